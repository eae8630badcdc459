/** Of the data form's own answers; what other parts say as well stands in server/texts.ts. */
export const stepTexts = {
  savedElsewhere: 'Este paso ya tenía otras respuestas. Elige con cuál te quedas.',
}

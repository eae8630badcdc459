/** Of the data form's own answers; what other parts say as well stands in server/texts.ts. */
export const stepTexts = {
  tooManyChanges: 'Cambiaste este paso muchas veces hoy. Inténtalo mañana.',
  unknownChange: 'Ese cambio ya no está.',
  savedElsewhere: 'Este paso ya tenía otras respuestas. Elige con cuál te quedas.',
}

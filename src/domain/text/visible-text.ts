/**
 * Removes characters that show nothing: a text of these alone would look empty, and some change the order of figures.
 */
export function visibleText(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').trim()
}

/**
 * Removes characters that show nothing. A text of only such characters looks empty, and some of these
 * characters change the order of digits.
 */
export function visibleText(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').trim()
}

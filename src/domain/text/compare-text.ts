/**
 * Compares texts by character codes, for `sort`: correct for ISO dates and keys. `localeCompare` takes a tenth
 * of a second for a thousand rows on a cheap phone.
 */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

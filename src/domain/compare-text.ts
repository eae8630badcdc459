/**
 * Orders texts by their characters, for `sort`: right for ISO dates and keys. A language's own order
 * (`localeCompare`) costs a thousand rows a tenth of a second on a cheap phone.
 */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

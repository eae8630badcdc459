/** Converts to lower case without accents, so that "nomina" finds "Nómina". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether every word of `wanted` is in `text`; an empty search matches everything. */
export function containsWords(text: string, wanted: string): boolean {
  const folded = fold(text)
  return fold(wanted)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

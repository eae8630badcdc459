/** Lower case without accents, so that "nomina" finds "Nómina". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Every word of `wanted` is somewhere in `text`; an empty search finds everything. */
export function foundIn(text: string, wanted: string): boolean {
  const folded = fold(text)
  return fold(wanted)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

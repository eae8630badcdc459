/**
 * Counts code points, like the database and z.maxLength. An emoji therefore counts as one on the screen, in the
 * API and in the database (DOCREQ-10, K-41).
 */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

/** Cuts a text to `most` code units without splitting an emoji: databases reject half of a surrogate pair. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most)
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}

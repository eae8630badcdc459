/**
 * Characters of a text: code points, as the database and z.maxLength count them, so that an emoji is one on the screen,
 * on the wire and in its row (DOCREQ-10, K-41).
 */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

/** What comes first of a text, `most` letters of it: an emoji is not parted, for half of it is no text that a database takes. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most)
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}

/**
 * Characters of a text: code points, as the database and z.maxLength count them, so that an emoji is one on the screen,
 * on the wire and in its row (DOCREQ-10, K-41).
 */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

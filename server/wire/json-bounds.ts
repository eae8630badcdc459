/**
 * Maximum depth: more than any request of the contract needs, and far from a stack overflow in recursive
 * functions.
 */
const DEPTH = 32
/**
 * Maximum number of values and names. The largest form of the contract, seven lists of thirty rows, has about
 * two thousand.
 */
const PARTS = 20_000

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/**
 * Returns whether a JSON text is within the limits of depth and number of values. Checks the bytes before
 * parsing: 16 MB of brackets would become gigabytes of arrays. Takes one pass without extra memory. The
 * parser rejects invalid JSON later.
 */
export function isWithinBounds(bytes: Uint8Array): boolean {
  let depth = 0
  let parts = 1
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case QUOTE:
        at = endOfText(bytes, at)
        break
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1
        parts += 1
        if (depth > DEPTH) return false
        break
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1
        break
      case COMMA:
      case COLON:
        parts += 1
        break
    }
    if (parts > PARTS) return false
  }
  return true
}

/**
 * Returns the end of the text that starts at a quote; the number of bytes for an unclosed text. Uses native
 * search, because photos are long texts.
 */
function endOfText(bytes: Uint8Array, start: number): number {
  for (let from = start + 1; ; ) {
    const end = bytes.indexOf(QUOTE, from)
    if (end === -1) return bytes.length
    let marks = 0
    while (end - 1 - marks >= from && bytes[end - 1 - marks] === BACKSLASH) marks += 1
    if (marks % 2 === 0) return end
    from = end + 1
  }
}

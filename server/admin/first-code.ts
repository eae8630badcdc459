import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Letters and digits without similar pairs: 0 O, 1 I L, 5 S, 8 B, 2 Z, U V. */
const LETTERS = '34679ACDEFGHJKMNPQRTWXY'
const GROUPS = 4
const GROUP = 4

/**
 * One-time code for the first administrator, shown only on the terminal. The process keeps its hash, and a
 * restart makes a new code. Sixteen random characters out of 23 are 72 bits, too many to guess over a
 * network. Wrong attempts are not counted: a limit would let anybody lock the page.
 */
export interface FirstCode {
  isRight(typed: string): boolean
  isUsed(): boolean
  use(): void
}

export function makeFirstCode(): { text: string; code: FirstCode } {
  const plain = Array.from({ length: GROUPS * GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const expected = hashOf(plain)
  let used = false
  const code = {
    isRight: (typed: string) =>
      timingSafeEqual(hashOf(typed.toUpperCase().replace(/[^A-Z0-9]/g, '')), expected),
    isUsed: () => used,
    use() {
      used = true
    },
  }
  return { text: plain.replace(/(.{4})(?=.)/g, '$1-'), code }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

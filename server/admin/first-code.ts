import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Letters and digits without pairs that look alike on a terminal: 0 O, 1 I L, 5 S, 8 B, 2 Z, U V. */
const LETTERS = '34679ACDEFGHJKMNPQRTWXY'
const GROUPS = 4
const GROUP = 4

/**
 * The code is shown on the terminal only; the process keeps its hash, and a restart makes a new code. 16 of 23 signs are 72
 * bits, which no number of tries over a network finds; wrong tries use up nothing, or anybody who reaches the page could
 * close it.
 */
export interface FirstCode {
  isRight(typed: string): boolean
  /** It has made its administrator: should that account be closed one day, no page opens with an old code. */
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

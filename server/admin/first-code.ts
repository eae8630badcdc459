import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Without what looks alike on a terminal: 0 O, 1 I L, 5 S, 8 B, 2 Z, U V. */
const LETTERS = '34679ACDEFGHJKMNPQRTWXY'
const GROUPS = 4
const GROUP = 4
/** 16 of 23 signs are 72 bits; ten tries leave nothing to guess. */
const TRIES = 10

/** Known to the terminal alone; the process keeps its hash, and a restart makes another one. */
export interface FirstCode {
  /** Takes one of the tries. */
  isRight(typed: string): boolean
  /** No try is left: the server has to be started again. */
  isSpent(): boolean
}

export function makeFirstCode(): { text: string; code: FirstCode } {
  const plain = Array.from({ length: GROUPS * GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const expected = hashOf(plain)
  let left = TRIES
  const code = {
    isRight(typed: string): boolean {
      if (left === 0) return false
      left--
      return timingSafeEqual(hashOf(typed.toUpperCase().replace(/[^A-Z0-9]/g, '')), expected)
    },
    isSpent: () => left === 0,
  }
  return { text: plain.replace(/(.{4})(?=.)/g, '$1-'), code }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

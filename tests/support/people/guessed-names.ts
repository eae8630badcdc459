import { createHmac } from 'node:crypto'

/**
 * Simulates an attacker who reads the device's disk to find out who used it: takes the salt beside the names
 * and tries the numbers up to those of the demo people. Numbers above belong to nobody, so the disk cannot
 * have their names.
 */
const NUMBERS = 120_000
/** Highest user id to try for names derived from it; ids start at 1. */
const PEOPLE = 20_000

const LETTERS = 32

export function namesIn(text: string): Set<string> {
  const runs = text.match(/[0-9a-f]{32,}/g) ?? []
  const names = runs.flatMap((run) =>
    Array.from({ length: run.length - LETTERS + 1 }, (_, at) => run.slice(at, at + LETTERS)),
  )
  return new Set(names)
}

/** @returns the numbers and users that the names reveal */
export function guessNames(salt: Uint8Array, names: ReadonlySet<string>, forms: readonly string[]): string[] {
  const nameOf = (text: string) => createHmac('sha256', salt).update(text).digest('hex').slice(0, LETTERS)
  const found: string[] = []
  const guess = (text: string): string => {
    const name = nameOf(text)
    if (names.has(name)) found.push(text)
    return name
  }
  for (let number = 0; number < NUMBERS; number++) {
    guess(`login|${String(number).padStart(6, '0')}`)
    const user = guess(`user|${number}`)
    if (number < PEOPLE) for (const form of forms) guess(`stream|${user}|${form}`)
  }
  return found
}

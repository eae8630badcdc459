import { createHmac } from 'node:crypto'
import { isWhole } from '../server/whole.ts'

/**
 * What whoever reads a device's disk would do to find out who was there: take the salt that lies beside the names and
 * try every number on it; in `npm test` those that the demo people's lie among.
 */
const NUMBERS = isWhole ? 1_000_000 : 120_000
/** Users are counted from 1; of what hangs on their names, so many are enough to show it. */
const PEOPLE = 20_000

const LETTERS = 32

/** Whatever could be a name, also where other hex digits stand right beside it. @param text what lies on the disk */
export function namesIn(text: string): Set<string> {
  const runs = text.match(/[0-9a-f]{32,}/g) ?? []
  const names = runs.flatMap((run) =>
    Array.from({ length: run.length - LETTERS + 1 }, (_, at) => run.slice(at, at + LETTERS)),
  )
  return new Set(names)
}

/** @returns the numbers and users that one of the names gives away */
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

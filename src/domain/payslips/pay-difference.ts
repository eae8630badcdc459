import type { LineSide } from '../pay-lines/pay-line.ts'
import { compareText } from '../text/compare-text.ts'
import { fold } from '../text/fold.ts'

/**
 * Differences between two payslips for "¿Por qué cambió mi pago?", without guessed causes. Amounts in centavos.
 */

export interface PayLine {
  side: LineSide
  concept: string
  description: string
  /** Three digits of the SAT's catalogue; missing where the service sends none. */
  satType?: string
  amount: number
}

export interface PayDifference {
  side: PayLine['side']
  concept: string
  description: string
  satType?: string
  before: number
  after: number
  /** Effect on the net; a larger deduction is negative. */
  effect: number
}

/**
 * Returns every changed line, largest effect first; the effects add up to the difference of the nets. The description
 * and type are those of the later payslip that has the line.
 */
export function payDifferences(before: readonly PayLine[], after: readonly PayLine[]): PayDifference[] {
  const pairOf = pairing(before, after)
  const lines = new Map<string, PayDifference>()
  for (const [period, list] of [
    ['before', before],
    ['after', after],
  ] as const) {
    for (const line of list) {
      const { side, concept, description, satType } = line
      const key = pairOf(line)
      const { before: from, after: to } = lines.get(key) ?? { before: 0, after: 0 }
      const names = { side, concept, description, ...(satType !== undefined && { satType }) }
      const entry = { ...names, before: from, after: to, effect: 0 }
      entry[period] += line.amount
      lines.set(key, entry)
    }
  }
  return [...lines.values()]
    .map((line) => ({
      ...line,
      effect: line.side === 'deduction' ? line.before - line.after : line.after - line.before,
    }))
    .filter((line) => line.effect !== 0)
    .sort(
      (a, b) =>
        Math.abs(b.effect) - Math.abs(a.effect) ||
        compareText(a.concept, b.concept) ||
        compareText(a.description, b.description),
    )
}

/** Returns whether the line is the one that the difference names. */
export function isNamedBy(line: PayLine, difference: PayDifference): boolean {
  return exactKey(line) === exactKey(difference)
}

/** Text that is equal for two lines with the same side, key, type and description. */
export function exactKey({ side, concept, satType = '', description }: Omit<PayLine, 'amount'>): string {
  return [side, concept.trim(), satType, wordsOf(description).join(' ')].join('|')
}

/**
 * Returns a function that gives lines of one pair the same text. Some companies use the SAT's type as the key of
 * several lines, so a key alone is no pair when one payslip uses it for several lines, or when it is the type, or when
 * the descriptions have no word in common.
 */
function pairing(before: readonly PayLine[], after: readonly PayLine[]): (line: PayLine) => string {
  const all = [...before, ...after]
  const linesOf = (list: readonly PayLine[], key: string) => list.filter((line) => keyOf(line) === key)
  const isShared = (list: readonly PayLine[], key: string) =>
    new Set(linesOf(list, key).map(exactKey)).size > 1
  const isPair = (key: string) => {
    const lines = linesOf(all, key)
    const [first] = lines
    const isOne = lines.every((line) => first && hasSameWord(first, line) && !isTypeKey(line))
    return isOne && !isShared(before, key) && !isShared(after, key)
  }
  const exact = new Set(all.map(keyOf).filter((key) => !isPair(key)))
  return (line) => (exact.has(keyOf(line)) ? exactKey(line) : keyOf(line))
}

function keyOf({ side, concept }: PayLine): string {
  return `${side}|${concept.trim()}`
}

/** Returns whether the key is the SAT's type, such as "004" or "D004". */
function isTypeKey({ concept, satType }: PayLine): boolean {
  return satType !== undefined && /^\D*(\d+)$/.exec(concept.trim())?.[1] === satType
}

function hasSameWord(one: PayLine, other: PayLine): boolean {
  const words = wordsOf(other.description)
  const own = wordsOf(one.description)
  return own.join(' ') === words.join(' ') || own.some((word) => words.includes(word))
}

/** Joins letters with dots, so that "I.S.R." and "ISR" are the same word. */
function wordsOf(description: string): string[] {
  return fold(description)
    .replaceAll('.', '')
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
}

export function netOf(lines: readonly PayLine[]): number {
  return lines.reduce((net, line) => net + (line.side === 'deduction' ? -line.amount : line.amount), 0)
}

/** Centavos. */
export function sumOf(lines: readonly PayLine[], side: PayLine['side']): number {
  return lines.reduce((sum, line) => (line.side === side ? sum + line.amount : sum), 0)
}

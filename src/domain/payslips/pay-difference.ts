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
  /** Three digits of the SAT's catalogue; missing if the service sends none. */
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

export function isNamedBy(line: PayLine, difference: PayDifference): boolean {
  return exactKey(line) === exactKey(difference)
}

/** Returns a text that is equal for lines with the same side, key, type and description. */
export function exactKey({ side, concept, satType = '', description }: Omit<PayLine, 'amount'>): string {
  return [side, plainNumber(concept), satType, wordsOf(description).join(' ')].join('|')
}

/**
 * Returns a function that gives lines of one pair the same text. Some companies use the SAT's type as the key
 * of several lines. So a key makes no pair if a payslip uses it for several lines, or if the descriptions share
 * no word. A key that is only a type's number never suffices: the descriptions must be equal, apart from
 * figures.
 */
function pairing(before: readonly PayLine[], after: readonly PayLine[]): (line: PayLine) => string {
  const all = [...before, ...after]
  const pairKey = (line: PayLine) => (isTypeKey(line) ? wordKey(line) : keyOf(line))
  const isPair = (key: string) => {
    const isOne = (list: readonly PayLine[]) =>
      new Set(list.filter((line) => pairKey(line) === key).map(exactKey)).size <= 1
    const lines = all.filter((line) => pairKey(line) === key)
    const [first] = lines
    return lines.every((line) => first && hasSameWord(first, line)) && isOne(before) && isOne(after)
  }
  const exact = new Set(all.map(pairKey).filter((key) => !isPair(key)))
  return (line) => (exact.has(pairKey(line)) ? exactKey(line) : pairKey(line))
}

function keyOf({ side, concept }: PayLine): string {
  return `${side}|${plainNumber(concept)}`
}

/** Instalments, hours, days and rates, which change from one payslip to the next: "5/10", "6 hrs", "25 %". */
const FIGURES = /\d+ ?(?:\/|de) ?\d+|\d+(?:[.,]\d+)? ?(?:%|(?:h|hrs?|horas?|d|dias?)\b)/g

function wordKey(line: PayLine): string {
  const words = wordsOf(fold(line.description).replace(FIGURES, ' '))
  return [keyOf(line), line.satType ?? '', words.join(' ')].join('|')
}

/** Removes blanks and leading zeros: "4", "04" and "004" are one key. Any other key stays as it is. */
function plainNumber(key: string): string {
  return key.trim().replace(/^0+(?=\d+$)/, '')
}

/** Highest type number of each catalogue, except type 999 of other payments. */
const HIGHEST_TYPE: Readonly<Record<LineSide, number>> = { perception: 57, deduction: 115, otherPayment: 9 }
const OTHER_PAYMENT = 999

/**
 * Returns whether the key is the SAT's type, such as "4", "004" or "D004". For a line without a type, any number of
 * the catalogue counts as the SAT's type.
 */
function isTypeKey({ side, concept, satType }: PayLine): boolean {
  const key = plainNumber(concept)
  if (satType !== undefined) return Number(/^\D*(\d+)$/.exec(key)?.[1]) === Number(satType)
  const number = /^\d+$/.test(key) ? Number(key) : 0
  return (number > 0 && number <= HIGHEST_TYPE[side]) || (side === 'otherPayment' && number === OTHER_PAYMENT)
}

function hasSameWord(one: PayLine, other: PayLine): boolean {
  const words = wordsOf(other.description)
  const own = wordsOf(one.description)
  return own.join(' ') === words.join(' ') || own.some((word) => words.includes(word))
}

/** Removes dots, so that "I.S.R." and "ISR" are the same word. */
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

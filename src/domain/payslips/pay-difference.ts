import type { LineSide } from '../pay-lines/pay-line.ts'
import { compareText } from '../text/compare-text.ts'

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

/** Returns every changed line, largest effect first; the effects add up to the difference of the nets. */
export function payDifferences(before: readonly PayLine[], after: readonly PayLine[]): PayDifference[] {
  const lines = new Map<string, PayDifference>()
  for (const [period, list] of [
    ['before', before],
    ['after', after],
  ] as const) {
    for (const line of list) {
      const key = `${line.side}|${line.concept}`
      const entry: PayDifference = lines.get(key) ?? { ...line, before: 0, after: 0, effect: 0 }
      entry[period] += line.amount
      if (line.satType !== undefined) entry.satType = line.satType
      lines.set(key, entry)
    }
  }
  return [...lines.values()]
    .map(({ side, concept, description, satType, before: from, after: to }) => ({
      side,
      concept,
      description,
      ...(satType !== undefined && { satType }),
      before: from,
      after: to,
      effect: side === 'deduction' ? from - to : to - from,
    }))
    .filter((line) => line.effect !== 0)
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect) || compareText(a.concept, b.concept))
}

export function netOf(lines: readonly PayLine[]): number {
  return lines.reduce((net, line) => net + (line.side === 'deduction' ? -line.amount : line.amount), 0)
}

/** Centavos. */
export function sumOf(lines: readonly PayLine[], side: PayLine['side']): number {
  return lines.reduce((sum, line) => (line.side === side ? sum + line.amount : sum), 0)
}

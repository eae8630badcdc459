import { compareText } from '../text/compare-text.ts'

/**
 * Differences between two payslips for "¿Por qué cambió mi pago?", without guessed causes. Amounts in centavos.
 */

export interface PayLine {
  side: 'perception' | 'deduction'
  concept: string
  description: string
  amount: number
}

export interface PayDifference {
  side: PayLine['side']
  concept: string
  description: string
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
      const entry = lines.get(key) ?? { ...line, before: 0, after: 0, effect: 0 }
      entry[period] += line.amount
      lines.set(key, entry)
    }
  }
  return [...lines.values()]
    .map(({ side, concept, description, before: from, after: to }) => ({
      side,
      concept,
      description,
      before: from,
      after: to,
      effect: side === 'perception' ? to - from : from - to,
    }))
    .filter((line) => line.effect !== 0)
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect) || compareText(a.concept, b.concept))
}

export function netOf(lines: readonly PayLine[]): number {
  return lines.reduce((net, line) => net + (line.side === 'perception' ? line.amount : -line.amount), 0)
}

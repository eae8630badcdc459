import type { CheckedLine } from '#domain/pay-check/facts.ts'
import { type Random, randomFor } from '#server/seed/random.ts'
import type { MeaningName } from '../files/payroll-meanings.ts'

/** Deductions of one person that usually repeat: credits, alimony and union dues. Amounts are centavos. */
export interface UsualDeductions {
  housing: number
  /** Payday from which the housing credit has another amount, because its notice changed. */
  housingChanges: string
  fonacot: number
  alimony: { share: number } | { fixed: number } | null
  /** Share of the salary. */
  union: number
}

export function usualDeductionsOf(style: string, number: number): UsualDeductions {
  const random = randomFor(`usual deductions|${style}|${number}`)
  const amount = (chance: number) => (random.chance(chance) ? random.whole(150, 900) * 100 : 0)
  return {
    housing: amount(0.4),
    housingChanges: `2026-0${random.whole(2, 9)}-01`,
    fonacot: amount(0.3),
    alimony: alimonyOf(random),
    union: random.chance(0.5) ? 0.01 : 0,
  }
}

function alimonyOf(random: Random): UsualDeductions['alimony'] {
  if (!random.chance(0.3)) return null
  return random.chance(0.5) ? { share: random.whole(15, 30) / 100 } : { fixed: random.whole(200, 600) * 100 }
}

/** @param income sum of the payslip's perceptions; `salary`: its salary */
export function writeUsual(
  usual: UsualDeductions,
  write: (meaning: MeaningName, amount: number) => CheckedLine,
  { paid, income, salary }: { paid: string; income: number; salary: number },
): CheckedLine[] {
  const { housing, housingChanges, fonacot, alimony, union } = usual
  const isChanged = paid >= housingChanges
  const support = alimony === null ? 0 : 'fixed' in alimony ? alimony.fixed : alimony.share * income
  return [
    write('housing', isChanged ? Math.round(housing * 1.07) : housing),
    write('fonacot', fonacot),
    write('alimony', Math.round(support)),
    write('union', Math.round(union * salary)),
  ]
}

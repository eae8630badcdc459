import { addDays } from '../time/dates.ts'
import { type CheckedPayslip, isWithin, type KardexFacts, sumOfTopics } from './facts.ts'

/** Longest incapacity in days: 52 weeks, extended by 26 (LSS art. 92). */
const LONGEST = 546

/**
 * Returns whether an incapacity may last into the period. Some hosts list only the first day of an incapacity, so it
 * may last until a later payslip shows a full period.
 * @param before previous period; `isFull` when its payslip shows full days
 */
export function mayBeIncapacitated(
  { lines, start, end }: CheckedPayslip,
  { incapacities }: KardexFacts,
  before: { start: string; isFull: boolean },
): boolean {
  if (sumOfTopics(lines, 'incapacityPay', 'incapacityDiscount') > 0) return true
  const from = before.isFull ? before.start : addDays(start, -LONGEST)
  return incapacities.some((day) => isWithin(day, from, end))
}

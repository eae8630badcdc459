import { addDays } from '../time/dates.ts'
import { LATE_DAYS } from './coverage.ts'
import { type CheckedPayslip, isWithin, type KardexFacts, sumOfTopics } from './facts.ts'

/**
 * Longest incapacity in days: 52 weeks, extended by 26 (LSS art. 92). Also used for unpaid leaves, which no law limits.
 */
const LONGEST = 546

/**
 * Returns which absence may reach into the period or be deducted in it: an incapacity or an unpaid leave; null
 * for neither. Some hosts list only the first day of an absence, so it may last until a payslip shows a full
 * period. Papers of an absence may come late, so a payslip up to LATE_DAYS later may deduct it.
 * @param before previous period; `isFull` when its payslip shows full days
 */
export function mayBeAway(
  { lines, start, end }: CheckedPayslip,
  { incapacities, leaves = [] }: KardexFacts,
  before: { isFull: boolean },
): 'incapacity' | 'leave' | null {
  if (sumOfTopics(lines, 'incapacityPay', 'incapacityDiscount') > 0) return 'incapacity'
  const from = addDays(start, before.isFull ? -LATE_DAYS : -LONGEST)
  const mayLast = (day: string) => isWithin(day, from, end)
  if (incapacities.some(mayLast)) return 'incapacity'
  return leaves.some(mayLast) ? 'leave' : null
}

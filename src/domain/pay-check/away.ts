import { addDays } from '../time/dates.ts'
import { type CheckedPayslip, isWithin, type KardexFacts, sumOfTopics } from './facts.ts'

/**
 * Longest incapacity in days: 52 weeks, extended by 26 (LSS art. 92). Also used for unpaid leaves, which no law limits.
 */
const LONGEST = 546

/**
 * Returns which absence may last into the period: an incapacity or an unpaid leave; null when neither may. Some hosts
 * list only the first day of an absence, so it may last until a later payslip shows a full period.
 * @param before previous period; `isFull` when its payslip shows full days
 */
export function mayBeAway(
  { lines, start, end }: CheckedPayslip,
  { incapacities, leaves = [] }: KardexFacts,
  before: { start: string; isFull: boolean },
): 'incapacity' | 'leave' | null {
  if (sumOfTopics(lines, 'incapacityPay', 'incapacityDiscount') > 0) return 'incapacity'
  const from = before.isFull ? before.start : addDays(start, -LONGEST)
  const mayLast = (day: string) => isWithin(day, from, end)
  if (incapacities.some(mayLast)) return 'incapacity'
  return leaves.some(mayLast) ? 'leave' : null
}

import { dateParts, daysBetween } from '../time/dates.ts'
import type { PayslipPeriod } from './payslip.ts'

/** 'other' is a month, ten days, or another period whose name the payslip does not state. */
export type PeriodUnit = 'week' | 'fortnight' | 'other'

type Dated = Pick<PayslipPeriod, 'end_date' | 'period' | 'start_date'>

/**
 * Returns the unit that a payslip's own days cover. A short week or fortnight, for example of a newcomer, keeps its
 * unit. The person's pay group decides when the days are missing, invalid or in the wrong order.
 */
export function periodUnit(period: Dated, weekly: boolean): PeriodUnit {
  const start = period.start_date?.slice(0, 10) ?? ''
  const end = period.end_date.slice(0, 10)
  if (!dateParts(start) || !dateParts(end) || start > end) return weekly ? 'week' : 'fortnight'
  const days = daysBetween(start, end) + 1
  if (weekly && days <= 7) return 'week'
  if (isInFortnight(start, end, period.period)) return 'fortnight'
  return days === 7 ? 'week' : 'other'
}

/** Returns whether both days are in the half month with this number, 1 to 24. */
function isInFortnight(start: string, end: string, number: number | string): boolean {
  const [from, to] = [dateParts(start), dateParts(end)]
  if (!from || !to || start.slice(0, 7) !== end.slice(0, 7)) return false
  const isFirst = Number(to.day) <= 15
  const isOneHalf = isFirst || Number(from.day) > 15
  return isOneHalf && Number.parseInt(String(number), 10) === to.month * 2 - (isFirst ? 1 : 0)
}

import { addDays, daysBetween } from '../time/dates.ts'
import { isWeeklyLoan } from './loan.ts'
import { isWeekly } from '../payslips/payslip.ts'

/**
 * With a weekly payroll, a fortnightly loan (group 9, K-02) is deducted from the last payroll of each
 * fortnight.
 */
export type LoanRhythm = 'week' | 'fortnight' | 'last-week'

export function rhythmOf(isByWeeks: boolean, isPaidWeekly: boolean): LoanRhythm {
  if (isByWeeks) return 'week'
  return isPaidWeekly ? 'last-week' : 'fortnight'
}

export function loanRhythm(payGroup: number): LoanRhythm {
  return rhythmOf(isWeeklyLoan(payGroup), isWeekly(payGroup))
}

/**
 * Returns the planned payment days: the first payday, then one per week or fortnight. Payroll may move a day
 * that is a holiday.
 */
export function loanPaydays(first: string, term: number, rhythm: LoanRhythm): string[] {
  const days = [first]
  let day = rhythm === 'fortnight' ? nearestFortnight(first) : first
  while (days.length < term) {
    day = nextDay(day, rhythm)
    days.push(day)
  }
  return days.slice(0, term)
}

/** Returns the first payment day of a loan paid out on a payday: the next payroll that takes payments. */
export function firstLoanPayday(paidOut: string, rhythm: LoanRhythm): string {
  return nextDay(rhythm === 'fortnight' ? nearestFortnight(paidOut) : paidOut, rhythm)
}

function nextDay(day: string, rhythm: LoanRhythm): string {
  if (rhythm === 'fortnight') return nextFortnight(day)
  let next = addDays(day, 7)
  while (rhythm === 'last-week' && !isLastOfFortnight(next)) next = addDays(next, 7)
  return next
}

export function isLastOfFortnight(day: string): boolean {
  return halfOf(day) !== halfOf(addDays(day, 7))
}

function halfOf(day: string): string {
  return `${day.slice(0, 8)}${Number(day.slice(8, 10)) > 15 ? 2 : 1}`
}

function nearestFortnight(day: string): string {
  const before = addDays(`${day.slice(0, 8)}01`, -1)
  const middle = `${day.slice(0, 8)}15`
  const ends = [before, middle, nextFortnight(middle)]
  const distance = (end: string) => Math.abs(daysBetween(end, day))
  return ends.reduce((best, end) => (distance(end) < distance(best) ? end : best))
}

function nextFortnight(end: string): string {
  if (Number(end.slice(8, 10)) !== 15) return `${addDays(end, 1).slice(0, 8)}15`
  const inNextMonth = addDays(`${end.slice(0, 8)}28`, 4)
  return addDays(`${inNextMonth.slice(0, 8)}01`, -1)
}

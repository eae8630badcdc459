import { addDays, daysBetween } from './dates.ts'
import { isWeeklyLoan } from './loan.ts'
import { isWeekly } from './payslip.ts'

/**
 * With which payrolls a loan is paid: each week, each fortnight, or, where a loan by fortnights is paid by a weekly
 * payroll (group 9, K-02), the last one of each fortnight.
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
 * The days on which a loan is expected to be paid: the first payday, then one a week, or one of each fortnight that
 * follows. A plan: the payroll moves a day that is a holiday.
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

/** The first of them for a loan that is paid out on a payday: the payroll after it that takes payments. */
export function firstLoanPayday(paidOut: string, rhythm: LoanRhythm): string {
  return nextDay(rhythm === 'fortnight' ? nearestFortnight(paidOut) : paidOut, rhythm)
}

function nextDay(day: string, rhythm: LoanRhythm): string {
  if (rhythm === 'fortnight') return nextFortnight(day)
  let next = addDays(day, 7)
  while (rhythm === 'last-week' && !isLastOfFortnight(next)) next = addDays(next, 7)
  return next
}

/** Whether the payday a week later lies in another half of a month. */
export function isLastOfFortnight(day: string): boolean {
  return halfOf(day) !== halfOf(addDays(day, 7))
}

function halfOf(day: string): string {
  return `${day.slice(0, 8)}${Number(day.slice(8, 10)) > 15 ? 2 : 1}`
}

/** A payday is the last day of its fortnight, or a few days beside it. */
function nearestFortnight(day: string): string {
  const before = addDays(`${day.slice(0, 8)}01`, -1)
  const middle = `${day.slice(0, 8)}15`
  const ends = [before, middle, nextFortnight(middle)]
  const distance = (end: string) => Math.abs(daysBetween(end, day))
  return ends.reduce((best, end) => (distance(end) < distance(best) ? end : best))
}

/** From the 15th to the end of the month, from there to the next 15th. */
function nextFortnight(end: string): string {
  if (Number(end.slice(8, 10)) !== 15) return `${addDays(end, 1).slice(0, 8)}15`
  const inNextMonth = addDays(`${end.slice(0, 8)}28`, 4)
  return addDays(`${inNextMonth.slice(0, 8)}01`, -1)
}

import { addDays, daysBetween } from './dates.ts'

/**
 * The days on which a loan is expected to be paid: the first payday, then one a week, or the ends of the fortnights that
 * follow. A plan: the payroll moves a day that is a holiday.
 */
export function loanPaydays(first: string, term: number, isWeekly: boolean): string[] {
  const days = [first]
  let end = nearestFortnight(first)
  while (days.length < term) {
    end = nextFortnight(end)
    days.push(isWeekly ? addDays(first, 7 * days.length) : end)
  }
  return days.slice(0, term)
}

/** The same for a loan that is paid out on a payday: the payroll after it takes the first payment. */
export function paydaysOfLoan(paidOut: string, term: number, isWeekly: boolean): string[] {
  return loanPaydays(paidOut, term + 1, isWeekly).slice(1)
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

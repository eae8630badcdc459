import { addDays, daysBetween, weekday } from '#domain/time/dates.ts'

export interface PayPeriod {
  year: number
  number: number
  startDate: string
  endDate: string
  paidDate: string
  /** Number of days: 7, or 13 to 16. */
  days: number
}

/** Returns "2024-11-21" for "2026-11-21" and −2; in a year without 29 February, the 28th takes its place. */
export function addYears(date: string, years: number): string {
  const rest = date.slice(4)
  const year = Number(date.slice(0, 4)) + years
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return `${year}${rest === '-02-29' && !isLeap ? '-02-28' : rest}`
}

/**
 * Returns the week from Monday to Sunday, paid on the following Friday. Weeks are numbered by the
 * Sundays of the year (week 46 of 2026 ends on 15 November).
 */
function week(endDate: string): PayPeriod {
  const year = Number(endDate.slice(0, 4))
  return {
    year,
    number: Math.floor(daysBetween(`${year}-01-01`, endDate) / 7) + 1,
    startDate: addDays(endDate, -6),
    endDate,
    paidDate: addDays(endDate, 5),
    days: 7,
  }
}

/** Returns the half month from the 1st to the 15th, or from the 16th to the last day. */
function fortnight(endDate: string): PayPeriod {
  const month = Number(endDate.slice(5, 7))
  const isSecond = endDate.slice(8) !== '15'
  const startDate = `${endDate.slice(0, 8)}${isSecond ? '16' : '01'}`
  const afterWeekend = { 6: 2, 0: 1 }[weekday(endDate)] ?? 0
  return {
    year: Number(endDate.slice(0, 4)),
    number: month * 2 - (isSecond ? 0 : 1),
    startDate,
    endDate,
    paidDate: addDays(endDate, afterWeekend),
    days: daysBetween(startDate, endDate) + 1,
  }
}

function endOfFortnight(date: string): string {
  if (Number(date.slice(8)) <= 15) return `${date.slice(0, 8)}15`
  // The 28th plus four days is always in the next month.
  return addDays(`${addDays(`${date.slice(0, 8)}28`, 4).slice(0, 8)}01`, -1)
}

export function periodOf(date: string, weekly: boolean): PayPeriod {
  return weekly ? week(addDays(date, (7 - weekday(date)) % 7)) : fortnight(endOfFortnight(date))
}

export function yearsOf(years: number, today: string, weekly: boolean): PayPeriod[] {
  const earliest = addYears(today, -years)
  const periods: PayPeriod[] = []
  let period = periodOf(today, weekly)
  while (period.endDate >= earliest) {
    periods.unshift(period)
    period = periodOf(addDays(period.startDate, -1), weekly)
  }
  return periods
}

import { addDays } from '#domain/time/dates.ts'

/** Days are YYYY-MM-DD, the first and the last included. */
export interface PeriodDates {
  start: string
  end: string
  paid: string
  number: string
}

const PAID_AFTER = { week: 5, decena: 2, fortnight: 1, month: 1 } as const
const ends = { decena: [10, 20, 31], fortnight: [15, 31], month: [31] } as const

/** Returns the whole periods from `from` to `to`. */
export function periodsOf(length: keyof typeof PAID_AFTER, from: string, to: string): PeriodDates[] {
  const periods: PeriodDates[] = []
  const numbers = new Map<string, number>()
  let start = from
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const isEnd = length === 'week' ? addDays(start, 6) === day : isLastDay(ends[length], day)
    if (!isEnd) continue
    const year = day.slice(0, 4)
    const number = (numbers.get(year) ?? 0) + 1
    numbers.set(year, number)
    periods.push({ start, end: day, paid: addDays(day, PAID_AFTER[length]), number: String(number) })
    start = addDays(day, 1)
  }
  return periods
}

function isLastDay(days: readonly number[], day: string): boolean {
  const isMonthEnd = addDays(day, 1).slice(0, 7) !== day.slice(0, 7)
  const date = Number(day.slice(8))
  return isMonthEnd || days.some((last) => last < 28 && last === date)
}

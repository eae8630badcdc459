import { addDays, weekday } from '../time/dates.ts'
import { type FundMovement, type LoanMovement, newestLoanFirst, readFundPeriod } from './savings-statement.ts'

/** Statement of one month: opening balance, movements, closing balance (spec 001 §2). Amounts in centavos. */
export interface FundMonth {
  /** YYYY-MM */
  month: string
  opening: number
  /** Oldest first, each with its balance afterwards. */
  movements: (FundMovement & { balance: number })[]
  putIn: number
  /** Zero or less. */
  takenOut: number
  closing: number
  loanPayments: LoanMovement[]
}

interface Fund {
  total: number
  movements: readonly FundMovement[]
  loanMovements: readonly LoanMovement[]
}

/**
 * Returns the month (YYYY-MM) of a movement, or null if unknown. If the host sends no day, the last day of the
 * period decides.
 * @param isWeekly whether period numbers count weeks; otherwise fortnights
 */
export function monthOf({ date, period }: FundMovement, isWeekly: boolean): string | null {
  if (date !== undefined && /^\d{4}-\d{2}-\d{2}/.test(date)) return date.slice(0, 7)
  const read = readFundPeriod(period)
  if (read.kind === 'unknown') return null
  if (read.kind === 'date') return read.date.slice(0, 7)
  const { year, number } = read
  if (isWeekly) return sundayOf(year, number).slice(0, 7)
  return number > 24 ? null : `${year}-${String(Math.ceil(number / 2)).padStart(2, '0')}`
}

/** Returns the Sunday that ends a week; weeks are numbered by the Sundays of their year. */
function sundayOf(year: number, number: number): string {
  const newYear = `${year}-01-01`
  const first = (7 - weekday(newYear)) % 7
  return addDays(newYear, first + 7 * (number - 1))
}

/**
 * Returns all months from the oldest movement to the newest movement or `today`, newest first. Empty if any
 * movement has no month.
 */
export function fundMonths({ movements, loanMovements }: Fund, isWeekly: boolean, today: string): string[] {
  const months = movements.map((movement) => monthOf(movement, isWeekly))
  if (months.includes(null)) return []
  const all = [
    ...months.filter((month) => month !== null),
    ...loanMovements.map(({ date }) => date.slice(0, 7)),
  ]
  const newest = all.reduce((latest, month) => (month > latest ? month : latest), today.slice(0, 7))
  const oldest = all.reduce((first, month) => (month < first ? month : first), newest)
  const found: string[] = []
  for (let month = newest; month >= oldest; month = addDays(`${month}-01`, -1).slice(0, 7)) found.push(month)
  return found
}

/** Computes backwards from the current balance, so that every month ends where the next month begins. */
export function fundMonth(fund: Fund, month: string, isWeekly: boolean): FundMonth {
  const sum = (rows: readonly FundMovement[]) => rows.reduce((total, { amount }) => total + amount, 0)
  const monthOfRow = (row: FundMovement) => monthOf(row, isWeekly) ?? ''
  const later = fund.movements.filter((row) => monthOfRow(row) > month)
  const own = oldestFirst(fund.movements.filter((row) => monthOfRow(row) === month))
  const closing = fund.total - sum(later)
  const opening = closing - sum(own)
  let balance = opening
  return {
    month,
    opening,
    movements: own.map((row) => {
      balance += row.amount
      return { ...row, balance }
    }),
    putIn: sum(own.filter(({ amount }) => amount > 0)),
    takenOut: sum(own.filter(({ amount }) => amount < 0)),
    closing,
    loanPayments: newestLoanFirst(fund.loanMovements.filter(({ date }) => date.startsWith(month))).reverse(),
  }
}

/** Movements arrive newest first; movements with a day are sorted by that day. */
function oldestFirst(rows: readonly FundMovement[]): FundMovement[] {
  return [...rows].reverse().sort((a, b) => {
    if (a.date === undefined || b.date === undefined || a.date === b.date) return 0
    return a.date < b.date ? -1 : 1
  })
}

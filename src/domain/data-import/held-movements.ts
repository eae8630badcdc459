import { compareText } from '../text/compare-text.ts'
import { formatDate } from '../time/dates.ts'
import { formatMoney } from '../money/money.ts'
import type { DataProblem } from './kind.ts'
import type { MovementKind } from './kinds/movimientos.ts'
import { MOST_SUM } from './row-cells.ts'

/** Amount in centavos, negative if it leaves the fund. */
export interface Movement {
  date: string
  kind: MovementKind
  amount: number
}

export interface MovementRow extends Movement {
  row: number
}

export interface HeldMovement {
  row: number
  isThere: boolean
  problem: DataProblem | null
}

/**
 * Compares a person's rows with the existing movements. Movements with the same day, kind and amount are equal;
 * the n-th equal row is the n-th equal movement, whatever its concept. So importing a file twice adds nothing,
 * and a movement that the portal made itself is not added again. No day may end below zero.
 * @param openedOn day of the account's opening balance; null without one
 */
export function holdMovements(
  there: readonly Movement[],
  openedOn: string | null,
  rows: readonly MovementRow[],
): HeldMovement[] {
  const left = new Map<string, number>()
  for (const each of there) left.set(keyOf(each), (left.get(keyOf(each)) ?? 0) + 1)
  const held = new Map<number, HeldMovement>()
  const fresh: MovementRow[] = []
  for (const each of [...rows].sort((a, b) => a.row - b.row)) {
    const count = left.get(keyOf(each)) ?? 0
    if (count > 0) left.set(keyOf(each), count - 1)
    else fresh.push(each)
    const isIn = count === 0 && openedOn !== null && each.date <= openedOn
    const problem: DataProblem | null = isIn
      ? { field: 'fecha', what: 'inOpening', of: formatDate(openedOn) }
      : null
    held.set(each.row, { row: each.row, isThere: count > 0, problem })
  }
  const short = findShort(there, fresh)
  const blamed = short && held.get(short.row)
  if (short && blamed && blamed.problem === null) blamed.problem = short.problem
  return rows.flatMap(({ row }) => held.get(row) ?? [])
}

function keyOf({ date, kind, amount }: Movement): string {
  return `${date}|${kind}|${amount}`
}

/**
 * Finds the row that makes a day end below zero, or makes the sum exceed its column. Balances that were below
 * zero before the file are not its fault. The order within a day is unknown, so only the day's end counts.
 */
function findShort(
  there: readonly Movement[],
  fresh: readonly MovementRow[],
): { row: number; problem: DataProblem } | null {
  const days = [...new Set([...there, ...fresh].map(({ date }) => date))].sort(compareText)
  const old = sumsByDay(there)
  const added = sumsByDay(fresh)
  const isIn = (amount: number) => amount > 0
  // Incoming money is written before outgoing money (inWritingOrder).
  if (sumOf(there) + sumOf(fresh.filter(({ amount }) => isIn(amount))) > MOST_SUM)
    return blame(lastUntil(fresh, days.at(-1) ?? '', isIn), 'tooMuch', MOST_SUM)
  let before = 0
  let more = 0
  for (const day of days) {
    before += old.get(day) ?? 0
    more += added.get(day) ?? 0
    if (before + more < 0 && more < 0) {
      const last = lastUntil(fresh, day, (amount) => amount < 0)
      return blame(last, 'belowZero', Math.max(0, before + more - (last?.amount ?? 0)))
    }
  }
  return null
}

function blame(row: MovementRow | null, what: 'belowZero' | 'tooMuch', centavos: number) {
  return row && { row: row.row, problem: { field: 'importe', what, of: formatMoney(centavos) } }
}

function sumOf(movements: readonly Movement[]): number {
  return movements.reduce((sum, { amount }) => sum + amount, 0)
}

function sumsByDay(movements: readonly Movement[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { date, amount } of movements) sums.set(date, (sums.get(date) ?? 0) + amount)
  return sums
}

function lastUntil(
  fresh: readonly MovementRow[],
  day: string,
  isMeant: (amount: number) => boolean,
): MovementRow | null {
  const until = fresh.filter(({ date, amount }) => date <= day && isMeant(amount))
  return until.sort((a, b) => compareText(a.date, b.date) || a.row - b.row).at(-1) ?? null
}

/**
 * Orders incoming money before outgoing money, each by day, so that no interim balance is below zero
 * (savings_accounts_total).
 */
export function inWritingOrder<Row extends MovementRow>(rows: readonly Row[]): Row[] {
  const isOut = ({ amount }: Movement) => Number(amount < 0)
  return [...rows].sort((a, b) => isOut(a) - isOut(b) || compareText(a.date, b.date) || a.row - b.row)
}

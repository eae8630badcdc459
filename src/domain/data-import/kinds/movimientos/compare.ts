import { compareText } from '../../../text/compare-text.ts'
import { formatDate } from '../../../time/dates.ts'
import { formatMoney } from '../../../money/money.ts'
import type { DataProblem } from '../../kind.ts'
import { MOST_SUM } from '../../row-cells.ts'
import type { MovementKind } from './kind.ts'

/** Amount in centavos, negative if it leaves the fund. */
export interface Movement {
  date: string
  kind: MovementKind
  amount: number
}

export interface MovementRow extends Movement {
  row: number
}

export interface MovementComparison {
  row: number
  isThere: boolean
  problem: DataProblem | null
}

/**
 * Compares a person's rows with the existing movements. Movements with the same day, kind and amount are equal,
 * whatever their concept; the n-th equal row is the n-th equal movement. So a file imported twice adds nothing,
 * and the portal's own movements are not added again. No day may end below zero.
 * @param openedOn day of the account's opening balance; null without one
 */
export function compareMovements(
  existing: readonly Movement[],
  openedOn: string | null,
  rows: readonly MovementRow[],
): MovementComparison[] {
  const unmatched = new Map<string, number>()
  for (const each of existing) unmatched.set(keyOf(each), (unmatched.get(keyOf(each)) ?? 0) + 1)
  const comparisons = new Map<number, MovementComparison>()
  const newRows: MovementRow[] = []
  for (const each of [...rows].sort((a, b) => a.row - b.row)) {
    const count = unmatched.get(keyOf(each)) ?? 0
    if (count > 0) unmatched.set(keyOf(each), count - 1)
    else newRows.push(each)
    const isIn = count === 0 && openedOn !== null && each.date <= openedOn
    const problem: DataProblem | null = isIn
      ? { field: 'fecha', what: 'inOpening', of: formatDate(openedOn) }
      : null
    comparisons.set(each.row, { row: each.row, isThere: count > 0, problem })
  }
  const shortfall = findShortfall(existing, newRows)
  const comparison = shortfall && comparisons.get(shortfall.row)
  if (shortfall && comparison && comparison.problem === null) comparison.problem = shortfall.problem
  return rows.flatMap(({ row }) => comparisons.get(row) ?? [])
}

function keyOf({ date, kind, amount }: Movement): string {
  return `${date}|${kind}|${amount}`
}

/**
 * Finds the row that makes a day end below zero, or the sum too large for its database column. Earlier negative
 * balances are ignored. Only the day's end counts, because the order within a day is unknown.
 */
function findShortfall(
  existing: readonly Movement[],
  newRows: readonly MovementRow[],
): { row: number; problem: DataProblem } | null {
  const days = [...new Set([...existing, ...newRows].map(({ date }) => date))].sort(compareText)
  const existingSums = sumsByDay(existing)
  const newSums = sumsByDay(newRows)
  const isIn = (amount: number) => amount > 0
  // Outgoing money is written last (sortForWriting), so all incoming money must fit before it.
  if (sumOf(existing) + sumOf(newRows.filter(({ amount }) => isIn(amount))) > MOST_SUM)
    return problemAt(lastUntil(newRows, days.at(-1) ?? '', isIn), 'tooMuch', MOST_SUM)
  let existingSum = 0
  let newSum = 0
  for (const day of days) {
    existingSum += existingSums.get(day) ?? 0
    newSum += newSums.get(day) ?? 0
    if (existingSum + newSum < 0 && newSum < 0) {
      const last = lastUntil(newRows, day, (amount) => amount < 0)
      return problemAt(last, 'belowZero', Math.max(0, existingSum + newSum - (last?.amount ?? 0)))
    }
  }
  return null
}

function problemAt(row: MovementRow | null, what: 'belowZero' | 'tooMuch', centavos: number) {
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
  newRows: readonly MovementRow[],
  day: string,
  isCounted: (amount: number) => boolean,
): MovementRow | null {
  const until = newRows.filter(({ date, amount }) => date <= day && isCounted(amount))
  return until.sort((a, b) => compareText(a.date, b.date) || a.row - b.row).at(-1) ?? null
}

/** The constraint savings_accounts_total rejects a negative interim balance. */
export function sortForWriting<Row extends MovementRow>(rows: readonly Row[]): Row[] {
  const isOut = ({ amount }: Movement) => Number(amount < 0)
  return [...rows].sort((a, b) => isOut(a) - isOut(b) || compareText(a.date, b.date) || a.row - b.row)
}

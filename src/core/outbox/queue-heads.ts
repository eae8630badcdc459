import { isOnMobileData } from '../transport/connection.ts'
import { isDue } from '../transport/retry.ts'

/**
 * Row of a queue. Entries of one form, and copies of one stream, must arrive in the order of their
 * confirmation.
 */
interface Waiting {
  dueAt: number
  wifiOnly?: boolean
}

/**
 * @param rows oldest first
 * @param streamOf returns the queue of a row
 * @param isAside true for a row that is not sent and blocks nothing
 * @param goes false for a row that is not sent and blocks the rows behind it
 * @returns the first row of each queue, if it may be sent
 */
export function queueHeads<Row extends Waiting>(
  rows: readonly Row[],
  streamOf: (row: Row) => string,
  isAside: (row: Row) => boolean,
  goes: (row: Row) => boolean,
): Row[] {
  const first = new Map<string, Row>()
  for (const row of rows) {
    if (!isAside(row) && !first.has(streamOf(row))) first.set(streamOf(row), row)
  }
  return [...first.values()].filter((row) => goes(row) && !(row.wifiOnly === true && isOnMobileData()))
}

export function firstDue<Row extends Waiting>(rows: readonly Row[]): Row | undefined {
  return rows.find((row) => isDue(row.dueAt, Date.now()))
}

/** @returns ms until the next row is due; null without rows */
export function msUntilNext(rows: readonly Waiting[]): number | null {
  return rows.length > 0 ? Math.min(...rows.map(({ dueAt }) => Math.max(0, dueAt - Date.now()))) : null
}

import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Identifies the answer of a clarification or dispute (contract, answerMark): the moment in which it was given.
 */

export function markOf(answeredAt: Date | null): number | null {
  return answeredAt && answeredAt.getTime()
}

/**
 * Compared in the very statement that rates, so that an answer that arrives in between is not rated unread.
 * @param mark as the device returns it; absent from a caller that knows no marks
 */
export function hasMark(answeredAt: PgColumn, mark: string | number | null | undefined): SQL | undefined {
  if (mark === undefined || mark === null) return undefined
  return sql`floor(extract(epoch from ${answeredAt}) * 1000)::bigint::text = ${String(mark)}::text`
}

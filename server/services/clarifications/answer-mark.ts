import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Identifies the answer of a clarification or dispute by the time it was given (contract, answerMark). */

export function markOf(answeredAt: Date | null): number | null {
  return answeredAt && answeredAt.getTime()
}

/**
 * Condition for the rating statement itself, so that an answer which arrives in between is not rated unread.
 * @param mark as the client returns it; absent from clients that send no mark
 */
export function hasMark(answeredAt: PgColumn, mark: string | number | null | undefined): SQL | undefined {
  if (mark === undefined || mark === null) return undefined
  return sql`floor(extract(epoch from ${answeredAt}) * 1000)::bigint::text = ${String(mark)}::text`
}

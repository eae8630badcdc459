import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Which answer a clarification or a dispute has (contract, answerMark): the moment in which it was given. */

export function markOf(answeredAt: Date | null): number | null {
  return answeredAt && answeredAt.getTime()
}

/**
 * In the very statement that rates, so that an answer that comes in between is not rated unread.
 * @param mark as the device gives it back; none: whoever asks knows no marks
 */
export function hasMark(answeredAt: PgColumn, mark: string | number | null | undefined): SQL | undefined {
  if (mark === undefined || mark === null) return undefined
  return sql`floor(extract(epoch from ${answeredAt}) * 1000)::bigint::text = ${String(mark)}::text`
}

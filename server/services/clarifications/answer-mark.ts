import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * The mark of an answer is its time. Clients send the mark with a rating, which fails if the answer has
 * changed.
 */

export function markOf(answeredAt: Date | null): number | null {
  return answeredAt && answeredAt.getTime()
}

/**
 * Returns the condition that the client has read the stored answer.
 * @param mark from the client's list; without a mark, nothing is checked
 */
export function hasMark(answeredAt: PgColumn, mark: string | number | null | undefined): SQL | undefined {
  if (mark === undefined || mark === null) return undefined
  return sql`floor(extract(epoch from ${answeredAt}) * 1000)::bigint::text = ${String(mark)}::text`
}

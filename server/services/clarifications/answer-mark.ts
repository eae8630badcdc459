import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * The mark of an answer is its time. Clients send it back with a rating, so that an answer that they have not seen is
 * not rated.
 */

export function markOf(answeredAt: Date | null): number | null {
  return answeredAt && answeredAt.getTime()
}

/**
 * Returns the condition that the answer is still the one that the client has seen.
 * @param mark from the list that the client has; without one the answer is not checked
 */
export function hasMark(answeredAt: PgColumn, mark: string | number | null | undefined): SQL | undefined {
  if (mark === undefined || mark === null) return undefined
  return sql`floor(extract(epoch from ${answeredAt}) * 1000)::bigint::text = ${String(mark)}::text`
}

import { and, eq, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fundKinds } from '#domain/data-import/kinds.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { dataArrivals } from '../../db/schema/imports/data-import.ts'

const earlier = alias(dataArrivals, 'earlier')

/**
 * Returns the condition for files without an unfinished earlier file in their queue. All kinds of the savings
 * fund share one queue. Every other kind has its own queue.
 */
export function isFirst(tx: Database | Tx): SQL | undefined {
  const isInLine = or(
    eq(earlier.kind, dataArrivals.kind),
    and(inArray(earlier.kind, fundKinds), inArray(dataArrivals.kind, fundKinds)),
  )
  const isBefore = and(
    isNull(earlier.finishedAt),
    sql`(${earlier.arrivedAt}, ${earlier.id}) < (${dataArrivals.arrivedAt}, ${dataArrivals.id})`,
    isInLine,
  )
  return notExists(tx.select({ id: earlier.id }).from(earlier).where(isBefore))
}

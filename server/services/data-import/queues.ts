import { and, eq, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DataKindName } from '#domain/data-import/kind.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { dataArrivals } from '../../db/schema/imports/data-import.ts'

/**
 * Kinds of the fund, which share one queue: movements and loans need the accounts that arrived
 * before them.
 */
const FUND_KINDS: readonly DataKindName[] = ['cuentas', 'movimientos', 'prestamos']

const earlier = alias(dataArrivals, 'earlier')

/** Returns the condition for files that have no unfinished earlier file in their queue. */
export function isFirst(tx: Database | Tx): SQL | undefined {
  const isInLine = or(
    eq(earlier.kind, dataArrivals.kind),
    and(inArray(earlier.kind, FUND_KINDS), inArray(dataArrivals.kind, FUND_KINDS)),
  )
  const isBefore = and(
    isNull(earlier.finishedAt),
    sql`(${earlier.arrivedAt}, ${earlier.id}) < (${dataArrivals.arrivedAt}, ${dataArrivals.id})`,
    isInLine,
  )
  return notExists(tx.select({ id: earlier.id }).from(earlier).where(isBefore))
}

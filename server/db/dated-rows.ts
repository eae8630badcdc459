import { and, eq, gte, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from './connection.ts'

/** Columns of a table whose rows apply to days (validDays in schema/columns.ts). */
interface DatedTable {
  validFrom: PgColumn
  validTo: PgColumn
  isWithdrawn: PgColumn
}

/**
 * Condition for rows that are not withdrawn and apply to at least one day of the range, YYYY-MM-DD.
 * @param to null for no end
 */
export function sharesDay(table: DatedTable, from: string, to: string | null): SQL | undefined {
  return and(
    eq(table.isWithdrawn, false),
    or(isNull(table.validTo), gte(table.validTo, from)),
    to === null ? undefined : lte(table.validFrom, to),
  )
}

const locks = { line_sentences: 7_304_197, check_rules_off: 7_304_198 }

export async function lockDatedRows(tx: Tx, table: keyof typeof locks): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks[table]})`)
}

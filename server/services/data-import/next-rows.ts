import { and, asc, eq, gt, inArray, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { dataImportRows } from '../../db/schema/imports/data-import.ts'

export type StoredRow = Pick<
  typeof dataImportRows.$inferSelect,
  'row' | 'unit' | 'number' | 'kind' | 'wanted' | 'problems'
>

/** Maximum number of rows that nextTogether adds about one person. Units are never split. */
const MAX_PER_PERSON = 2000

const columns = {
  row: dataImportRows.row,
  unit: dataImportRows.unit,
  number: dataImportRows.number,
  kind: dataImportRows.kind,
  wanted: dataImportRows.wanted,
  problems: dataImportRows.problems,
}

/**
 * Returns the next `limit` rows of an import, and the other rows of the last row's unit. If the last row has
 * no unit, adds the other rows about its person. Duplicate rows are thus judged together.
 * @param isPending condition for rows that are still to be processed
 */
export async function nextTogether(
  tx: Tx,
  importId: number,
  isPending: SQL | undefined,
  limit: number,
): Promise<StoredRow[]> {
  const rows = await tx
    .select(columns)
    .from(dataImportRows)
    .where(isPending)
    .orderBy(asc(dataImportRows.unit), asc(dataImportRows.number), asc(dataImportRows.row))
    .limit(limit)
  const last = rows.at(-1)
  if (!last || rows.length < limit) return rows
  const sameUnit = and(eq(dataImportRows.importId, importId), eq(dataImportRows.unit, last.unit))
  const behind = or(
    gt(dataImportRows.number, last.number),
    and(eq(dataImportRows.number, last.number), gt(dataImportRows.row, last.row)),
  )
  const isMore =
    last.unit === ''
      ? and(sameUnit, eq(dataImportRows.number, last.number), gt(dataImportRows.row, last.row))
      : and(sameUnit, behind)
  const more = tx
    .select(columns)
    .from(dataImportRows)
    .where(and(isPending, isMore))
    .orderBy(asc(dataImportRows.number), asc(dataImportRows.row))
  return [...rows, ...(last.unit === '' ? await more.limit(MAX_PER_PERSON) : await more)]
}

/** Returns the other rows of the units of `rows`, because a unit is judged as a whole. */
export async function othersOfUnits(
  tx: Tx,
  importId: number,
  rows: readonly StoredRow[],
): Promise<StoredRow[]> {
  const units = [...new Set(rows.flatMap(({ unit }) => (unit === '' ? [] : [unit])))]
  if (units.length === 0) return []
  const included = new Set(rows.map(({ row }) => row))
  const all = await tx
    .select(columns)
    .from(dataImportRows)
    .where(
      and(
        eq(dataImportRows.importId, importId),
        inArray(dataImportRows.unit, units),
        eq(dataImportRows.isDone, false),
      ),
    )
    .orderBy(asc(dataImportRows.unit), asc(dataImportRows.number), asc(dataImportRows.row))
  return all.filter(({ row }) => !included.has(row))
}

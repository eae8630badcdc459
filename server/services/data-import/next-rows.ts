import { and, asc, eq, gt, inArray, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { dataImportRows } from '../../db/schema/imports/data-import.ts'

export type StoredRow = Pick<
  typeof dataImportRows.$inferSelect,
  'row' | 'unit' | 'number' | 'kind' | 'wanted' | 'problems'
>

/** Of one person without a unit; a unit is never parted, however long it is. */
const MOST_OF_ONE = 2000

const columns = {
  row: dataImportRows.row,
  unit: dataImportRows.unit,
  number: dataImportRows.number,
  kind: dataImportRows.kind,
  wanted: dataImportRows.wanted,
  problems: dataImportRows.problems,
}

/**
 * The next rows of an import, `most` of them and what goes with the last one: the rest of its unit, or else of its person,
 * so that two rows that say the same of somebody meet.
 * @param isLeft which rows are left to be taken
 */
export async function nextTogether(
  tx: Tx,
  importId: number,
  isLeft: SQL | undefined,
  most: number,
): Promise<StoredRow[]> {
  const rows = await tx
    .select(columns)
    .from(dataImportRows)
    .where(isLeft)
    .orderBy(asc(dataImportRows.unit), asc(dataImportRows.number), asc(dataImportRows.row))
    .limit(most)
  const last = rows.at(-1)
  if (!last || rows.length < most) return rows
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
    .where(and(isLeft, isMore))
    .orderBy(asc(dataImportRows.number), asc(dataImportRows.row))
  return [...rows, ...(last.unit === '' ? await more.limit(MOST_OF_ONE) : await more)]
}

/** Those of the same units that are not among `rows`: what stays as it is, or is in error, is judged with the others. */
export async function othersOfUnits(
  tx: Tx,
  importId: number,
  rows: readonly StoredRow[],
): Promise<StoredRow[]> {
  const units = [...new Set(rows.flatMap(({ unit }) => (unit === '' ? [] : [unit])))]
  if (units.length === 0) return []
  const taken = new Set(rows.map(({ row }) => row))
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
  return all.filter(({ row }) => !taken.has(row))
}

import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import { dataKinds } from '#domain/data-import/kinds.ts'
import { readDataRow } from '#domain/data-import/read-row.ts'
import { putDaysFirst, readingOfDays } from '#domain/import-file/day-order.ts'
import { bareNumber } from '#domain/import-file/bare-number.ts'
import { cutText } from '#domain/text/text-length.ts'
import type { Tx } from '../../db/connection.ts'
import { dataImportRows, dataImports } from '../../db/schema/imports/data-import.ts'
import { authorOf, judgeTogether } from './judge-together.ts'
import type { DataRun } from '../import-engine/tables.ts'
import { nextTogether } from './next-rows.ts'
import { writers } from './writers.ts'

const MAX_KEY_LENGTH = 200

/**
 * Checks the next rows of a file. Parses all rows first, because rows of one unit may be anywhere in the
 * file. Then compares the rows with the stored data.
 */
export async function checkStep(tx: Tx, run: DataRun, now: Date, limit: number): Promise<boolean> {
  if (run.isToReset) {
    await resetSome(tx, run.id, limit)
    return false
  }
  if (await readSome(tx, run, now, limit)) return false
  const isUnchecked = and(eq(dataImportRows.importId, run.id), isNull(dataImportRows.kind))
  const rows = await nextTogether(tx, run.id, isUnchecked, limit)
  if (rows.length === 0) {
    await makeReady(tx, run)
    return true
  }
  const found = await authorOf(tx, run)
  // An unattended import accepts rows about its author here, because the whole import waits for another
  // person (reason-to-wait.ts).
  const author = { ...found, isRefused: found.isRefused && !run.isByItself }
  const judged = await judgeTogether(tx, writers[run.kind], rows, { now, lock: false, author })
  await tx.execute(sql`
    update ${dataImportRows} as r set kind = v.kind, name = v.name, changes = v.changes, problems = v.problems
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb)
      as v (row integer, kind text, name text, changes jsonb, problems jsonb)
    where r.import_id = ${run.id}::integer and r.row = v.row`)
  return false
}

async function resetSome(tx: Tx, id: number, limit: number): Promise<void> {
  const isRead = and(eq(dataImportRows.importId, id), eq(dataImportRows.isRead, true))
  const next = tx.select({ row: dataImportRows.row }).from(dataImportRows).where(isRead).limit(limit)
  const reset = await tx
    .update(dataImportRows)
    .set({
      isRead: false,
      kind: null,
      unit: '',
      number: '',
      wanted: null,
      name: '',
      changes: [],
      problems: [],
    })
    .where(and(isRead, inArray(dataImportRows.row, next)))
    .returning({ row: dataImportRows.row })
  if (reset.length < limit)
    await tx.update(dataImports).set({ isToReset: false }).where(eq(dataImports.id, id))
}

async function readSome(tx: Tx, run: DataRun, now: Date, limit: number): Promise<boolean> {
  const rows = await tx
    .select({ row: dataImportRows.row, cells: dataImportRows.cells })
    .from(dataImportRows)
    .where(and(eq(dataImportRows.importId, run.id), sql`not ${dataImportRows.isRead}`))
    .orderBy(asc(dataImportRows.row))
    .limit(limit)
  if (rows.length === 0) return false
  const kind = dataKinds[run.kind]
  const columns = run.columns.map(({ field }) => field)
  const { turned } = readingOfDays(run.columns, kind.days, run.isMonthFirst)
  const today = companyDate(now.getTime())
  const values = rows.map(({ row, cells }) => {
    const { numero, unit, wanted, problems } = readDataRow(kind, putDaysFirst(cells, turned), columns, today)
    return {
      row,
      unit: cutText(unit, MAX_KEY_LENGTH),
      number: cutText(bareNumber(numero), MAX_KEY_LENGTH),
      wanted,
      problems,
    }
  })
  await tx.execute(sql`
    update ${dataImportRows} as r set is_read = true, unit = v.unit, number = v.number,
      wanted = nullif(v.wanted, 'null'::jsonb), problems = v.problems
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as v (row integer, unit text, number text, wanted jsonb, problems jsonb)
    where r.import_id = ${run.id}::integer and r.row = v.row`)
  return true
}

async function makeReady(tx: Tx, run: DataRun): Promise<void> {
  const found = await tx
    .select({ kind: dataImportRows.kind, rows: count() })
    .from(dataImportRows)
    .where(eq(dataImportRows.importId, run.id))
    .groupBy(dataImportRows.kind)
  const counts = Object.fromEntries(found.map(({ kind, rows }) => [kind ?? '', rows]))
  const wanted = (counts.nueva ?? 0) + (counts.cambia ?? 0)
  await tx.update(dataImports).set({ state: 'ready', counts, wanted }).where(eq(dataImports.id, run.id))
}

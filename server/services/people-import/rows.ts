import { and, asc, eq } from 'drizzle-orm'
import type {
  downloadBadRows as downloadOperation,
  listPeopleRows as operation,
} from '#contract/imports/people-import.ts'
import { ROWS_PER_PAGE } from '#contract/imports/import-file.ts'
import { readingOfDays } from '#domain/import-file/day-order.ts'
import { IMPORT_DAYS, type ImportField } from '#domain/people-import/fields.ts'
import { problemSentence } from '#domain/people-import/problem-words.es.ts'
import type { Problem } from '#domain/people-import/problems.ts'
import { peopleImportRows, peopleImports } from '../../db/schema/imports/people-import.ts'
import type { Tx } from '../../db/connection.ts'
import type { Handler } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { badRowsFile } from '../import-engine/bad-rows.ts'
import { wireRow } from '../import-engine/wire-import.ts'
import { isVisible, peopleTables } from '../import-engine/tables.ts'
import { importTexts as texts } from './texts.es.ts'

/** Columns that can supply a field without its own column. */
const standIns: Partial<Record<ImportField, readonly ImportField[]>> = {
  nombre: ['nombreCompleto'],
  paterno: ['apellidos', 'nombreCompleto'],
  nacimiento: ['curp'],
  sexo: ['curp'],
}

/** Returns the index of the problem's column, from 0; -1 when the file has none. */
function placeOf({ field }: Problem, fields: readonly (ImportField | '')[]): number {
  const names = [field, ...(standIns[field] ?? [])]
  return names.map((name) => fields.indexOf(name)).find((at) => at >= 0) ?? -1
}

/**
 * Finds a checked import.
 * @returns null during the check, whose results are incomplete
 * @throws WireFault when the import is gone
 */
async function findChecked(tx: Tx, id: number) {
  const [run] = await tx
    .select()
    .from(peopleImports)
    .where(and(eq(peopleImports.id, id), isVisible(peopleTables)))
  if (!run) throw new WireFault('ERROR', texts.gone)
  return run.state === 'checking' ? null : run
}

/** Lists the rows of a checked import (P-188). */
export const listPeopleRows: Handler<typeof operation> = async ({ id, clase, pagina }, { tx }) => {
  const run = await findChecked(tx, id)
  if (run === null) return { status: 'OK', data: [], total: 0 }
  const isWanted = and(eq(peopleImportRows.importId, id), eq(peopleImportRows.kind, clase))
  const rows = await tx
    .select()
    .from(peopleImportRows)
    .where(isWanted)
    .orderBy(asc(peopleImportRows.row))
    .limit(ROWS_PER_PAGE)
    .offset((pagina - 1) * ROWS_PER_PAGE)
  const fields = run.columns.map(({ field }) => field)
  const days = readingOfDays(run.columns, IMPORT_DAYS, run.isMonthFirst)
  const data = rows.map((row) => wireRow(row, days, (problem) => placeOf(problem, fields)))
  return { status: 'OK', data, total: await tx.$count(peopleImportRows, isWanted) }
}

/**
 * Returns the rows with errors, with headings and a column of problems, which uploads ignore
 * (P-189).
 */
export const downloadBadRows: Handler<typeof downloadOperation> = async ({ id }, { tx }) => {
  const run = await findChecked(tx, id)
  if (run === null) throw new WireFault('ERROR', texts.notReady)
  const rows = await tx
    .select()
    .from(peopleImportRows)
    .where(and(eq(peopleImportRows.importId, id), eq(peopleImportRows.kind, 'error')))
    .orderBy(asc(peopleImportRows.row))
  if (rows.length === 0) throw new WireFault('ERROR', texts.noErrors)
  const fields = run.columns.map(({ field }) => field)
  const days = readingOfDays(run.columns, IMPORT_DAYS, run.isMonthFirst)
  const file = badRowsFile(run, rows, days, (problem) => placeOf(problem, fields), problemSentence)
  return { status: 'OK', ...file }
}

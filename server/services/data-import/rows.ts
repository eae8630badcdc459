import { and, asc, eq } from 'drizzle-orm'
import type {
  downloadBadDataRows as downloadOperation,
  listDataRows as operation,
} from '#contract/imports/data-import.ts'
import { ROWS_PER_PAGE } from '#contract/imports/import-file.ts'
import { dataProblemSentence } from '#domain/data-import/problem-words.es.ts'
import { dataImportRows } from '../../db/schema/imports/data-import.ts'
import type { Handler } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { badRowsFile } from '../import-engine/bad-rows.ts'
import { wireRow } from '../import-engine/wire-import.ts'
import { findImport } from './may-import.ts'
import { readingOf } from './reading-of.ts'
import { dataImportTexts as texts } from './texts.es.ts'

/** Lists rows of an import (P-230). */
export const listDataRows: Handler<typeof operation> = async ({ id, que, pagina }, { tx, user }) => {
  const run = await findImport(tx, user, id)
  // Shows no rows during the check, because partial results would mislead.
  if (run.state === 'checking') return { status: 'OK', data: [], total: 0 }
  const isWanted = and(eq(dataImportRows.importId, id), eq(dataImportRows.kind, que))
  const rows = await tx
    .select()
    .from(dataImportRows)
    .where(isWanted)
    .orderBy(asc(dataImportRows.row))
    .limit(ROWS_PER_PAGE)
    .offset((pagina - 1) * ROWS_PER_PAGE)
  const fields = run.columns.map(({ field }) => field)
  const days = readingOf(run)
  const data = rows.map((row) => wireRow(row, days, ({ field }) => fields.indexOf(field)))
  return { status: 'OK', data, total: await tx.$count(dataImportRows, isWanted) }
}

/** Returns the rows with errors as a file (P-231). */
export const downloadBadDataRows: Handler<typeof downloadOperation> = async ({ id }, { tx, user }) => {
  const run = await findImport(tx, user, id)
  if (run.state === 'checking') throw new WireFault('ERROR', texts.notReady)
  const rows = await tx
    .select()
    .from(dataImportRows)
    .where(and(eq(dataImportRows.importId, id), eq(dataImportRows.kind, 'error')))
    .orderBy(asc(dataImportRows.row))
  if (rows.length === 0) throw new WireFault('ERROR', texts.noErrors)
  const fields = run.columns.map(({ field }) => field)
  const file = badRowsFile(
    run,
    rows,
    readingOf(run),
    ({ field }) => fields.indexOf(field),
    dataProblemSentence,
  )
  return { status: 'OK', ...file }
}

import { and, asc, eq } from 'drizzle-orm'
import type {
  downloadBadRows as downloadOperation,
  listPeopleRows as operation,
} from '#contract/people-import.ts'
import { ROWS_PER_PAGE } from '#contract/people-import.ts'
import { columnName, type ImportField } from '#domain/people-import/fields.ts'
import { problemSentence } from '#domain/people-import/problem-words.es.ts'
import type { Problem } from '#domain/people-import/problems.ts'
import { peopleImportRows, peopleImports } from '../../db/schema/imports/people-import.ts'
import type { Handler } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { importTexts as texts } from './texts.es.ts'

/** Where what is missing would stand, if it has no column of its own. */
const standIns: Partial<Record<ImportField, readonly ImportField[]>> = {
  nombre: ['nombreCompleto'],
  paterno: ['apellidos', 'nombreCompleto'],
  nacimiento: ['curp'],
  sexo: ['curp'],
}

/** Column of a problem, from 0; -1 where the file has none. */
function placeOf({ field }: Problem, fields: readonly (ImportField | '')[]): number {
  const names = [field, ...(standIns[field] ?? [])]
  return names.map((name) => fields.indexOf(name)).find((at) => at >= 0) ?? -1
}

/** P-188. */
export const listPeopleRows: Handler<typeof operation> = async ({ id, clase, pagina }, { tx }) => {
  const [run] = await tx.select().from(peopleImports).where(eq(peopleImports.id, id))
  if (!run) throw new WireFault('ERROR', texts.gone)
  const isWanted = and(eq(peopleImportRows.importId, id), eq(peopleImportRows.kind, clase))
  const rows = await tx
    .select()
    .from(peopleImportRows)
    .where(isWanted)
    .orderBy(asc(peopleImportRows.row))
    .limit(ROWS_PER_PAGE)
    .offset((pagina - 1) * ROWS_PER_PAGE)
  const fields = run.columns.map(({ field }) => field)
  const data = rows.map(({ row, number, name, cells, problems, changes }) => ({
    fila: row,
    numero: number,
    nombre: name,
    celdas: cells,
    errores: problems.map((problem) => {
      const columna = placeOf(problem, fields)
      return {
        celda: columna < 0 ? '' : `${columnName(columna)}${row}`,
        columna,
        campo: problem.field,
        que: problem.what,
        de: problem.of ?? '',
        y: problem.and ?? 0,
      }
    }),
    cambios: changes.map(({ field, from, to }) => ({ campo: field, de: from, a: to })),
  }))
  return { status: 'OK', data, total: await tx.$count(peopleImportRows, isWanted) }
}

/** P-189: with its headings, and what is wrong behind each row; brought again that column is nobody's. */
export const downloadBadRows: Handler<typeof downloadOperation> = async ({ id }, { tx }) => {
  const [run] = await tx.select().from(peopleImports).where(eq(peopleImports.id, id))
  if (!run) throw new WireFault('ERROR', texts.gone)
  const rows = await tx
    .select()
    .from(peopleImportRows)
    .where(and(eq(peopleImportRows.importId, id), eq(peopleImportRows.kind, 'error')))
    .orderBy(asc(peopleImportRows.row))
  if (rows.length === 0) throw new WireFault('ERROR', texts.noErrors)
  // Our own column of the last time is written anew.
  const kept = run.columns.flatMap(({ heading }, at) => (heading === texts.errorHeading ? [] : [at]))
  const fields = run.columns.map(({ field }) => field)
  const lines = [
    [...kept.map((at) => run.columns[at]?.heading ?? ''), texts.errorHeading],
    ...rows.map(({ row, cells, problems }) => [
      ...kept.map((at) => cells[at] ?? ''),
      problems
        .map((problem) => texts.errorAt(placeOf(problem, fields), row, problemSentence(problem)))
        .join(' '),
    ]),
  ]
  const text = `\ufeff${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`
  return {
    status: 'OK',
    nombre: texts.errorFile(run.fileName),
    archivo: `data:text/csv;base64,${Buffer.from(text, 'utf8').toString('base64')}`,
  }
}

/** What a spreadsheet would reckon is shown as it stands: the reader takes the sign off again (csv-rows.mjs). */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

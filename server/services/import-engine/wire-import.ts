import { and, asc, eq } from 'drizzle-orm'
import type { ImportState } from '#contract/imports/import-file.ts'
import { columnName } from '#domain/import-file/columns.ts'
import { type DayReading, putDayFirst, putDaysFirst, readingOfDays } from '#domain/import-file/day-order.ts'
import type { ReadColumn } from '#domain/import-file/headings.ts'
import type { ImportKind } from '#domain/import-file/import-kinds.ts'
import type { Tx } from '../../db/connection.ts'
import type { Family } from './family.ts'
import { type ImportRow, isOfKind, lastImport } from './tables.ts'

export const wireStates: Record<ImportRow['state'], ImportState> = {
  arriving: 'revisando',
  gone: 'terminada',
  checking: 'revisando',
  ready: 'lista',
  running: 'importando',
  stopped: 'detenida',
  done: 'terminada',
}

const wireOrders = { day: 'dia', month: 'mes', unclear: 'duda' } as const

/**
 * @param dayFields fields that contain a day
 * @param isBrought whether a program or the folder sent the file
 */
export function wireImport<Field extends string>(
  row: Omit<ImportRow, 'columns' | 'waitsFor'> & { columns: readonly ReadColumn<Field>[] },
  dayFields: readonly Field[],
  isBrought: boolean,
) {
  const { turned, unclear, order } = readingOfDays(row.columns, dayFields, row.isMonthFirst)
  return {
    id: row.id,
    archivo: row.fileName,
    origen: row.source,
    estado: wireStates[row.state],
    filas: row.rows,
    columnas: row.columns.map(({ heading, sample, field, isSure, hasGuessedLetters }, at) => ({
      letra: columnName(at),
      titulo: heading,
      muestra: turned.has(at) ? putDayFirst(sample) : sample,
      campo: field,
      dudosa: !isSure || unclear.has(at),
      ...(hasGuessedLetters && { letras: true }),
    })),
    ...(row.sheets.length > 1 && { hojas: [...row.sheets], hoja: row.sheet, hojaFija: isBrought }),
    fechas: order === null ? ('' as const) : wireOrders[order],
    porImportar: row.wanted,
    hechas: row.done,
    ritmo: row.workedMs > 0 ? Math.round((row.done * 1000) / row.workedMs) : 0,
    inicio: row.startedAt?.toISOString() ?? '',
    fin: row.finishedAt?.toISOString() ?? '',
  }
}

/**
 * Returns the number of rows of a kind: as imported for a finished import, otherwise as checked. Unchanged
 * rows always count as checked.
 */
export function rowsOf(
  { state, counts, imported }: Pick<ImportRow, 'state' | 'counts' | 'imported'>,
  kind: string,
): number {
  return (state === 'done' && kind !== 'igual' ? imported[kind] : counts[kind]) ?? 0
}

export interface StoredProblem {
  field: string
  what: string
  of?: string
  and?: number
}

export interface StoredRow<Problem> {
  row: number
  number: string
  name: string
  cells: string[]
  problems: readonly Problem[]
  changes: readonly { field: string; from: string; to: string }[]
}

/** @param columnOf column of a problem, from 0; -1 if the file has no such column */
export function wireRow<Problem extends StoredProblem>(
  { row, number, name, cells, problems, changes }: StoredRow<Problem>,
  { turned }: DayReading,
  columnOf: (problem: Problem) => number,
) {
  return {
    fila: row,
    numero: number,
    nombre: name,
    celdas: putDaysFirst(cells, turned),
    errores: problems.map((problem) => {
      const columna = columnOf(problem)
      return {
        celda: columna < 0 ? '' : `${columnName(columna)}${row}`,
        columna,
        campo: problem.field as Problem['field'],
        que: problem.what,
        de: problem.of ?? '',
        y: problem.and ?? 0,
      }
    }),
    cambios: changes.map(({ field, from, to }) => ({ campo: field, de: from, a: to })),
  }
}

export interface ImportContext {
  isBrought: boolean
  /**
   * Number of rows with errors, including rows refused after the check. Zero during the check, because
   * partial counts would mislead.
   */
  errors: number
}

export async function readState<Wire>(
  { tables }: Family,
  tx: Tx,
  kind: ImportKind,
  family: { toWire(run: ImportRow, around: ImportContext): Promise<Wire> },
) {
  const { rows, arrivals, sources } = tables
  const run = await lastImport(tx, tables, kind)
  const named = await tx
    .select({ name: sources.name })
    .from(sources)
    .where(isOfKind(sources, kind))
    .orderBy(asc(sources.name))
  const origenes = named.map(({ name }) => name)
  if (run === null) return { status: 'OK' as const, actual: null, origenes }
  const isBad = and(eq(rows.importId, run.id), eq(rows.kind, 'error'))
  const context = {
    isBrought: (await tx.$count(arrivals, eq(arrivals.importId, run.id))) > 0,
    errors: run.state === 'checking' ? 0 : await tx.$count(rows, isBad),
  }
  return { status: 'OK' as const, actual: await family.toWire(run, context), origenes }
}

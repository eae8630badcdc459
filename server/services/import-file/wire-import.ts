import type { ImportState } from '#contract/import-file.ts'
import { columnName } from '#domain/import-file/columns.ts'
import type { ReadColumn } from '#domain/import-file/headings.ts'

/** Fields of an import for the wire, for every kind. */

interface StoredImport<Field extends string> {
  id: number
  fileName: string
  source: string
  state: 'arriving' | 'checking' | 'ready' | 'running' | 'stopped' | 'done' | 'gone'
  rows: number
  columns: readonly ReadColumn<Field>[]
  wanted: number
  done: number
  workedMs: number
  startedAt: Date | null
  finishedAt: Date | null
}

export const wireStates: Record<StoredImport<string>['state'], ImportState> = {
  // Screens never show these two states (visible-imports.ts).
  arriving: 'revisando',
  gone: 'terminada',
  checking: 'revisando',
  ready: 'lista',
  running: 'importando',
  stopped: 'detenida',
  done: 'terminada',
}

export function wireImport<Field extends string>(row: StoredImport<Field>) {
  return {
    id: row.id,
    archivo: row.fileName,
    origen: row.source,
    estado: wireStates[row.state],
    filas: row.rows,
    columnas: row.columns.map(({ heading, sample, field, isSure }, at) => ({
      letra: columnName(at),
      titulo: heading,
      muestra: sample,
      campo: field,
      dudosa: !isSure,
    })),
    porImportar: row.wanted,
    hechas: row.done,
    ritmo: row.workedMs > 0 ? Math.round((row.done * 1000) / row.workedMs) : 0,
    inicio: row.startedAt?.toISOString() ?? '',
    fin: row.finishedAt?.toISOString() ?? '',
  }
}

interface Counted {
  state: string
  counts: Record<string, number>
  imported: Record<string, number>
}

/** Counts the rows of a kind: those to import, or after the end those imported. */
export function rowsOf({ state, counts, imported }: Counted, kind: string): number {
  return (state === 'done' && kind !== 'igual' ? imported[kind] : counts[kind]) ?? 0
}

interface StoredProblem {
  field: string
  what: string
  of?: string
  and?: number
}

interface StoredRow<Problem> {
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
  columnOf: (problem: Problem) => number,
) {
  return {
    fila: row,
    numero: number,
    nombre: name,
    celdas: cells,
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

import type { CellProblem } from '../import-file/cell-problem.ts'
import type { sentences } from './problem-words.es.ts'

export const DATA_KINDS = ['kardex', 'prenominas', 'cuentas', 'movimientos', 'prestamos'] as const
export type DataKindName = (typeof DATA_KINDS)[number]

export type DataProblem = CellProblem<string, keyof typeof sentences>

/**
 * Parsed row; `wanted` is null if the row is invalid. Rows with the same `unit` are imported together or not at
 * all (a prenómina's lines); '' means a row by itself.
 */
export interface ReadRow<Wanted> {
  numero: string
  unit: string
  wanted: Wanted | null
  problems: DataProblem[]
}

export interface DataKind<Field extends string, Wanted> {
  name: DataKindName
  /**
   * Whether the rows are about money that the portal pays out or lends against. The fund's team or an
   * administrator imports these kinds, in one shared queue; payroll imports all other kinds.
   */
  isFund: boolean
  fields: readonly Field[]
  needed: readonly Field[]
  days: readonly Field[]
  /** Column names of each field, folded and separated by commas; a person must confirm the names in `maybe`. */
  headings: Record<Field, { sure: string; maybe?: string }>
  /** Parses a row. `cells` are trimmed, by field; `today` is YYYY-MM-DD. */
  read(cells: Partial<Record<Field, string>>, today: string): ReadRow<Wanted>
}

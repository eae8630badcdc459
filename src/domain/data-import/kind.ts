import type { DataProblemKind } from './problems.ts'

/** Kinds of rows that a file may bring besides people and stamped payroll. Wire names. */
export const DATA_KINDS = ['kardex', 'prenominas', 'cuentas', 'movimientos', 'prestamos'] as const
export type DataKindName = (typeof DATA_KINDS)[number]

/** What is wrong in a cell: `what` has its sentence in problem-words.es.ts / problem-words.en.ts by kind-independent codes. */
export interface DataProblem {
  field: string
  what: DataProblemKind
  of?: string
  and?: number
}

/** A row as its file says it; `wanted` is null where it can't be understood. unit: rows with one unit go in together or not at all (a prenómina's lines); '' for a row by itself. */
export interface ReadRow<Wanted> {
  numero: string
  unit: string
  wanted: Wanted | null
  problems: DataProblem[]
}

export interface DataKind<Field extends string, Wanted> {
  name: DataKindName
  fields: readonly Field[]
  needed: readonly Field[]
  /** Column names by which a field is known, folded, comma-separated: sure ones, and ones to be looked at. */
  headings: Record<Field, { sure: string; maybe?: string }>
  /** cells by field, trimmed. today: YYYY-MM-DD. */
  read(cells: Partial<Record<Field, string>>, today: string): ReadRow<Wanted>
}

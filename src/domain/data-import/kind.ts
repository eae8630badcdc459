import type { CellProblem } from '../import-file/cell-problem.ts'
import type { KindColumns } from './kind-parts.ts'
import type { DataProblemName } from './words.es.ts'

export type DataProblem = CellProblem<string, DataProblemName>

/** Parsed row; `wanted` is null if the row is invalid. '' means a row without a unit. */
export interface ReadRow<Wanted> {
  numero: string
  unit: string
  wanted: Wanted | null
  problems: DataProblem[]
}

export interface DataKind<Field extends string, Wanted> extends KindColumns<Field> {
  /**
   * Whether the rows are about the savings fund's money. The fund's team or an administrator imports these
   * kinds, payroll imports all other kinds.
   */
  isFund: boolean
  /** Problems that stop an unattended file, because a wrong balance may mean that other rows are wrong, too. */
  balanceProblems: readonly DataProblemName[]
  /** Parses a row. `cells` are trimmed, by field; `today` is YYYY-MM-DD. */
  read(cells: Partial<Record<Field, string>>, today: string): ReadRow<Wanted>
}

import type { DataProblem } from '#domain/data-import/kind.ts'
import type { Tx } from '../../db/connection.ts'

export interface RowToJudge<Wanted> {
  row: number
  unit: string
  wanted: Wanted
}

export interface JudgedRow {
  row: number
  kind: 'nueva' | 'cambia' | 'igual' | 'error'
  name: string
  /** employees.id of the person concerned; null if the number is unknown. */
  employeeId: number | null
  problems: DataProblem[]
  changes: { field: string; from: string; to: string }[]
}

export interface KindWriter<Wanted> {
  /**
   * Compares rows with the stored data. Finds people by employees.number without leading zeros (bareNumber).
   * `rows` must contain whole units. With `lock`, first locks the rows of the people concerned.
   */
  judge(
    tx: Tx,
    rows: readonly RowToJudge<Wanted>[],
    options: { now: Date; lock: boolean },
  ): Promise<JudgedRow[]>
  write(
    tx: Tx,
    rows: readonly (RowToJudge<Wanted> & { kind: 'nueva' | 'cambia' })[],
    options: { now: Date; importId: number },
  ): Promise<void>
}

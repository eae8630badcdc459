import type { DataProblem } from '#domain/data-import/kind.ts'
import type { Tx } from '../../db/connect.ts'

export interface RowToJudge<Wanted> {
  row: number
  unit: string
  wanted: Wanted
}

export interface JudgedRow {
  row: number
  kind: 'nueva' | 'cambia' | 'igual' | 'error'
  name: string
  /** employees.id of whom it is about; null where the number is nobody's. */
  employeeId: number | null
  problems: DataProblem[]
  changes: { field: string; from: string; to: string }[]
}

export interface KindWriter<Wanted> {
  /** Holds rows against what is there now; tells people apart by employees.number (bareNumber: zeros before don't matter). Whole units come together. With `lock` the rows of the persons concerned are locked first. */
  judge(
    tx: Tx,
    rows: readonly RowToJudge<Wanted>[],
    options: { now: Date; lock: boolean },
  ): Promise<JudgedRow[]>
  /** Writes those judged nueva or cambia, in the caller's transaction. */
  write(
    tx: Tx,
    rows: readonly (RowToJudge<Wanted> & { kind: 'nueva' | 'cambia' })[],
    options: { now: Date; importId: number },
  ): Promise<void>
}

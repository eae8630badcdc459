import type { DataProblem } from './kind.ts'

export interface UnitRow {
  row: number
  unit: string
  kind: 'nueva' | 'cambia' | 'igual' | 'error'
  problems: DataProblem[]
}

/**
 * Marks all rows of a unit as errors if one row has an error; the problem names that row. Unchanged rows stay
 * valid.
 */
export function rejectFaultyUnits(rows: readonly UnitRow[]): void {
  const firstFaultyRow = new Map<string, number>()
  for (const { row, unit, problems } of rows) {
    if (unit !== '' && problems.length > 0 && !firstFaultyRow.has(unit)) firstFaultyRow.set(unit, row)
  }
  for (const each of rows) {
    const of = firstFaultyRow.get(each.unit)
    if (of !== undefined && each.problems.length === 0 && each.kind !== 'igual')
      each.problems.push({ field: 'numero', what: 'unit', of: String(of) })
    if (each.problems.length > 0) each.kind = 'error'
  }
}

import type { DataProblem } from './kind.ts'

/** A row as it is judged, before those of its unit were looked at. */
export interface HeldRow {
  row: number
  unit: string
  kind: 'nueva' | 'cambia' | 'igual' | 'error'
  problems: DataProblem[]
}

/** Where one row of a unit is in error the others wait for it, and say which it is. What is there already stays as it is. */
export function waitForUnits(rows: readonly HeldRow[]): void {
  const bad = new Map<string, number>()
  for (const { row, unit, problems } of rows) {
    if (unit !== '' && problems.length > 0 && !bad.has(unit)) bad.set(unit, row)
  }
  for (const each of rows) {
    const of = bad.get(each.unit)
    if (of !== undefined && each.problems.length === 0 && each.kind !== 'igual')
      each.problems.push({ field: 'numero', what: 'unit', of: String(of) })
    if (each.problems.length > 0) each.kind = 'error'
  }
}

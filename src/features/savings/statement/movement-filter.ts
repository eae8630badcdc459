import {
  type FundMovement,
  type FundMovementKind,
  fundMovementKind,
  fundYear,
} from '#domain/savings/savings-statement.ts'

export interface MovementFilter {
  kind: 'all' | Exclude<FundMovementKind, 'withdrawal'>
  year: number | null
}

export const noFilter: MovementFilter = { kind: 'all', year: null }

/** Names of the texts for an empty list (spec 001 §8). */
export type EmptyList = 'none' | 'noPayroll' | 'noExtraordinary' | 'notFound'

export interface FilteredMovements {
  rows: FundMovement[]
  empty: EmptyList | null
}

export function filterMovements(
  movements: readonly FundMovement[],
  filter: MovementFilter,
): FilteredMovements {
  const ofKind = movements.filter((row) => filter.kind === 'all' || fundMovementKind(row) === filter.kind)
  const rows = ofKind.filter((row) => filter.year === null || fundYear(row.period) === filter.year)
  if (rows.length > 0) return { rows, empty: null }
  if (ofKind.length > 0) return { rows, empty: 'notFound' }
  const empty = { all: 'none', payroll: 'noPayroll', extraordinary: 'noExtraordinary' } as const
  return { rows, empty: empty[filter.kind] }
}

export function movementYears(movements: readonly FundMovement[]): number[] {
  const years = movements.map(({ period }) => fundYear(period)).filter((year) => year !== null)
  return [...new Set(years)].sort((a, b) => b - a)
}

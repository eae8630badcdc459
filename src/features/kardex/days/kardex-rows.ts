import type { KardexRow } from '#contract/time/kardex.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { KardexFact, KardexKind } from '#domain/time/kardex.ts'

export interface DetailRow {
  key: string
  /** '2026'; '' without a date. */
  year: string
  /** '2026-11'; '' without a date. */
  month: string
  /** dd/mm/yyyy, or the service's own text if it is no date. */
  dateText: string
  row: KardexRow
}

function dateText(row: KardexRow): string {
  return row.Fecha ?? row.fechaInconformidad ?? ''
}

/** Returns YYYY-MM-DD; null without a date. */
function dateOf(row: KardexRow): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(dateText(row))?.[0] ?? null
}

export function toDetailRows(rows: readonly KardexRow[]): DetailRow[] {
  return rows
    .map((row) => ({ row, date: dateOf(row) ?? '' }))
    .sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0))
    .map(({ row, date }, index) => ({
      key: `${date}-${index}`,
      year: date.slice(0, 4),
      month: date.slice(0, 7),
      dateText: formatDate(dateText(row)),
      row,
    }))
}

export interface YearCount {
  year: string
  count: number
}

export interface MonthRows {
  month: string
  rows: readonly DetailRow[]
}

export function byMonth(rows: readonly DetailRow[]): MonthRows[] {
  const months = new Map<string, DetailRow[]>()
  for (const row of rows) months.set(row.month, [...(months.get(row.month) ?? []), row])
  return [...months].map(([month, ofMonth]) => ({ month, rows: ofMonth }))
}

export function countYears(rows: readonly DetailRow[]): YearCount[] {
  const counts = new Map<string, number>()
  for (const { year } of rows) counts.set(year, (counts.get(year) ?? 0) + 1)
  return [...counts].map(([year, count]) => ({ year, count }))
}

export function toFacts(kind: KardexKind, rows: readonly KardexRow[]): KardexFact[] {
  return rows.flatMap((row) => {
    const date = dateOf(row)
    return date === null ? [] : [{ kind, date }]
  })
}

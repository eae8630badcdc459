import { compareText } from '#domain/text/compare-text.ts'
import { dateParts, formatDate, formatDateRange } from '#domain/time/dates.ts'
import { fold } from '#domain/text/fold.ts'
import {
  isOfPeriod,
  type PayslipKind,
  type PayslipPeriod,
  payslipKey,
  payslipKind,
  payslipKinds,
} from '#domain/payslips/payslip.ts'
import { periodUnit } from '#domain/payslips/period-unit.ts'

export interface RowWords {
  kinds: Record<PayslipKind, string>
  stamped: (kind: string) => string
  week: (number: number | string) => string
  fortnight: (number: number | string) => string
  otherPeriod: (number: number | string) => string
  to: string
  until: (date: string) => string
  months: readonly string[]
}

export interface PayslipRow {
  key: string
  period: PayslipPeriod
  kind: PayslipKind
  title: string
  /**
   * "10/11 al 16/11/2026", or "Termina el 16/11/2026" without a first day. Null for one-off payments and
   * without a last day.
   */
  range: string | null
  /** dd/mm/yyyy (PAY-08). */
  paidOn: string
  label: string
  /** Null when the provider sends no pay date. */
  tile: { day: string; month: number } | null
  year: number
  month: number
}

/** Returns no periods for a sentence, which the provider sends instead of an empty list (PAY-05). */
export function periodsOf(data: PayslipPeriod[] | string): PayslipPeriod[] {
  return typeof data === 'string' ? [] : data
}

export function toRow(period: PayslipPeriod, weekly: boolean, words: RowWords): PayslipRow {
  const kind = payslipKind(period)
  const name = words.kinds[kind]
  const ofPeriod = isOfPeriod(kind)
  const title = ofPeriod ? numberedName(period, weekly, words) : name
  const range = ofPeriod && dateParts(period.end_date) ? rangeOf(period, words) : null
  const label = period.stamped ? words.stamped(name) : name
  const paid = dateParts(period.paid_date)
  const place = paid ?? dateParts(period.end_date)
  const paidOn = formatDate(period.paid_date)
  const month = place?.month ?? 0
  return {
    key: payslipKey(period),
    period,
    kind,
    title,
    range,
    paidOn,
    label,
    tile: paid && { day: paid.day, month: paid.month },
    year: place?.year ?? period.year,
    month,
  }
}

function numberedName(period: PayslipPeriod, weekly: boolean, words: RowWords): string {
  const { week, fortnight, otherPeriod } = words
  return { week, fortnight, other: otherPeriod }[periodUnit(period, weekly)](period.period)
}

/**
 * Formats the days. Computes no missing first day, because newcomers, months and ten-day periods have other first
 * days.
 */
function rangeOf({ start_date: start = '', end_date: end }: PayslipPeriod, words: RowWords): string {
  if (!dateParts(start)) return words.until(formatDate(end))
  return formatDateRange(start.slice(0, 10), end.slice(0, 10), words.to)
}

/**
 * Returns the row with the name and the days of its receipt.
 * @param start first day of the receipt, YYYY-MM-DD; '' when unknown
 */
export function withStart(row: PayslipRow, start: string, weekly: boolean, words: RowWords): PayslipRow {
  if (!dateParts(start)) return row
  const { title, range } = toRow({ ...row.period, start_date: start }, weekly, words)
  return { ...row, title, range }
}

/** Filled at a row's first search, because a thousand rows must not delay the first paint. */
const haystacks = new WeakMap<PayslipRow, string>()

function haystackOf(row: PayslipRow, words: RowWords): string {
  const known = haystacks.get(row)
  if (known !== undefined) return known
  const number = row.period.period
  const parts = [row.title, row.label, row.range, row.paidOn, formatDate(row.period.end_date), number]
  const text = fold([...parts, words.months[row.month - 1], row.year].join(' '))
  haystacks.set(row, text)
  return text
}

export interface RowFilter {
  text: string
  kind: PayslipKind | 'all'
}

export function filterRows(rows: readonly PayslipRow[], filter: RowFilter, words: RowWords): PayslipRow[] {
  const wanted = fold(filter.text).split(/\s+/).filter(Boolean)
  return rows.filter(
    (row) =>
      (filter.kind === 'all' || row.kind === filter.kind) &&
      wanted.every((word) => haystackOf(row, words).includes(word)),
  )
}

/** Returns the kinds in the rows, in the spec's order. */
export function countKinds(rows: readonly PayslipRow[]): { kind: PayslipKind; count: number }[] {
  const counts = new Map<PayslipKind, number>()
  for (const row of rows) counts.set(row.kind, (counts.get(row.kind) ?? 0) + 1)
  return payslipKinds.flatMap((kind) => {
    const count = counts.get(kind)
    return count ? [{ kind, count }] : []
  })
}

export interface MonthGroup {
  month: number
  rows: PayslipRow[]
}
export interface YearGroup {
  year: number
  /** Null while older payslips of the year may be missing. */
  count: number | null
  months: MonthGroup[]
}

/**
 * Groups rows by year and month of payment, newest first.
 * @param lacksUpTo newest year that may lack rows; that year and earlier years have no count
 */
export function groupRows(
  rows: readonly PayslipRow[],
  drawn: number = rows.length,
  lacksUpTo: number | null = null,
): YearGroup[] {
  const counts = new Map<number, number>()
  for (const { year } of rows) counts.set(year, (counts.get(year) ?? 0) + 1)
  const years = new Map<number, Map<number, PayslipRow[]>>()
  for (const row of rows.slice(0, drawn)) {
    const months = years.get(row.year) ?? new Map<number, PayslipRow[]>()
    years.set(row.year, months)
    const group = months.get(row.month)
    if (group) group.push(row)
    else months.set(row.month, [row])
  }
  return [...years]
    .sort(([a], [b]) => b - a)
    .map(([year, months]) => ({
      year,
      count: lacksUpTo === null || year > lacksUpTo ? (counts.get(year) ?? 0) : null,
      months: [...months].sort(([a], [b]) => b - a).map(([month, group]) => ({ month, rows: group })),
    }))
}

export function latestRows(rows: readonly PayslipRow[], count: number): PayslipRow[] {
  return rows.filter((row) => row.kind !== 'prepayroll').slice(0, count)
}

export function foldPreviews(rows: readonly PayslipRow[]): { previews: PayslipRow[]; paid: PayslipRow[] } {
  const previews = rows.filter((row) => row.kind === 'prepayroll')
  return { previews, paid: rows.filter((row) => row.kind !== 'prepayroll') }
}

/** Formats bytes as "0.3 MB"; at least "0.1 MB". */
export function formatMegabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / 1_048_576).toFixed(1)} MB`
}

/** Returns the latest stamped payslip paid by `today`, or null. */
export function latestOf(rows: readonly PayslipRow[], today: string): PayslipRow | null {
  const paid = rows.filter(
    ({ period }) =>
      period.stamped && !period.prenomina && period.paid_date !== '' && period.paid_date <= today,
  )
  const isNewer = ({ period: one }: PayslipRow, { period: other }: PayslipRow) =>
    (compareText(one.paid_date, other.paid_date) || compareText(one.end_date, other.end_date)) > 0
  return paid.reduce<PayslipRow | null>(
    (newest, row) => (newest && !isNewer(row, newest) ? newest : row),
    null,
  )
}

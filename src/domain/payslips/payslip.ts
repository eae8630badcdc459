import { compareText } from '../text/compare-text.ts'
import { addDays } from '../time/dates.ts'

export const payslipKinds = [
  'prepayroll',
  'extraordinary',
  'regular',
  'settlement',
  'severance',
  'christmas-bonus',
  'profit-sharing',
  'savings-fund',
] as const
export type PayslipKind = (typeof payslipKinds)[number]

/** Payroll period with the field names of the API contract (spec 001 §3). */
export interface PayslipPeriod {
  paid_date: string
  stamped: boolean
  idtimbrado: number | null
  pdf_receipt: string
  payroll: number | string
  year: number
  /** Period number, or a special code: '0 Q', 220, 230 (BR-21). */
  period: number | string
  type: number
  prenomina: boolean
  end_date: string
  /** First day; missing on a host that knows only the specification. */
  start_date?: string | undefined
}

/**
 * Prefix of `pdf_receipt` when this project's server has the stamping company's PDF. The URN (RFC 8141)
 * identifies the PDF's bytes; it is no address.
 */
export const STAMPED_PDF_PREFIX = 'urn:turno:papel:'

/** Payroll ids in the order of gap G-08; an unknown id is a regular payslip. */
const kindByPayroll: Record<string, PayslipKind> = {
  '1': 'regular',
  '2': 'settlement',
  '3': 'severance',
  '4': 'christmas-bonus',
  '5': 'profit-sharing',
  '6': 'savings-fund',
}

/** Special codes in `period` or `payroll`, which override the payroll id (K-35, BR-21). */
const kindByCode: Record<string, PayslipKind> = {
  '0 Q': 'profit-sharing',
  '220': 'christmas-bonus',
  '230': 'savings-fund',
}

/**
 * Decides the kind: prenómina first, then extraordinary (type 2), then special code or payroll id (spec 001 §4,
 * BR-21).
 */
export function payslipKind(
  period: Pick<PayslipPeriod, 'prenomina' | 'type' | 'payroll' | 'period'>,
): PayslipKind {
  if (period.prenomina) return 'prepayroll'
  if (period.type === 2) return 'extraordinary'
  const payroll = String(period.payroll).trim()
  return (
    kindByCode[String(period.period).trim()] ?? kindByCode[payroll] ?? kindByPayroll[payroll] ?? 'regular'
  )
}

/** All kinds except these two are one-off payments. */
export function isOfPeriod(kind: PayslipKind): boolean {
  return kind === 'regular' || kind === 'prepayroll'
}

/** Returns the key by which the current list and the history are de-duplicated (NODE-02). */
export function payslipKey(
  period: Pick<PayslipPeriod, 'year' | 'period' | 'payroll' | 'type' | 'prenomina'>,
): string {
  return [
    period.year,
    String(period.period).trim(),
    String(period.payroll).trim(),
    period.type,
    period.prenomina ? 'p' : 'r',
  ].join('-')
}

/**
 * Leaves out each prenómina whose period has a stamped receipt: same last day and kind of payment. A company's own
 * host may list both.
 */
export function withoutEnded(periods: readonly PayslipPeriod[]): PayslipPeriod[] {
  const placeOf = (period: PayslipPeriod) =>
    `${period.end_date.slice(0, 10)} ${payslipKind({ ...period, prenomina: false })}`
  const ended = new Set(periods.filter(({ stamped, prenomina }) => stamped && !prenomina).map(placeOf))
  return periods.filter((period) => !period.prenomina || !ended.has(placeOf(period)))
}

/** Merges both lists, newest first, without repeats and without prenóminas that have a stamped receipt. */
export function mergePeriods(current: PayslipPeriod[], history: PayslipPeriod[]): PayslipPeriod[] {
  const byKey = new Map<string, { order: string; period: PayslipPeriod }>()
  for (const period of [...history, ...current]) {
    const key = payslipKey(period)
    byKey.set(key, { order: `${period.end_date} ${period.paid_date} ${key}`, period })
  }
  const sorted = [...byKey.values()].sort((a, b) => compareText(b.order, a.order))
  return withoutEnded(sorted.map(({ period }) => period))
}

export function payslipFileName(period: Pick<PayslipPeriod, 'stamped' | 'end_date'>): string {
  return `${period.stamped ? 'recibo' : 'prerecibo'}_${period.end_date}.pdf`
}

/** Returns the code for prerecibos-pdf: year of the last day, "0", unpadded period number (BR-18; NODE-03). */
export function payslipPeriodCode(period: Pick<PayslipPeriod, 'end_date' | 'period'>): string {
  return `${period.end_date.slice(0, 4)}0${period.period}`
}

/**
 * Returns the period of a clarification. A one-off payment has its special code, with the year if `withYear`
 * (BR-19). A regular payment has its period code (CLARF-16).
 */
export function clarificationPeriod(
  payment: Pick<PayslipPeriod, 'end_date' | 'period' | 'year'>,
  withYear: boolean,
): string {
  const code = String(payment.period).trim()
  if (!Object.hasOwn(kindByCode, code)) return payslipPeriodCode(payment)
  return withYear ? `${code}-${payment.year}` : code
}

/**
 * Parses "2026046" to { year: 2026, period: "46" } and "202500 Q" to period "0 Q"; null for other texts
 * (BR-18).
 */
export function readPeriodCode(code: string): { year: number; period: string } | null {
  const match = /^(\d{4})0(.+)$/.exec(code.trim())
  return match ? { year: Number(match[1]), period: match[2] ?? '' } : null
}

/** Pay groups that are paid weekly (K-02); all others are paid fortnightly. */
export const weeklyPayGroups: readonly number[] = [1, 8, 9, 10]

export function isWeekly(payGroup: number): boolean {
  return weeklyPayGroups.includes(payGroup)
}

export function periodStart(endDate: string, weekly: boolean): string {
  if (weekly) return addDays(endDate, -6)
  return `${endDate.slice(0, 8)}${Number(endDate.slice(8, 10)) > 15 ? '16' : '01'}`
}

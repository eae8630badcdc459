import { compareText } from '#domain/compare-text.ts'
import type { PayslipPeriod } from '#domain/payslip.ts'

/** What the pay card says, from the period rows alone: they carry no amounts and no next pay day. */
export interface Pay {
  /** The newest payment that has been made. */
  last: PayslipPeriod | null
  /** The next payment to come, closed or a preview: whatever is paid after it is not what comes next. */
  next: PayslipPeriod | null
  /** Payments before the last one, newest first. */
  earlier: PayslipPeriod[]
}

/** `today` as YYYY-MM-DD. A row without a pay date can't be the last payment, a prenómina never is one. */
export function payOf(periods: readonly PayslipPeriod[], today: string): Pay {
  const paid = periods
    .filter((period) => !period.prenomina && period.paid_date !== '' && period.paid_date <= today)
    .sort((a, b) => compareText(b.paid_date, a.paid_date) || compareText(b.end_date, a.end_date))
  const last = paid[0] ?? null
  const comes = (period: PayslipPeriod) =>
    period.prenomina ? (period.paid_date || period.end_date) >= today : period.paid_date > today
  // A preview may have no day of payment yet: it comes after those that have one.
  const dayOf = ({ paid_date }: PayslipPeriod) => paid_date || '9999'
  const next = periods
    .filter(comes)
    .sort((a, b) => compareText(dayOf(a), dayOf(b)) || compareText(a.end_date, b.end_date))[0]
  return { last, next: next ?? null, earlier: paid.slice(1) }
}

/** Hour of the company's day (0–23) → which greeting: a kiosk's clock may stand in another zone. The first shift rises at four. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 19 ? 'afternoon' : 'evening'
}

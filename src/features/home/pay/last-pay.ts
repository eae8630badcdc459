import { compareText } from '#domain/text/compare-text.ts'
import { type PayslipPeriod, withoutEnded } from '#domain/payslips/payslip.ts'

export interface Pay {
  last: PayslipPeriod | null
  /** Nearest future payment: final, or a preview (prenómina) without a stamped receipt. */
  next: PayslipPeriod | null
}

/** Splits the periods around `today` (YYYY-MM-DD). The last payment has a pay date and is never a prenómina. */
export function payOf(periods: readonly PayslipPeriod[], today: string): Pay {
  const [last] = periods
    .filter((period) => !period.prenomina && period.paid_date !== '' && period.paid_date <= today)
    .sort((a, b) => compareText(b.paid_date, a.paid_date) || compareText(b.end_date, a.end_date))
  const comes = (period: PayslipPeriod) =>
    period.prenomina ? (period.paid_date || period.end_date) >= today : period.paid_date > today
  // A preview without a pay date comes after previews with a date.
  const dayOf = ({ paid_date }: PayslipPeriod) => paid_date || '9999'
  const [next] = withoutEnded(periods)
    .filter(comes)
    .sort((a, b) => compareText(dayOf(a), dayOf(b)) || compareText(a.end_date, b.end_date))
  return { last: last ?? null, next: next ?? null }
}

/**
 * Returns the part of the day for an hour (0–23) in the company's time zone. Morning starts at four, with the first
 * shift.
 */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 19 ? 'afternoon' : 'evening'
}

import { formatDateRange } from '#domain/time/dates.ts'
import { type PayslipKind, type PayslipPeriod, payslipKind, periodStart } from '#domain/payslips/payslip.ts'

interface PeriodWords {
  week: (number: number | string, range: string) => string
  fortnight: (number: number | string, range: string) => string
  to: string
  kinds: Record<PayslipKind, string>
}

/** Returns "Semana 46 · del 10/11 al 16/11/2025", or the kind of a payment without a period. */
export function periodText(period: PayslipPeriod, weekly: boolean, words: PeriodWords): string {
  const kind = payslipKind(period)
  if (kind !== 'regular' && kind !== 'prepayroll') return words.kinds[kind]
  const range = formatDateRange(periodStart(period.end_date, weekly), period.end_date, words.to)
  return weekly ? words.week(period.period, range) : words.fortnight(period.period, range)
}

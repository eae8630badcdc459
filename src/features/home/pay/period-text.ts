import { dateParts, formatDate, formatDateRange } from '#domain/time/dates.ts'
import { isOfPeriod, type PayslipKind, type PayslipPeriod, payslipKind } from '#domain/payslips/payslip.ts'
import { periodUnit } from '#domain/payslips/period-unit.ts'

interface PeriodWords {
  week: (number: number | string, days: string) => string
  fortnight: (number: number | string, days: string) => string
  otherPeriod: (number: number | string, days: string) => string
  range: (range: string) => string
  until: (date: string) => string
  to: string
  kinds: Record<PayslipKind, string>
}

/**
 * Returns "Semana 46 · del 10/11 al 16/11/2025", or "… hasta el 16/11/2025" without a first day. Returns the kind for
 * a payment without a period.
 */
export function periodText(period: PayslipPeriod, weekly: boolean, words: PeriodWords): string {
  const kind = payslipKind(period)
  if (!isOfPeriod(kind)) return words.kinds[kind]
  const { week, fortnight, otherPeriod } = words
  const { start_date: start = '', end_date: end } = period
  const days = dateParts(start)
    ? words.range(formatDateRange(start.slice(0, 10), end.slice(0, 10), words.to))
    : words.until(formatDate(end))
  return { week, fortnight, other: otherPeriod }[periodUnit(period, weekly)](period.period, days)
}

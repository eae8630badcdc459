import { formatDate } from '#domain/time/dates.ts'
import { netOf, type PayDifference, type PayLine, payDifferences } from '#domain/payslips/pay-difference.ts'
import { isOfPeriod, type PayslipPeriod, payslipKind } from '#domain/payslips/payslip.ts'
import { type PeriodUnit, periodUnit } from '#domain/payslips/period-unit.ts'

/** Change between two payments, in centavos. */
export interface PayChange {
  before: number
  after: number
  /** after − before. Equals the sum of the effects of all lines. */
  difference: number
  lines: PayDifference[]
}

export function payChange(before: readonly PayLine[], after: readonly PayLine[]): PayChange {
  const [from, to] = [netOf(before), netOf(after)]
  return { before: from, after: to, difference: to - from, lines: payDifferences(before, after) }
}

/** Parts of the two bars, in percent of the longer bar. */
export interface Bars {
  before: number
  shared: number
  extra: number
  missing: number
}

export function barsOf({ before, after }: Pick<PayChange, 'before' | 'after'>): Bars {
  const longest = Math.max(before, after, 1)
  const part = (amount: number) => Math.round((Math.max(0, amount) / longest) * 1000) / 10
  const [was, is] = [part(before), part(after)]
  return {
    before: was,
    shared: Math.min(was, is),
    extra: Math.max(0, is - was),
    missing: Math.max(0, was - is),
  }
}

export interface PeriodWords {
  week: (number: number | string) => string
  weekOf: (number: number | string, year: number) => string
  fortnight: (number: number | string) => string
  fortnightOf: (number: number | string, year: number) => string
  payOf: (date: string) => string
  shortWeek: (number: number | string) => string
  shortFortnight: (number: number | string) => string
}

/**
 * Returns for example "la semana 45", with its year if the year differs from `year`. A one-off payment, a
 * month and ten days are named by their pay date: "el pago del 18/12/2025".
 */
export function periodName(period: PayslipPeriod, weekly: boolean, year: number, words: PeriodWords): string {
  const unit = unitOf(period, weekly)
  if (unit === 'other') return words.payOf(formatDate(period.paid_date || period.end_date))
  if (period.year === year) return words[unit](period.period)
  return (unit === 'week' ? words.weekOf : words.fortnightOf)(period.period, period.year)
}

export function shortName(period: PayslipPeriod, weekly: boolean, words: PeriodWords): string {
  const unit = unitOf(period, weekly)
  if (unit === 'other') return formatDate(period.paid_date || period.end_date)
  return (unit === 'week' ? words.shortWeek : words.shortFortnight)(period.period)
}

function unitOf(period: PayslipPeriod, weekly: boolean): PeriodUnit {
  return isOfPeriod(payslipKind(period)) ? periodUnit(period, weekly) : 'other'
}

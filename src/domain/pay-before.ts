import { compareText } from './compare-text.ts'
import { type PayslipKind, type PayslipPeriod, payslipKind } from './payslip.ts'

/** A prenómina is the preview of a regular payslip, so both are compared with regular ones. */
function family(period: PayslipPeriod): PayslipKind {
  const kind = payslipKind(period)
  return kind === 'prepayroll' ? 'regular' : kind
}

/**
 * The payslip that `period` is compared with: the newest of the same kind that ended before it. A prenómina is never
 * what another one is compared with. null when the list holds none.
 */
export function payBefore(period: PayslipPeriod, periods: readonly PayslipPeriod[]): PayslipPeriod | null {
  let newest: PayslipPeriod | null = null
  for (const other of periods) {
    if (other.prenomina || other.end_date >= period.end_date || family(other) !== family(period)) continue
    if (newest === null || other.end_date > newest.end_date) newest = other
  }
  return newest
}

/** The newest payslip that is no prenómina and the one it is compared with, from a list in any order. */
export function newestPays(periods: readonly PayslipPeriod[]): PayslipPeriod[] {
  const [newest] = periods
    .filter((period) => !period.prenomina)
    .sort((a, b) => compareText(b.end_date, a.end_date) || compareText(b.paid_date, a.paid_date))
  if (!newest) return []
  const before = payBefore(newest, periods)
  return before ? [newest, before] : [newest]
}

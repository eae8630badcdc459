import { compareText } from '../text/compare-text.ts'
import { type PayslipKind, type PayslipPeriod, payslipKind } from './payslip.ts'

/**
 * Groups a prenómina with regular payslips, because it previews a regular payslip; both kinds are compared
 * with regular payslips.
 */
function family(period: PayslipPeriod): PayslipKind {
  const kind = payslipKind(period)
  return kind === 'prepayroll' ? 'regular' : kind
}

/**
 * Returns the last day (YYYY-MM-DD) of an older history that does not reach the current periods. Payslips
 * between the history and the current periods may be missing. Null if both overlap or one is empty.
 */
export function gapAfter(
  current: readonly PayslipPeriod[],
  history: readonly PayslipPeriod[],
): string | null {
  const [oldest] = current.map(({ end_date }) => end_date).sort()
  const newest = history
    .map(({ end_date }) => end_date)
    .sort()
    .at(-1)
  return oldest !== undefined && newest !== undefined && newest < oldest ? newest : null
}

/**
 * Returns the payslip to compare with: the newest of the same kind that ended before `period`, never a
 * prenómina. Null if there is none, or if a missing payslip may be in between.
 * @param gap result of gapAfter
 */
export function payBefore(
  period: PayslipPeriod,
  periods: readonly PayslipPeriod[],
  gap: string | null = null,
): PayslipPeriod | null {
  let newest: PayslipPeriod | null = null
  for (const other of periods) {
    if (other.prenomina || other.end_date >= period.end_date || family(other) !== family(period)) continue
    if (gap !== null && other.end_date <= gap && period.end_date > gap) continue
    if (newest === null || other.end_date > newest.end_date) newest = other
  }
  return newest
}

export function newestPays(periods: readonly PayslipPeriod[]): PayslipPeriod[] {
  const [newest] = periods
    .filter((period) => !period.prenomina)
    .sort((a, b) => compareText(b.end_date, a.end_date) || compareText(b.paid_date, a.paid_date))
  if (!newest) return []
  const before = payBefore(newest, periods)
  return before ? [newest, before] : [newest]
}

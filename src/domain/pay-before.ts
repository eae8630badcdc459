import { compareText } from './compare-text.ts'
import { type PayslipKind, type PayslipPeriod, payslipKind } from './payslip.ts'

/** A prenómina is the preview of a regular payslip, so both are compared with regular ones. */
function family(period: PayslipPeriod): PayslipKind {
  const kind = payslipKind(period)
  return kind === 'prepayroll' ? 'regular' : kind
}

/**
 * Where current periods and an older history don't meet: the last day that the history knows of, YYYY-MM-DD. What
 * ended after it and before the current ones may be missing. null where they overlap, or where there is only one.
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
 * The payslip that `period` is compared with: the newest of the same kind that ended before it. A prenómina is never
 * what another one is compared with. null when the list holds none, or when one that it lacks may lie between.
 * @param gap see gapAfter
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

/** The newest payslip that is no prenómina and the one it is compared with, from a list in any order. */
export function newestPays(periods: readonly PayslipPeriod[]): PayslipPeriod[] {
  const [newest] = periods
    .filter((period) => !period.prenomina)
    .sort((a, b) => compareText(b.end_date, a.end_date) || compareText(b.paid_date, a.paid_date))
  if (!newest) return []
  const before = payBefore(newest, periods)
  return before ? [newest, before] : [newest]
}

import { compareText } from '../text/compare-text.ts'
import { type PayslipPeriod, payslipKind } from './payslip.ts'

/** Maximum number of payments in the chart of pay over time. */
const PAYS_SHOWN = 12

/**
 * Returns the latest regular payments made by `today` (YYYY-MM-DD), oldest first, at most `PAYS_SHOWN`. One-off
 * payments are left out, because their large amounts would flatten the chart.
 * @param gap result of gapAfter; payments before the gap are left out, because payslips in the gap may be
 * missing
 */
export function recentPays(
  periods: readonly PayslipPeriod[],
  today: string,
  gap: string | null = null,
): PayslipPeriod[] {
  return periods
    .filter(
      (period) =>
        payslipKind(period) === 'regular' &&
        period.paid_date !== '' &&
        period.paid_date <= today &&
        (gap === null || period.end_date > gap),
    )
    .sort((a, b) => compareText(a.end_date, b.end_date) || compareText(a.paid_date, b.paid_date))
    .slice(-PAYS_SHOWN)
}

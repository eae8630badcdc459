import { IconInfoCircle, IconListCheck } from '@tabler/icons-react'
import { summaryOf } from '#domain/pay-check/check-pay.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { useLegacyPayslip } from '#models/payslips/use-legacy-payslip.ts'
import { usePayCheck } from '#models/payslips/use-pay-check.ts'
import { CheckSentence } from '#pieces/payslips/check-sentence.tsx'

interface Props {
  last: PayslipPeriod
  /** Must be memoized, because the check depends on its identity. */
  periods: readonly PayslipPeriod[]
  shown: boolean
}

/**
 * Shows the result of the check of the last payment. Hidden when no rule could compare the payment. The payslip's
 * screen shows the reasons.
 */
export function PayCheckLine({ last, periods, shown }: Props) {
  const { payslip } = useLegacyPayslip(last)
  const checked = usePayCheck(last, payslip?.kind === 'detail' ? payslip : null, periods)
  const summary = checked && summaryOf(checked)
  if (!summary) return null
  const Icon = summary.state === 'difference' ? IconInfoCircle : IconListCheck
  return (
    <>
      <Icon className="t-firm" size={20} aria-hidden />
      <CheckSentence summary={summary} shown={shown} isWhole={false} />
    </>
  )
}

import { useMemo } from 'react'
import { payBefore } from '#domain/payslips/pay-before.ts'
import { netOf } from '#domain/payslips/pay-difference.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { useLegacyPayslip, usePrefetchLines } from '#models/payslips/use-legacy-payslip.ts'
import { NetPay } from '../pay/net-pay.tsx'

interface Props {
  last: PayslipPeriod
  periods: readonly PayslipPeriod[]
  mask: Mask
}

export function NetPart({ last, periods, mask }: Props) {
  usePrefetchLines(useMemo(() => withBefore(last, periods), [last, periods]))
  const { payslip, isLoading } = useLegacyPayslip(last)
  const net = payslip?.kind === 'detail' ? netOf(payslip.lines) : null
  return net === null && !isLoading ? null : <NetPay net={net} mask={mask} />
}

function withBefore(last: PayslipPeriod, periods: readonly PayslipPeriod[]): PayslipPeriod[] {
  const before = payBefore(last, periods)
  return before ? [last, before] : [last]
}

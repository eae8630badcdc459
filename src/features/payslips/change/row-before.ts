import { payBefore } from '#domain/payslips/pay-before.ts'
import { payslipKey } from '#domain/payslips/payslip.ts'
import type { PayslipRow } from '../rows/payslip-rows.ts'
import type { PayslipList } from '../rows/use-payslips.ts'

export function rowBefore(row: PayslipRow, list: PayslipList): PayslipRow | null {
  const rows = list.rows ?? []
  const period = payBefore(
    row.period,
    rows.map((other) => other.period),
    list.gap,
  )
  return (period && rows.find((other) => other.key === payslipKey(period))) ?? null
}

import { type PayslipPeriod, payslipKind } from '#domain/payslips/payslip.ts'
import { periodName } from './pdf-header.ts'
import { paperTexts } from './texts.ts'

export function payslipName(
  row: Pick<PayslipPeriod, 'payroll' | 'type' | 'year'> & {
    period: string
    startDate: string
    endDate: string
    isPrepayroll: boolean
  },
  isWeekly: boolean,
): string {
  const kind = payslipKind({ ...row, prenomina: row.isPrepayroll })
  return `${paperTexts.kind(kind)} · ${periodName({ ...row, kind, worker: { isWeekly } })}`
}

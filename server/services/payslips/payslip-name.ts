import { type PayslipPeriod, payslipKind } from '#domain/payslip.ts'
import { periodName } from './pdf-header.ts'
import { paperTexts } from './texts.ts'

/** "Nómina · Semana 46 de 2026": what a payslip is called where only one line is free. */
export function payslipName(
  row: Pick<PayslipPeriod, 'payroll' | 'type' | 'year'> & { period: string; isPrepayroll: boolean },
  isWeekly: boolean,
): string {
  const kind = payslipKind({ ...row, prenomina: row.isPrepayroll })
  return `${paperTexts.kind(kind)} · ${periodName({ ...row, kind, worker: { isWeekly } })}`
}

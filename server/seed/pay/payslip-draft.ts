import type { PayPeriod } from '#domain/payslips/payroll-calendar.ts'
import type { PayLines } from './pay-lines.ts'
import type { DemoPerson } from '../demo-person.ts'
import type { Days } from './regular-pay.ts'
import { integratedSalary } from './tax.ts'

export interface PayslipDraft {
  payroll: string
  /** Special code instead of the period number (BR-19); null for an ordinary period. */
  code: string | null
  type: number
  isPrepayroll: boolean
  isStamped: boolean
  period: PayPeriod
  dailySalary: number
  integratedSalary: number
  daysPaid: number
  lines: PayLines
  days: Partial<Days>
}

/** Returns salary and years of service in the period that ends on the date. Salaries rise each January. */
export function salaryIn(person: DemoPerson, date: string, today: string) {
  const yearsAgo = Number(today.slice(0, 4)) - Number(date.slice(0, 4))
  const dailySalary = Math.round(person.dailySalary / 1.055 ** yearsAgo / 10) * 10
  const serviceYears = Math.max(0, person.serviceYears - yearsAgo)
  return { dailySalary, serviceYears, integratedSalary: integratedSalary(dailySalary, serviceYears) }
}

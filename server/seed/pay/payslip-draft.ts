import type { PayPeriod } from '../../db/payroll-calendar.ts'
import type { PayLines } from './pay-lines.ts'
import type { DemoPerson } from '../people.ts'
import type { Days } from './regular-pay.ts'
import { integratedSalary } from './tax.ts'

/** One payslip before it has a place in the database. */
export interface PayslipDraft {
  payroll: string
  /** Special code that stands in place of the period number (BR-21). */
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

/** Salary and service of the person in the period that ends on the date: salaries rise each January. */
export function salaryIn(person: DemoPerson, date: string, today: string) {
  const yearsAgo = Number(today.slice(0, 4)) - Number(date.slice(0, 4))
  const dailySalary = Math.round(person.dailySalary / 1.055 ** yearsAgo / 10) * 10
  const serviceYears = Math.max(0, person.serviceYears - yearsAgo)
  return { dailySalary, serviceYears, integratedSalary: integratedSalary(dailySalary, serviceYears) }
}

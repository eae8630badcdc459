import { addDays, weekday } from '#domain/time/dates.ts'
import { addYears } from '#domain/payslips/payroll-calendar.ts'
import { PayLines } from './pay-lines.ts'
import { incomeTaxOnce, vacationDays } from './tax.ts'

/** Amounts are in centavos. */
export interface OncePayee {
  dailySalary: number
  serviceYears: number
}

export function extraordinaryPay(payee: OncePayee, days: number): PayLines {
  const lines = new PayLines()
  lines.earn('045', payee.dailySalary * days, { days })
  lines.earn('040', 25_000)
  lines.deduct('301', incomeTaxOnce(lines.total('perception'), 0))
  return lines
}

export function christmasBonus(payee: OncePayee): PayLines {
  const lines = new PayLines()
  lines.earn('220', payee.dailySalary * 20, { days: 20 })
  lines.deduct('301', incomeTaxOnce(lines.total('perception'), 30))
  return lines
}

export function profitSharing(payee: OncePayee, days: number): PayLines {
  const lines = new PayLines()
  lines.earn('225', payee.dailySalary * days)
  lines.deduct('301', incomeTaxOnce(lines.total('perception'), 15))
  return lines
}

/** @param heldBack centavos */
export function savingsFundPay(heldBack: number): PayLines {
  const lines = new PayLines()
  lines.earn('230', heldBack)
  lines.earn('231', heldBack)
  return lines
}

/**
 * Returns the settlement at the end of a contract: unpaid days, and the earned parts of bonus and vacations.
 */
export function settlementPay(payee: OncePayee): PayLines {
  const lines = new PayLines()
  addSettlement(lines, payee)
  lines.deduct('301', incomeTaxOnce(lines.total('perception'), 15))
  return lines
}

/** Returns the settlement and the indemnity of labour law. 90 UMA per year of service are exempt. */
export function severancePay(payee: OncePayee): PayLines {
  const lines = new PayLines()
  addSettlement(lines, payee)
  lines.earn('050', payee.dailySalary * 90, { days: 90 })
  lines.earn('051', payee.dailySalary * 20 * payee.serviceYears, { days: 20 * payee.serviceYears })
  lines.earn('052', payee.dailySalary * 12 * payee.serviceYears, { days: 12 * payee.serviceYears })
  lines.deduct('301', incomeTaxOnce(lines.total('perception'), 90 * payee.serviceYears))
  return lines
}

function addSettlement(lines: PayLines, payee: OncePayee): void {
  const holidays = Math.ceil(vacationDays(payee.serviceYears) / 2)
  lines.earn('001', payee.dailySalary * 3, { days: 3 })
  lines.earn('220', Math.round((payee.dailySalary * 20) / 2))
  lines.earn('021', payee.dailySalary * holidays, { days: holidays })
  lines.earn('022', Math.round(payee.dailySalary * holidays * 0.25))
}

/**
 * Returns the yearly paydays of one kind in the last two years, newest first.
 * @param day MM-DD; on a weekend the Friday before
 */
export function yearlyPaydays(today: string, day: string): string[] {
  const earliest = addYears(today, -2)
  return [0, -1, -2]
    .map((years) => beforeWeekend(`${addYears(today, years).slice(0, 4)}-${day}`))
    .filter((date) => date <= today && date >= earliest)
}

function beforeWeekend(date: string): string {
  return addDays(date, { 6: -1, 0: -2 }[weekday(date)] ?? 0)
}

import { addDays } from '#domain/time/dates.ts'
import { addYears, periodOf } from '#domain/payslips/payroll-calendar.ts'

const YEARS_AHEAD = 3

/** Payday of a pay group (spec 001 §3: nom, prenom, inicNomina, numSemana, numQuincena). */
export interface Payday {
  payDate: string
  prepayrollDate: string
  periodStart: string
  week: number
  fortnight: number
}

/** Returns the paydays from a month before `today` to three years after it, oldest first. */
export function payCalendarOf(today: string, weekly: boolean): Payday[] {
  const end = addYears(today, YEARS_AHEAD)
  const paydays: Payday[] = []
  let period = periodOf(addDays(today, -31), weekly)
  while (period.paidDate <= end) {
    paydays.push({
      payDate: period.paidDate,
      prepayrollDate: addDays(period.paidDate, -2),
      periodStart: period.startDate,
      week: periodOf(period.endDate, true).number,
      fortnight: periodOf(period.endDate, false).number,
    })
    period = periodOf(addDays(period.endDate, 1), weekly)
  }
  return paydays
}

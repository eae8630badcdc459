import { addDays } from '#domain/time/dates.ts'
import type { PayPeriod } from '#domain/payslips/payroll-calendar.ts'
import { PayLines } from './pay-lines.ts'
import { type Random, randomFor } from '../random.ts'
import type { SavingsMovement } from './savings.ts'
import { incomeTax, socialSecurity, taxedExtras } from './tax.ts'

/** Amounts are in centavos. */
export interface Payee {
  number: string
  weekly: boolean
  dailySalary: number
  integratedSalary: number
  /** Share of the integrated salary for a housing loan; 0 without a loan. */
  housingShare: number
  savings: SavingsMovement | null
}

/** Day counters. The spec gives only the numbers 701 to 705 (001 §3). Their meanings are assumptions. */
export const dayConcepts = { worked: 701, vacation: 702, sick: 703, absent: 704, unpaid: 705 } as const
type DayKind = keyof typeof dayConcepts
export type Days = Record<DayKind, number>

export interface RegularPay {
  lines: PayLines
  days: Days
  daysPaid: number
}

const holidays = ['01-01', '02-02', '03-16', '05-01', '09-16', '11-16', '12-25']

export interface Events {
  days: Days
  overtimeHours: number
  workedSunday: boolean
  workedHoliday: boolean
  wasPunctual: boolean
  bonus: number
  meals: number
}

export function regularPay(payee: Payee, period: PayPeriod, story: Partial<Events> = {}): RegularPay {
  const events = eventsOf(payee, period, story)
  const { days } = events
  const lines = new PayLines()
  earnSalary(lines, payee, days)
  earnExtras(lines, payee, events)
  lines.earn('282', groceries(payee, period))
  deductLaw(lines, payee, period, days)
  deductOwn(lines, payee, events)
  return { lines, days, daysPaid: days.worked + days.vacation }
}

type Absentee = Pick<Payee, 'number' | 'weekly'>

export function eventsOf(person: Absentee, period: PayPeriod, story: Partial<Events>): Events {
  return { ...drawEvents(randomFor(`${person.number}|${period.endDate}`), person, period), ...story }
}

export function fullPeriod(length: number): Days {
  return { worked: length, vacation: 0, sick: 0, absent: 0, unpaid: 0 }
}

function drawEvents(random: Random, payee: Absentee, period: PayPeriod): Events {
  const days = drawDays(random, period.days, vacationIn(payee, period))
  const wasThereAlways = days.worked === period.days
  const overtimeHours = random.chance(0.4) ? random.whole(1, 4) * 2 : 0
  const workedSunday = random.chance(0.28)
  const workedHoliday = random.chance(0.4)
  const wasPunctual = random.chance(0.85)
  const bonus = random.chance(0.18) ? random.whole(3, 8) * 5_000 : 0
  const hasExtras = payee.weekly && wasThereAlways
  return {
    days,
    overtimeHours: hasExtras ? overtimeHours : 0,
    workedSunday: hasExtras && workedSunday,
    workedHoliday: hasExtras && workedHoliday && holidays.some((day) => isWithin(period, day)),
    wasPunctual: wasPunctual && days.sick + days.absent + days.unpaid === 0,
    bonus: hasExtras ? bonus : 0,
    meals: random.whole(payee.weekly ? 2 : 4, payee.weekly ? 6 : 10),
  }
}

function drawDays(random: Random, length: number, vacation: number): Days {
  const days = fullPeriod(length)
  const take = (kind: Exclude<DayKind, 'worked'>, count: number) => {
    days[kind] = count
    days.worked -= count
  }
  const fate = random.next()
  if (vacation > 0) take('vacation', vacation)
  else if (fate < 0.03) take('absent', 1)
  else if (fate < 0.05) take('sick', random.whole(2, 3))
  else if (fate < 0.07) take('unpaid', 1)
  return days
}

/** Period numbers around Easter, in summer and before Christmas. */
const vacationSeasons = {
  weekly: [
    [9, 17],
    [25, 35],
    [46, 51],
  ],
  biweekly: [
    [5, 8],
    [12, 17],
    [22, 24],
  ],
} as const

/** Returns the vacation days in the period. Each year has three vacations of 3 to 5 days. */
function vacationIn({ number, weekly }: Absentee, period: PayPeriod): number {
  const random = randomFor(`${number}|${period.year}|vacation`)
  const plan = vacationSeasons[weekly ? 'weekly' : 'biweekly'].map(([first, last]) => ({
    period: random.whole(first, last),
    days: random.whole(3, 5),
  }))
  return plan.find((each) => each.period === period.number)?.days ?? 0
}

function isWithin(period: PayPeriod, day: string): boolean {
  return [period.startDate, period.endDate].some((date) => {
    const holiday = `${date.slice(0, 4)}-${day}`
    return holiday >= period.startDate && holiday <= period.endDate
  })
}

/** Returns the monthly groceries benefit, paid in the period with the last day of the month. */
function groceries(payee: Payee, period: PayPeriod): number {
  const holdsMonthEnd = period.startDate.slice(0, 7) !== addDays(period.endDate, 1).slice(0, 7)
  if (!holdsMonthEnd) return 0
  return payee.weekly ? 52_000 : 130_000
}

function earnSalary(lines: PayLines, payee: Payee, days: Days): void {
  lines.earn('001', payee.dailySalary * days.worked, { days: days.worked })
  const holidayPay = payee.dailySalary * days.vacation
  lines.earn('021', holidayPay, { days: days.vacation })
  lines.earn('022', Math.round(holidayPay * 0.25))
}

function earnExtras(lines: PayLines, payee: Payee, events: Events): void {
  const { dailySalary } = payee
  const hours = events.overtimeHours
  lines.earn('012', Math.round((dailySalary / 8) * 2 * hours), { hours })
  if (events.workedSunday) lines.earn('020', Math.round(dailySalary * 0.25), { days: 1 })
  if (events.workedHoliday) lines.earn('024', dailySalary * 2, { days: 1 })
  if (events.wasPunctual) {
    lines.earn('030', Math.round(dailySalary * (events.days.worked + events.days.vacation) * 0.05))
  }
  lines.earn('040', events.bonus)
}

function deductLaw(lines: PayLines, payee: Payee, period: PayPeriod, days: Days): void {
  const insured = period.days - days.sick
  const salary = ['001', '021', '024', '030', '040'] as const
  const taxable =
    salary.reduce((sum, concept) => sum + lines.amountOf(concept), 0) +
    taxedExtras(lines.amountOf('012'), lines.amountOf('020'), lines.amountOf('022'))
  lines.deduct('301', incomeTax(taxable, period.days))
  lines.deduct('302', socialSecurity(payee.integratedSalary, insured))
  lines.deduct('310', Math.round(payee.integratedSalary * payee.housingShare * insured))
}

function deductOwn(lines: PayLines, payee: Payee, events: Events): void {
  const salary = lines.amountOf('001') + lines.amountOf('021')
  lines.deduct('340', Math.round(salary * 0.05))
  if (payee.savings) {
    lines.deduct('294', payee.savings.contribution, payee.savings.saved)
    lines.deduct('295', payee.savings.loanPayment, payee.savings.loanBalance)
  }
  if (payee.weekly) lines.deduct('350', Math.round(salary * 0.01))
  lines.deduct('330', events.meals * 2_200)
}

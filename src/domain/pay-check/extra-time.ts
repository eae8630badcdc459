import { isOfPeriod } from '../payslips/payslip.ts'
import type { Topic } from '../pay-lines/topics.ts'
import {
  type CheckedLine,
  type CheckedPayslip,
  difference,
  isWithin,
  ok,
  type PayFacts,
  regularTopics,
  ROUNDING,
  type RuleResult,
  sumOfTopics,
  sumOfUncertain,
  sureDayPay,
  unknownFor,
} from './facts.ts'
import { fullDays } from './full-days.ts'

const overtimeTopics: readonly Topic[] = ['overtime', 'overtimeDouble', 'overtimeTriple', 'overtimeSimple']
/** Multiple of the hourly salary by kind of hours (LFT art. 67 and 68); simple hours have no legal multiple. */
const factors: Readonly<Record<string, number>> = { '01': 2, '02': 3 }
/** Longest legal working day in hours: the hourly salary is never below a day's salary divided by it. */
const HOURS_A_DAY = 8

/**
 * Checks that double and triple hours have at least the legal pay, and that authorized hours are paid here or in the
 * next payslip. Without visible authorized hours, unpaid ones stay unknown.
 */
export function checkOvertime({ payslip, later, authorized, jobs, kardex }: PayFacts): RuleResult | null {
  if (!isOfPeriod(payslip.kind)) return null
  const lessPay = lessThanLegalPay(payslip)
  if (lessPay !== null) return lessPay
  const free = freeDaysOf(kardex)
  const due = (authorized?.overtime ?? [])
    .filter(({ day }) => isWithin(day, payslip.start, payslip.end) && !free.has(day))
    .reduce((sum, one) => sum + one.hours, 0)
  // Leaders ask for overtime, so most people's own requests do not show whether unpaid hours were worked.
  if (due === 0) return unknownFor('requests')
  if (lacksHours(payslip.lines)) return unknownFor('hours')
  const paidHere = hoursOf(payslip.lines)
  if (paidHere >= due) {
    return ok({ name: 'hoursAuthorized', count: due }, { name: 'hoursPaid', count: paidHere })
  }
  if (later === null) return unknownFor('nextPayslip')
  if (lacksHours(later)) return unknownFor('hours')
  const paid = paidHere + hoursOf(later)
  const facts = [
    { name: 'hoursAuthorized', count: due },
    { name: 'hoursPaid', count: paid },
  ] as const
  if (paid >= due) return ok(...facts)
  if (jobs.hasTwin || jobs.hasLaterTwin) return unknownFor('otherReceipt')
  if (sumOfUncertain([...payslip.lines, ...later]) > 0) return unknownFor('otherLines')
  if (kardex === null || kardex.asOf < payslip.paid) return unknownFor('kardex')
  const hourly = leastHourly(payslip)
  return difference({ centavos: hourly === null ? null : Math.round((due - paid) * 2 * hourly) }, ...facts)
}

/** Returns null when the stated double and triple hours have the legal pay, or the pay of an hour is unknown. */
function lessThanLegalPay(payslip: CheckedPayslip): RuleResult | null {
  const hours = payslip.lines
    .flatMap(({ overtime }) => overtime)
    .filter(({ kind }) => Object.hasOwn(factors, kind))
  const hourly = leastHourly(payslip)
  if (hours.length === 0 || hourly === null) return null
  // HorasExtra is an integer, so a part of an hour is stated as a whole one. The last hour is not counted.
  const least = Math.round(
    hours.reduce((sum, one) => sum + (factors[one.kind] ?? 0) * Math.max(0, one.hours - 1) * hourly, 0),
  )
  const paid = hours.reduce((sum, one) => sum + one.paid, 0)
  const facts = [
    { name: 'overtimePaid', money: paid },
    { name: 'leastOvertime', money: least },
  ] as const
  return paid >= least - ROUNDING ? null : difference({ centavos: least - paid }, ...facts)
}

/**
 * Returns the smallest possible pay of one hour. The stated daily salary may be newer than the payslip, so the pay per
 * paid day is used when it is lower. Returns null when either is unknown.
 */
function leastHourly({ lines, daysPaid, dailySalary }: CheckedPayslip): number | null {
  const regular = sureDayPay(lines)
  if (dailySalary <= 0 || daysPaid === null || daysPaid <= 0 || regular === 0) return null
  return Math.min(dailySalary, regular / daysPaid) / HOURS_A_DAY
}

function hoursOf(lines: readonly CheckedLine[]): number {
  return lines.flatMap(({ overtime }) => overtime).reduce((sum, { hours }) => sum + hours, 0)
}

/** Returns whether a line pays overtime but states no hours. */
function lacksHours(lines: readonly CheckedLine[]): boolean {
  return lines.some(
    ({ topic, overtime }) => topic !== null && overtimeTopics.includes(topic) && overtime.length === 0,
  )
}

/** Payments that pay a worked rest day or holiday for certain. */
const paysRestDay: readonly Topic[] = ['restDayWorked', 'holidayWorked']
/** Payments that may include the pay of a worked rest day or holiday. */
const mayPayRestDay: readonly Topic[] = [
  ...overtimeTopics,
  'weeklyRest',
  'extraordinaryPay',
  'otherIncome',
  'backPay',
]

/** Finds authorized rest days and holidays worked that neither this payslip nor the next pays (LFT art. 73 and 75). */
export function checkRestDays({ payslip, later, authorized, jobs, kardex }: PayFacts): RuleResult | null {
  if (!isOfPeriod(payslip.kind) || authorized === null) return null
  const free = freeDaysOf(kardex)
  const days = authorized.restDays.filter(
    (day) => isWithin(day, payslip.start, payslip.end) && !free.has(day),
  )
  if (days.length === 0) return null
  const fact = { name: 'restDays', dates: days } as const
  if (sumOfTopics(payslip.lines, ...paysRestDay) > 0) return ok(fact)
  if (later === null) return unknownFor('nextPayslip')
  if (sumOfTopics(later, ...paysRestDay) > 0) return ok(fact)
  if (jobs.hasTwin || jobs.hasLaterTwin) return unknownFor('otherReceipt')
  const all = [...payslip.lines, ...later]
  const isDoubtful = all.some(
    ({ side, topic }) => side === 'perception' && (topic === null || mayPayRestDay.includes(topic)),
  )
  if (isDoubtful || mayPayMoreDays(payslip, later)) return unknownFor('otherLines')
  if (kardex === null || kardex.asOf < payslip.paid) return unknownFor('kardex')
  return difference({ days: days.length }, fact)
}

/** Returns whether a payslip may pay the day as one more day of salary. */
function mayPayMoreDays(
  { lines, start, end, daysPaid, dailySalary }: CheckedPayslip,
  later: readonly CheckedLine[],
) {
  const { most } = fullDays(start, end)
  if (daysPaid === null || daysPaid > most || dailySalary <= 0) return true
  return [lines, later].some((each) => sumOfTopics(each, ...regularTopics) > most * dailySalary + ROUNDING)
}

/** Days with an absence or a vacation, which were not worked. */
function freeDaysOf(kardex: PayFacts['kardex']): ReadonlySet<string> {
  return new Set([...(kardex?.unpaidDays ?? []), ...(kardex?.vacations ?? [])])
}

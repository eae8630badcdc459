import { isOfPeriod } from '../payslips/payslip.ts'
import type { Topic } from '../pay-lines/topics.ts'
import { mayBeAway } from './away.ts'
import { isCovered, isPayComplete, mayBeSwapped } from './coverage.ts'
import {
  type CheckedLine,
  difference,
  type KardexFacts,
  lawOf,
  leastDayPay,
  ok,
  type PayFacts,
  regularTopics,
  restDayTopics,
  ROUNDING,
  type RuleResult,
  sumOfTopics,
  sumOfUncertain,
  unknownFor,
  vagueTopics,
} from './facts.ts'
import { DAY_ROUNDING, fullDays, MOST_OF_A_DAY } from './full-days.ts'
import { previousPeriod, restDaysOf } from './previous-period.ts'
import { type PaidRange, settle } from './settle.ts'

export const overtimeTopics: readonly Topic[] = [
  'overtime',
  'overtimeDouble',
  'overtimeTriple',
  'overtimeSimple',
]
/** Rule with the multiple of the hourly salary, by the SAT's kind of hours. Simple hours have no legal multiple. */
const factors = { '01': 'overtimeDoubleFactor', '02': 'overtimeTripleFactor' } as const

/**
 * Checks that double and triple hours have at least the legal pay, and that authorized hours are paid here or in a
 * later payslip. The second is unknown when the device knows no authorized hours of the period.
 */
export function checkOvertime(facts: PayFacts): RuleResult | null {
  const { payslip, later, authorized, jobs, kardex } = facts
  if (!isOfPeriod(payslip.kind)) return null
  const lessPay = lessThanLegalPay(facts)
  if (lessPay !== null) return lessPay
  const free = freeDaysOf(kardex)
  const hoursDue = (count: (hours: number) => number) =>
    duePerPeriod(
      facts,
      (authorized?.overtime ?? []).map(({ day, hours }) => ({
        day,
        count: free.has(day) ? 0 : count(hours),
      })),
    )
  const [due = 0] = hoursDue((hours) => hours)
  // Overtime that the leader requested is unknown, so unpaid hours may exist.
  if (due === 0) return unknownFor('requests')
  const pays = [payslip.lines, ...laterPays(facts)]
  if (lacksHours(payslip.lines)) return unknownFor('hours')
  const own = hoursOf(payslip.lines)
  if (own.least >= due) {
    return ok({ name: 'hoursAuthorized', count: due }, { name: 'hoursPaid', count: own.least })
  }
  if (later === null) return unknownFor('nextPayslip')
  if (pays.some(lacksHours)) return unknownFor('hours')
  const paid = pays.map(hoursOf)
  // A receipt states whole hours, so a part of an hour may be left out.
  const settled = settle(hoursDue(Math.floor), paid)
  const hoursPaid = paid.reduce((sum, { most }) => sum + most, 0)
  // Later payslips also pay hours of their own periods.
  const shown = (count: number) =>
    [
      { name: 'hoursAuthorized', count: due },
      { name: 'hoursPaid', count },
    ] as const
  if (settled.state === 'paid') return hoursPaid < due ? unknownFor('hours') : ok(...shown(due))
  if (settled.state === 'unknown') return unknownFor('whichPeriod')
  if (!isPayComplete(facts)) return unknownFor('nextPayslip')
  if (jobs.hasTwin || jobs.hasLaterTwin) return unknownFor('otherReceipt')
  const all = [...payslip.lines, ...later]
  if (sumOfUncertain(all) > 0 || sumOfTopics(all, ...restDayTopics, ...vagueTopics) > 0) {
    return unknownFor('otherLines')
  }
  if (kardex === null || kardex.asOf < payslip.paid) return unknownFor('kardex')
  const away = awayWithoutPay(facts, kardex)
  if (away !== null) return unknownFor(away)
  if (!isCovered(kardex, payslip.start, payslip.end)) return unknownFor('coverage')
  if (mayBeSwapped(kardex, payslip.start)) return unknownFor('swap')
  // An authorization proves no work, so no amount is stated as owed.
  return difference('hoursNotPaid', {}, ...shown(Math.max(0, due - settled.amount)))
}

/** Returns the lines of the later payslips; empty if the next payslip's lines are unknown. */
export function laterPays({ later, further }: PayFacts): (readonly CheckedLine[])[] {
  return later === null ? [] : [later, ...(further ?? []).map(({ lines }) => lines)]
}

/** Sums `count` per period: first the payslip's own period, then the later periods in order. */
export function duePerPeriod(
  { payslip, laterEnd, further }: PayFacts,
  days: readonly { day: string; count: number }[],
): number[] {
  const ends = [
    payslip.end,
    ...(laterEnd === null ? [] : [laterEnd, ...(further ?? []).map(({ end }) => end)]),
  ]
  return ends.map((end, place) =>
    days
      .filter(({ day }) => day <= end && (place === 0 ? day >= payslip.start : day > (ends[place - 1] ?? '')))
      .reduce((sum, { count }) => sum + count, 0),
  )
}

/**
 * Returns null if the stated double and triple hours have the legal pay, or if the pay of an hour is unknown.
 */
function lessThanLegalPay(facts: PayFacts): RuleResult | null {
  const { lines } = facts.payslip
  const daily = leastDayPay(facts)
  const law = lawOf(facts)
  const hoursADay = law.value('dailyHours')
  if (daily === null || hoursADay === null) return null
  // The hourly salary is never below a day's salary divided by the longest legal day.
  const hourly = daily / hoursADay
  const kinds = Object.entries(factors).map(([kind, rule]) => {
    const perLine = lines.map((line) => sumOfKind(line, kind, ({ hours }) => hours)).filter((one) => one > 0)
    return {
      factor: law.value(rule) ?? 1,
      // Two lines may state the same hours: one pays the taxed part, the other the exempt part.
      hours: Math.max(0, ...perLine),
      isStatedOnce: perLine.length < 2,
      paid: lines.reduce((sum, line) => sum + sumOfKind(line, kind, (one) => one.paid), 0),
    }
  })
  const paid = kinds.reduce((sum, one) => sum + one.paid, 0)
  const legal = Math.round(kinds.reduce((sum, { factor, hours }) => sum + factor * hourly * hours, 0))
  // HorasExtra is an integer, so a part of an hour is stated as a whole hour. Hours of an earlier period may be
  // paid at the former salary. `least` only decides whether there is a difference; the legal pay is that of the
  // stated hours.
  const least = kinds.reduce(
    (sum, { factor, hours }) => sum + factor * hourly * MOST_OF_A_DAY * Math.max(0, hours - 1),
    0,
  )
  const hasLowerFactor = kinds.some((one) => isPaidByLowerFactor(one, hourly))
  if (paid >= least - ROUNDING && !hasLowerFactor) return null
  const simple = kinds.reduce((sum, { hours }) => sum + hourly * hours, 0)
  const other = payBeside(lines) + simpleInSalary(facts, daily, simple)
  if (other > 0 && paid + other >= (hasLowerFactor ? legal : least) - ROUNDING)
    return unknownFor('otherLines')
  const owed = Math.round(legal - paid - other)
  if (owed < ROUNDING) return null
  const fact = { name: 'overtimePaid', money: paid } as const
  return kinds.every(({ isStatedOnce }) => isStatedOnce)
    ? difference('belowLegalOvertime', { centavos: owed }, fact, { name: 'leastOvertime', money: legal })
    : difference('belowLegalOvertime', {}, fact)
}

/**
 * Returns the simple pay of the hours if the salary contains it, because the overtime lines then pay only the
 * rest. Otherwise returns 0.
 */
function simpleInSalary({ payslip }: PayFacts, daily: number, simple: number): number {
  const { lines, daysPaid, dailySalary } = payslip
  const pay = sumOfTopics(lines, ...regularTopics)
  const isSurplus = [dailySalary, daily].some(
    (one) => Math.abs(pay - (daysPaid ?? 0) * one - simple) <= ROUNDING,
  )
  return simple > 0 && isSurplus ? simple : 0
}

/** Largest rounding of the pay of one hour, in centavos. */
const HOUR_ROUNDING = 1

/** Returns whether the pay is exactly that of a lower kind, for example double pay for triple hours. */
function isPaidByLowerFactor(
  { factor, hours, paid }: { factor: number; hours: number; paid: number },
  hourly: number,
): boolean {
  const lower = Array.from({ length: factor - 1 }, (_, place) => place + 1)
  return hours > 0 && lower.some((one) => Math.abs(paid - one * hourly * hours) <= hours * HOUR_ROUNDING)
}

function sumOfKind(
  { overtime }: CheckedLine,
  kind: string,
  valueOf: (one: CheckedLine['overtime'][number]) => number,
): number {
  return overtime.filter((one) => one.kind === kind).reduce((sum, one) => sum + valueOf(one), 0)
}

/** Returns the amount of other lines that may pay the same hours, such as their simple pay or a correction. */
function payBeside(lines: readonly CheckedLine[]): number {
  const simple = lines
    .filter(({ topic }) => topic !== null && overtimeTopics.includes(topic))
    .reduce((sum, { amount, overtime }) => {
      const counted = overtime.filter(({ kind }) => Object.hasOwn(factors, kind))
      return sum + Math.max(0, amount - counted.reduce((paid, one) => paid + one.paid, 0))
    }, 0)
  return simple + sumOfUncertain(lines) + sumOfTopics(lines, ...vagueTopics)
}

/** Returns the paid hours. Two lines with hours of one kind may state the same hours, so `least` counts them once. */
function hoursOf(lines: readonly CheckedLine[]): PaidRange {
  const kinds = [...new Set(lines.flatMap(({ overtime }) => overtime.map(({ kind }) => kind)))]
  const perKind = kinds.map((kind) => lines.map((line) => sumOfKind(line, kind, ({ hours }) => hours)))
  const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)
  return {
    least: sum(perKind.map((perLine) => Math.max(0, ...perLine))),
    most: sum(perKind.map(sum)),
  }
}

/** Returns whether a line pays overtime but states no hours. */
function lacksHours(lines: readonly CheckedLine[]): boolean {
  return lines.some(
    ({ topic, overtime }) => topic !== null && overtimeTopics.includes(topic) && overtime.length === 0,
  )
}

/** Returns why the person may have been away; null when the payslip pays all days, or no reason is known. */
export function awayWithoutPay(facts: PayFacts, kardex: KardexFacts): 'incapacity' | 'leave' | null {
  const { start, end, daysPaid, lines } = facts.payslip
  const counted = (daysPaid ?? 0) + restDaysOf(lines, start, end)
  const isFull = counted >= fullDays(start, end).least - DAY_ROUNDING
  return isFull ? null : mayBeAway(facts.payslip, kardex, previousPeriod(facts, kardex))
}

/** Returns days with an absence or a vacation, which were not worked. */
export function freeDaysOf(kardex: PayFacts['kardex']): ReadonlySet<string> {
  return new Set([...(kardex?.unpaidDays ?? []), ...(kardex?.vacations ?? [])])
}

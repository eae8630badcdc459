import type { Law, LawAt } from '../law/law-on.ts'
import { weekday } from '../time/dates.ts'
import { holidayOn } from '../time/holidays.ts'
import { monthsAfter } from '../time/months.ts'
import { isWeeklyRest } from '../time/workdays.ts'
import { hoursInWeek, type OvertimeDay, weekOf } from './overtime.ts'

/** Facts about a person's work around a requested day. Days are YYYY-MM-DD. */
export interface WorkFacts {
  /** First day with the age for overtime; null when it is unknown or does not matter. */
  allowedFrom: string | null
  /** Waiting and authorized overtime, without the request itself. */
  overtime: readonly OvertimeDay[]
  /** Worked rest days that were asked for, and rest days of swaps. */
  restDays: readonly string[]
  /** Weekly rest days as in `isWeeklyRest`. */
  weeklyRest: string
  /** Working days of swaps. */
  swapped: readonly string[]
  /** Days of absence in the labour record. */
  away: readonly string[]
}

export const noWorkFacts: WorkFacts = {
  allowedFrom: null,
  overtime: [],
  restDays: [],
  weeklyRest: '',
  swapped: [],
  away: [],
}

interface Cited {
  value: number
  article: string
  isConfirmed: boolean
}

/**
 * Limit of the law.
 * - age: for overtime
 * - restAge: for work on Sundays and holidays
 * - dailyHours, days, weekHours: overtime of the day; days with overtime and hours of the week
 */
export interface WorkLimit extends Cited {
  rule: 'age' | 'restAge' | 'dailyHours' | 'days' | 'weekHours'
  /** Amount with the request; 0 for an age. */
  used: number
  isExceeded: boolean
}

/** Rule by which the day's work is paid. */
export interface WorkPay extends Cited {
  rule: 'restDayFactor' | 'sundayPremium'
}

/** Limits and pay by law of requested hours. */
export interface WorkLaw {
  /** Kind of the day; null for any other day. Hours of a holiday or rest day are no overtime (LFT 73 to 75). */
  day: 'holiday' | 'rest' | 'sunday' | null
  /** Requested hours by their pay; null when they are no overtime, or no row applies. */
  split: { double: number; triple: number; isConfirmed: boolean } | null
  limits: readonly WorkLimit[]
  pay: readonly WorkPay[]
}

const MONTHS = 12

/** Returns the first day on which the person has the age for overtime; null without a row in `law`. */
export function overtimeAllowedFrom(birthDate: string, law: Law): string | null {
  const age = law.value('overtimeAge')
  return age === null ? null : monthsAfter(birthDate, age * MONTHS)
}

/** Judges overtime by the week's other hours. @param hours 0 until they are chosen */
export function judgeOvertime({ day, hours }: OvertimeDay, facts: WorkFacts, lawAt: LawAt): WorkLaw {
  const { allowedFrom, overtime, weeklyRest } = facts
  const law = lawAt(day)
  const kind = kindOf(day, facts, lawAt)
  const age = ageLimit('age', day, allowedFrom, law)
  if (isFree(kind)) return { day: kind, split: null, limits: age, pay: payOf(kind, law) }
  const others = overtime.filter((one) => !isFree(kindOf(one.day, facts, lawAt)))
  const before = hoursInWeek(day, others)
  return {
    day: kind,
    split: splitOf(hours, before, law),
    limits: [...age, ...hourLimits({ day, hours }, others, law)],
    pay: payOf(kind, law, weeklyRest !== ''),
  }
}

/** Judges work on a rest day, or the working day of a swap. */
export function judgeRestDay(day: string, { allowedFrom }: WorkFacts, lawAt: LawAt): WorkLaw {
  const law = lawAt(day)
  const kind = kindOf(day, noWorkFacts, lawAt)
  const limits = kind === null ? [] : ageLimit('restAge', day, allowedFrom, law)
  const free = kind === 'holiday' ? kind : 'rest'
  return { day: free, split: null, limits, pay: payOf(free, law) }
}

/** Returns the limit that refuses the request: only a confirmed row does. */
export function refusingLimit({ limits }: WorkLaw): WorkLimit | null {
  return limits.find(({ isExceeded, isConfirmed }) => isExceeded && isConfirmed) ?? null
}

function kindOf(
  day: string,
  { restDays, weeklyRest, swapped }: Pick<WorkFacts, 'restDays' | 'weeklyRest' | 'swapped'>,
  lawAt: LawAt,
): WorkLaw['day'] {
  if (holidayOn(day, lawAt) !== null) return 'holiday'
  if (restDays.includes(day) || (isWeeklyRest(day, weeklyRest) && !swapped.includes(day))) return 'rest'
  return weekday(day) === 0 ? 'sunday' : null
}

function isFree(kind: WorkLaw['day']): kind is 'holiday' | 'rest' {
  return kind === 'holiday' || kind === 'rest'
}

function ageLimit(rule: 'age' | 'restAge', day: string, allowedFrom: string | null, law: Law): WorkLimit[] {
  const age = law.rule('overtimeAge')
  if (age === null || allowedFrom === null || day >= allowedFrom) return []
  return [{ rule, used: 0, ...cited(age), isExceeded: true }]
}

function hourLimits({ day, hours }: OvertimeDay, others: readonly OvertimeDay[], law: Law): WorkLimit[] {
  const { from, to } = weekOf(day)
  const inWeek = others.filter((one) => one.day >= from && one.day <= to)
  const ofDay = inWeek.filter((one) => one.day === day).reduce((sum, one) => sum + one.hours, hours)
  const days = new Set([day, ...inWeek.map((one) => one.day)]).size
  const [double, triple] = [law.rule('overtimeDoubleHours'), law.rule('overtimeTripleHours')]
  const week: Cited | null = double && {
    value: double.value + (triple?.value ?? 0),
    article: double.article,
    isConfirmed: double.isConfirmed && (triple?.isConfirmed ?? true),
  }
  const limit = (rule: WorkLimit['rule'], used: number, found: Cited | null): WorkLimit[] =>
    found === null ? [] : [{ rule, used, ...cited(found), isExceeded: used > found.value }]
  return [
    ...limit('dailyHours', ofDay, law.rule('overtimeDailyHours')),
    ...limit('days', days, law.rule('overtimeDays')),
    ...limit('weekHours', hoursInWeek(day, others) + hours, week),
  ]
}

function splitOf(hours: number, before: number, law: Law): WorkLaw['split'] {
  const rule = law.rule('overtimeDoubleHours')
  if (rule === null) return null
  const double = Math.min(hours, Math.max(0, rule.value - before))
  return { double, triple: hours - double, isConfirmed: rule.isConfirmed }
}

/** @param isRestKnown true where a Sunday is known to be no rest day */
function payOf(kind: WorkLaw['day'], law: Law, isRestKnown = false): WorkPay[] {
  const isNoRest = kind === null || (kind === 'sunday' && isRestKnown)
  const rest = isNoRest ? [] : payRule('restDayFactor', law.rule('restDayFactor'))
  return kind === 'sunday' ? [...rest, ...payRule('sundayPremium', law.rule('sundayPremium'))] : rest
}

function payRule(rule: WorkPay['rule'], found: Cited | null): WorkPay[] {
  return found === null ? [] : [{ rule, ...cited(found) }]
}

function cited({ value, article, isConfirmed }: Cited): Cited {
  return { value, article, isConfirmed }
}

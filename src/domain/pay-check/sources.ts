import { explainLine } from '../pay-lines/explain.ts'
import type { LineToExplain } from '../pay-lines/pay-line.ts'
import type { Topic } from '../pay-lines/topics.ts'
import { plainWords } from '../pay-lines/words.ts'
import { type PayslipKind, type PayslipPeriod, payslipKey, payslipKind } from '../payslips/payslip.ts'
import { compareText } from '../text/compare-text.ts'
import { containsWords } from '../text/fold.ts'
import { addDays, daysBetween } from '../time/dates.ts'
import { isVacationKept } from '../time/kardex.ts'
import { coveredBy, LATE_PAY_DAYS } from './coverage.ts'
import {
  type CheckedLine,
  type DayRange,
  type EmploymentFacts,
  isWithin,
  type KardexFacts,
  sumOfTopics,
  sumOfUncertain,
} from './facts.ts'

/**
 * Returns a line with its topic. The topic of a quoted line is null, because its type and words disagree or say
 * too little.
 */
export function checkedLine(line: LineToExplain & { amount: number }): CheckedLine {
  const explanation = explainLine(line)
  const topic = explanation === null || explanation.isQuoted ? null : explanation.topic
  const known = topic === null ? undefined : onlyWords[topic]
  const words = plainWords(line.description)
  const isKnown = known === undefined || words.split(' ').every(known)
  return {
    side: line.side,
    amount: line.amount,
    topic,
    isSure: topic !== null && explanation?.isNamed === true && isKnown,
    words,
    ...(line.facts?.exempt !== undefined && { exempt: line.facts.exempt }),
    overtime: line.facts?.overtime ?? [],
  }
}

/**
 * Returns a function that accepts these words and numbers. Other single letters are not accepted, because they may
 * abbreviate another word, such as hours.
 */
const knownWords = (words: string) => {
  const known = new Set(words.split(' '))
  return (word: string) => known.has(word) || /^\d*$/.test(word)
}
const PAYMENT_WORDS =
  'c d y e desc dscto descuento de del la a por pago abono no num semanal quincenal catorcenal mensual'
const STAFF_WORDS = 'empleado empleados trabajador trabajadores personal trab emp empresa compania'

/**
 * Words that leave a description no other meaning. Any other word may name another fund ("caja popular"), or
 * hours instead of days ("faltas en horas").
 */
const onlyWords: Partial<Record<Topic, (word: string) => boolean>> = {
  savings: knownWords(
    `caja ahorro ahorros aho aportacion aportaciones aport cuota normal ${PAYMENT_WORDS} ${STAFF_WORDS}`,
  ),
  savingsLoan: knownWords(
    `caja ahorro ahorros aho prestamo prestamos prest ptmo credito ${PAYMENT_WORDS} ${STAFF_WORDS}`,
  ),
  sundayPremium: knownWords(`prima pma p dominical dom domingo domingos ${PAYMENT_WORDS}`),
  absence: knownWords(
    `falta faltas injustificada injustificadas injust inasistencia inasistencias ausencia ausencias ausentismo dia dias ${PAYMENT_WORDS}`,
  ),
}

/** Days before a period in which a settlement may mean a new job. */
const SETTLED_BEFORE = 16
/** Days after a period in which a settlement may concern the period. */
const SETTLED_AFTER = 31
/** Largest gap between two payslips of one job, in days beyond the usual gap. */
const LARGEST_GAP = 4
/** Longest usual gap, and the gap when the list has only one payslip: a month. */
const LONGEST_PERIOD = 31
/** Maximum days, beyond the usual gap and LARGEST_GAP, from the last regular payslip to a one-off payment. */
const AFTER_LAST = 7

export function employmentFacts(
  period: PayslipPeriod,
  start: string,
  periods: readonly PayslipPeriod[],
): Omit<EmploymentFacts, 'previousDaysPaid'> {
  const kind = payslipKind(period)
  const { end_date: end } = period
  const settled = periods.filter((one) => ['settlement', 'severance'].includes(payslipKind(one)))
  const from = addDays(start, -SETTLED_BEFORE)
  const to = addDays(end, SETTLED_AFTER)
  const later = payAfter(period, periods)
  const nextEnd = addDays(end, daysBetween(start, end) + 1 + LARGEST_GAP)
  const others = periods.filter(
    (one) => !isSame(one, period) && ['regular', 'extraordinary'].includes(payslipKind(one)),
  )
  return {
    previousEnd: endsOf(periods, (one) => one < start).at(-1) ?? null,
    unbrokenSince: unbrokenSince(
      end,
      endsOf(periods, (one) => one <= end),
      settled.map((one) => one.end_date),
    ),
    hasLeft: settled.some((one) => isWithin(one.end_date, from, to)),
    isListedAfter: periods.some(
      (one) =>
        ['regular', 'prepayroll'].includes(payslipKind(one)) &&
        isWithin(one.end_date, addDays(end, 1), nextEnd),
    ),
    hasTwin: others.some((one) => isWithin(one.end_date, start, end) || isSamePayday(one, period)),
    hasLaterTwin:
      later !== null &&
      others.some(
        (one) =>
          !isSame(one, later) &&
          ((one.end_date > end && one.end_date <= later.end_date) || isSamePayday(one, later)),
      ),
    sameKindInYear: periods.filter((one) => payslipKind(one) === kind && one.year === period.year).length,
  }
}

function endsOf(periods: readonly PayslipPeriod[], isWanted: (end: string) => boolean): string[] {
  const ends = regularByEnd(periods).map((one) => one.end_date)
  return [...new Set(ends)].filter((end) => end !== '' && isWanted(end))
}

function isSame(one: PayslipPeriod, other: PayslipPeriod): boolean {
  return payslipKey(one) === payslipKey(other)
}

function isSamePayday(one: PayslipPeriod, other: PayslipPeriod): boolean {
  return one.paid_date !== '' && one.paid_date === other.paid_date
}

/**
 * Returns the oldest end in the unbroken series of regular payslips up to `end`; a gap or a settlement breaks
 * the series. Returns null without payslips, or if the newest one ends too long before `end`.
 */
function unbrokenSince(end: string, ends: readonly string[], settled: readonly string[]): string | null {
  const gaps = ends.slice(1).map((one, place) => daysBetween(ends[place] ?? one, one))
  const middle = [...gaps].sort((one, other) => one - other)[Math.floor((gaps.length - 1) / 2)]
  const usual = Math.min(middle ?? LONGEST_PERIOD, LONGEST_PERIOD)
  const newest = ends.at(-1)
  if (newest === undefined || daysBetween(newest, end) > usual + LARGEST_GAP + AFTER_LAST) return null
  const isBroken = (from: string, to: string) =>
    daysBetween(from, to) > usual + LARGEST_GAP || settled.some((day) => day > from && day <= to)
  const last = ends.findLastIndex((one, place) => place > 0 && isBroken(ends[place - 1] ?? one, one))
  return ends[Math.max(last, 0)] ?? null
}

/** Returns the first regular payslip that ends after this one; null when the list has none. */
export function payAfter(period: PayslipPeriod, periods: readonly PayslipPeriod[]): PayslipPeriod | null {
  return regularByEnd(periods).find((one) => one.end_date > period.end_date) ?? null
}

/** Returns the last regular payslip that ends before this one; null when the list has none. */
export function payUntil(period: PayslipPeriod, periods: readonly PayslipPeriod[]): PayslipPeriod | null {
  return regularByEnd(periods.filter((one) => one.end_date < period.end_date)).at(-1) ?? null
}

/** Maximum number of payslips before this one whose facts the check uses. */
const MOST_EARLIER = 4

/**
 * Returns the regular payslips after the next payslip, up to the first that ends LATE_PAY_DAYS after this
 * payslip.
 */
export function furtherPay(period: PayslipPeriod, periods: readonly PayslipPeriod[]): PayslipPeriod[] {
  const later = payAfter(period, periods)
  if (later === null) return []
  const last = addDays(period.end_date, LATE_PAY_DAYS)
  const after = regularByEnd(periods).filter((one) => one.end_date > later.end_date)
  if (later.end_date >= last) return []
  return after.slice(0, after.findIndex((one) => one.end_date >= last) + 1 || after.length)
}

/**
 * Returns the last regular payslips before this one, at most MOST_EARLIER. Leaves out periods paid in two payslips.
 */
export function earlierPay(period: PayslipPeriod, periods: readonly PayslipPeriod[]): PayslipPeriod[] {
  const sorted = regularByEnd(periods)
  const isAlone = ({ end_date }: PayslipPeriod) =>
    sorted.filter((one) => one.end_date === end_date).length === 1
  return sorted.filter((one) => one.end_date < period.end_date && isAlone(one)).slice(-MOST_EARLIER)
}

/** Topic of a payment that the check compares over the whole year; null for payslips of other kinds. */
export function yearlyTopic(kind: PayslipKind): Topic | null {
  if (kind === 'christmas-bonus') return 'christmasBonus'
  return kind === 'profit-sharing' ? 'profitSharing' : null
}

export function mostPaidIn(lines: readonly CheckedLine[], topic: Topic): number {
  return sumOfTopics(lines, topic) + sumOfUncertain(lines)
}

function regularByEnd(periods: readonly PayslipPeriod[]): PayslipPeriod[] {
  return periods
    .filter((one) => payslipKind(one) === 'regular')
    .sort((one, other) => compareText(one.end_date, other.end_date))
}

interface KardexDays {
  absences: readonly string[]
  incapacities: readonly string[]
  permits: readonly { day: string; type: string }[]
  vacations: readonly { day: string; status: string }[]
  imported?: DayRange | null
}

function isSwap(type: string): boolean {
  return ['tiempo por tiempo', 'tiempo x tiempo', 'txt', 'descanso', 'compensa', 'repon'].some((words) =>
    containsWords(type, words),
  )
}

/** Counts the days of a permit as unpaid unless its type says that they are paid. */
export function kardexFacts(
  asOf: string,
  { absences, incapacities, permits, vacations, imported }: KardexDays,
): KardexFacts {
  const unpaid = permits.filter(({ type }) => !containsWords(type, 'con goce')).map(({ day }) => day)
  const isGranted = ({ status }: { status: string }) =>
    /^(autoriza|aproba|disfruta|goza|toma)d[oa]/i.test(status.trim())
  return {
    asOf,
    unpaidDays: [...new Set([...absences, ...incapacities, ...unpaid])].sort(),
    incapacities,
    leaves: unpaid,
    swaps: permits.filter(({ type }) => isSwap(type)).map(({ day }) => day),
    covered: coveredBy([...absences, ...incapacities], asOf),
    vacations: [
      ...new Set(vacations.filter(({ status }) => isVacationKept(status)).map(({ day }) => day)),
    ].sort(),
    grantedVacations: [...new Set(vacations.filter(isGranted).map(({ day }) => day))].sort(),
    imported: imported ?? null,
  }
}

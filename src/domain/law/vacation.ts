import { addDays, daysBetween } from '../time/dates.ts'
import { monthsAfter, wholeMonths } from '../time/months.ts'
import { amountIn, lawOn } from './law-on.ts'
import type { LawRow } from './law-row.ts'

/** Days are YYYY-MM-DD. */
export interface VacationFacts {
  /** First day of the present job; null when unknown. */
  hiredOn: string | null
  /** Last day of the job; null while it goes on. */
  leftOn: string | null
  /** Taken and authorized vacation days, also in the future; cancelled ones are left out. */
  days: readonly string[]
  /** First day for which the labour record has data; null without any. */
  recordedFrom: string | null
  /** Balance of the company's own system; null without one. */
  stated: StatedBalance | null
}

/** Days left at the end of a day; below zero when days were granted in advance. */
export interface StatedBalance {
  days: number
  on: string
}

export interface VacationBalance {
  state: 'known'
  /** Completed years of service; 0 in the first year, which gives no days yet. */
  years: number
  /** Last anniversary; null in the first year. */
  from: string | null
  entitled: number
  taken: number
  /** Days after today and before the next anniversary. */
  planned: number
  /** Days that can still be taken, with those of the year before that have not lapsed. */
  left: number
  /** Number by which the days used exceed the days available. */
  excess: number
  /** Part of `left` from the year before. */
  carried: number
  /** Part of `left` whose claim ends first; null when nothing is left, and with `stated`. */
  expiring: { days: number; on: string } | null
  /** Company's balance from which `left` is computed; null when it is computed from the law. */
  stated: StatedBalance | null
  /** Last day on which the employer must grant the days of this year (LFT art. 81); null in the first year. */
  grantUntil: string | null
  /** Next anniversary with its days; null when the job ends before it. */
  next: { from: string; days: number } | null
  /** Days to be paid for the unfinished year when the job has ended (LFT art. 79); null while it goes on. */
  owed: number | null
  article: string
  isConfirmed: boolean
}

/** The balance, or why it cannot be computed. */
export type Vacation = VacationBalance | { state: 'unknown'; missing: 'hireDay' | 'law' }

const MONTHS = 12
const DAYS_A_YEAR = 365

/**
 * Computes the vacation days of a person by law. Each anniversary gives the days of the completed year. Taken
 * days use the oldest claim first. The year before counts only when the labour record covers it. A job that
 * began on 29 February has its anniversary on 28 February in years without that day.
 *
 * From the day of the company's balance on, the days left are that balance, less later days, plus the days of
 * later anniversaries.
 * @param rows rows of the law (`lawOn`)
 */
export function vacationOn(
  today: string,
  { hiredOn, leftOn, days, recordedFrom, stated }: VacationFacts,
  rows?: readonly LawRow[],
): Vacation {
  if (hiredOn === null) return { state: 'unknown', missing: 'hireDay' }
  const hasEnded = leftOn !== null && leftOn < today
  const at = hasEnded ? leftOn : today
  const yearsOn = (day: string) => (day < hiredOn ? 0 : Math.floor(wholeMonths(hiredOn, day) / MONTHS))
  const years = yearsOn(at)
  const anniversary = (year: number) => monthsAfter(hiredOn, year * MONTHS)
  const [from, nextFrom] = [anniversary(years), anniversary(years + 1)]
  const own = claimOf(years, from, rows)
  const next = claimOf(years + 1, nextFrom, rows)
  if (own === null || next === null) return { state: 'unknown', missing: 'law' }
  const counted = [...new Set(days)]
  const used = counted.filter((day) => day >= from && day < nextFrom)
  const before =
    years >= 2 && isRecorded(recordedFrom, anniversary(years - 1))
      ? claimOf(years - 1, anniversary(years - 1), rows)
      : null
  const usedBefore = counted.filter((day) => day >= anniversary(years - 1) && day < from).length
  const old = Math.max(0, (before?.days ?? 0) - usedBefore)
  const fromOld = Math.min(old, used.filter((day) => day <= (before?.lapsesOn ?? '')).length)
  const isStated = stated !== null && stated.on <= at
  const carried = !isStated && before !== null && at <= before.lapsesOn ? old - fromOld : 0
  const givenAfter = (day: string) =>
    Array.from({ length: years - yearsOn(day) }, (_, index) => years - index)
      .map((year) => claimOf(year, anniversary(year), rows)?.days ?? 0)
      .reduce((sum, given) => sum + given, 0)
  const usedAfter = (on: string) => counted.filter((day) => day > on && day < nextFrom).length
  const rest = isStated
    ? roundToHundredths(stated.days + givenAfter(stated.on) - usedAfter(stated.on))
    : own.days - (used.length - fromOld)
  const left = carried + Math.max(0, rest)
  const expiring =
    carried > 0 && before !== null ? { days: carried, on: before.lapsesOn } : { days: left, on: own.lapsesOn }
  const taken = used.filter((day) => day <= today).length
  return {
    state: 'known',
    years,
    from: years === 0 ? null : from,
    entitled: own.days,
    taken,
    planned: used.length - taken,
    left,
    excess: Math.max(0, -rest),
    carried,
    expiring: left > 0 && !isStated ? expiring : null,
    stated: isStated ? stated : null,
    grantUntil: years === 0 ? null : own.grantUntil,
    next: leftOn !== null && leftOn < nextFrom ? null : { from: nextFrom, days: next.days },
    owed: hasEnded ? share(next.days, daysBetween(from, at) + 1) : null,
    article: next.article,
    isConfirmed: own.isConfirmed && next.isConfirmed,
  }
}

/**
 * Returns the balance of the first year of service whose days the requested days exceed; null without such a
 * year. Days after the next anniversary use the days that begin then.
 */
export function findExcess(
  facts: VacationFacts,
  requested: readonly string[],
  rows?: readonly LawRow[],
): VacationBalance | null {
  const withRequested = { ...facts, days: [...facts.days, ...requested] }
  for (const day of requested) {
    const [before, after] = [vacationOn(day, facts, rows), vacationOn(day, withRequested, rows)]
    if (before.state === 'known' && after.state === 'known' && after.excess > before.excess) return before
  }
  return null
}

function roundToHundredths(days: number): number {
  return Math.round(days * 100) / 100
}

function isRecorded(recordedFrom: string | null, day: string): boolean {
  return recordedFrom !== null && recordedFrom <= day
}

function share(days: number, served: number): number {
  return Math.round((days * Math.min(served, DAYS_A_YEAR) * 100) / DAYS_A_YEAR) / 100
}

/** Claim of a year of service by the law of its anniversary; null when one of the rules has no row then. */
function claimOf(year: number, from: string, rows: readonly LawRow[] | undefined) {
  const law = lawOn(from, rows)
  const [table, grant, lapse] = [
    law.rule('vacationDays'),
    law.rule('vacationGrantMonths'),
    law.rule('vacationLapseMonths'),
  ]
  if (table === null || grant === null || lapse === null) return null
  const { article, isConfirmed } = table
  return {
    days: amountIn(table.value, year),
    grantUntil: addDays(monthsAfter(from, grant.value), -1),
    lapsesOn: addDays(monthsAfter(from, grant.value + lapse.value), -1),
    article,
    isConfirmed,
  }
}

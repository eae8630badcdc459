import { daysBetween } from '../time/dates.ts'
import { isCovered } from './coverage.ts'
import { fullDays } from './full-days.ts'
import { beginsWithJob } from './previous-period.ts'
import {
  difference,
  isWithin,
  lawOf,
  okBut,
  type PayFacts,
  ROUNDING,
  type RuleResult,
  sumOfTopics,
  sumOfUncertain,
  sureDayPay,
  unknownFor,
} from './facts.ts'

const DAYS_A_YEAR = 365

/**
 * Compares the Christmas bonus with the legal minimum, reduced by the days of the year that may not count as worked. The
 * bonus may be paid in parts, so a difference needs every payslip of the year.
 */
export function checkChristmasBonus(all: PayFacts): RuleResult | null {
  const { payslip, jobs, kardex, neighbours, otherBonus } = all
  const { kind, lines, paid, year, dailySalary } = payslip
  if (kind !== 'christmas-bonus') return null
  const bonus = sumOfTopics(lines, 'christmasBonus')
  if (bonus === 0) return unknownFor('otherLines')
  if (dailySalary <= 0) return unknownFor('salary')
  const law = lawOf(all)
  const leastDays = law.value('christmasBonusDays')
  if (leastDays === null) return unknownFor('law')
  if (jobs.hasLeft) return unknownFor('leaving')
  if (hasOtherJob(year, jobs)) return unknownFor('contract')
  const work = workedIn(year, jobs)
  if (work === null) return unknownFor('hireDay')
  if (kardex === null || paid === '' || kardex.asOf < paid) return unknownFor('kardex')
  const isInYear = (day: string) => isWithin(day, work.from, `${year}-12-31`)
  const off = kardex.unpaidDays.filter(isInYear).length
  const days = work.from === `${year}-01-01` ? DAYS_A_YEAR : daysBetween(work.from, paid) + 1
  const shareOf = (daily: number, count: number) =>
    Math.round((daily * leastDays * Math.max(0, count)) / DAYS_A_YEAR)
  const factsFor = (least: number) =>
    [
      { name: 'bonus', money: bonus },
      { name: 'leastBonus', money: least },
    ] as const
  const paidBefore = payPerDay(neighbours.filter(({ end }) => end !== '' && end <= paid))
  // Legal minimum with the highest salary and the longest time that the facts allow.
  const safe = shareOf(Math.max(dailySalary, ...paidBefore), work.isExact ? days - off : DAYS_A_YEAR - off)
  if (bonus >= safe - ROUNDING) return okBut('ownBonus', ...factsFor(safe))
  if (paidBefore.length === 0) return unknownFor('salaryThen')
  const least = shareOf(Math.min(dailySalary, ...paidBefore), days - off)
  if (bonus >= least - ROUNDING) return unknownFor(work.isExact ? 'salaryThen' : 'hireDay')
  if (!isCovered(kardex, work.from, paid)) return unknownFor('coverage')
  if (kardex.incapacities.some(isInYear)) return unknownFor('incapacity')
  if (sumOfUncertain(lines) > 0) return unknownFor('otherLines')
  const lastDay = `${year}-${law.value('christmasBonusBefore') ?? '12-31'}`
  const isComplete = jobs.sameKindInYear === 1 && kardex.asOf > lastDay
  if (!isComplete || otherBonus === null || bonus + otherBonus >= least - ROUNDING) {
    return unknownFor('otherBonus')
  }
  return difference('belowLegalBonus', { centavos: least - bonus - otherBonus }, ...factsFor(least))
}

function hasOtherJob(year: number, { unbrokenSince, hiredOn }: PayFacts['jobs']): boolean {
  if (unbrokenSince === null || hiredOn === undefined) return false
  const firstDay = `${year}-01-01`
  return hiredOn > (unbrokenSince < firstDay ? firstDay : unbrokenSince)
}

/**
 * Returns the first worked day of the year; null without a recent regular payslip. The day is exact if
 * payslips reach back to the year before, or begin soon after `hiredOn`. Otherwise it is the last day of the
 * oldest known payslip, and the person may have worked longer.
 */
function workedIn(
  year: number,
  { unbrokenSince, hiredOn }: PayFacts['jobs'],
): { from: string; isExact: boolean } | null {
  const firstDay = `${year}-01-01`
  if (unbrokenSince === null) return null
  if (unbrokenSince < firstDay) return { from: firstDay, isExact: true }
  if (!beginsWithJob(unbrokenSince, hiredOn)) return { from: unbrokenSince, isExact: false }
  return { from: hiredOn < firstDay ? firstDay : hiredOn, isExact: true }
}

/**
 * Returns the pay per day of each payslip with known paid days. Divides by at least the days of the whole
 * period, because part-time work and separate rest days lower the paid days.
 */
function payPerDay(payslips: PayFacts['neighbours']): number[] {
  return payslips.flatMap(({ lines, daysPaid, start, end }) => {
    const daily = sureDayPay(lines) / Math.max(daysPaid ?? 0, fullDays(start, end).least)
    return daysPaid !== null && daily > 0 && Number.isFinite(daily) ? [daily] : []
  })
}

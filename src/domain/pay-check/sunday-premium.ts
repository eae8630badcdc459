import { isOfPeriod } from '../payslips/payslip.ts'
import { addDays, daysBetween, weekday } from '../time/dates.ts'
import { isPayComplete } from './coverage.ts'
import { laterPays } from './extra-time.ts'
import {
  difference,
  isWithin,
  lawOf,
  leastDayPay,
  ok,
  okBut,
  type PayFacts,
  restDayTopics,
  ROUNDING,
  type RuleResult,
  shownDayPay,
  sumOfTopics,
  unknownFor,
} from './facts.ts'
import { MOST_OF_A_DAY } from './full-days.ts'

/**
 * Compares the Sunday premium with the legal share of a day's pay for each Sunday. The worked
 * Sundays are certain in two cases only: the payslip pays the premium of all of them, or it pays an authorized Sunday as
 * a whole rest day.
 */
export function checkSundayPremium(facts: PayFacts): RuleResult | null {
  const { payslip, authorized } = facts
  const { kind, lines, start, end } = payslip
  if (!isOfPeriod(kind)) return null
  const premium = sumOfTopics(lines, 'sundayPremium')
  const all = sundaysOf(start, end)
  const worked = all.filter((day) => authorized?.restDays.includes(day))
  if (premium === 0) return worked.length > 0 ? unknownFor('sundayRest') : null
  const isNamed = lines.every(({ topic, isSure }) => topic !== 'sundayPremium' || isSure)
  if (!isNamed || all.length === 0) return unknownFor('whichPeriod')
  const daily = shownDayPay(payslip)
  if (daily === null) return unknownFor('salary')
  const share = lawOf(facts).value('sundayPremium')
  if (share === null) return unknownFor('law')
  const legal = (sundays: number) => Math.round(sundays * share * daily)
  const shown = (days: readonly string[]) =>
    [
      { name: 'sundays', dates: days },
      { name: 'sundayPremium', money: premium },
      { name: 'leastSundayPremium', money: legal(days.length) },
    ] as const
  if (premium >= legal(all.length) - ROUNDING) return ok(...shown(all))
  if (worked.length === 0) return unknownFor(all.length > 1 ? 'sundaysWorked' : 'sundayHours')
  if (!arePaidWhole(facts)) return unknownFor('sundayHours')
  if (premium >= legal(worked.length) - ROUNDING) return okBut('sundaysWorked', ...shown(worked))
  const least = leastDayPay(facts)
  if (least === null || premium >= worked.length * share * least * MOST_OF_A_DAY - ROUNDING) {
    return unknownFor('salaryThen')
  }
  if (!isPayComplete(facts)) return unknownFor('nextPayslip')
  const isPaidLater = laterPays(facts).some((later) => sumOfTopics(later, 'sundayPremium') > 0)
  if (isPaidLater || facts.jobs.hasTwin || facts.jobs.hasLaterTwin) return unknownFor('whichPeriod')
  return difference('belowSundayPremium', { centavos: legal(worked.length) - premium }, ...shown(worked))
}

function sundaysOf(start: string, end: string): string[] {
  const first = addDays(start, (7 - weekday(start)) % 7)
  const count = first > end ? 0 : Math.floor(daysBetween(first, end) / 7) + 1
  return Array.from({ length: count }, (_, place) => addDays(first, place * 7))
}

/**
 * Returns whether the payslip pays all authorized rest days of its period as whole days at the legal factor.
 */
function arePaidWhole(facts: PayFacts): boolean {
  const { payslip, authorized } = facts
  const { lines, start, end } = payslip
  const factor = lawOf(facts).value('restDayFactor') ?? 0
  const daily = shownDayPay(payslip) ?? 0
  const days = (authorized?.restDays ?? []).filter((day) => isWithin(day, start, end)).length
  const paid = sumOfTopics(lines, ...restDayTopics)
  return factor > 0 && days > 0 && daily > 0 && Math.abs(paid - days * factor * daily) <= ROUNDING
}

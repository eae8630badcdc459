import { isOfPeriod } from '../payslips/payslip.ts'
import { addDays, daysBetween, weekday } from '../time/dates.ts'
import { isPayComplete } from './coverage.ts'
import { laterPays } from './extra-time.ts'
import {
  difference,
  isWithin,
  leastDayPay,
  ok,
  okBut,
  type PayFacts,
  REST_DAY_MULTIPLE,
  restDayTopics,
  ROUNDING,
  type RuleResult,
  shownDayPay,
  sumOfTopics,
  unknownFor,
} from './facts.ts'
import { MOST_OF_A_DAY } from './full-days.ts'

/** Smallest Sunday premium as a share of an ordinary day's salary (LFT art. 71). */
const LEAST_PREMIUM = 0.25

/**
 * Compares the Sunday premium with a quarter of a day's pay for each Sunday. Which Sundays were worked is only certain
 * when the payslip pays a premium for all of them, or when an authorized Sunday is paid as a whole rest day.
 */
export function checkSundayPremium(facts: PayFacts): RuleResult | null {
  const { payslip, authorized } = facts
  const { kind, lines, start, end } = payslip
  if (!isOfPeriod(kind)) return null
  const premium = sumOfTopics(lines, 'sundayPremium')
  const all = sundaysOf(start, end)
  const worked = all.filter((day) => authorized?.restDays.includes(day))
  // The law does not say for certain whether a worked day of rest earns the premium, too.
  if (premium === 0) return worked.length > 0 ? unknownFor('sundayRest') : null
  const isNamed = lines.every(({ topic, isSure }) => topic !== 'sundayPremium' || isSure)
  if (!isNamed || all.length === 0) return unknownFor('whichPeriod')
  const daily = shownDayPay(payslip)
  if (daily === null) return unknownFor('salary')
  const legal = (sundays: number) => Math.round(sundays * LEAST_PREMIUM * daily)
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
  // The premium may be of an earlier Sunday, at the former salary.
  const least = leastDayPay(facts)
  if (least === null || premium >= worked.length * LEAST_PREMIUM * least * MOST_OF_A_DAY - ROUNDING) {
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

/** Returns whether the payslip pays all authorized rest days of its period as whole days at double salary. */
function arePaidWhole({ payslip, authorized }: PayFacts): boolean {
  const { lines, start, end } = payslip
  const daily = shownDayPay(payslip) ?? 0
  const days = (authorized?.restDays ?? []).filter((day) => isWithin(day, start, end)).length
  const paid = sumOfTopics(lines, ...restDayTopics)
  return days > 0 && daily > 0 && Math.abs(paid - days * REST_DAY_MULTIPLE * daily) <= ROUNDING
}

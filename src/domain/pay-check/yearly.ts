import {
  difference,
  ok,
  type PayFacts,
  ROUNDING,
  type RuleResult,
  sumOfTopics,
  sumOfUncertain,
  sureDayPay,
  unknownFor,
} from './facts.ts'

/** Minimum Christmas bonus of a whole year, in days of salary (LFT art. 87). */
const LEAST_BONUS_DAYS = 15
const DAYS_A_YEAR = 365
/** Day after the last legal payday, YYYY-MM-DD without the year. */
const LEGALLY_PAID = '12-21'

/**
 * Compares the Christmas bonus with the legal minimum, reduced by the year's days that may not count as worked. The
 * bonus may be paid in parts, so a difference needs every payslip of the year.
 */
export function checkChristmasBonus({
  payslip,
  jobs,
  kardex,
  neighbours,
  otherBonus,
}: PayFacts): RuleResult | null {
  const { kind, lines, paid, year } = payslip
  if (kind !== 'christmas-bonus') return null
  const bonus = sumOfTopics(lines, 'christmasBonus')
  const dailySalary = leastDaily(payslip, neighbours)
  if (dailySalary <= 0 || bonus === 0) return unknownFor('salary')
  if (jobs.hasLeft) return unknownFor('leaving')
  const firstDay = `${year}-01-01`
  if (jobs.unbrokenSince === null || jobs.unbrokenSince >= firstDay) return unknownFor('hiring')
  if (kardex === null || paid === '' || kardex.asOf < paid) return unknownFor('kardex')
  const isInYear = (day: string) => day >= firstDay && day <= `${year}-12-31`
  const off = kardex.unpaidDays.filter(isInYear)
  const least = Math.round((dailySalary * LEAST_BONUS_DAYS * (DAYS_A_YEAR - off.length)) / DAYS_A_YEAR)
  const facts = [
    { name: 'bonus', money: bonus },
    { name: 'leastBonus', money: least },
  ] as const
  if (bonus >= least - ROUNDING) return ok(...facts)
  // A host may list only the first day of an incapacity.
  if (kardex.incapacities.some(isInYear)) return unknownFor('incapacity')
  if (sumOfUncertain(lines) > 0) return unknownFor('otherLines')
  const isComplete = jobs.sameKindInYear === 1 && kardex.asOf >= `${year}-${LEGALLY_PAID}`
  if (!isComplete || otherBonus === null || bonus + otherBonus >= least - ROUNDING) {
    return unknownFor('otherBonus')
  }
  return difference({ centavos: least - bonus - otherBonus }, ...facts)
}

/** Returns the smallest salary of a day that the facts show, because the stated one may be newer or integrated. */
function leastDaily({ dailySalary }: PayFacts['payslip'], neighbours: PayFacts['neighbours']): number {
  const shown = neighbours.flatMap(({ lines, daysPaid }) => {
    const pay = sureDayPay(lines)
    return daysPaid === null || daysPaid <= 0 || pay === 0 ? [] : [pay / daysPaid]
  })
  return Math.min(dailySalary, ...shown)
}

/** The portal has no facts about the company's profit. */
export function checkProfitSharing({ payslip }: PayFacts): RuleResult | null {
  return payslip.kind === 'profit-sharing' ? unknownFor('profit') : null
}

import { difference, ok, type PayFacts, ROUNDING, type RuleResult, sumOfTopics, unknownFor } from './facts.ts'

/** Minimum Christmas bonus of a whole year, in days of salary (LFT art. 87). */
const LEAST_BONUS_DAYS = 15
const DAYS_A_YEAR = 365

/** Compares the Christmas bonus with the legal minimum, reduced by the year's days that may not count as worked. */
export function checkChristmasBonus({ payslip, jobs, kardex }: PayFacts): RuleResult | null {
  const { kind, lines, dailySalary, paid, year } = payslip
  if (kind !== 'christmas-bonus') return null
  const bonus = sumOfTopics(lines, 'christmasBonus')
  if (dailySalary <= 0 || bonus === 0) return unknownFor('salary')
  if (jobs.sameKindInYear > 1) return unknownFor('otherBonus')
  if (jobs.hasLeft) return unknownFor('leaving')
  const firstDay = `${year}-01-01`
  if (jobs.oldestEnd === null || jobs.oldestEnd >= firstDay) return unknownFor('hiring')
  if (kardex === null || paid === '' || kardex.asOf < paid) return unknownFor('kardex')
  const off = kardex.unpaidDays.filter((day) => day >= firstDay && day <= `${year}-12-31`)
  const least = Math.round((dailySalary * LEAST_BONUS_DAYS * (DAYS_A_YEAR - off.length)) / DAYS_A_YEAR)
  const facts = [
    { name: 'bonus', money: bonus },
    { name: 'leastBonus', money: least },
  ] as const
  return bonus >= least - ROUNDING ? ok(...facts) : difference({ centavos: least - bonus }, ...facts)
}

/** The portal has no facts about the company's profit. */
export function checkProfitSharing({ payslip }: PayFacts): RuleResult | null {
  return payslip.kind === 'profit-sharing' ? unknownFor('profit') : null
}

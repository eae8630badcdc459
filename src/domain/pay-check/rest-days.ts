import { isOfPeriod } from '../payslips/payslip.ts'
import type { Topic } from '../pay-lines/topics.ts'
import { isCovered, isPayComplete, mayBeSwapped } from './coverage.ts'
import { awayWithoutPay, duePerPeriod, freeDaysOf, laterPays, overtimeTopics } from './extra-time.ts'
import {
  type CheckedLine,
  difference,
  isWithin,
  lawOf,
  leastDayPay,
  ok,
  type PayFacts,
  regularTopics,
  restDayTopics,
  ROUNDING,
  type RuleResult,
  sumOfTopics,
  unknownFor,
  vagueTopics,
} from './facts.ts'
import { DAY_ROUNDING, MOST_OF_A_DAY } from './full-days.ts'
import { nextPaysMore, usualDays } from './previous-period.ts'
import { type PaidRange, settle } from './settle.ts'

/** Payments that may include the pay of a worked rest day or holiday. */
const mayPayRestDay: readonly Topic[] = [...overtimeTopics, ...vagueTopics, 'weeklyRest']

/** Finds authorized rest days and holidays worked that neither this payslip nor a later one pays (LFT art. 73 and 75). */
export function checkRestDays(facts: PayFacts): RuleResult | null {
  const { payslip, later, authorized, jobs, kardex } = facts
  if (!isOfPeriod(payslip.kind) || authorized === null) return null
  const free = freeDaysOf(kardex)
  const worked = authorized.restDays.filter((day) => !free.has(day))
  const days = worked.filter((day) => isWithin(day, payslip.start, payslip.end))
  if (days.length === 0) return null
  const fact = { name: 'restDays', dates: days } as const
  const paid = [payslip.lines, ...laterPays(facts)].map((lines) => daysPaidBy(lines, facts))
  const due = duePerPeriod(
    facts,
    worked.map((day) => ({ day, count: 1 })),
  )
  const settled = settle(due, paid)
  const money = sumOfTopics([...payslip.lines, ...(later ?? [])], ...restDayTopics)
  if (settled.state === 'paid') return ok(fact, { name: 'restPay', money })
  if (later === null) return unknownFor('nextPayslip')
  if (settled.state === 'unknown') {
    return unknownFor(
      paid.some(({ most }) => most === Number.POSITIVE_INFINITY) ? 'hoursWorked' : 'whichPeriod',
    )
  }
  if (!isPayComplete(facts)) return unknownFor('nextPayslip')
  if (jobs.hasTwin || jobs.hasLaterTwin) return unknownFor('otherReceipt')
  const isDoubtful = [...payslip.lines, ...later].some(
    ({ side, topic }) => side === 'perception' && (topic === null || mayPayRestDay.includes(topic)),
  )
  if (isDoubtful || mayPayMoreDays(facts)) return unknownFor('otherLines')
  if (kardex === null || kardex.asOf < payslip.paid) return unknownFor('kardex')
  const away = awayWithoutPay(facts, kardex)
  if (away !== null) return unknownFor(away)
  if (!isCovered(kardex, payslip.start, payslip.end)) return unknownFor('coverage')
  if (mayBeSwapped(kardex, payslip.start)) return unknownFor('swap')
  const pay = money > 0 ? [{ name: 'restPay', money } as const] : []
  return difference('restDayNotPaid', { days: settled.amount }, fact, ...pay)
}

/**
 * Returns the number of rest days and holidays that the lines pay. `most` is known only if the amount is the
 * legal pay of whole days, because other amounts may pay some hours of more days.
 */
function daysPaidBy(lines: readonly CheckedLine[], facts: PayFacts): PaidRange {
  const money = sumOfTopics(lines, ...restDayTopics)
  if (money === 0) return { least: 0, most: 0 }
  const least = leastDayPay(facts)
  const unknown = { least: 0, most: Number.POSITIVE_INFINITY }
  const multiple = lawOf(facts).value('restDayFactor')
  if (least === null || multiple === null) return unknown
  const whole = [least, facts.payslip.dailySalary].flatMap((daily) => {
    const count = Math.round(money / (multiple * daily))
    const isExact = Math.abs(money - count * multiple * daily) <= ROUNDING
    return count > 0 && isExact ? [count] : []
  })
  return {
    least: Math.floor((money + ROUNDING) / (multiple * least)),
    most: whole.length > 0 ? Math.max(...whole) : unknown.most,
  }
}

function mayPayMoreDays(facts: PayFacts): boolean {
  const { lines, start, end, daysPaid, dailySalary } = facts.payslip
  if (daysPaid === null || dailySalary <= 0) return true
  const usual = usualDays(facts.earlier, start, end)
  const paid = sumOfTopics(lines, ...regularTopics) / dailySalary
  return daysPaid >= usual + 1 - DAY_ROUNDING || paid >= usual + MOST_OF_A_DAY || nextPaysMore(facts)
}

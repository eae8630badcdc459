import {
  type CheckedLine,
  leastDayPay,
  type PayFacts,
  regularTopics,
  restDayTopics,
  type RuleName,
  shownDayPay,
  sumOfTopics,
  vagueTopics,
} from '#domain/pay-check/facts.ts'
import { isPayComplete, LATE_DAYS } from '#domain/pay-check/coverage.ts'
import { fullDays } from '#domain/pay-check/full-days.ts'
import { addDays, weekday } from '#domain/time/dates.ts'
import type { Random } from '#server/seed/random.ts'
import type { writerOf } from '#tests/support/pay/company-pay.ts'

export interface Correct {
  /** "demo", or the style of a company. */
  source: string
  /** Situation such as "part-time". */
  situation: string
  facts: PayFacts
  write: ReturnType<typeof writerOf>
}

/** Returns the payslip with one change, null when the error is impossible in it. Amounts in centavos. */
export type Plant = (correct: Correct, random: Random) => PayFacts | null

/** Days in which the fund may still post a payday's movement. */
const POSTING_DAYS = 7
/** Days of salary of the smallest legal Christmas bonus of a year (LFT art. 87). */
const LEAST_BONUS_DAYS = 15

function withPayslip(facts: PayFacts, change: Partial<PayFacts['payslip']>): PayFacts {
  return { ...facts, payslip: { ...facts.payslip, ...change } }
}

/** Changes a line of one topic and the amount to receive with it. */
function withAmount(
  facts: PayFacts,
  topic: CheckedLine['topic'],
  amount: (was: number) => number,
): PayFacts | null {
  const { lines, cashTotal } = facts.payslip
  const line = lines.find((one) => one.topic === topic && one.isSure)
  if (!line) return null
  const gain = amount(line.amount) - line.amount
  return withPayslip(facts, {
    cashTotal: cashTotal + (line.side === 'deduction' ? -gain : gain),
    lines: lines.map((one) => (one === line ? { ...one, amount: one.amount + gain } : one)),
  })
}

const pesos = (random: Random) => random.whole(5, 400) * 100 + random.whole(0, 99)
export const isRegular = ({ payslip }: PayFacts) => payslip.kind === 'regular'

/** Returns whether the kardex has a day off, an incapacity or a vacation in the days before and in the period. */
function hasEvent({ payslip: { start, end }, kardex }: PayFacts, daysBefore: number): boolean {
  const from = addDays(start, -daysBefore)
  return [...(kardex?.unpaidDays ?? []), ...(kardex?.vacations ?? [])].some(
    (day) => day >= from && day <= end,
  )
}

/** Returns the paid days when the facts prove that the person works all days of the period, otherwise null. */
function provenDays(facts: PayFacts): number | null {
  const { dailySalary, daysPaid, start, end, lines } = facts.payslip
  const isApart = lines.some(({ topic }) => topic === 'weeklyRest')
  if (!isRegular(facts) || hasEvent(facts, LATE_DAYS) || isApart || facts.jobs.hasTwin) return null
  if (daysPaid === null || daysPaid < fullDays(start, end).least) return null
  // A settlement shortly before or after may pay the days.
  if (facts.jobs.hasLeft) return null
  return facts.jobs.previousEnd === null || dailySalary <= 0 ? null : daysPaid
}

/**
 * Returns the period's Sunday. Returns null when the payslips may pay work on that day, or the kardex has a
 * day off in the period.
 */
function unpaidSunday(facts: PayFacts): string | null {
  const { start, end, lines } = facts.payslip
  const all = [...lines, ...(facts.later ?? []), ...(facts.further ?? []).flatMap((one) => one.lines)]
  const isPaidOtherwise = all.some(
    ({ overtime, topic, side }) =>
      overtime.length > 0 ||
      topic === 'holidayWorked' ||
      topic === 'restDayWorked' ||
      topic === 'extraordinaryPay' ||
      topic === 'weeklyRest' ||
      // Vacation that is paid in addition to the counted days may be one more day of pay.
      topic === 'vacation' ||
      (topic === null && side === 'perception'),
  )
  const sunday = addDays(start, (7 - weekday(start)) % 7)
  const isSingle = !facts.jobs.hasTwin && !facts.jobs.hasLaterTwin
  if (!isRegular(facts) || facts.later === null || isPaidOtherwise || sunday > end || !isSingle) return null
  return hasEvent(facts, 0) || !isPayComplete(facts) ? null : sunday
}

/** Plants a deduction above the movement that the fund posted on the payday. */
function overcharge(facts: PayFacts, topic: 'savings' | 'savingsLoan', random: Random): PayFacts | null {
  const { paid } = facts.payslip
  if (facts.statement === null || facts.statement.asOf < addDays(paid, POSTING_DAYS)) return null
  const movements = topic === 'savings' ? facts.statement.movements : facts.statement.loanMovements
  if (!movements.some(({ date }) => date === paid)) return null
  const drawn = pesos(random)
  // A small surplus may be the fund's fee.
  const surplusOn = (was: number) => Math.max(drawn, Math.round(was * 0.06))
  // A surplus of whole payments may belong to other paydays, so it proves nothing.
  const isWhole = (was: number, surplus: number) => Math.min(surplus % was, was - (surplus % was)) < 100
  return withAmount(facts, topic, (was) => {
    const surplus = surplusOn(was)
    return was + surplus + (isWhole(was, surplus) ? 250 : 0)
  })
}

function hasWholeYear({ payslip: { year }, jobs, kardex }: PayFacts): boolean {
  const first = `${year}-01-01`
  const wasSick = kardex?.incapacities.some((day) => day.startsWith(String(year)))
  return !wasSick && jobs.unbrokenSince !== null && jobs.unbrokenSince < first
}

function belowMinimum({ facts }: Correct, random: Random): PayFacts | null {
  const { kind, dailySalary } = facts.payslip
  if (kind !== 'christmas-bonus' || facts.jobs.sameKindInYear !== 1 || !hasWholeYear(facts)) return null
  const pays = facts.neighbours.flatMap(({ lines, daysPaid }) =>
    lines.flatMap(({ topic, amount }) => (topic === 'salary' && daysPaid ? [amount / daysPaid] : [])),
  )
  const least = Math.min(dailySalary, ...pays) * LEAST_BONUS_DAYS
  const bonus = Math.round((least * random.whole(40, 90)) / 100)
  // Other payslips of the year may pay the rest of the bonus.
  if (facts.otherBonus === null || bonus + facts.otherBonus >= least) return null
  return withAmount(facts, 'christmasBonus', (was) => Math.min(was, bonus))
}

/** Returns whether both neighbours pay the stated salary for each of their days, within a peso a day. */
function arePaidAlike({ payslip: { dailySalary }, neighbours }: PayFacts): boolean {
  const isAlike = ({ lines, daysPaid }: PayFacts['neighbours'][number]) =>
    daysPaid !== null &&
    Math.abs(sumOfTopics(lines, ...regularTopics) - daysPaid * dailySalary) <= daysPaid * 100
  return neighbours.length > 1 && neighbours.every(isAlike)
}

function mayPayOtherwise({ later, further, earlier, neighbours, payslip }: PayFacts): boolean {
  const all = [payslip, ...earlier, ...neighbours, ...(further ?? [])].flatMap(({ lines }) => lines)
  return [...all, ...(later ?? [])].some(
    ({ side, topic }) =>
      side === 'perception' &&
      (topic === null || vagueTopics.includes(topic) || restDayTopics.includes(topic)),
  )
}

/** Takes the pay of granted vacation out of a payslip, when no other payslip of the year pays vacation. */
function withoutVacationPay({ facts }: Correct, random: Random): PayFacts | null {
  const { payslip, kardex, jobs, otherVacation, earlier } = facts
  const { start, end } = payslip
  const daysPaid = provenDays(facts)
  const isWholeYear = jobs.unbrokenSince !== null && jobs.unbrokenSince <= addDays(start, -366)
  const areFull = [...earlier, ...facts.neighbours].every(
    (one) => one.daysPaid !== null && one.daysPaid >= fullDays(one.start, one.end).least,
  )
  if (daysPaid === null || kardex === null || otherVacation !== false || !isWholeYear || !areFull) return null
  if (!isPayComplete(facts) || mayPayOtherwise(facts) || jobs.hasLaterTwin) return null
  const { least } = fullDays(start, end)
  const days = random.whole(1, 2)
  const less = withAmount(facts, 'salary', (was) => Math.round((was * (least - days)) / daysPaid))
  if (!less || less.payslip.cashTotal <= 0) return null
  const granted = Array.from({ length: days }, (_, at) => addDays(start, at + 1))
  const vacations = [...kardex.vacations, ...granted].sort()
  return {
    ...withPayslip(less, { daysPaid: least - days }),
    kardex: { ...kardex, vacations, grantedVacations: vacations },
  }
}

function smallPremium({ facts, write }: Correct, random: Random): PayFacts | null {
  const sunday = unpaidSunday(facts)
  const { lines, cashTotal, dailySalary } = facts.payslip
  const daily = shownDayPay(facts.payslip)
  if (sunday === null || daily === null || dailySalary <= 0) return null
  const worked = write('restDay', Math.round(daily * 2))
  const premium = write('sunday', Math.round((daily / 4) * (random.whole(30, 70) / 100)))
  if (worked.topic !== 'restDayWorked' || premium.topic !== 'sundayPremium') return null
  // A much lower pay of a neighbour may be the salary of that time.
  const least = leastDayPay(facts)
  if (least === null || least < daily * 0.95) return null
  return {
    ...withPayslip(facts, {
      lines: [...lines, worked, premium],
      cashTotal: cashTotal + worked.amount + premium.amount,
    }),
    authorized: { overtime: [], restDays: [sunday] },
  }
}

/** Errors that the facts can prove, and the rule that must find each; null for any rule. */
export const plants: Readonly<Record<string, { rule: RuleName | null; plant: Plant }>> = {
  'wrong net': {
    rule: 'net',
    plant: ({ facts }, random) => {
      const { cashTotal } = facts.payslip
      const error = pesos(random)
      return facts.neighbours.length > 0 && cashTotal > error
        ? withPayslip(facts, { cashTotal: cashTotal - error })
        : null
    },
  },
  'days too few': {
    rule: 'days',
    plant: ({ facts }, random) => {
      const daysPaid = provenDays(facts)
      if (daysPaid === null) return null
      const left = fullDays(facts.payslip.start, facts.payslip.end).least - random.whole(1, 2)
      const less = withAmount(facts, 'salary', (was) => Math.round((was * left) / daysPaid))
      return less && less.payslip.cashTotal > 0 ? withPayslip(less, { daysPaid: left }) : null
    },
  },
  'all days, half the pay': {
    rule: null,
    plant: ({ facts }) => {
      const isPaidOtherwise = facts.payslip.lines.some(
        ({ topic, side }) => topic === 'vacation' || (topic === null && side === 'perception'),
      )
      if (provenDays(facts) === null || isPaidOtherwise || !arePaidAlike(facts)) return null
      const less = withAmount(facts, 'salary', (was) => Math.round(was / 2))
      return less && less.payslip.cashTotal > 0 ? less : null
    },
  },
  'absence that was none': {
    rule: 'absences',
    plant: ({ facts, write }) => {
      const { lines, cashTotal, dailySalary } = facts.payslip
      const isDone = lines.some(({ topic }) => topic === 'absence')
      if (!isRegular(facts) || hasEvent(facts, LATE_DAYS) || isDone) return null
      const line = write('absence', dailySalary)
      return withPayslip(facts, { lines: [...lines, line], cashTotal: cashTotal - dailySalary })
    },
  },
  'overtime at half the pay': {
    rule: 'overtime',
    plant: ({ facts }) => {
      const { lines, cashTotal } = facts.payslip
      const own = lines.filter(({ overtime }) => overtime.length > 0)
      if (!isRegular(facts) || !own.some(({ overtime }) => (overtime[0]?.hours ?? 0) >= 4)) return null
      const half = (amount: number) => Math.round(amount / 2)
      const lost = own.reduce((sum, { amount }) => sum + amount - half(amount), 0)
      return withPayslip(facts, {
        cashTotal: cashTotal - lost,
        lines: lines.map((one) =>
          own.includes(one)
            ? {
                ...one,
                amount: half(one.amount),
                overtime: one.overtime.map((node) => ({ ...node, paid: half(node.paid) })),
              }
            : one,
        ),
      })
    },
  },
  'rest day unpaid': {
    rule: 'restDays',
    plant: ({ facts }) => {
      const sunday = unpaidSunday(facts)
      return sunday === null ? null : { ...facts, authorized: { overtime: [], restDays: [sunday] } }
    },
  },
  'one of two rest days unpaid': {
    rule: 'restDays',
    plant: ({ facts, write }) => {
      const sunday = unpaidSunday(facts)
      const { start, lines, cashTotal, dailySalary } = facts.payslip
      if (sunday === null || sunday === start || dailySalary <= 0) return null
      const line = write('restDay', dailySalary * 2)
      if (line.topic !== 'restDayWorked') return null
      const authorized = { overtime: [], restDays: [addDays(sunday, -1), sunday] }
      const paid = withPayslip(facts, { lines: [...lines, line], cashTotal: cashTotal + line.amount })
      return { ...paid, authorized }
    },
  },
  'savings above the statement': {
    rule: 'savings',
    plant: ({ facts }, random) => overcharge(facts, 'savings', random),
  },
  'loan above the statement': {
    rule: 'loan',
    plant: ({ facts }, random) => overcharge(facts, 'savingsLoan', random),
  },
  'bonus below the legal minimum': { rule: 'christmasBonus', plant: belowMinimum },
  'Sunday premium below a quarter': { rule: 'sundayPremium', plant: smallPremium },
  'vacation without pay': { rule: 'vacation', plant: withoutVacationPay },
  'profit sharing taxed too much': {
    rule: 'profitSharing',
    plant: ({ facts }, random) => {
      const { kind, lines } = facts.payslip
      const own = lines.find(({ topic, isSure }) => topic === 'profitSharing' && isSure)
      if (kind !== 'profit-sharing' || !own || facts.otherBonus !== 0) return null
      const exempt = Math.round((Math.min(own.amount, 169_710) * random.whole(0, 80)) / 100)
      return withPayslip(facts, { lines: lines.map((one) => (one === own ? { ...one, exempt } : one)) })
    },
  },
}

/** Deductions that the rule compares only with the payslip before. */
const repeated = ['infonavit', 'housingLoan', 'fonacot', 'alimony', 'union'] as const

/** Changes that no fact explains or proves. The rule must not say that they are right. */
export const unproven: Readonly<Record<string, { rule: RuleName; plant: Plant }>> = {
  'credit, alimony or dues of another amount': {
    rule: 'deductions',
    plant: ({ facts }, random) => {
      const own = repeated.filter((topic) => facts.payslip.lines.some((one) => one.topic === topic))
      const topic = own[random.whole(0, own.length - 1)]
      if (topic === undefined || !isRegular(facts)) return null
      const surplus = pesos(random)
      return withAmount(facts, topic, (was) => was + surplus)
    },
  },
  'credit that the payslip before lacks': {
    rule: 'deductions',
    plant: ({ facts, write }, random) => {
      const { lines, cashTotal } = facts.payslip
      const line = write('fonacot', pesos(random))
      const all = [...lines, ...facts.neighbours.flatMap((one) => one.lines)]
      const isKnown = all.some(({ topic }) => topic === 'fonacot')
      if (!isRegular(facts) || isKnown || line.topic !== 'fonacot') return null
      return withPayslip(facts, { lines: [...lines, line], cashTotal: cashTotal - line.amount })
    },
  },
}

import { describe, expect, test } from 'vitest'
import { checkPay, summaryOf } from '#domain/pay-check/check-pay.ts'
import type { CheckedLine, PayFacts, RuleName } from '#domain/pay-check/facts.ts'
import { checkedLine, employmentFacts, kardexFacts, payAfter, payUntil } from '#domain/pay-check/sources.ts'
import { type PayslipPeriod, payslipKind } from '#domain/payslips/payslip.ts'
import { cashAndVouchers } from '#domain/payslips/vouchers.ts'
import { addDays, weekday } from '#domain/time/dates.ts'
import type { DemoPerson } from '../demo-person.ts'
import { demoPeople } from '../people.ts'
import { type Random, randomFor } from '../random.ts'
import { kardexOf } from './kardex.ts'
import type { PayslipDraft } from './payslip-draft.ts'
import { payslipsOf } from './payslips.ts'
import { savingsOf } from './savings-rows.ts'

const TODAY = '2026-11-21'
const SEED = 'pay check 1'
const PLANTED = 1000
const people = demoPeople.filter((person) => person.user !== null && person.dailySalary > 0).slice(0, 8)

function periodOf(draft: PayslipDraft): PayslipPeriod {
  return {
    paid_date: draft.period.paidDate,
    stamped: draft.isStamped,
    idtimbrado: null,
    pdf_receipt: '',
    payroll: draft.payroll,
    year: draft.period.year,
    period: draft.code ?? draft.period.number,
    type: draft.type,
    prenomina: draft.isPrepayroll,
    end_date: draft.period.endDate,
  }
}

function cashOf({ lines }: PayslipDraft): number {
  return cashAndVouchers(lines.total('perception') - lines.total('deduction'), lines.lines).cash
}

/** Adds the hours that a stamped receipt states. */
function linesOf(draft: PayslipDraft): CheckedLine[] {
  return draft.lines.lines.map(({ side, description, amount, quantity, unit }) => ({
    ...checkedLine({ side, description, amount }),
    overtime: unit === 'hours' ? [{ kind: '01', days: 2, hours: quantity ?? 0, paid: amount }] : [],
  }))
}

function factsOf(person: DemoPerson): PayFacts[] {
  const drafts = payslipsOf(person, TODAY)
  const periods = drafts.map(periodOf)
  const facts = kardexOf(person, TODAY)
  const daysOf = (...kinds: number[]) =>
    facts.filter(({ kind, date }) => kinds.includes(kind) && date <= TODAY)
  const kardex = kardexFacts(TODAY, {
    absences: daysOf(4, 5).map(({ date }) => date),
    incapacities: daysOf(3).map(({ date }) => date),
    permits: daysOf(1).map(({ date, permitType }) => ({ day: date, type: permitType ?? '' })),
    vacations: daysOf(2).map(({ date, status }) => ({ day: date, status: status ?? '' })),
  })
  const savings = savingsOf(person, TODAY)
  const loan = savings?.loan
  const statement = savings && {
    asOf: TODAY,
    movements: savings.movements.map(({ concept, period, amount, date }) => ({
      concept,
      period,
      amount,
      date,
    })),
    loanMovements: (loan?.movements ?? []).map(({ date, principal, interest, balance }) => ({
      loanId: loan?.row.id ?? 0,
      date,
      principal,
      interest,
      balance,
    })),
    loans: loan
      ? [
          {
            id: loan.row.id ?? 0,
            amount: loan.row.amount,
            term: loan.row.term,
            isWeekly: loan.row.frequency === 'weekly',
            periodRate: Number(loan.row.periodRate),
          },
        ]
      : [],
  }
  return drafts
    .filter(({ isPrepayroll, period }) => !isPrepayroll && period.paidDate <= TODAY)
    .map((draft): PayFacts => {
      const period = periodOf(draft)
      const next = payAfter(period, periods)
      const later = next && drafts[periods.indexOf(next)]
      const before = payUntil(period, periods)
      const earlier = before && drafts[periods.indexOf(before)]
      return {
        payslip: {
          kind: payslipKind(period),
          year: period.year,
          period: String(period.period),
          start: draft.period.startDate,
          end: draft.period.endDate,
          paid: draft.period.paidDate,
          daysPaid: draft.daysPaid || null,
          dailySalary: draft.dailySalary,
          cashTotal: cashOf(draft),
          lines: linesOf(draft),
        },
        later: later ? linesOf(later) : null,
        neighbours: [later, earlier].flatMap((one) =>
          one ? [{ lines: linesOf(one), cashTotal: cashOf(one) }] : [],
        ),
        jobs: {
          ...employmentFacts(period, draft.period.startDate, periods),
          previousDaysPaid: earlier?.daysPaid ?? null,
        },
        kardex,
        authorized: { overtime: [], restDays: [] },
        statement,
      }
    })
}

const correct = people.flatMap(factsOf)

/** Returns the payslip with one error, null when the error is impossible in it. Amounts in centavos. */
type Plant = (facts: PayFacts, random: Random) => PayFacts | null

function withPayslip(facts: PayFacts, change: Partial<PayFacts['payslip']>): PayFacts {
  return { ...facts, payslip: { ...facts.payslip, ...change } }
}

/** Changes the lines of one topic and the amount to receive with them. */
function withAmount(
  facts: PayFacts,
  topic: CheckedLine['topic'],
  amount: (was: number) => number,
): PayFacts | null {
  const { lines, cashTotal } = facts.payslip
  const line = lines.find((one) => one.topic === topic)
  if (!line) return null
  const gain = amount(line.amount) - line.amount
  return withPayslip(facts, {
    cashTotal: cashTotal + (line.side === 'deduction' ? -gain : gain),
    lines: lines.map((one) => (one === line ? { ...one, amount: one.amount + gain } : one)),
  })
}

const pesos = (random: Random) => random.whole(5, 400) * 100 + random.whole(0, 99)
const isRegular = ({ payslip }: PayFacts) => payslip.kind === 'regular'

const plants: Partial<Record<RuleName, Plant>> = {
  net: (facts, random) =>
    withPayslip(facts, { cashTotal: Math.max(1, facts.payslip.cashTotal - pesos(random)) }),
  days: (facts, random) => {
    const { daysPaid, dailySalary } = facts.payslip
    const missing = random.whole(1, 2)
    if (!isRegular(facts) || daysPaid === null || daysPaid <= missing) return null
    const less = withAmount(facts, 'salary', (was) => was - missing * dailySalary)
    return less && less.payslip.cashTotal > 0 ? withPayslip(less, { daysPaid: daysPaid - missing }) : null
  },
  absences: (facts) => {
    const { start, end, lines, cashTotal, dailySalary } = facts.payslip
    const wasOff = facts.kardex?.unpaidDays.some((day) => day >= addDays(start, -31) && day <= end)
    if (!isRegular(facts) || wasOff) return null
    const line = checkedLine({ side: 'deduction', description: 'FALTAS', amount: dailySalary })
    return withPayslip(facts, { lines: [...lines, line], cashTotal: cashTotal - dailySalary })
  },
  overtime: (facts) => {
    const less = withAmount(facts, 'overtimeDouble', (was) => Math.round(was / 2))
    const hours = less?.payslip.lines.flatMap(({ overtime }) => overtime)[0]?.hours ?? 0
    if (!less || hours < 4 || !isRegular(facts)) return null
    const lines = less.payslip.lines.map((line) => ({
      ...line,
      overtime: line.overtime.map((one) => ({ ...one, paid: line.amount })),
    }))
    return withPayslip(less, { lines })
  },
  restDays: (facts) => {
    const { start, end, lines } = facts.payslip
    const paysHours = [...lines, ...(facts.later ?? [])].some(({ overtime }) => overtime.length > 0)
    const paysHoliday = [...lines, ...(facts.later ?? [])].some(({ topic }) => topic === 'holidayWorked')
    const sunday = addDays(start, (7 - weekday(start)) % 7)
    if (!isRegular(facts) || facts.later === null || paysHours || paysHoliday || sunday > end) return null
    return { ...facts, authorized: { overtime: [], restDays: [sunday] } }
  },
  savings: (facts, random) => withAmount(facts, 'savings', (was) => was + pesos(random)),
  loan: (facts, random) => withAmount(facts, 'savingsLoan', (was) => was + pesos(random)),
  vacation: (facts) =>
    isRegular(facts) ? withAmount(facts, 'vacationPremium', (was) => Math.round(was / 2)) : null,
  christmasBonus: (facts) =>
    facts.payslip.kind === 'christmas-bonus'
      ? withAmount(facts, 'christmasBonus', (was) => Math.round(was / 2))
      : null,
}

describe(`the check of demo payslips (seed "${SEED}")`, () => {
  test('finds at least 95 % of the planted errors', () => {
    const random = randomFor(SEED)
    const kinds = Object.entries(plants) as [RuleName, Plant][]
    const missed: string[] = []
    let planted = 0
    for (let attempt = 0; planted < PLANTED && attempt < PLANTED * 200; attempt++) {
      const [rule, plant] = kinds[attempt % kinds.length] as [RuleName, Plant]
      const facts = correct[random.whole(0, correct.length - 1)]
      const wrong = facts && plant(facts, random)
      if (!wrong) continue
      planted++
      const found = checkPay(wrong).some((one) => one.rule === rule && one.state === 'difference')
      if (!found) missed.push(`${rule} ${wrong.payslip.end}`)
    }
    expect(planted).toBe(PLANTED)
    expect(missed.length / planted, missed.join(', ')).toBeLessThanOrEqual(0.05)
  })

  test('reports a difference in at most 1 % of the correct ones', () => {
    const wrong = correct.flatMap((facts) =>
      checkPay(facts)
        .filter(({ state }) => state === 'difference')
        .map((one) => `${facts.payslip.kind} ${facts.payslip.end} ${JSON.stringify(one)}`),
    )
    expect(correct.length).toBeGreaterThan(300)
    expect(wrong.length / correct.length, wrong.join('\n')).toBeLessThanOrEqual(0.01)
  })

  test('says of most regular ones that all is right', () => {
    const regular = correct.filter(isRegular)
    const right = regular.filter((facts) => summaryOf(checkPay(facts))?.state === 'ok')
    expect(right.length / regular.length).toBeGreaterThan(0.95)
  })
})

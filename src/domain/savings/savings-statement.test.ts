import { describe, expect, it, test } from 'vitest'
import { addDays } from '../time/dates.ts'
import { loanRate, loanSchedule } from './loan.ts'
import {
  balanceCurve,
  type FundMovement,
  fundMovementKind,
  fundYear,
  type LoanMovement,
  type LoanSummary,
  loanAddsUp,
  loanInstalments,
  newestFirst,
  newestLoanFirst,
  readFundPeriod,
} from './savings-statement.ts'

const saved = (period: string, amount: number, concept = 'Ahorro'): FundMovement => ({
  concept,
  period,
  amount,
})

describe('movements of the fund', () => {
  test.each([
    ['AHORRO DE NÓMINA', 25_000, 'payroll'],
    ['Aportación extraordinaria', 100_000, 'extraordinary'],
    ['APORTACION EXTRAORDINARIA', 1, 'extraordinary'],
    ['Retiro de aportación extraordinaria', -50_000, 'withdrawal'],
    ['Pago de préstamo con ahorro', -1, 'withdrawal'],
  ] as const)('%s, %i centavos: %s', (concept, amount, kind) => {
    expect(fundMovementKind(saved('2026046', amount, concept))).toBe(kind)
  })

  test.each([
    ['2026046', { kind: 'number', year: 2026, number: 46 }],
    ['202405', { kind: 'number', year: 2024, number: 5 }],
    ['202646', { kind: 'number', year: 2026, number: 46 }],
    ['2026-11-20', { kind: 'date', date: '2026-11-20' }],
    ['202600 Q', { kind: 'unknown' }],
    ['noviembre', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
  ])('reads the period %s', (text, period) => {
    expect(readFundPeriod(text)).toEqual(period)
  })

  it('reads the year of a period, or null when there is none', () => {
    expect(['2025052', '2026-01-02', 'x'].map(fundYear)).toEqual([2025, 2026, null])
  })

  it('puts the newest movement first across the turn of the year', () => {
    const rows = [saved('2025052', 1), saved('202601', 2), saved('202509', 3), saved('2026010', 4)]
    expect(newestFirst(rows).map(({ amount }) => amount)).toEqual([4, 2, 1, 3])
  })

  it('keeps the order of the service when periods have no order', () => {
    const rows = [saved('marzo', 1), saved('2026010', 2)]
    expect(newestFirst(rows)).toEqual(rows)
  })
})

describe('balance curve', () => {
  it('ends at the general total and starts at 0 when the list is complete', () => {
    const rows = [saved('2026046', 25_000), saved('2026045', 25_000), saved('2026045', -10_000, 'Retiro')]
    expect(balanceCurve(rows, 40_000)).toEqual({
      opening: 0,
      points: [
        { period: '2026045', change: 15_000, balance: 15_000 },
        { period: '2026046', change: 25_000, balance: 40_000 },
      ],
    })
  })

  it('starts higher for an incomplete list, and below 0 when the sums disagree', () => {
    expect(balanceCurve([saved('2026046', 25_000)], 1_150_000).opening).toBe(1_125_000)
    expect(balanceCurve([saved('2026046', 25_000)], 20_000).opening).toBe(-5_000)
  })

  it('draws nothing for periods without an order', () => {
    expect(balanceCurve([saved('?', 500)], 500)).toEqual({ opening: 0, points: [] })
  })
})

describe('loan', () => {
  // Demo loan: 6,000.00 in 39 weeks, 15 of them paid.
  const rate = loanRate(0.1, 0.02, 1)
  const plan = loanSchedule(600_000, 39, rate)
  const movements: LoanMovement[] = plan.slice(0, 15).map((payment) => ({
    loanId: 48_213,
    date: addDays('2026-08-07', payment.number * 7),
    principal: payment.principal,
    interest: payment.interest,
    balance: payment.balanceAfter,
  }))
  const summary: LoanSummary = {
    loan: 600_000,
    paid: 230_775,
    remaining: 369_225,
    id: 48_213,
    term: { total: 39, done: 15, isWeekly: true },
    rate,
  }

  it('checks that paid and remaining amounts add up to the loan', () => {
    expect(loanAddsUp(summary)).toBe(true)
    expect(loanAddsUp({ ...summary, remaining: 369_224 })).toBe(false)
  })

  it('joins past and future payments into the whole loan', () => {
    const all = loanInstalments(summary, movements.toReversed())
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 39 }, (_, index) => index + 1))
    expect(all.filter(({ date }) => date !== null)).toHaveLength(15)
    expect(all.slice(0, 15).reduce((sum, { principal }) => sum + principal, 0)).toBe(summary.paid)
    expect(all.slice(15).reduce((sum, { principal }) => sum + principal, 0)).toBe(summary.remaining)
    expect(all.map(({ interest }) => interest)).toEqual(plan.map(({ interest }) => interest))
    expect(all.at(-1)?.balance).toBe(0)
  })

  it('keeps the same instalments after an extra payment and ends earlier', () => {
    const all = loanInstalments({ ...summary, paid: 300_000, remaining: 300_000 }, movements)
    const toCome = all.filter(({ date }) => date === null)
    expect(toCome.map(({ principal }) => principal)).toEqual([
      ...Array(19).fill(15_385),
      300_000 - 19 * 15_385,
    ])
    expect(toCome.reduce((sum, { principal }) => sum + principal, 0)).toBe(300_000)
    expect(toCome[0]?.interest).toBe(Math.round(300_000 * rate))
  })

  it('shows only past payments of this loan when term or rate is unknown', () => {
    const other = { ...movements[0]!, loanId: 7 }
    const all = loanInstalments({ ...summary, term: null, rate: null }, [...movements, other])
    expect(all).toHaveLength(15)
    expect(all.every(({ date }) => date !== null)).toBe(true)
  })

  it('numbers an incomplete list from its first payment', () => {
    const all = loanInstalments(summary, movements.slice(-5))
    expect(all.slice(0, 6).map(({ number }) => number)).toEqual([11, 12, 13, 14, 15, 16])
  })

  it('lists no future payments for a paid loan, and all payments before the first is made', () => {
    expect(loanInstalments({ ...summary, remaining: 0, paid: 600_000 }, [])).toEqual([])
    const fresh = { ...summary, paid: 0, remaining: 600_000, term: { total: 39, done: 0, isWeekly: true } }
    expect(loanInstalments(fresh, [])).toHaveLength(39)
  })

  it('puts the later of two payments on the same day first', () => {
    const day = (balance: number) => ({ ...movements[0]!, balance })
    expect(newestLoanFirst([day(300), day(200)]).map(({ balance }) => balance)).toEqual([200, 300])
  })
})

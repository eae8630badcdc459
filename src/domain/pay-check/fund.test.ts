import { describe, expect, test } from 'vitest'
import { line, resultOf, withLines } from '#tests/support/pay/pay-facts.ts'
import type { FundMovement } from '../savings/savings-statement.ts'
import { checkedLine } from './sources.ts'

describe('the savings fund', () => {
  const movement = { concept: 'Ahorro', period: '2026046', amount: 25_000 }
  const loanMovement = { loanId: 1, date: '2026-11-20', principal: 15_385, interest: 888, balance: 369_225 }
  const statement = { asOf: '2026-11-27', movements: [movement], loanMovements: [loanMovement], loans: [] }
  const saved = (amount: number) => [line('savings', amount, 'deduction')]
  const lent = (amount: number) => [line('savingsLoan', amount, 'deduction')]

  test('shows a difference when it credited less than the deduction of the same period', () => {
    expect(resultOf('savings', withLines(saved(25_000), { statement }))).toMatchObject({ state: 'ok' })
    expect(resultOf('savings', withLines(saved(30_000), { statement }))).toMatchObject({
      state: 'difference',
      centavos: 5_000,
    })
  })

  test('lacks a deduction only when it has the same amount before and after', () => {
    const earlier = { ...movement, period: '2026045' }
    const of = (...movements: FundMovement[]) =>
      resultOf('savings', withLines(saved(25_000), { statement: { ...statement, movements } }))
    expect(of(earlier)).toMatchObject({ state: 'unknown' })
    expect(of(earlier, { ...movement, period: '2026047', amount: 50_000 })).toMatchObject({
      state: 'unknown',
    })
    expect(of(earlier, { ...movement, period: '2026047' })).toMatchObject({ centavos: 25_000 })
    const dated = (date: string) => ({ ...movement, date })
    expect(of(dated('2026-11-02'), dated('2026-11-23'))).toMatchObject({ state: 'ok' })
  })

  test('credits a part now, and the rest within a week', () => {
    const early = { ...statement, asOf: '2026-11-21' }
    expect(resultOf('savings', withLines(saved(30_000), { statement: early }))).toMatchObject({
      missing: 'statementLine',
    })
  })

  test('is not compared with a deduction that may be for another fund', () => {
    const described = (satType: string, description: string, amount: number) =>
      checkedLine({ side: 'deduction', satType, description, amount })
    const cooperative = described('018', 'COOPERATIVA', 10_000)
    const own = described('018', 'CAJA DE AHORRO', 25_000)
    expect(resultOf('savings', withLines([own, cooperative], { statement }))).toMatchObject({ state: 'ok' })
    expect(resultOf('savings', withLines([cooperative], { statement }))).toMatchObject({
      missing: 'whichFund',
    })
    const loan = described('004', 'PRESTAMO CAJA DE AHORRO', 16_273)
    const foreign = described('004', 'PRESTAMO CAJA POPULAR', 50_000)
    expect(resultOf('loan', withLines([loan, foreign], { statement }))).toMatchObject({ state: 'ok' })
    expect(resultOf('loan', withLines([foreign], { statement }))?.state).not.toBe('difference')
  })

  test('may credit more than the deduction, such as interest', () => {
    const interest = { ...movement, concept: 'Rendimiento', amount: 1_200 }
    const more = { ...statement, movements: [movement, interest] }
    expect(resultOf('savings', withLines(saved(25_000), { statement: more }))).toMatchObject({ state: 'ok' })
    expect(resultOf('savings', withLines(saved(24_000), { statement: more }))).toMatchObject({
      state: 'unknown',
    })
  })

  test('proves no missing payment when the statement begins later, or dates the payment some days later', () => {
    const late = { ...statement, asOf: '2026-12-31' }
    const movements = [{ ...movement, period: '2026047' }]
    const begins = { ...late, movements, loanMovements: [{ ...loanMovement, date: '2026-11-27' }] }
    expect(resultOf('savings', withLines(saved(25_000), { statement: begins }))).toMatchObject({
      state: 'unknown',
    })
    expect(resultOf('loan', withLines(lent(16_273), { statement: begins }))).toMatchObject({
      state: 'unknown',
    })
    const dated = { ...late, loanMovements: [{ ...loanMovement, date: '2026-11-23' }] }
    expect(resultOf('loan', withLines(lent(16_273), { statement: dated }))).toMatchObject({ state: 'ok' })
    const ended = { ...late, loanMovements: [{ ...loanMovement, date: '2026-11-13' }] }
    expect(resultOf('loan', withLines(lent(16_273), { statement: ended }))).toMatchObject({
      centavos: 16_273,
    })
  })

  test('lists an extraordinary contribution apart, though one line deducts both', () => {
    const extra = { ...movement, concept: 'Aportación extraordinaria', amount: 35_000 }
    const both = { ...statement, movements: [movement, extra] }
    expect(resultOf('savings', withLines(saved(60_000), { statement: both }))).toMatchObject({ state: 'ok' })
    expect(resultOf('savings', withLines(saved(25_000), { statement: both }))).toMatchObject({ state: 'ok' })
    expect(resultOf('savings', withLines(saved(70_000), { statement: both }))).toMatchObject({
      centavos: 10_000,
    })
    const later = { ...both, movements: [movement, { ...extra, date: '2026-11-23' }] }
    expect(resultOf('savings', withLines(saved(60_000), { statement: later }))).toMatchObject({
      missing: 'statementLine',
    })
  })

  test('may charge a small fee, or the tax on the interest', () => {
    expect(resultOf('savings', withLines(saved(25_500), { statement }))).toMatchObject({ missing: 'fee' })
    const dear = [{ ...loanMovement, principal: 6_000, interest: 10_000 }]
    const taxed = { ...statement, loanMovements: dear }
    expect(resultOf('loan', withLines(lent(17_600), { statement: taxed }))).toMatchObject({ missing: 'fee' })
    expect(resultOf('loan', withLines(lent(18_500), { statement: taxed }))).toMatchObject({
      centavos: 2_500,
    })
  })

  test('limits the loan payment by its movement; an extra payment is no difference', () => {
    expect(resultOf('loan', withLines(lent(16_273), { statement }))).toMatchObject({ state: 'ok' })
    expect(resultOf('loan', withLines(lent(20_000), { statement }))).toMatchObject({ centavos: 3_727 })
    expect(resultOf('loan', withLines(lent(10_000), { statement }))).toMatchObject({ state: 'unknown' })
  })

  test.each(['before', 'after'] as const)(
    'may post several payments of one payslip on different days, %s its payday',
    (place) => {
      const period = place === 'before' ? '2026044' : '2026048'
      const date = place === 'before' ? '2026-11-06' : '2026-12-04'
      const both = {
        ...statement,
        asOf: '2026-12-31',
        movements: [movement, { ...movement, period }],
        loanMovements: [loanMovement, { ...loanMovement, date, balance: 1 }],
      }
      for (const count of [2, 3]) {
        expect(resultOf('savings', withLines(saved(25_000 * count), { statement: both }))).toMatchObject({
          missing: 'statementLine',
        })
        expect(resultOf('loan', withLines(lent(16_273 * count), { statement: both }))).toMatchObject({
          missing: 'statementLine',
        })
        const twoLines = [...lent(16_273), ...lent(16_273 * (count - 1))]
        expect(resultOf('loan', withLines(twoLines, { statement: both }))).toMatchObject({
          missing: 'statementLine',
        })
      }
      expect(resultOf('loan', withLines(lent(20_000), { statement: both }))).toMatchObject({
        centavos: 3_727,
      })
      expect(resultOf('savings', withLines(saved(30_000), { statement: both }))).toMatchObject({
        centavos: 5_000,
      })
    },
  )

  test('may post a payment together with others', () => {
    const at = (period: string, amount = 25_000) => ({ ...movement, period, amount })
    const of = (...movements: FundMovement[]) =>
      resultOf('savings', withLines(saved(25_000), { statement: { ...statement, movements } }))
    expect(of(at('2026045'), at('2026047', 50_000), at('2026048'))).toMatchObject({ state: 'unknown' })
    expect(of(at('2026045'), at('2026047'), at('2026047'))).toMatchObject({ state: 'unknown' })
    expect(of(at('2026044', 50_000), at('2026045'), at('2026047'))).toMatchObject({ state: 'unknown' })
    const late = (...loanMovements: (typeof loanMovement)[]) =>
      resultOf(
        'loan',
        withLines(lent(16_273), { statement: { ...statement, asOf: '2026-12-31', loanMovements } }),
      )
    const before = { ...loanMovement, date: '2026-11-13' }
    const double = { ...loanMovement, date: '2026-11-30', principal: 30_770, interest: 1_776 }
    expect(late(before)).toMatchObject({ centavos: 16_273 })
    expect(late(before, double)).toMatchObject({ missing: 'statementLine' })
  })

  test('may charge the interest of several periods after a missed payment', () => {
    const loans = [{ id: 1, amount: 600_000, term: 39, isWeekly: true, periodRate: 0.00230769 }]
    const late = [{ ...loanMovement, principal: 15_385, interest: 2_770, balance: 584_615 }]
    const known = { ...statement, loans, loanMovements: late }
    expect(resultOf('loan', withLines(lent(18_155), { statement: known }))).toMatchObject({ state: 'ok' })
  })

  test('does not ask for the statement when it has no such movement', () => {
    const empty = { ...statement, movements: [], loanMovements: [] }
    const missing = (one: typeof statement | null) => [
      resultOf('savings', withLines(saved(25_000), { statement: one })),
      resultOf('loan', withLines(lent(16_273), { statement: one })),
    ]
    expect(missing(null)).toMatchObject([{ missing: 'statement' }, { missing: 'statement' }])
    expect(missing(empty)).toMatchObject([{ missing: 'whichFund' }, { missing: 'whichFund' }])
  })

  test('limits the loan payment by its schedule', () => {
    const loans = [{ id: 1, amount: 600_000, term: 39, isWeekly: true, periodRate: 0.00230769 }]
    const wrong = [{ ...loanMovement, principal: 15_385, interest: 5_000, balance: 584_615 }]
    const known = { ...statement, loans, loanMovements: wrong }
    expect(resultOf('loan', withLines(lent(20_385), { statement: known }))).toMatchObject({
      state: 'difference',
      centavos: 3_615,
    })
  })
})

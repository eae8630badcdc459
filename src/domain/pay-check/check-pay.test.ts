import { describe, expect, test } from 'vitest'
import { checkPay, summaryOf } from './check-pay.ts'
import type { CheckedLine, PayFacts, RuleName } from './facts.ts'
import { checkedLine, employmentFacts, kardexFacts, payAfter, payUntil } from './sources.ts'

const salary = { side: 'perception', topic: 'salary', amount: 280_000, overtime: [] } as const
const tax = { side: 'deduction', topic: 'incomeTax', amount: 20_000, overtime: [] } as const
const base: PayFacts = {
  payslip: {
    kind: 'regular',
    year: 2026,
    period: '46',
    start: '2026-11-09',
    end: '2026-11-15',
    paid: '2026-11-20',
    daysPaid: 7,
    dailySalary: 40_000,
    cashTotal: 260_000,
    lines: [salary, tax],
  },
  later: null,
  neighbours: [{ cashTotal: 260_000, lines: [salary, tax] }],
  jobs: {
    previousEnd: '2026-11-08',
    previousDaysPaid: null,
    oldestEnd: '2025-01-05',
    hasLeft: false,
    sameKindInYear: 1,
  },
  kardex: { asOf: '2026-11-21', unpaidDays: [], incapacities: [], vacations: [] },
  authorized: { overtime: [], restDays: [] },
  statement: null,
}

function payslip(change: Partial<PayFacts['payslip']>, others: Partial<PayFacts> = {}): PayFacts {
  return { ...base, ...others, payslip: { ...base.payslip, ...change } }
}

/** Adds lines, and sets the amount to receive to the new net. */
function withLines(lines: readonly CheckedLine[], others: Partial<PayFacts> = {}): PayFacts {
  const all = [...base.payslip.lines, ...lines]
  const cashTotal = all.reduce((sum, { side, amount }) => sum + (side === 'deduction' ? -amount : amount), 0)
  return payslip({ lines: all, cashTotal }, others)
}

const resultOf = (rule: RuleName, facts: PayFacts) => checkPay(facts).find((one) => one.rule === rule)
const line = (
  topic: CheckedLine['topic'],
  amount: number,
  side: CheckedLine['side'] = 'perception',
  overtime: CheckedLine['overtime'] = [],
): CheckedLine => ({ side, topic, amount, overtime })

describe('the sum of a payslip', () => {
  test('is right when the amount to receive is perceptions and other payments less deductions', () => {
    expect(resultOf('net', base)).toMatchObject({ state: 'ok' })
    const subsidy = withLines([line('subsidy', 5_000, 'otherPayment')])
    expect(resultOf('net', subsidy)).toMatchObject({ state: 'ok' })
  })

  test('differs by the exact gap', () => {
    const facts = payslip({ cashTotal: 228_760 })
    expect(resultOf('net', facts)).toMatchObject({ state: 'difference', centavos: 31_240 })
  })

  test('is right without the vouchers or an uncertain payment', () => {
    const lines = [salary, tax, line('groceries', 52_000), line(null, 10_000)]
    for (const cashTotal of [260_000, 270_000, 312_000, 322_000]) {
      expect(resultOf('net', payslip({ lines, cashTotal }))).toMatchObject({ state: 'ok' })
    }
    expect(resultOf('net', payslip({ lines, cashTotal: 300_000 }))).toMatchObject({ state: 'difference' })
  })

  test('is unknown when no neighbouring payslip shows that the amount is this sum', () => {
    const other = { cashTotal: 99_900, lines: [salary, tax] }
    for (const neighbours of [[], [other]]) {
      expect(resultOf('net', payslip({ cashTotal: 228_760 }, { neighbours }))).toMatchObject({
        state: 'unknown',
        missing: 'cashMeaning',
      })
    }
  })

  test('cannot be compared without the amount to receive', () => {
    expect(resultOf('net', payslip({ cashTotal: 0 }))).toEqual({
      rule: 'net',
      state: 'unknown',
      missing: 'cash',
    })
  })
})

describe('the paid days', () => {
  const short = { daysPaid: 6, lines: [line('salary', 240_000), tax], cashTotal: 220_000 }

  test('are a difference when the kardex has no day off', () => {
    expect(resultOf('days', payslip(short))).toMatchObject({ state: 'difference', days: 1, centavos: 40_000 })
  })

  test.each(['2026-11-11', '2026-11-06'])(
    'are right with a day off on %s, also with its part of the rest day',
    (day) => {
      const kardex = { asOf: '2026-11-20', unpaidDays: [day], incapacities: [], vacations: [] }
      expect(resultOf('days', payslip(short, { kardex }))).toMatchObject({ state: 'ok' })
      expect(resultOf('days', payslip({ ...short, daysPaid: 5.834 }, { kardex }))).toMatchObject({
        state: 'ok',
      })
      expect(resultOf('days', payslip({ ...short, daysPaid: 4 }, { kardex }))).toMatchObject({
        state: 'difference',
        days: 1.83,
      })
    },
  )

  test('are unknown when an incapacity may last into the period, or vacation is paid beside them', () => {
    const kardex = { asOf: '2026-11-20', unpaidDays: [], incapacities: ['2026-10-20'], vacations: [] }
    expect(resultOf('days', payslip(short, { kardex }))).toMatchObject({ missing: 'incapacity' })
    const lines = [...short.lines, line('vacation', 40_000)]
    expect(resultOf('days', payslip({ ...short, lines }))).toMatchObject({ missing: 'vacationLine' })
    const less = [line('salary', 200_000), line('vacation', 40_000)]
    expect(resultOf('days', payslip({ ...short, lines: less }))).toMatchObject({ state: 'difference' })
  })

  test('are a difference when the earlier absence reduced the earlier payslip', () => {
    const kardex = { asOf: '2026-11-20', unpaidDays: ['2026-11-06'], incapacities: [], vacations: [] }
    const jobs = { ...base.jobs, previousDaysPaid: 6 }
    expect(resultOf('days', payslip(short, { kardex, jobs }))).toMatchObject({ state: 'difference', days: 1 })
    const full = { ...jobs, previousDaysPaid: 7 }
    expect(resultOf('days', payslip(short, { kardex, jobs: full }))).toMatchObject({ state: 'ok' })
  })

  test.each([
    ['kardex', { kardex: null }],
    ['kardex', { kardex: { asOf: '2026-11-19', unpaidDays: [], incapacities: [], vacations: [] } }],
    ['hiring', { jobs: { ...base.jobs, previousEnd: null } }],
    ['hiring', { jobs: { ...base.jobs, previousEnd: '2026-10-31' } }],
    ['leaving', { jobs: { ...base.jobs, hasLeft: true } }],
  ] as const)('are unknown without %s', (missing, others) => {
    expect(resultOf('days', payslip(short, others))).toMatchObject({ state: 'unknown', missing })
  })

  test.each([
    ['2026-10-16', '2026-10-31', 15],
    ['2026-10-16', '2026-10-31', 15.208],
    ['2026-10-16', '2026-10-31', 16],
    ['2027-02-16', '2027-02-28', 13],
    ['2027-02-16', '2027-02-28', 15],
  ])('are full in the fortnight %s to %s with %d', (start, end, daysPaid) => {
    expect(resultOf('days', payslip({ start, end, daysPaid }))).toMatchObject({ state: 'ok' })
  })
})

test('finds a deducted absence unless the kardex has one within the last month', () => {
  const deducted = [line('absence', 40_000, 'deduction')]
  expect(resultOf('absences', withLines(deducted))).toMatchObject({ state: 'difference', centavos: 40_000 })
  const kardex = { asOf: '2026-11-21', unpaidDays: ['2026-10-12'], incapacities: [], vacations: [] }
  expect(resultOf('absences', withLines(deducted, { kardex }))).toMatchObject({ state: 'ok' })
})

describe('extra time', () => {
  const hours = (kind: string, count: number, paid: number) =>
    line('overtime', paid, 'perception', [{ kind, days: 2, hours: count, paid }])

  test.each([
    ['01', 4, 40_000, 'ok'],
    // The XML has whole hours: three and a half are stated as four.
    ['01', 4, 35_000, 'ok'],
    ['01', 4, 20_000, 'difference'],
    ['02', 4, 60_000, 'ok'],
    ['02', 4, 40_000, 'difference'],
  ] as const)('of kind %s, %d hours paid with %d is %s', (kind, count, paid, state) => {
    expect(resultOf('overtime', withLines([hours(kind, count, paid)]))).toMatchObject({ state })
  })

  const authorized = { overtime: [{ day: '2026-11-12', hours: 3 }], restDays: [] }

  test('that was authorized may be paid with the next payslip', () => {
    expect(resultOf('overtime', payslip({}, { authorized }))).toMatchObject({ missing: 'nextPayslip' })
    const later = [salary, hours('01', 3, 30_000)]
    expect(resultOf('overtime', payslip({}, { authorized, later }))).toMatchObject({ state: 'ok' })
    expect(resultOf('overtime', payslip({}, { authorized, later: [salary] }))).toMatchObject({
      state: 'difference',
      centavos: 30_000,
    })
  })

  test('on an authorized rest day is a difference when no payslip pays it', () => {
    const rest = { authorized: { overtime: [], restDays: ['2026-11-15'] }, later: [salary] }
    expect(resultOf('restDays', payslip({}, rest))).toMatchObject({ state: 'difference', days: 1 })
    expect(resultOf('restDays', payslip({}, { ...rest, later: null }))).toMatchObject({ state: 'unknown' })
    const paid = withLines([line('restDayWorked', 80_000)], rest)
    expect(resultOf('restDays', paid)).toMatchObject({ state: 'ok' })
    expect(resultOf('restDays', withLines([line('overtime', 80_000)], rest))).toMatchObject({
      missing: 'otherLines',
    })
  })
})

describe('the savings fund', () => {
  const movement = { concept: 'Ahorro', period: '2026046', amount: 25_000 }
  const loanMovement = { loanId: 1, date: '2026-11-20', principal: 15_385, interest: 888, balance: 369_225 }
  const statement = { asOf: '2026-11-21', movements: [movement], loanMovements: [loanMovement], loans: [] }
  const saved = (amount: number) => [line('savings', amount, 'deduction')]
  const lent = (amount: number) => [line('savingsLoan', amount, 'deduction')]

  test('shows a difference when it credited less than the deduction of the same period', () => {
    expect(resultOf('savings', withLines(saved(25_000), { statement }))).toMatchObject({ state: 'ok' })
    expect(resultOf('savings', withLines(saved(30_000), { statement }))).toMatchObject({
      state: 'difference',
      centavos: 5_000,
    })
  })

  test('lacks a deduction only when it had a week to add it', () => {
    const movements = [{ ...movement, period: '2026045' }]
    const early = { ...statement, movements }
    expect(resultOf('savings', withLines(saved(25_000), { statement: early }))).toMatchObject({
      state: 'unknown',
    })
    const late = { ...early, asOf: '2026-11-27' }
    expect(resultOf('savings', withLines(saved(25_000), { statement: late }))).toMatchObject({
      state: 'difference',
      centavos: 25_000,
    })
  })

  test('may credit more than the deduction, such as interest', () => {
    const interest = { ...movement, concept: 'Rendimiento', amount: 1_200 }
    const more = { ...statement, movements: [movement, interest] }
    expect(resultOf('savings', withLines(saved(25_000), { statement: more }))).toMatchObject({ state: 'ok' })
    expect(resultOf('savings', withLines(saved(24_000), { statement: more }))).toMatchObject({
      state: 'unknown',
    })
  })

  test('proves no missing payment when the statement begins later, or dates it otherwise', () => {
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

  test('limits the loan payment by its movement; an extra payment is no difference', () => {
    expect(resultOf('loan', withLines(lent(16_273), { statement }))).toMatchObject({ state: 'ok' })
    expect(resultOf('loan', withLines(lent(20_000), { statement }))).toMatchObject({ centavos: 3_727 })
    expect(resultOf('loan', withLines(lent(10_000), { statement }))).toMatchObject({ state: 'unknown' })
  })

  test('limits the loan payment by its schedule', () => {
    const loans = [{ id: 1, amount: 600_000, term: 39, isWeekly: true, periodRate: 0.00230769 }]
    const wrong = [{ ...loanMovement, principal: 15_385, interest: 5_000, balance: 584_615 }]
    const known = { ...statement, loans, loanMovements: wrong }
    // The schedule's first interest is 13.85.
    expect(resultOf('loan', withLines(lent(20_385), { statement: known }))).toMatchObject({
      state: 'difference',
      centavos: 3_615,
    })
  })
})

test('finds a vacation premium below a quarter of the vacation pay', () => {
  const kardex = { asOf: '2026-11-21', unpaidDays: [], incapacities: [], vacations: ['2026-11-10'] }
  const lines = (premium: number) => [line('vacation', 40_000), line('vacationPremium', premium)]
  expect(resultOf('vacation', withLines(lines(10_000), { kardex }))).toMatchObject({ state: 'ok' })
  expect(resultOf('vacation', withLines(lines(6_000), { kardex }))).toMatchObject({ centavos: 4_000 })
  expect(resultOf('vacation', withLines(lines(0).slice(0, 1), { kardex }))).toMatchObject({
    missing: 'premiumPayday',
  })
})

describe('the Christmas bonus', () => {
  const bonus = (amount: number, others: Partial<PayFacts> = {}) =>
    payslip({ kind: 'christmas-bonus', paid: '2026-12-18', lines: [line('christmasBonus', amount)] }, others)
  const kardex = { asOf: '2026-12-19', unpaidDays: [], incapacities: [], vacations: [] }

  test('is at least fifteen days, less the unpaid days of the year', () => {
    expect(resultOf('christmasBonus', bonus(600_000, { kardex }))).toMatchObject({ state: 'ok' })
    expect(resultOf('christmasBonus', bonus(400_000, { kardex }))).toMatchObject({ centavos: 200_000 })
    const unpaidDays = Array.from(
      { length: 73 },
      (_, index) => `2026-0${1 + Math.floor(index / 28)}-${10 + (index % 28)}`,
    )
    expect(resultOf('christmasBonus', bonus(480_000, { kardex: { ...kardex, unpaidDays } }))).toMatchObject({
      state: 'ok',
    })
  })

  test('cannot be checked without the whole year, or in parts', () => {
    const jobs = { ...base.jobs, oldestEnd: '2026-03-01' }
    expect(resultOf('christmasBonus', bonus(400_000, { kardex, jobs }))).toMatchObject({ missing: 'hiring' })
    const parts = { ...base.jobs, sameKindInYear: 2 }
    expect(resultOf('christmasBonus', bonus(400_000, { kardex, jobs: parts }))).toMatchObject({
      missing: 'otherBonus',
    })
  })
})

describe('the whole check', () => {
  test('says nothing about a preview', () => {
    expect(checkPay(payslip({ kind: 'prepayroll', cashTotal: 1 }))).toEqual([])
  })

  test('leaves out a rule on the days that payroll switched it off', () => {
    const wrong = payslip({ cashTotal: 200_000 })
    const off = (from: string, to: string | null) => checkPay(wrong, [{ rule: 'net', from, to }])
    expect(off('2026-11-20', null).some(({ rule }) => rule === 'net')).toBe(false)
    expect(off('2026-11-21', null).some(({ rule }) => rule === 'net')).toBe(true)
    expect(off('2026-01-01', '2026-11-19').some(({ rule }) => rule === 'net')).toBe(true)
  })

  test('sums the differences, and says that all is right only with a second rule', () => {
    expect(summaryOf(checkPay(base))).toEqual({ state: 'ok' })
    expect(summaryOf(checkPay(payslip({ daysPaid: null })))).toBeNull()
    const wrong = payslip({ cashTotal: 250_000, daysPaid: 6 })
    expect(summaryOf(checkPay(wrong))).toEqual({ state: 'difference', count: 2, centavos: 50_000 })
  })
})

describe('the sources of facts', () => {
  const period = (end_date: string, change: object = {}) => ({
    paid_date: end_date,
    stamped: true,
    idtimbrado: 1,
    pdf_receipt: '',
    payroll: 1,
    year: 2026,
    period: 46,
    type: 1,
    prenomina: false,
    end_date,
    ...change,
  })

  test('a quoted line has no certain topic', () => {
    const known = checkedLine({ side: 'deduction', description: 'Faltas', satType: '020', amount: 1 })
    expect(known.topic).toBe('absence')
    expect(
      checkedLine({ side: 'perception', description: 'AGUINALDO', satType: '001', amount: 1 }).topic,
    ).toBeNull()
  })

  test('finds the neighbouring payslips, and signs of hiring and leaving, in the list of payslips', () => {
    const own = period('2026-11-15')
    const list = [period('2026-11-08'), own, period('2026-11-22', { prenomina: true }), period('2026-01-04')]
    expect(employmentFacts(own, '2026-11-09', list)).toEqual({
      previousEnd: '2026-11-08',
      oldestEnd: '2026-01-04',
      hasLeft: false,
      sameKindInYear: 3,
    })
    const left = employmentFacts(own, '2026-11-09', [...list, period('2026-11-30', { payroll: 2 })])
    expect(left.hasLeft).toBe(true)
    expect(payAfter(own, list)).toBeNull()
    expect(payAfter(list[0] ?? own, list)).toBe(own)
    expect(payUntil(own, list)).toBe(list[0])
  })

  test('the kardex reduces the pay by every day that is not known to be paid', () => {
    const facts = kardexFacts('2026-11-21', {
      absences: ['2026-11-11', '2026-11-11'],
      incapacities: ['2026-11-02'],
      permits: [
        { day: '2026-11-10', type: 'Con goce de sueldo' },
        { day: '2026-11-09', type: 'Permiso' },
      ],
      vacations: [
        { day: '2026-11-12', status: 'Disfrutado' },
        { day: '2026-11-13', status: 'Cancelado' },
      ],
    })
    expect(facts.unpaidDays).toEqual(['2026-11-02', '2026-11-09', '2026-11-11'])
    expect(facts.vacations).toEqual(['2026-11-12'])
  })
})

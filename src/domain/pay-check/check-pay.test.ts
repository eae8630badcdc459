import { describe, expect, test } from 'vitest'
import {
  base,
  laterWeeks,
  line,
  payslip,
  resultOf,
  salary,
  tax,
  withLines,
} from '#tests/support/pay/pay-facts.ts'
import { checkPay, summaryOf } from './check-pay.ts'
import type { PayFacts, RuleName } from './facts.ts'
import { checkedLine, employmentFacts, kardexFacts, payAfter, payUntil } from './sources.ts'

const short = { daysPaid: 6, lines: [line('salary', 240_000), tax], cashTotal: 220_000 }

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

  test('is right without the vouchers, and unknown without an uncertain payment', () => {
    const lines = [salary, tax, line('groceries', 52_000), line(null, 10_000)]
    for (const cashTotal of [270_000, 322_000]) {
      expect(resultOf('net', payslip({ lines, cashTotal }))).toMatchObject({ state: 'ok' })
    }
    for (const cashTotal of [260_000, 312_000]) {
      expect(resultOf('net', payslip({ lines, cashTotal }))).toMatchObject({ missing: 'inKind' })
    }
    expect(resultOf('net', payslip({ lines, cashTotal: 300_000 }))).toMatchObject({ state: 'difference' })
  })

  test('is unknown when no neighbouring payslip shows that the amount is this sum', () => {
    const dates = { start: '2026-11-02', end: '2026-11-08', daysPaid: 7 }
    const other = { ...dates, cashTotal: 99_900, lines: [salary, tax] }
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
      expect(
        resultOf('days', payslip({ ...short, daysPaid: 4, lines: [line('salary', 160_000)] }, { kardex })),
      ).toMatchObject({
        state: 'difference',
        // An absence may cost a guard two days, so only one day is certain.
        days: 1,
      })
    },
  )

  test('are unknown when an incapacity may last into the period, or vacation is paid in addition', () => {
    const kardex = { asOf: '2026-11-20', unpaidDays: [], incapacities: ['2026-11-05'], vacations: [] }
    expect(resultOf('days', payslip(short, { kardex }))).toMatchObject({ missing: 'incapacity' })
    const lines = (vacation: number) => [...short.lines, line('vacation', vacation)]
    expect(resultOf('days', payslip({ ...short, lines: lines(38_000) }))).toMatchObject({
      missing: 'vacationLine',
    })
    expect(resultOf('days', payslip({ ...short, lines: lines(40_000) }))).toMatchObject({ state: 'ok' })
    const away = { asOf: '2026-11-20', unpaidDays: [], incapacities: [], vacations: ['2026-11-10'] }
    expect(resultOf('days', payslip(short, { kardex: away }))).toMatchObject({ missing: 'vacationLine' })
  })

  test('are a difference when the earlier absence reduced the earlier payslip', () => {
    const kardex = { asOf: '2026-11-20', unpaidDays: ['2026-11-06'], incapacities: [], vacations: [] }
    const jobs = { ...base.jobs, previousDaysPaid: 6 }
    const neighbours = base.neighbours.map((one) => ({ ...one, daysPaid: 6 }))
    expect(resultOf('days', payslip(short, { kardex, jobs, neighbours }))).toMatchObject({
      state: 'difference',
      days: 1,
    })
    const full = { ...jobs, previousDaysPaid: 7 }
    expect(resultOf('days', payslip(short, { kardex, jobs: full }))).toMatchObject({ state: 'ok' })
  })

  test.each([
    ['kardex', { kardex: null }],
    ['kardex', { kardex: { asOf: '2026-11-19', unpaidDays: [], incapacities: [], vacations: [] } }],
    ['hiring', { jobs: { ...base.jobs, previousEnd: null } }],
    ['hiring', { jobs: { ...base.jobs, previousEnd: '2026-10-31' } }],
    ['leaving', { jobs: { ...base.jobs, hasLeft: true } }],
    ['nextPayslip', { jobs: { ...base.jobs, isListedAfter: false } }],
    ['otherReceipt', { jobs: { ...base.jobs, hasTwin: true } }],
    ['schedule', { jobs: { ...base.jobs, previousDaysPaid: 6 } }],
    ['schedule', { jobs: { ...base.jobs, previousDaysPaid: null } }],
  ] as const)('are unknown for the reason %s', (missing, others) => {
    expect(resultOf('days', payslip(short, others))).toMatchObject({ state: 'unknown', missing })
  })

  test.each([
    ['2026-10-16', '2026-10-31', 15],
    ['2026-10-01', '2026-10-31', 30],
    ['2026-10-01', '2026-10-31', 30.4],
    ['2026-10-01', '2026-10-31', 31],
    ['2027-02-01', '2027-02-28', 28],
    ['2027-02-01', '2027-02-28', 30.42],
    ['2026-10-21', '2026-10-31', 10],
    ['2026-10-21', '2026-10-31', 10.14],
    ['2026-10-16', '2026-10-31', 15.208],
    ['2026-10-16', '2026-10-31', 16],
    ['2027-02-16', '2027-02-28', 13],
    ['2027-02-16', '2027-02-28', 15],
  ])('are full from %s to %s with %d', (start, end, daysPaid) => {
    const lines = [line('salary', Math.round(40_000 * daysPaid))]
    expect(resultOf('days', payslip({ start, end, daysPaid, lines }))).toMatchObject({ state: 'ok' })
  })
})

test('finds a deducted absence unless the kardex has one of the last two months', () => {
  const deducted = [line('absence', 40_000, 'deduction')]
  expect(resultOf('absences', withLines(deducted))).toMatchObject({ state: 'difference', centavos: 40_000 })
  const kardex = { asOf: '2026-11-21', unpaidDays: ['2026-10-12'], incapacities: [], vacations: [] }
  expect(resultOf('absences', withLines(deducted, { kardex }))).toMatchObject({ state: 'unknown' })
})

describe('extra time', () => {
  const hours = (kind: string, count: number, paid: number) =>
    line('overtime', paid, 'perception', [{ kind, days: 2, hours: count, paid }])

  test.each([
    ['01', 4, 40_000, 'unknown'],
    // The XML has whole hours: three and a half hours are stated as four.
    ['01', 4, 35_000, 'unknown'],
    ['01', 4, 20_000, 'difference'],
    ['02', 4, 60_000, 'unknown'],
    // Hours of an earlier period may be paid at the former salary.
    ['02', 4, 41_000, 'unknown'],
    ['02', 4, 40_000, 'difference'],
    ['02', 4, 30_000, 'difference'],
    ['02', 8, 80_000, 'difference'],
  ] as const)('of kind %s, %d hours paid with %d is %s', (kind, count, paid, state) => {
    expect(resultOf('overtime', withLines([hours(kind, count, paid)]))).toMatchObject({ state })
  })

  const authorized = { overtime: [{ day: '2026-11-12', hours: 3 }], restDays: [] }

  test('that was authorized may be paid with the next payslip', () => {
    expect(resultOf('overtime', payslip({}, { authorized }))).toMatchObject({ missing: 'nextPayslip' })
    const later = [salary, hours('01', 3, 30_000)]
    expect(resultOf('overtime', payslip({}, { authorized, later }))).toMatchObject({ state: 'ok' })
    expect(resultOf('overtime', payslip({}, { authorized, ...laterWeeks() }))).toMatchObject({
      state: 'difference',
      found: 'hoursNotPaid',
    })
  })

  test('on an authorized rest day is a difference when no payslip pays it', () => {
    const rest = { authorized: { overtime: [], restDays: ['2026-11-15'] }, ...laterWeeks() }
    expect(resultOf('restDays', payslip({}, rest))).toMatchObject({ state: 'difference', days: 1 })
    expect(resultOf('restDays', payslip({}, { ...rest, later: null }))).toMatchObject({ state: 'unknown' })
    const paid = withLines([line('restDayWorked', 80_000)], rest)
    expect(resultOf('restDays', paid)).toMatchObject({ state: 'ok' })
    expect(resultOf('restDays', withLines([line('overtime', 80_000)], rest))).toMatchObject({
      missing: 'otherLines',
    })
  })
})

test('treats a small vacation premium as a part of the whole premium', () => {
  const kardex = { asOf: '2026-11-21', unpaidDays: [], incapacities: [], vacations: ['2026-11-10'] }
  const lines = (premium: number) => [line('vacation', 40_000), line('vacationPremium', premium)]
  expect(resultOf('vacation', withLines(lines(10_000), { kardex }))).toMatchObject({ state: 'ok' })
  expect(resultOf('vacation', withLines(lines(6_000), { kardex }))).toMatchObject({
    missing: 'premiumPayday',
  })
  expect(resultOf('vacation', withLines(lines(0).slice(0, 1), { kardex }))).toMatchObject({
    missing: 'premiumPayday',
  })
})

test('does not ask for the kardex when it has no vacation in the period', () => {
  const lines = [line('vacation', 40_000), line('vacationPremium', 10_000)]
  expect(resultOf('vacation', withLines(lines))).toMatchObject({ missing: 'vacationDays' })
  expect(resultOf('vacation', withLines(lines, { kardex: null }))).toMatchObject({ missing: 'kardex' })
  const kardex = { asOf: '2026-11-19', unpaidDays: [], incapacities: [], vacations: [] }
  expect(resultOf('vacation', withLines(lines, { kardex }))).toMatchObject({ missing: 'kardex' })
})

describe('the Christmas bonus', () => {
  const bonus = (amount: number, others: Partial<PayFacts> = {}) =>
    payslip(
      { kind: 'christmas-bonus', paid: '2026-12-18', lines: [line('christmasBonus', amount)] },
      { otherBonus: 0, ...others },
    )
  const kardex = { asOf: '2026-12-21', unpaidDays: [], incapacities: [], vacations: [] }

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

  test('is unknown when another payslip may pay the rest', () => {
    const parts = { ...base.jobs, sameKindInYear: 2 }
    const early = { ...kardex, asOf: '2026-12-19' }
    for (const others of [
      { jobs: parts },
      { otherBonus: 200_000 },
      { otherBonus: null },
      { kardex: early },
    ]) {
      expect(resultOf('christmasBonus', bonus(400_000, { kardex, ...others }))).toMatchObject({
        missing: 'otherBonus',
      })
    }
    expect(resultOf('christmasBonus', bonus(400_000, { kardex, otherBonus: 50_000 }))).toMatchObject({
      centavos: 150_000,
    })
  })
})

describe('the whole check', () => {
  test('says that the kardex cannot be read, because opening it again would not help', () => {
    expect(resultOf('days', payslip(short, { kardex: null }))).toMatchObject({ missing: 'kardex' })
    const unreadable = payslip(short, { kardex: null, isKardexUnreadable: true })
    expect(resultOf('days', unreadable)).toMatchObject({ missing: 'kardexDates' })
  })

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

  test('sums the differences, and says that all is right only when every rule is', () => {
    expect(summaryOf(checkPay(base))).toEqual({
      state: 'partly',
      right: ['net', 'days'],
      unknown: ['overtime'],
    })
    const authorized = { overtime: [{ day: '2026-11-12', hours: 3 }], restDays: [] }
    const paid = line('overtime', 30_000, 'perception', [{ kind: '01', days: 1, hours: 3, paid: 30_000 }])
    expect(summaryOf(checkPay(withLines([paid], { authorized })))).toEqual({
      state: 'ok',
      right: ['net', 'days', 'overtime'],
      unknown: [],
    })
    const off = (rule: RuleName) => [{ rule, from: '2026-01-01', to: null }]
    for (const rule of ['net', 'days', 'overtime'] as const) {
      expect(summaryOf(checkPay(withLines([paid], { authorized }), off(rule)))).toMatchObject({
        state: 'partly',
        right: (['net', 'days', 'overtime'] as const).filter((one) => one !== rule),
        unknown: [],
      })
    }
    expect(summaryOf(checkPay(payslip({ daysPaid: null })))).toMatchObject({
      state: 'partly',
      right: ['net'],
    })
    expect(summaryOf(checkPay(payslip({ daysPaid: null, cashTotal: 0 })))).toBeNull()
    const wrong = payslip({ ...short, cashTotal: 210_000 })
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
      unbrokenSince: '2026-11-08',
      hasLeft: false,
      isListedAfter: true,
      hasTwin: false,
      hasLaterTwin: false,
      sameKindInYear: 3,
    })
    const left = employmentFacts(own, '2026-11-09', [...list, period('2026-11-30', { payroll: 2 })])
    expect(left.hasLeft).toBe(true)
    expect(payAfter(own, list)).toBeNull()
    expect(payAfter(list[0] ?? own, list)).toBe(own)
    expect(payUntil(own, list)).toBe(list[0])
  })

  test('every day of the kardex that is not known to be paid counts as unpaid', () => {
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

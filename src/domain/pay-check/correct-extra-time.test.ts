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
import type { CheckedLine, PayFacts } from './facts.ts'
import { kardexFacts } from './sources.ts'

const DOUBLE = 10_000
const node = (hours: number, paid: number, kind = '01') => ({ kind, days: 1, hours, paid })
const overtime = (...nodes: ReturnType<typeof node>[]) =>
  line(
    'overtimeDouble',
    nodes.reduce((sum, { paid }) => sum + paid, 0),
    'perception',
    nodes,
  )
const hours = (count: number) => overtime(node(count, count * DOUBLE))
const restDay = (amount: number) => line('restDayWorked', amount)
const after = laterWeeks
const onDays = (...days: string[]) => ({
  overtime: days.map((day) => ({ day, hours: 3 })),
  restDays: [],
})

describe('correct overtime has no difference', () => {
  test.each([
    [
      'a taxed and an exempt line that both state the hours',
      [overtime(node(6, 30_000)), overtime(node(6, 30_000))],
    ],
    ['one node for each day', [overtime(node(3, 30_000), node(3, 25_000), node(2, 20_000))]],
    ['one line for each day', [hours(3), hours(3), hours(3)]],
    ['hours of an earlier week with the former salary', [overtime(node(9, 78_000))]],
    [
      'the second part of the pay as simple hours',
      [overtime(node(6, 30_000)), line('overtimeSimple', 30_000)],
    ],
    [
      'the second part of the pay on a line with other words',
      [overtime(node(6, 30_000)), line(null, 30_000)],
    ],
  ])('%s', (_, lines) => {
    expect(resultOf('overtime', withLines(lines))).toMatchObject({ state: 'unknown' })
  })

  test('at the salary that the previous payslip shows', () => {
    const former = { ...salary, amount: 210_000 }
    const facts = withLines([overtime(node(9, 54_000))], {
      neighbours: [
        { start: '2026-11-02', end: '2026-11-08', cashTotal: 0, daysPaid: 7, lines: [former, tax] },
      ],
    })
    expect(resultOf('overtime', facts)).toMatchObject({ missing: 'requests' })
    expect(resultOf('overtime', withLines([overtime(node(9, 45_000))]))).toMatchObject({
      state: 'difference',
    })
  })

  test('paid two payslips later', () => {
    const authorized = onDays('2026-11-12')
    const facts = payslip({}, { authorized, ...after([], [hours(3)]) })
    expect(resultOf('overtime', facts)).toMatchObject({ missing: 'whichPeriod' })
    const never = payslip({}, { authorized, ...after([], []) })
    // Authorized hours may not have been worked, so no amount is owed for certain.
    expect(resultOf('overtime', never)).toMatchObject({
      state: 'difference',
      found: 'hoursNotPaid',
      centavos: null,
    })
    const unread = payslip({}, { authorized, ...after([]), further: null })
    expect(resultOf('overtime', unread)).toMatchObject({ missing: 'nextPayslip' })
  })

  test('always paid with the next payslip', () => {
    const authorized = onDays('2026-11-12', '2026-11-18')
    const carried = after([hours(3)], [hours(3)])
    expect(resultOf('overtime', payslip({}, { authorized, ...carried }))).toMatchObject({
      missing: 'whichPeriod',
    })
    expect(resultOf('overtime', payslip({}, { authorized, ...after([hours(3)], []) }))).toMatchObject({
      state: 'difference',
    })
    expect(resultOf('overtime', payslip({}, { authorized, ...after([hours(6)], []) }))).toMatchObject({
      state: 'ok',
    })
  })

  test.each([
    ['four weeks later', after([], [], [], [hours(3)])],
    ['perhaps in a payslip that has not come', { ...after(), further: after().further?.slice(0, 3) ?? [] }],
  ])('paid %s', (_, later) => {
    const authorized = onDays('2026-11-12')
    expect(resultOf('overtime', payslip({}, { authorized, ...later }))).toMatchObject({ state: 'unknown' })
    const rest = { overtime: [], restDays: ['2026-11-15'] }
    const lines = later.further?.map((one) => ({
      ...one,
      lines: one.lines.map((paid) => (paid.topic === 'overtimeDouble' ? restDay(80_000) : paid)),
    }))
    const facts = payslip({}, { authorized: rest, ...later, further: lines ?? null })
    expect(resultOf('restDays', facts)).toMatchObject({ state: 'unknown' })
  })

  test.each(['Tiempo por tiempo', 'Cambio de descanso', 'TIEMPO X TIEMPO'])(
    'given back as time off: %s',
    (type) => {
      const kardex = kardexFacts('2026-12-31', {
        absences: ['2025-01-02', '2026-12-30'],
        incapacities: [],
        permits: [{ day: '2026-11-25', type }],
        vacations: [],
      })
      const facts = payslip({}, { kardex, authorized: onDays('2026-11-12'), ...after() })
      expect(resultOf('overtime', facts)).toMatchObject({ missing: 'swap' })
      const rest = { overtime: [], restDays: ['2026-11-15'] }
      const swapped = payslip({}, { kardex, authorized: rest, ...after() })
      expect(resultOf('restDays', swapped)).toMatchObject({ missing: 'swap' })
    },
  )

  test('of half an hour that the receipt leaves out', () => {
    const authorized = { overtime: [{ day: '2026-11-12', hours: 3.5 }], restDays: [] }
    const facts = withLines([hours(3)], { authorized, ...after([]) })
    expect(resultOf('overtime', facts)).toMatchObject({ missing: 'hours' })
  })

  test('paid as a worked rest day', () => {
    const facts = withLines([restDay(80_000)], { authorized: onDays('2026-11-12'), ...after([]) })
    expect(resultOf('overtime', facts)).toMatchObject({ missing: 'otherLines' })
  })

  test('authorized before an incapacity that the kardex lists by its first day', () => {
    const kardex = {
      asOf: '2026-11-21',
      unpaidDays: ['2026-11-10'],
      incapacities: ['2026-11-10'],
      vacations: [],
    }
    const short = { daysPaid: 1, lines: [line('salary', 40_000), tax] }
    const facts = payslip(short, { kardex, authorized: onDays('2026-11-12'), ...after([]) })
    expect(resultOf('overtime', facts)).toMatchObject({ missing: 'incapacity' })
  })
})

describe('an amount of extra hours that is shown is true', () => {
  test.each([
    ['9 double hours paid as simple', '01', 9, 45_000, 90_000],
    ['3 double hours paid as simple', '01', 3, 15_000, 30_000],
    ['6 triple hours paid as double', '02', 6, 60_000, 90_000],
  ])('%s', (_, kind, count, money, legal) => {
    expect(resultOf('overtime', withLines([overtime(node(count, money, kind))]))).toMatchObject({
      found: 'belowLegalOvertime',
      centavos: legal - money,
      facts: [
        { name: 'overtimePaid', money },
        { name: 'leastOvertime', money: legal },
      ],
    })
  })

  test('but is none when the salary contains the simple hours', () => {
    const lines = [line('salary', 280_000 + 15_000), tax, overtime(node(3, 15_000))]
    expect(resultOf('overtime', payslip({ lines }))).toMatchObject({ missing: 'otherLines' })
  })

  test('less what other lines may pay for the hours', () => {
    const facts = withLines([overtime(node(9, 30_000)), line('overtimeSimple', 10_000)])
    expect(resultOf('overtime', facts)).toMatchObject({ centavos: 50_000 })
  })

  test('only when the lines state the hours once', () => {
    const twice = withLines([overtime(node(4, 8_000)), overtime(node(5, 10_000))])
    expect(resultOf('overtime', twice)).toMatchObject({ state: 'difference', centavos: null })
  })

  test('without hours of later periods among the paid ones', () => {
    const authorized = onDays('2026-11-12', '2026-11-18')
    const facts = payslip({}, { authorized, ...after([hours(3)], [hours(3)]) })
    expect(resultOf('overtime', facts)).toMatchObject({ missing: 'whichPeriod' })
    expect(resultOf('overtime', payslip({}, { authorized, ...after([hours(3)]) }))).toMatchObject({
      state: 'difference',
      facts: [
        { name: 'hoursAuthorized', count: 3 },
        { name: 'hoursPaid', count: 0 },
      ],
    })
  })
})

describe('authorized rest days', () => {
  const two = { overtime: [], restDays: ['2026-11-14', '2026-11-15'] }
  const resultWith = (lines: CheckedLine[], others: Partial<PayFacts>, authorized = two) =>
    resultOf('restDays', withLines(lines, { authorized, ...others }))

  test('of which one is paid are a difference of one day', () => {
    expect(resultWith([restDay(80_000)], after([]))).toMatchObject({ state: 'difference', days: 1 })
    expect(resultWith([], after([restDay(80_000)], []))).toMatchObject({ state: 'difference', days: 1 })
  })

  test('are right with the pay of both, in one payslip or in two', () => {
    expect(resultWith([restDay(160_000)], {})).toMatchObject({ state: 'ok' })
    expect(resultWith([restDay(80_000)], after([restDay(80_000)]))).toMatchObject({ state: 'ok' })
  })

  test.each([
    ['nextPayslip', [restDay(80_000)], {}],
    ['nextPayslip', [restDay(80_000)], { ...after([]), further: null }],
    // The amount is below the pay of one worked rest day, so it may pay hours of one day or of both.
    ['hoursWorked', [restDay(60_000)], after([])],
    ['whichPeriod', [restDay(80_000)], after([], [restDay(80_000)])],
    ['otherLines', [restDay(80_000), hours(8)], after([])],
  ] as const)('are unknown for %s', (missing, lines, others) => {
    expect(resultWith([...lines], others)).toMatchObject({ missing })
  })

  test('of this and the next week need the pay of both', () => {
    const weeks = { overtime: [], restDays: ['2026-11-15', '2026-11-22'] }
    expect(resultWith([], after([restDay(80_000)], []), weeks)).toMatchObject({
      state: 'difference',
      days: 1,
    })
    expect(resultWith([], after([restDay(80_000)], [restDay(80_000)]), weeks)).toMatchObject({
      missing: 'whichPeriod',
    })
  })

  test('may be paid as one more day of a fortnight that always has fifteen', () => {
    const fortnight = { start: '2026-10-16', end: '2026-10-31', paid: '2026-11-03' }
    const authorized = { overtime: [], restDays: ['2026-10-18'] }
    const december = [{ end: '2026-12-15', lines: [line('salary', 600_000)] }]
    const paying = (daysPaid: number, earlier: PayFacts['earlier']) =>
      resultOf(
        'restDays',
        payslip(
          { ...fortnight, daysPaid, lines: [line('salary', daysPaid * 40_000), tax] },
          {
            authorized,
            earlier,
            later: [line('salary', 600_000)],
            laterEnd: '2026-11-15',
            further: december,
          },
        ),
      )
    const august = (daysPaid: number) => [{ start: '2026-08-16', end: '2026-08-31', daysPaid, lines: [] }]
    expect(paying(16, august(15))).toMatchObject({ missing: 'otherLines' })
    expect(paying(16, august(16))).toMatchObject({ state: 'difference', days: 1 })
    expect(paying(15, [])).toMatchObject({ state: 'difference', days: 1 })
  })
})

test('rest days are not checked without authorized ones', () => {
  expect(resultOf('restDays', base)).toBeUndefined()
})

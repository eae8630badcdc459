import { describe, expect, test } from 'vitest'
import { base, line, payslip, resultOf, salary, tax, withLines } from '#tests/support/pay/pay-facts.ts'
import type { CheckedLine, PayFacts } from './facts.ts'

/** Pay of one double hour. */
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
const week = (end: string, ...lines: CheckedLine[]) => ({ end, lines: [salary, ...lines] })
/** Payslips after this one, the next first. */
const after = (first: CheckedLine[], ...others: CheckedLine[][]): Partial<PayFacts> => ({
  later: [salary, ...first],
  laterEnd: '2026-11-22',
  further: others.map((lines, place) => week(`2026-11-${29 + place}`, ...lines)),
})
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
    expect(resultOf('overtime', never)).toMatchObject({ state: 'difference', centavos: 3 * DOUBLE })
    const unread = payslip({}, { authorized, ...after([]), further: null })
    expect(resultOf('overtime', unread)).toMatchObject({ missing: 'nextPayslip' })
  })

  test('always paid with the next payslip', () => {
    const authorized = onDays('2026-11-12', '2026-11-18')
    const carried = after([hours(3)], [hours(3)])
    expect(resultOf('overtime', payslip({}, { authorized, ...carried }))).toMatchObject({
      missing: 'whichPeriod',
    })
    // The next payslip pays only one of the two weeks, and no later one pays the other.
    expect(resultOf('overtime', payslip({}, { authorized, ...after([hours(3)], []) }))).toMatchObject({
      state: 'difference',
    })
    expect(resultOf('overtime', payslip({}, { authorized, ...after([hours(6)], []) }))).toMatchObject({
      state: 'ok',
    })
  })

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
    // Less than one day's pay: it may be for some hours of one day or of both.
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
    const paying = (daysPaid: number, earlier: PayFacts['earlier']) =>
      resultOf(
        'restDays',
        payslip(
          { ...fortnight, daysPaid, lines: [line('salary', daysPaid * 40_000), tax] },
          { authorized, earlier, later: [line('salary', 600_000)], laterEnd: '2026-11-15' },
        ),
      )
    const august = (daysPaid: number) => [{ start: '2026-08-16', end: '2026-08-31', daysPaid }]
    expect(paying(16, august(15))).toMatchObject({ missing: 'otherLines' })
    expect(paying(16, august(16))).toMatchObject({ state: 'difference', days: 1 })
    expect(paying(15, [])).toMatchObject({ state: 'difference', days: 1 })
  })
})

test('rest days are not checked without authorized ones', () => {
  expect(resultOf('restDays', base)).toBeUndefined()
})

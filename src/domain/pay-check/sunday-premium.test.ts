import { expect, test } from 'vitest'
import { laterWeeks, line, payslip, resultOf, salary, tax, withLines } from '#tests/support/pay/pay-facts.ts'
import type { CheckedLine, PayFacts } from './facts.ts'
import { checkedLine } from './sources.ts'

const SUNDAY = '2026-11-15'
const later = laterWeeks()
const authorized = { overtime: [], restDays: [SUNDAY] }
const named = (description: string, pesos: number) =>
  checkedLine({ side: 'perception', satType: '020', description, amount: pesos * 100 })
const wholeDay = line('restDayWorked', 80_000)
const check = (lines: readonly CheckedLine[], others: Partial<PayFacts> = {}) =>
  resultOf('sundayPremium', withLines(lines, others))

test('does not concern a payslip without premium and without an authorized Sunday', () => {
  expect(check([])).toBeUndefined()
  expect(check([], { authorized: { overtime: [], restDays: ['2026-11-14', '2026-11-22'] } })).toBeUndefined()
})

test.each(['PRIMA DOMINICAL', 'PMA. DOM.', 'PRIMA DOMINICAL 25%', 'P. Dom.'])(
  'is right at a quarter of the day: %s',
  (description) => {
    expect(check([named(description, 100)])).toMatchObject({
      state: 'ok',
      facts: [
        { name: 'sundays', dates: [SUNDAY] },
        { name: 'sundayPremium', money: 10_000 },
        { name: 'leastSundayPremium', money: 10_000 },
      ],
    })
  },
)

test('is unknown below a quarter without a whole worked Sunday, because it may be for some hours', () => {
  expect(check([named('PRIMA DOMINICAL', 60)])).toMatchObject({ missing: 'sundayHours' })
  const paidByHours = [named('PRIMA DOMINICAL', 60), line('restDayWorked', 50_000)]
  expect(check(paidByHours, { authorized, ...later })).toMatchObject({ missing: 'sundayHours' })
})

test('is a difference below a quarter of a whole worked Sunday', () => {
  expect(check([named('PRIMA DOMINICAL', 60), wholeDay], { authorized, ...later })).toMatchObject({
    state: 'difference',
    found: 'belowSundayPremium',
    centavos: 4_000,
    facts: [{ dates: [SUNDAY] }, { money: 6_000 }, { money: 10_000 }],
  })
})

test.each<[string, number, Partial<PayFacts>]>([
  ['salaryThen', 90, later],
  ['nextPayslip', 60, {}],
  ['whichPeriod', 60, laterWeeks([], [line('sundayPremium', 4_000)])],
])('is unknown (%s) when the rest may be explained', (missing, pesos, others) => {
  const lines = [named('PRIMA DOMINICAL', pesos), wholeDay]
  expect(check(lines, { authorized, ...others })).toMatchObject({ missing })
})

test('is unknown when the words may be of another period', () => {
  expect(check([named('DIFERENCIA PRIMA DOMINICAL', 60), wholeDay], { authorized, ...later })).toMatchObject({
    state: 'unknown',
  })
})

test('is unknown without a premium on a worked day of rest, which may earn none', () => {
  expect(check([wholeDay], { authorized, ...later })).toMatchObject({ missing: 'sundayRest' })
})

test('of a period with two Sundays is right for both, and partly compared for the worked one', () => {
  const fortnight = (pesos: number, others: Partial<PayFacts> = {}) =>
    resultOf(
      'sundayPremium',
      payslip(
        {
          start: '2026-11-02',
          daysPaid: 14,
          lines: [{ ...salary, amount: 560_000 }, tax, named('PRIMA DOMINICAL', pesos), wholeDay],
        },
        others,
      ),
    )
  expect(fortnight(200)).toMatchObject({ state: 'ok' })
  expect(fortnight(100)).toMatchObject({ missing: 'sundaysWorked' })
  const worked = fortnight(100, { authorized })
  expect(worked).toMatchObject({ state: 'ok', doubt: 'sundaysWorked' })
})

test('is unknown without the pay of a day', () => {
  const lines = [named('PRIMA DOMINICAL', 60), tax]
  expect(resultOf('sundayPremium', payslip({ lines, daysPaid: null }))).toMatchObject({ missing: 'salary' })
})

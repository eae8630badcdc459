import { describe, expect, test } from 'vitest'
import { base, line, payslip, resultOf, salary, tax, withLines } from '#tests/support/pay/pay-facts.ts'
import { addDays } from '../time/dates.ts'
import type { CheckedLine, PaidPeriod, PayFacts } from './facts.ts'

const DAILY = 40_000
const kardexWith = (...unpaidDays: string[]) => ({
  asOf: '2026-11-21',
  unpaidDays,
  incapacities: [],
  vacations: [],
})
const faltas = (days: number) => line('absence', Math.round(days * DAILY), 'deduction')
const paidDays = (daysPaid: number) => ({
  daysPaid,
  lines: [line('salary', Math.round(daysPaid * DAILY)), tax],
})
const weekBefore = (weeks: number, daysPaid = 7, ...more: CheckedLine[]): PaidPeriod => ({
  start: addDays('2026-11-09', -7 * weeks),
  end: addDays('2026-11-15', -7 * weeks),
  daysPaid,
  lines: [line('salary', daysPaid * DAILY), ...more],
})
const after = (...earlier: PaidPeriod[]): Partial<PayFacts> => {
  const last = earlier.at(-1)
  return {
    earlier,
    neighbours: earlier.slice(-1).map((one) => ({ ...one, cashTotal: 0 })),
    jobs: { ...base.jobs, previousDaysPaid: last?.daysPaid ?? null },
  }
}
const fullWeeks = after(weekBefore(4), weekBefore(3), weekBefore(2), weekBefore(1))

describe('an absence that is deducted late is no difference', () => {
  test.each([
    ['two weeks later, six days', '2026-10-27', paidDays(6)],
    ['two weeks later, with its part of the rest day', '2026-10-27', paidDays(5.833)],
    ['two weeks later, less salary for all days', '2026-10-27', { lines: [line('salary', 240_000), tax] }],
  ])('%s', (_, day, change) => {
    const kardex = kardexWith(day)
    expect(resultOf('days', payslip(change, { kardex }))?.state).toBe('unknown')
    expect(resultOf('days', payslip(change, { kardex, ...fullWeeks }))).toMatchObject({ state: 'ok' })
  })

  test('two fortnights later', () => {
    const fortnight = { start: '2026-10-16', end: '2026-10-31', paid: '2026-11-03', ...paidDays(14) }
    const before = { start: '2026-10-01', end: '2026-10-15', daysPaid: 15, lines: [] }
    const facts = payslip(fortnight, {
      kardex: kardexWith('2026-09-23'),
      earlier: [before],
      neighbours: [{ ...before, lines: [line('salary', 15 * DAILY)], cashTotal: 0 }],
      jobs: { ...base.jobs, previousEnd: '2026-10-15', previousDaysPaid: 15 },
    })
    expect(resultOf('days', facts)).toMatchObject({ state: 'unknown', missing: 'whichPeriod' })
  })

  test('38 days later, by a line', () => {
    const facts = withLines([faltas(1)], { kardex: kardexWith('2026-10-02') })
    expect(resultOf('absences', facts)).toMatchObject({ state: 'unknown' })
  })

  test('each week deducts the absence of the week before', () => {
    const kardex = kardexWith('2026-10-21', '2026-10-28', '2026-11-04')
    const carried = after(
      weekBefore(4),
      weekBefore(3),
      weekBefore(2, 7, faltas(1)),
      weekBefore(1, 7, faltas(1)),
    )
    expect(resultOf('absences', withLines([faltas(1)], { kardex, ...carried }))).toMatchObject({
      state: 'ok',
    })
  })
})

describe('an absence that an earlier payslip deducted', () => {
  const kardex = kardexWith('2026-11-04')

  test.each([
    ['by a line', weekBefore(1, 7, faltas(1))],
    ['by a day', weekBefore(1, 6)],
  ])('%s, is no reason to deduct it again', (_, before) => {
    const twice = after(weekBefore(4), weekBefore(3), weekBefore(2), before)
    expect(resultOf('absences', withLines([faltas(1)], { kardex, ...twice }))).toMatchObject({
      state: 'difference',
      centavos: DAILY,
      facts: [{ name: 'deducted' }, { name: 'daysOff', dates: ['2026-11-04'] }],
    })
    expect(resultOf('days', payslip(paidDays(6), { kardex, ...twice }))?.state).not.toBe('ok')
  })

  test('in October does not explain a new one', () => {
    const october = kardexWith('2026-10-14')
    const charged = after(weekBefore(4, 7, faltas(1)), weekBefore(3), weekBefore(2), weekBefore(1))
    expect(resultOf('absences', withLines([faltas(1)], { kardex: october, ...charged }))).toMatchObject({
      state: 'difference',
      centavos: DAILY,
    })
    expect(resultOf('absences', withLines([faltas(1)], { kardex: october }))).toMatchObject({
      state: 'unknown',
    })
  })
})

test('hours that an earlier payslip deducted are not the absence', () => {
  const kardex = kardexWith('2026-11-03')
  for (const hours of [faltas(0.5), { ...faltas(1), isSure: false }]) {
    const before = after(weekBefore(4), weekBefore(3), weekBefore(2), weekBefore(1, 7, hours))
    expect(resultOf('absences', withLines([faltas(1)], { kardex, ...before }))?.state).not.toBe('difference')
  }
})

test.each([
  [3, DAILY],
  [5, 3 * DAILY],
])('one absence does not explain %d days: two days are its most', (days, centavos) => {
  const facts = withLines([faltas(days)], { kardex: kardexWith('2026-11-11'), ...fullWeeks })
  expect(resultOf('absences', facts)).toMatchObject({ state: 'difference', centavos })
})

test('one absence may cost a guard two days', () => {
  const facts = withLines([faltas(2)], { kardex: kardexWith('2026-11-11'), ...fullWeeks })
  expect(resultOf('absences', facts)).toMatchObject({ missing: 'absenceDays' })
})

test('absences before the payslips that the device keeps may still be open', () => {
  const facts = withLines([faltas(1), { ...salary, amount: 1 }], {
    kardex: { ...kardexWith('2026-09-20'), covered: { from: '2026-09-01', to: '2026-11-20' } },
    ...fullWeeks,
  })
  expect(resultOf('absences', facts)).toMatchObject({ state: 'unknown' })
})

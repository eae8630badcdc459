import { describe, expect, test } from 'vitest'
import { addDays } from '../time/dates.ts'
import { base, laterWeeks, line, payslip, resultOf, salary, tax } from '#tests/support/pay/pay-facts.ts'
import type { KardexFacts, PayFacts, PaidPeriod } from './facts.ts'
import { kardexFacts } from './sources.ts'

const VACATIONS = ['2026-11-10', '2026-11-11']
const covered = { from: '2024-01-01', to: '2027-12-31' }
const kardexWith = (change: Partial<KardexFacts> = {}): KardexFacts => ({
  asOf: '2026-12-31',
  unpaidDays: [],
  incapacities: [],
  vacations: VACATIONS,
  grantedVacations: VACATIONS,
  covered,
  ...change,
})
const weekBefore = (count: number, lines: PaidPeriod['lines'] = [salary, tax]): PaidPeriod => ({
  start: addDays(base.payslip.start, -7 * count),
  end: addDays(base.payslip.end, -7 * count),
  daysPaid: 7,
  lines,
})
const known: Partial<PayFacts> = {
  ...laterWeeks(),
  earlier: [weekBefore(2), weekBefore(1)],
  kardex: kardexWith(),
  otherVacation: false,
}
const short = { daysPaid: 5, lines: [{ ...salary, amount: 200_000 }, tax] }
const check = (others: Partial<PayFacts> = {}, change: Partial<PayFacts['payslip']> = short) =>
  resultOf('vacation', payslip(change, { ...known, ...others }))

describe('vacation days without pay', () => {
  test('are a difference when the kardex has them, and no payslip pays them', () => {
    expect(check()).toMatchObject({
      state: 'difference',
      found: 'vacationNotPaid',
      days: 2,
      centavos: 80_000,
      facts: [{ dates: VACATIONS }, { count: 7 }, { count: 5 }],
    })
    expect(resultOf('days', payslip(short, known))).toMatchObject({ missing: 'vacationLine' })
  })

  const paidElsewhere: [string, Partial<PayFacts>][] = [
    ['another payslip may pay vacation', { otherVacation: true }],
    ['the device lacks the lines of another payslip', { otherVacation: null }],
    ['the list begins later than the job', { jobs: { ...base.jobs, unbrokenSince: '2026-03-01' } }],
    [
      'an earlier payslip pays more',
      { earlier: [weekBefore(2, [salary, line('backPay', 80_000)]), weekBefore(1)] },
    ],
    ['a later payslip pays something uncertain', laterWeeks([line(null, 80_000)])],
    ['the vacation was only requested', { kardex: kardexWith({ grantedVacations: [] }) }],
    [
      'one day was granted, and two are missing',
      { kardex: kardexWith({ grantedVacations: VACATIONS.slice(1) }) },
    ],
  ]
  test.each(paidElsewhere)('are unknown when %s', (_, others) => {
    expect(check(others)).toMatchObject({ missing: 'vacationLine' })
  })

  test('are a difference in the first year when the list has all payslips of the job', () => {
    const jobs = { ...base.jobs, unbrokenSince: '2026-03-01', hiredOn: '2026-02-23' }
    expect(check({ jobs })).toMatchObject({ state: 'difference' })
  })

  const explained: [string, Partial<PayFacts>][] = [
    ['nextPayslip', { further: [] }],
    ['coverage', { kardex: kardexWith({ covered: null }) }],
    ['kardex', { kardex: kardexWith({ asOf: '2026-11-19' }) }],
    ['whichPeriod', { kardex: kardexWith({ unpaidDays: ['2026-11-12'] }) }],
    ['incapacity', { kardex: kardexWith({ unpaidDays: ['2026-11-12'], incapacities: ['2026-11-12'] }) }],
    ['leaving', { jobs: { ...base.jobs, hasLeft: true } }],
    ['contract', { jobs: { ...base.jobs, hiredOn: '2026-11-11' } }],
    ['hiring', { jobs: { ...base.jobs, previousEnd: null } }],
    ['otherReceipt', { jobs: { ...base.jobs, hasTwin: true } }],
    ['schedule', { jobs: { ...base.jobs, previousDaysPaid: 4 } }],
  ]
  test.each(explained)('are unknown (%s)', (missing, others) => {
    expect(check(others)).toMatchObject({ missing })
  })

  test('are unknown when the salary contains them, or a part of a day is missing', () => {
    expect(check({}, {})).toMatchObject({ missing: 'vacationLine' })
    expect(check({}, { ...short, daysPaid: 5.5 })).toMatchObject({ missing: 'vacationLine' })
    expect(check({}, { daysPaid: 5, lines: [salary, tax] })).toMatchObject({ missing: 'vacationLine' })
  })
})

test('counts only granted and taken vacation as certain', () => {
  const facts = kardexFacts('2026-12-31', {
    absences: [],
    incapacities: [],
    permits: [],
    vacations: ['Disfrutado', 'Autorizada', 'Aprobado', 'Solicitado', 'Pendiente', 'Cancelado', ''].map(
      (status, at) => ({ day: `2026-11-0${at + 1}`, status }),
    ),
  })
  expect(facts.grantedVacations).toEqual(['2026-11-01', '2026-11-02', '2026-11-03'])
  expect(facts.vacations).toHaveLength(6)
})

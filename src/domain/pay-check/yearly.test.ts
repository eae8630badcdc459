import { describe, expect, test } from 'vitest'
import { base, line, payslip, resultOf, salary, tax } from '#tests/support/pay/pay-facts.ts'
import { lawByDay, withOwnRows } from '../law/law-on.ts'
import type { PayFacts } from './facts.ts'

const kardex = { asOf: '2026-12-21', unpaidDays: [], incapacities: [], vacations: [] }
const bonus = (amount: number, others: Partial<PayFacts> = {}, dailySalary = 40_000) =>
  resultOf(
    'christmasBonus',
    payslip(
      { kind: 'christmas-bonus', paid: '2026-12-18', dailySalary, lines: [line('christmasBonus', amount)] },
      { kardex, otherBonus: 0, ...others },
    ),
  )
const before = {
  start: '2026-12-07',
  end: '2026-12-13',
  cashTotal: 260_000,
  daysPaid: 7,
  lines: [salary, tax],
}
const newer = { ...before, start: '2026-12-28', end: '2027-01-03' }

describe('a Christmas bonus after a raise', () => {
  test('is compared with the salary of the payslip before it', () => {
    expect(bonus(600_000, { neighbours: [before] }, 50_000)).toMatchObject({ missing: 'salaryThen' })
    expect(bonus(750_000, { neighbours: [before] }, 50_000)).toMatchObject({ state: 'ok' })
    expect(bonus(500_000, { neighbours: [before] }, 50_000)).toMatchObject({ centavos: 100_000 })
  })

  const tooLittle: [string, PayFacts['neighbours']][] = [
    ['no payslip', []],
    ['only a later payslip', [{ ...newer, lines: [line('salary', 350_000), tax] }]],
    ['a payslip before it without paid days', [{ ...before, daysPaid: null }]],
  ]
  test.each(tooLittle)('is unknown when the device has %s', (_, neighbours) => {
    expect(bonus(600_000, { neighbours }, 50_000)).toMatchObject({ missing: 'salaryThen' })
  })

  test('is not compared with the pay of fewer days than the period has', () => {
    const seventh = { ...before, daysPaid: 6, lines: [line('salary', 240_000), line('weeklyRest', 40_000)] }
    expect(bonus(600_000, { neighbours: [seventh] }, 50_000)).toMatchObject({ missing: 'salaryThen' })
    const partTime = { ...before, daysPaid: 3, lines: [line('salary', 120_000)] }
    expect(bonus(300_000, { neighbours: [partTime] })).toMatchObject({ missing: 'salaryThen' })
  })
})

describe('a Christmas bonus in the first year', () => {
  const hired = (hiredOn: string | null, unbrokenSince = '2026-09-06') => ({
    jobs: { ...base.jobs, unbrokenSince, ...(hiredOn !== null && { hiredOn }) },
  })

  test('is proportional to the days since the first day of work', () => {
    expect(bonus(179_178, hired('2026-09-01'))).toMatchObject({ state: 'ok' })
    expect(bonus(150_000, hired('2026-09-01'))).toMatchObject({ state: 'difference', centavos: 29_178 })
    const unpaidDays = ['2026-08-20', '2026-10-01', '2026-10-02']
    expect(bonus(175_890, { ...hired('2026-09-01'), kardex: { ...kardex, unpaidDays } })).toMatchObject({
      state: 'ok',
    })
  })

  test('is at least that of the days since the first payslip', () => {
    for (const hiredOn of [null, '2015-03-01', '2026-02-01']) {
      expect(bonus(170_959, hired(hiredOn))).toMatchObject({ missing: 'hireDay' })
      expect(bonus(160_000, hired(hiredOn))).toMatchObject({ state: 'difference', centavos: 10_959 })
      expect(bonus(600_000, hired(hiredOn))).toMatchObject({ state: 'ok' })
    }
  })

  test('is that of the whole year when the first day of work is in December', () => {
    expect(bonus(600_000, hired('2025-12-29', '2026-01-04'))).toMatchObject({ state: 'ok' })
    expect(bonus(500_000, hired('2025-12-29', '2026-01-04'))).toMatchObject({ centavos: 100_000 })
  })

  test.each(['2026-09-06', '2025-01-05'])(
    'is unknown when the job began after the payslip of %s',
    (since) => {
      expect(bonus(100_000, hired('2026-10-01', since))).toMatchObject({ missing: 'contract' })
    },
  )

  test('is unknown without a payslip', () => {
    const jobs = { ...base.jobs, unbrokenSince: null, hiredOn: '2026-09-01' }
    expect(bonus(100_000, { jobs })).toMatchObject({ missing: 'hireDay' })
  })
})

test('uses the company’s confirmed row of the law on the payday, and says nothing by an unconfirmed one', () => {
  const own = (isConfirmed: boolean) => ({
    law: lawByDay(
      withOwnRows([
        {
          rule: 'christmasBonusDays',
          value: '30',
          from: '2026-12-01',
          until: null,
          article: 'LFT 87',
          source: 'DOF 2026-11-01',
          isConfirmed,
        },
      ]),
    ),
  })
  expect(bonus(600_000, { neighbours: [before] })).toMatchObject({ state: 'ok' })
  expect(bonus(600_000, { neighbours: [before], ...own(true) })).toMatchObject({ centavos: 600_000 })
  expect(bonus(600_000, { neighbours: [before], ...own(false) })).toMatchObject({ missing: 'law' })
})

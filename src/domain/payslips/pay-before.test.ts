import { describe, expect, test } from 'vitest'
import { gapAfter, newestPays, payBefore } from './pay-before.ts'
import type { PayslipPeriod } from './payslip.ts'

function period(changes: Partial<PayslipPeriod>): PayslipPeriod {
  return {
    paid_date: '2026-11-20',
    stamped: true,
    idtimbrado: 1,
    pdf_receipt: '',
    payroll: 1,
    year: 2026,
    period: 46,
    type: 1,
    prenomina: false,
    end_date: '2026-11-15',
    ...changes,
  }
}
const week46 = period({})
const week45 = period({ period: 45, end_date: '2026-11-08' })
const week44 = period({ period: 44, end_date: '2026-11-01' })
const extra = period({ type: 2, period: 45, end_date: '2026-11-08' })
const earlierExtra = period({ type: 2, period: 37, end_date: '2026-09-13' })
const preview = period({ period: 47, end_date: '2026-11-22', prenomina: true, stamped: false })
const bonus = period({ payroll: 4, period: 51, end_date: '2025-12-18', year: 2025 })
const olderBonus = period({ payroll: 1, period: '220', end_date: '2024-12-18', year: 2024 })
const all = [preview, week46, extra, week45, week44, earlierExtra, bonus, olderBonus]

describe('the payslip that another payslip is compared with', () => {
  test('is the newest earlier payslip of the same kind', () => {
    expect(payBefore(week46, all)).toBe(week45)
    expect(payBefore(week45, [...all].reverse())).toBe(week44)
    expect(payBefore(extra, all)).toBe(earlierExtra)
  })

  test('is the last regular payslip for a prenómina, and never a prenómina', () => {
    expect(payBefore(preview, all)).toBe(week46)
    expect(payBefore(period({ period: 48, end_date: '2026-11-29' }), all)).toBe(week46)
  })

  test('may have a special code where the later payslip has a payroll id of the same kind', () => {
    expect(payBefore(bonus, all)).toBe(olderBonus)
  })

  test('is missing for the oldest payslip of its kind', () => {
    expect(payBefore(olderBonus, all)).toBeNull()
    expect(payBefore(week44, [week44, week45])).toBeNull()
  })
})

describe('a gap between old history and current payslips', () => {
  const history = [earlierExtra, olderBonus]
  const current = [preview, week46, extra, week45, week44]

  test('starts after the last day of the history', () => {
    expect(gapAfter(current, history)).toBe('2026-09-13')
    expect(gapAfter(current, [week44, ...history])).toBeNull()
    expect(gapAfter(current, [])).toBeNull()
    expect(gapAfter([], history)).toBeNull()
  })

  test('prevents comparisons across the gap only', () => {
    const gap = gapAfter(current, history)
    const periods = [...current, ...history]
    expect(payBefore(extra, periods)).toBe(earlierExtra)
    expect(payBefore(extra, periods, gap)).toBeNull()
    expect(payBefore(week46, periods, gap)).toBe(week45)
    const olderExtra = period({ type: 2, period: 30, end_date: '2026-07-26' })
    expect(payBefore(earlierExtra, [...periods, olderExtra], gap)).toBe(olderExtra)
  })
})

describe('the newest payslips', () => {
  test('are the newest payslip that is no prenómina, and the payslip it is compared with', () => {
    expect(newestPays([...all].reverse())).toEqual([week46, week45])
    expect(newestPays([preview, extra])).toEqual([extra])
    expect(newestPays([preview])).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { week2026 as base } from '#tests/support/pay/payslip-periods.ts'
import { partOfDay, payOf } from './last-pay.ts'

const before: PayslipPeriod = { ...base, period: 45, paid_date: '2026-11-13', end_date: '2026-11-08' }
const preview: PayslipPeriod = {
  ...base,
  period: 47,
  prenomina: true,
  stamped: false,
  paid_date: '2026-11-27',
  end_date: '2026-11-22',
}

describe('pay card of Inicio', () => {
  test('takes the newest paid row as the last payment, whatever the order of the rows', () => {
    const pay = payOf([preview, before, base], '2026-11-21')
    expect(pay.last).toBe(base)
    expect(pay.next).toBe(preview)
  })

  test('names the nearest payday as next, not the one of a later preview', () => {
    const closed: PayslipPeriod = { ...preview, prenomina: false }
    const later: PayslipPeriod = { ...preview, period: 48, paid_date: '2026-12-04', end_date: '2026-11-29' }
    expect(payOf([later, closed, base], '2026-11-24').next).toBe(closed)
    expect(payOf([{ ...later, paid_date: '' }, closed, base], '2026-11-24').next).toBe(closed)
    expect(payOf([later, base], '2026-11-24').next).toBe(later)
  })

  test('skips a prenómina whose receipt is stamped', () => {
    const ended: PayslipPeriod = { ...base, prenomina: true, stamped: false, idtimbrado: null }
    expect(payOf([ended, base], base.paid_date)).toEqual({ last: base, next: null })
    expect(payOf([ended, preview, base], base.paid_date).next).toBe(preview)
  })

  test('does not count tomorrow’s payment as the last one', () => {
    expect(payOf([base, before], '2026-11-19').last).toBe(before)
  })

  test('never takes a prenómina as the last payment, nor an old one as the next payment', () => {
    const pay = payOf([{ ...preview, paid_date: '2026-11-18', end_date: '2026-11-15' }], '2026-11-21')
    expect(pay).toEqual({ last: null, next: null })
  })

  test('never takes a row without a pay date as the last payment', () => {
    expect(payOf([{ ...base, paid_date: '' }], '2026-11-21').last).toBeNull()
  })

  test('returns no payments for an empty list', () => {
    expect(payOf([], '2026-11-21')).toEqual({ last: null, next: null })
  })
})

describe('greeting', () => {
  test.each([
    [3, 'evening'],
    [4, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [18, 'afternoon'],
    [19, 'evening'],
    [23, 'evening'],
  ] as const)('at %i h, greets for the %s', (hour, part) => {
    expect(partOfDay(hour)).toBe(part)
  })
})

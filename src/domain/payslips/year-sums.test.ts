import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PayLine } from './pay-difference.ts'
import type { PayslipPeriod } from './payslip.ts'
import { type PaidReceipt, paidYears, periodsOfYear, unlistedPeriods, yearSums } from './year-sums.ts'

function period(number: number, paid: string, changed: Partial<PayslipPeriod> = {}): PayslipPeriod {
  return {
    paid_date: paid,
    stamped: true,
    idtimbrado: number,
    pdf_receipt: '',
    payroll: 1,
    year: 2026,
    period: number,
    type: 1,
    prenomina: false,
    end_date: paid,
    ...changed,
  }
}

function line(side: PayLine['side'], amount: number): PayLine {
  return { side, concept: '001', description: 'X', amount }
}

const week = (number: number, paid: string, lines: PayLine[]): PaidReceipt => ({
  period: period(number, paid),
  lines,
})

describe('the sums of a year', () => {
  it('are those of the receipts, by month of payment', () => {
    const { months, total, first, last } = yearSums(2026, [
      week(1, '2026-01-09', [line('perception', 255_501), line('deduction', 21_410)]),
      week(2, '2026-01-16', [line('perception', 255_500), line('otherPayment', 1_002)]),
      week(9, '2026-03-06', [line('perception', 99), line('deduction', 199)]),
    ])
    expect(months[0]).toEqual({
      receipts: 2,
      perceptions: 511_001,
      otherPayments: 1_002,
      deductions: 21_410,
      net: 490_593,
    })
    expect(months[1]).toBeNull()
    expect(months[2]?.net).toBe(-100)
    expect(total).toEqual({
      receipts: 3,
      perceptions: 511_100,
      otherPayments: 1_002,
      deductions: 21_609,
      net: 490_493,
    })
    expect([first, last]).toEqual(['2026-01-09', '2026-03-06'])
  })

  it('leave out other years, prenóminas and receipts without a stamp, and count none twice', () => {
    const paid = [line('perception', 100)]
    const counted = week(1, '2026-01-09', paid)
    const { total } = yearSums(2026, [
      counted,
      { ...counted, period: { ...counted.period } },
      week(52, '2025-12-31', paid),
      { period: period(3, '2026-01-23', { stamped: false }), lines: paid },
      { period: period(4, '2026-01-30', { prenomina: true }), lines: paid },
    ])
    expect(total).toMatchObject({ receipts: 1, perceptions: 100 })
  })

  it('have no figure without receipts', () => {
    expect(yearSums(2026, [])).toEqual({
      year: 2026,
      months: Array.from({ length: 12 }, () => null),
      total: null,
      first: '',
      last: '',
    })
  })

  it('add up to the year, whatever the receipts', () => {
    const receipt = fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      lines: fc.array(
        fc.record({
          side: fc.constantFrom('perception' as const, 'deduction' as const, 'otherPayment' as const),
          amount: fc.integer({ min: -1_000_000, max: 100_000_000 }),
        }),
      ),
    })
    fc.assert(
      fc.property(fc.array(receipt, { minLength: 1 }), (all) => {
        const { months, total } = yearSums(
          2026,
          all.map(({ month, lines }, index) =>
            week(
              index + 1,
              `2026-${String(month).padStart(2, '0')}-10`,
              lines.map(({ side, amount }) => line(side, amount)),
            ),
          ),
        )
        for (const name of ['receipts', 'perceptions', 'otherPayments', 'deductions', 'net'] as const)
          expect(months.reduce((sum, month) => sum + (month?.[name] ?? 0), 0)).toBe(total?.[name])
        expect(total?.net).toBe(
          (total?.perceptions ?? 0) + (total?.otherPayments ?? 0) - (total?.deductions ?? 0),
        )
      }),
    )
  })
})

describe('the periods of a year', () => {
  it('follow the payday, or the last day without one', () => {
    const late = period(52, '2026-01-02', { year: 2025, end_date: '2025-12-28' })
    const bare = period(1, '', { end_date: '2026-01-04', stamped: false })
    expect(periodsOfYear([late, bare], 2026)).toEqual({ stamped: [late], unstamped: [bare] })
    expect(
      paidYears([late, bare, period(50, '2024-12-20'), period(3, '2027-01-01', { prenomina: true })]),
    ).toEqual([2026, 2024])
  })
})

describe('the periods that the list lacks', () => {
  const weeks = [
    period(51, '2025-12-21', { year: 2025 }),
    period(3, '2026-01-18'),
    period(4, '2026-01-25'),
    period(7, '2026-02-15'),
  ]

  it('are named between two listed ones', () => {
    expect(unlistedPeriods(weeks, 2026, true)).toEqual([
      { year: 2026, number: 1 },
      { year: 2026, number: 2 },
      { year: 2026, number: 5 },
      { year: 2026, number: 6 },
    ])
    expect(unlistedPeriods(weeks, 2025, true)).toEqual([])
  })

  it('are not those before the first receipt, which may be before the hiring', () => {
    expect(unlistedPeriods(weeks.slice(1, 3), 2026, true)).toEqual([])
  })

  it('are not the numbers that a change from fortnights to weeks skips', () => {
    expect(unlistedPeriods([period(10, '2026-05-31'), period(23, '2026-06-07')], 2026, true)).toEqual([])
  })

  it('are not those of bonuses and previews', () => {
    const bonus = period(220, '2026-12-15', { payroll: 4 })
    const preview = period(9, '2026-03-01', { prenomina: true })
    expect(unlistedPeriods([...weeks.slice(1, 3), preview, bonus], 2026, true)).toEqual([])
  })
})

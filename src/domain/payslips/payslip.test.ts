import { describe, expect, test } from 'vitest'
import {
  clarificationPeriod,
  isWeekly,
  mergePeriods,
  type PayslipPeriod,
  payslipFileName,
  payslipKey,
  payslipKind,
  payslipPeriodCode,
  periodStart,
  readPeriodCode,
} from './payslip.ts'

const regular: PayslipPeriod = {
  paid_date: '2026-11-20',
  stamped: true,
  idtimbrado: 778812,
  pdf_receipt: '',
  payroll: 1,
  year: 2026,
  period: 46,
  type: 1,
  prenomina: false,
  end_date: '2026-11-15',
}

describe('labels', () => {
  const ordinary = { prenomina: false, type: 1, payroll: 1, period: 5 }

  test('PAY-09: a prenómina takes precedence over every other kind', () => {
    expect(payslipKind({ prenomina: true, type: 2, payroll: 4, period: '220' })).toBe('prepayroll')
  })

  test('PAY-10: extraordinary takes precedence over the payroll id and the special code', () => {
    expect(payslipKind({ ...ordinary, type: 2, payroll: 3, period: '220' })).toBe('extraordinary')
  })

  test.each([
    [1, 'regular'],
    ['1', 'regular'],
    [2, 'settlement'],
    [3, 'severance'],
    [4, 'christmas-bonus'],
    [5, 'profit-sharing'],
    [6, 'savings-fund'],
    [99, 'regular'],
  ])('payroll %j is %s', (payroll, kind) => {
    expect(payslipKind({ ...ordinary, payroll })).toBe(kind)
  })

  test.each([
    ['0 Q', 1, 'profit-sharing'],
    [' 0 Q ', 6, 'profit-sharing'],
    ['220', 1, 'christmas-bonus'],
    [220, 1, 'christmas-bonus'],
    ['230', 2, 'savings-fund'],
    [2200, 1, 'regular'],
  ])('period %j of payroll %i is %s', (period, payroll, kind) => {
    expect(payslipKind({ ...ordinary, period, payroll })).toBe(kind)
  })

  test('K-35: accepts a special code in place of the payroll id', () => {
    expect(payslipKind({ ...ordinary, payroll: ' 230 ' })).toBe('savings-fund')
  })
})

test.each([
  ['2024-03-15', 5, '202405'],
  ['2025-01-03', 1, '202501'],
  ['2025-01-02', 53, '2025053'],
  ['2024-05-15', 10, '2024010'],
])('period ending %s, number %i, has code %s', (end_date, period, code) => {
  expect(payslipPeriodCode({ end_date, period })).toBe(code)
  expect(readPeriodCode(code)).toEqual({ year: Number(end_date.slice(0, 4)), period: String(period) })
})

test('reads and writes special codes as period codes', () => {
  expect(payslipPeriodCode({ end_date: '2025-05-28', period: '0 Q' })).toBe('202500 Q')
  expect(readPeriodCode('202500 Q')).toEqual({ year: 2025, period: '0 Q' })
})

test.each(['', '2026', '20260', '2026146', 'abcd046'])('rejects %j as a code', (code) => {
  expect(readPeriodCode(code)).toBeNull()
})

// All rows of BR-42.
test.each([
  [true, '2024-03-15', 'recibo_2024-03-15.pdf'],
  [false, '2024-03-31', 'prerecibo_2024-03-31.pdf'],
  [true, '2025-01-03', 'recibo_2025-01-03.pdf'],
  [false, '2024-12-31', 'prerecibo_2024-12-31.pdf'],
  [true, '2024-02-29', 'recibo_2024-02-29.pdf'],
])('a payslip with stamped %s that ends on %s has the file name %s', (stamped, end_date, name) => {
  expect(payslipFileName({ stamped, end_date })).toBe(name)
})

describe('current periods and history', () => {
  test('are merged into one list without repeats, newest first', () => {
    const older = {
      ...regular,
      period: 45,
      end_date: '2026-11-08',
      paid_date: '2026-11-13',
      idtimbrado: 778811,
    }
    const bonus = { ...regular, period: '220', end_date: '2025-12-18', year: 2025, idtimbrado: 5 }
    const merged = mergePeriods([regular, older], [older, bonus, { ...regular, idtimbrado: 1 }])
    expect(merged).toEqual([regular, older, bonus])
  })

  test('keep a prenómina and the payslip of its period apart, and read payroll as text or number', () => {
    expect(payslipKey({ ...regular, prenomina: true })).not.toBe(payslipKey(regular))
    expect(payslipKey({ ...regular, payroll: ' 1 ' })).toBe(payslipKey(regular))
  })

  test('hide a prenómina once its receipt is stamped, whatever number the host gives it', () => {
    const preview = { ...regular, stamped: false, idtimbrado: null, prenomina: true }
    const unstamped = { ...regular, stamped: false, idtimbrado: null }
    const bonus = { ...preview, payroll: 4 }
    const next = { ...preview, period: 47, end_date: '2026-11-22' }
    expect(mergePeriods([preview], [regular])).toEqual([regular])
    expect(mergePeriods([{ ...preview, period: 47 }, regular], [])).toEqual([regular])
    expect(mergePeriods([preview, unstamped], [])).toHaveLength(2)
    expect(mergePeriods([next, bonus, { ...preview, type: 2 }, regular], [])).toHaveLength(4)
  })

  test('may both be empty', () => {
    expect(mergePeriods([], [])).toEqual([])
  })
})

test('computes the first day of a period from its last day', () => {
  expect(periodStart('2026-11-15', true)).toBe('2026-11-09')
  expect(periodStart('2026-01-04', true)).toBe('2025-12-29')
  expect(periodStart('2026-11-15', false)).toBe('2026-11-01')
  expect(periodStart('2026-02-28', false)).toBe('2026-02-16')
})

test('K-02: pay groups 1, 8, 9 and 10 are weekly', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].filter(isWeekly)).toEqual([1, 8, 9, 10])
})

const clarified = (period: number | string) =>
  clarificationPeriod({ period, year: 2024, end_date: '2024-12-18' } as PayslipPeriod, true)

test('BR-19: identifies a yearly payment by its code and year', () => {
  expect(['220', '0 Q ', 230].map(clarified)).toEqual(['220-2024', '0 Q-2024', '230-2024'])
})

test('BR-19: identifies a yearly payment by its code alone on a company’s host', () => {
  const period = { period: '220', year: 2024, end_date: '2024-12-18' } as PayslipPeriod
  expect(clarificationPeriod(period, false)).toBe('220')
})

test('CLARF-16: identifies any other payment by its year and period', () => {
  expect([51, '24', '2200'].map(clarified)).toEqual(['2024051', '2024024', '202402200'])
})

import { expect, test } from 'vitest'
import { incomeTax, integratedSalary, socialSecurity, vacationDays } from './tax.ts'

// 10,000.00 is in the third step: 371.83 + (10,000.00 − 6,332.06) × 10.88 % = 770.90.
test('computes income tax by the tariff', () => {
  expect(incomeTax(1_000_000, 30.4)).toBe(77_090)
  expect(incomeTax(0, 7)).toBe(0)
})

// The published weekly tariff starts its third step at 1,458.04 with 85.61. The function scales the monthly
// tariff instead.
test('scales the monthly tariff to 7 of 30.4 days for a week', () => {
  expect(Math.abs(incomeTax(145_804, 7) - 8_562)).toBeLessThanOrEqual(1)
})

test.each([
  [0, 0],
  [1, 12],
  [5, 20],
  [6, 22],
  [10, 22],
  [11, 24],
  [16, 26],
])('gives after %i years of service %i days of holidays', (years, days) => {
  expect(vacationDays(years)).toBe(days)
})

// One year: (365 + 15 + 12 × 0.25) / 365 = 1.0493.
test('includes bonus and premium in the integrated salary', () => {
  expect(integratedSalary(100_000, 1)).toBe(104_932)
})

// 7 days at 385.50: 385.50 × 2.375 % × 7 = 64.09, and 0.4 % of (385.50 − 339.42) × 7 = 1.29.
test('charges 2.375 % for social security, and 0.4 % of the excess over three units', () => {
  expect(socialSecurity(38_550, 7)).toBe(6_538)
})

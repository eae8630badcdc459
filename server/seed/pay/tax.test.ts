import { expect, test } from 'vitest'
import { incomeTax, integratedSalary, socialSecurity, vacationDays } from './tax.ts'

// Computed by hand: 10,000.00 is in the third step: 371.83 + (10,000.00 − 6,332.06) × 10.88 % = 770.90.
test('income tax follows the tariff', () => {
  expect(incomeTax(1_000_000, 30.4)).toBe(77_090)
  expect(incomeTax(0, 7)).toBe(0)
})

// The published weekly tariff starts its third step at 1,458.04 with 85.61; this one scales the monthly tariff.
test('a week is 7 of 30.4 days of the month', () => {
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
])('%i years of service are %i days of holidays', (years, days) => {
  expect(vacationDays(years)).toBe(days)
})

// One year: (365 + 15 + 12 × 0.25) / 365 = 1.0493.
test('the integrated salary carries its share of bonus and premium', () => {
  expect(integratedSalary(100_000, 1)).toBe(104_932)
})

// 7 days at 385.50: 385.50 × 2.375 % × 7 = 64.09, and 0.4 % of (385.50 − 339.42) × 7 = 1.29.
test('social security takes 2.375 % and a little of what exceeds three units', () => {
  expect(socialSecurity(38_550, 7)).toBe(6_538)
})

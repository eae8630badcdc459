import { describe, expect, it } from 'vitest'
import { loanRate, loanSchedule } from './loan.ts'

const sum = (numbers: number[]) => numbers.reduce((total, value) => total + value, 0)

describe('loanRate', () => {
  it('K-02: divides by 52 for groups 1, 8 and 10, and by 24 for all others including group 9', () => {
    expect(loanRate(0.11, 0.02, 1)).toBeCloseTo(0.0025, 10)
    expect(loanRate(0.11, 0.02, 10)).toBeCloseTo(0.0025, 10)
    expect(loanRate(0.1, 0.02, 9)).toBeCloseTo(0.005, 10)
    expect(loanRate(0.1, 0.02, 2)).toBeCloseTo(0.005, 10)
  })
})

describe('loanSchedule', () => {
  it.each([
    [130_000, 13, 0.0025, 10_325, 10_025, 2275, 132_275],
    [120_000, 12, 0.005, 10_600, 10_050, 3900, 123_900],
    [100_000, 13, 0.0025, 7942, 7715, 1750, 101_750],
  ])('BR-01: %i centavos in %i periods at %f', (principal, periods, rate, first, last, interest, total) => {
    const payments = loanSchedule(principal, periods, rate)
    expect(payments).toHaveLength(periods)
    expect(payments[0]?.payment).toBe(first)
    expect(payments.at(-1)?.payment).toBe(last)
    expect(sum(payments.map((payment) => payment.interest))).toBe(interest)
    expect(sum(payments.map((payment) => payment.payment))).toBe(total)
    expect(payments.at(-1)?.balanceAfter).toBe(0)
  })

  it('pays exactly the principal despite rounding', () => {
    expect(sum(loanSchedule(100_000, 7, 0.001).map((payment) => payment.principal))).toBe(100_000)
  })
})

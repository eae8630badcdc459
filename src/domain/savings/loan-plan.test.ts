import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { LoanPayment } from './loan.ts'
import { loanTerms, planLoan, planOfLoan, remainingPayments } from './loan-plan.ts'

describe('terms (BR-03; LOAN-07 … LOAN-09)', () => {
  test.each([1, 8, 10])('group %i has weekly terms', (group) => {
    expect(loanTerms(group)).toEqual([13, 26, 39, 52])
  })
  // Group 9 is paid weekly, but its loans are fortnightly (K-02).
  test.each([2, 3, 4, 5, 6, 7, 9, 11])('group %i has fortnightly terms', (group) => {
    expect(loanTerms(group)).toEqual([6, 12, 18, 24])
  })
})

describe('the cost of a loan (BR-01)', () => {
  // Columns in pesos: amount, term, tiie, tasa, group; instalment, first and last payment, interest, total.
  test.each([
    [1300, 13, 0.11, 0.02, 1, 100, 103.25, 100.25, 22.75, 1322.75],
    [6000, 6, 0.1, 0.02, 2, 1000, 1030, 1005, 105, 6105],
    [1200, 12, 0.1, 0.02, 9, 100, 106, 100.5, 39, 1239],
    [1000, 13, 0.11, 0.02, 10, 76.92, 79.42, 77.15, 17.5, 1017.5],
  ])('computes a loan of %i in %i periods', (amount, term, tiie, rate, payGroup, ...wanted) => {
    const plan = planLoan({ amount: amount * 100, term, payGroup }, { tiie, rate })
    const found = [
      plan.instalment,
      plan.payments[0]?.payment,
      plan.payments.at(-1)?.payment,
      plan.interest,
      plan.total,
    ]
    expect(found.map((centavos) => (centavos ?? 0) / 100)).toEqual(wanted)
  })

  test('rounds each interest when the centavos do not divide evenly', () => {
    const { payments } = planLoan({ amount: 100_000, term: 13, payGroup: 10 }, { tiie: 0.11, rate: 0.02 })
    expect(payments.map(({ interest }) => interest)).toEqual([
      250, 231, 212, 192, 173, 154, 135, 115, 96, 77, 58, 38, 19,
    ])
    expect(payments.map(({ principal }) => principal)).toEqual([...Array<number>(12).fill(7692), 7696])
  })
})

const rates = fc.record({
  tiie: fc.integer({ min: 0, max: 300_000 }).map((each) => each / 1e6),
  rate: fc.integer({ min: 0, max: 300_000 }).map((each) => each / 1e6),
})
const wishes = fc.integer({ min: 1, max: 10 }).chain((payGroup) =>
  fc.record({
    amount: fc.integer({ min: 1, max: 20_000_000 }),
    term: fc.constantFrom(...loanTerms(payGroup)),
    payGroup: fc.constant(payGroup),
  }),
)

function exactInterest(balance: number, { tiie, rate }: { tiie: number; rate: number }, perYear: number) {
  const millionths = BigInt(Math.round(tiie * 1e6)) + BigInt(Math.round(rate * 1e6))
  const divisor = BigInt(perYear) * 1_000_000n
  return Number((2n * BigInt(balance) * millionths + divisor) / (2n * divisor))
}

describe('every schedule', () => {
  it('adds up to the loan, has no negative amounts and ends with no debt', () => {
    fc.assert(
      fc.property(wishes, rates, (wish, given) => {
        const { payments, interest, total } = planLoan(wish, given)
        expect(payments).toHaveLength(wish.term)
        expect(payments.reduce((sum, { principal }) => sum + principal, 0)).toBe(wish.amount)
        expect(payments.reduce((sum, { payment }) => sum + payment, 0)).toBe(total)
        expect(total).toBe(wish.amount + interest)
        expect(payments.every((each) => each.principal >= 0 && each.interest >= 0)).toBe(true)
        expect(payments.every((each) => each.balanceAfter >= 0)).toBe(true)
        expect(payments.at(-1)?.balanceAfter).toBe(0)
      }),
    )
  })

  it('computes each interest to the centavo at any rate', () => {
    fc.assert(
      fc.property(wishes, rates, (wish, given) => {
        const { payments } = planLoan(wish, given)
        const perYear = [1, 8, 10].includes(wish.payGroup) ? 52 : 24
        for (const { balanceBefore, interest } of payments) {
          expect(interest).toBe(exactInterest(balanceBefore, given, perYear))
        }
      }),
    )
  })

  it('never costs less for a larger loan or a longer term', () => {
    fc.assert(
      // Steps of 100 pesos, because in smaller steps rounding outweighs the difference.
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 10 }),
        rates,
        (steps, group, given) => {
          const costOf = (amount: number, term: number) =>
            planLoan({ amount, term, payGroup: group }, given).interest
          const terms = loanTerms(group)
          const costs = terms.map((term) => costOf(steps * 10_000, term))
          expect(costs).toEqual(costs.toSorted((a, b) => a - b))
          for (const term of terms) {
            expect(costOf((steps + 1) * 10_000, term)).toBeGreaterThanOrEqual(costOf(steps * 10_000, term))
          }
        },
      ),
    )
  })
})

test('keeps the same plan when the stored rate per period has eight decimals, for every group', () => {
  const millionths = fc.integer({ min: 0, max: 500_000 }).map((value) => value / 1e6)
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 50_000_000 }),
      millionths,
      millionths,
      fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
      fc.nat(3),
      (amount, tiie, rate, payGroup, index) => {
        const term = loanTerms(payGroup)[index] ?? 0
        const plan = planLoan({ amount, term, payGroup }, { tiie, rate })
        const periodRate = Number(plan.ratePerPeriod.toFixed(8))
        const kept = { amount, term, isWeekly: [1, 8, 10].includes(payGroup), periodRate }
        expect(planOfLoan(kept).payments).toEqual(plan.payments)
        const done = Math.floor(term / 2)
        const rest = remainingPayments(kept, plan.payments[done]?.balanceBefore ?? 0)
        const part = (each: LoanPayment) => [each.principal, each.interest, each.balanceAfter]
        expect(rest.map(part)).toEqual(plan.payments.slice(done).map(part))
      },
    ),
  )
})

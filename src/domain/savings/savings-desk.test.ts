import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deskConditions, deskOffer, deskRefusal } from './savings-desk.ts'
import type { FundPosition } from './savings-moves.ts'
import { deskKinds, requestStep } from './savings-requests.ts'

const positions: fc.Arbitrary<FundPosition> = fc.record({
  isEnrolled: fc.boolean(),
  isDisabled: fc.boolean(),
  isJoining: fc.boolean(),
  isLeaving: fc.boolean(),
  months: fc.integer({ min: 0, max: 6 }),
  hasWithdrawalPending: fc.constant(false),
  hasLoanPending: fc.boolean(),
  hasRequestPending: fc.boolean(),
  isLoanComing: fc.constant(false),
  owed: fc.constantFrom(0, 0, 1, 30_000, 500_000),
  instalment: fc.constant(0),
  saved: fc.constantFrom(0, 1, 30_000, 499_999, 500_000, 900_000),
  promised: fc.constantFrom(0, 0, 30_000),
  socialPart: fc.constantFrom(0, 30_000),
})

test.each(deskKinds)(
  '%s: gives the first unmet condition as the reason, and none when all are met',
  (kind) => {
    fc.assert(
      fc.property(positions, (given) => {
        const position = kind === 'leaving' ? { ...given, isLeaving: false } : given
        const failed = deskConditions(kind, position).find(({ isMet }) => !isMet)
        expect(failed?.reason ?? null).toBe(deskOffer(kind, position).refusal)
      }),
    )
  },
)

test('rejects an amount above what is available today', () => {
  const offer = { refusal: null, maximum: 1000 } as const
  expect(deskRefusal('loan', offer, 1000)).toBeNull()
  expect(deskRefusal('withdrawal', offer, 1001)).toBe('amount')
  expect(deskRefusal('leaving', offer, null)).toBeNull()
  expect(deskRefusal('leaving', { refusal: 'owes-more', maximum: 0 }, null)).toBe('owes-more')
})

test.each([
  ['pending', false, 'asked'],
  ['pending', true, 'in-review'],
  ['approved', true, 'authorized'],
  ['approved', false, 'authorized'],
  ['applied', true, 'paid'],
  ['refused', true, 'refused'],
  ['cancelled', false, 'cancelled'],
] as const)('request %s, opened %s: shows %s', (status, isOpened, step) => {
  expect(requestStep(status, isOpened)).toBe(step)
})

import { describe, expect, test } from 'vitest'
import { type FundMember, loanMaximum, loanObstacle } from './savings.ts'

const member: FundMember = {
  isEnrolled: true,
  isDisabled: false,
  months: 12,
  hasLoanPending: false,
  isLeaving: false,
  owed: 0,
  saved: 500_000,
  promised: 0,
  socialPart: 30_000,
}

describe('the conditions of a loan (BR-02)', () => {
  test.each<[Partial<FundMember>, ReturnType<typeof loanObstacle>]>([
    [{ months: 3 }, null],
    [{ months: 2 }, 'too-new'],
    [{ hasLoanPending: true }, 'pending'],
    [{ isLeaving: true }, 'leaving'],
    [{ owed: 1 }, 'owes'],
    [{ saved: 30_000 }, null],
    [{ saved: 29_999 }, 'social-part'],
    [{ socialPart: 0 }, 'social-part'],
    [{ isEnrolled: false }, 'not-enrolled'],
    [{ isDisabled: true }, 'disabled'],
    [{ months: 2, hasLoanPending: true, isLeaving: true, owed: 10_000, saved: 0, socialPart: 0 }, 'too-new'],
    [{ isDisabled: true, isEnrolled: false, months: 0 }, 'disabled'],
    [{ hasLoanPending: true, isLeaving: true, owed: 1 }, 'pending'],
    [{ isLeaving: true, owed: 1, saved: 0 }, 'leaving'],
    [{ owed: 1, saved: 0 }, 'owes'],
  ])('a member with %j has the obstacle %s', (change, obstacle) => {
    expect(loanObstacle({ ...member, ...change })).toBe(obstacle)
  })
})

describe('the maximum of a loan (BR-03)', () => {
  test.each([
    [520_000, 1_040_000],
    [524_999, 1_040_000],
    [525_000, 1_050_000],
    [30_000, 60_000],
    [30_001, 60_000],
  ])('offers for savings of %i at most %i', (saved, maximum) => {
    expect(loanMaximum({ ...member, saved })).toBe(maximum)
  })

  test('offers nothing to a person who cannot have a loan', () => {
    expect(loanMaximum({ ...member, owed: 1 })).toBe(0)
    expect(loanMaximum({ ...member, isEnrolled: false })).toBe(0)
  })
})

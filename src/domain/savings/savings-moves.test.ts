import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readCancelResult } from './savings-cancel.ts'
import * as moves from './savings-moves.ts'
import type { FundAction, FundPosition, FundRefusal } from './savings-moves.ts'
import { loanConditions, loanObstacle } from './savings.ts'

const position: FundPosition = {
  isEnrolled: true,
  isDisabled: false,
  isJoining: false,
  isLeaving: false,
  months: 12,
  hasWithdrawalPending: false,
  hasLoanPending: false,
  hasRequestPending: false,
  isLoanComing: false,
  owed: 0,
  instalment: 0,
  saved: 500_000,
  promised: 0,
  socialPart: 30_000,
}

describe('withdrawal (BR-04; SAVR-06 … SAVR-09)', () => {
  test.each<[number, number, number, boolean, number, FundRefusal | null]>([
    [5000, 0, 5000, false, 5000, null],
    [5000, 0, 5000.01, false, 5000, 'amount'],
    [5000, 2000, 3000, false, 3000, null],
    [5000, 2000, 3000.01, false, 3000, 'amount'],
    [5000, 5000, 1, false, 0, 'owes-savings'],
    [5000, 6000, 1, false, 0, 'owes-savings'],
    [5000, 4999.99, 0.01, false, 0.01, null],
    [0, 0, 1, false, 0, 'nothing-saved'],
    [5000, 0, 100, true, 0, 'withdrawal-pending'],
    [5000, 0, 0, false, 5000, 'amount'],
  ])(
    'checks a withdrawal with %d saved, %d owed and %d wanted',
    (saved, owed, wanted, hasWithdrawalPending, maximum, refusal) => {
      const offer = moves.withdrawalOffer({
        ...position,
        saved: saved * 100,
        owed: owed * 100,
        hasWithdrawalPending,
      })
      expect(offer.maximum).toBe(Math.round(maximum * 100))
      expect(moves.amountRefusal(offer, Math.round(wanted * 100))).toBe(refusal)
    },
  )
})

describe('extra payment (BR-06; LOAN-15, LOAN-16)', () => {
  test.each([
    [8000, 500, 400, 5000, 4600],
    [8000, 500, 400, 9000, 7100],
    [1000, 900, 200, 5000, -100],
    [1234.56, 100, 45.5, 2000, 1089.06],
    [5000, 300, 100, 100, 0],
  ])('with %d saved, %d social part, %d a period and %d owed, allows %d', (...pesos) => {
    const [saved = 0, socialPart = 0, instalment = 0, owed = 0, maximum = 0] = pesos.map((each) =>
      Math.round(each * 100),
    )
    const facts = { saved, socialPart, instalment, owed }
    expect(moves.extraPaymentMaximum(facts)).toBe(maximum)
    const offer = moves.extraPaymentOffer({ ...position, ...facts })
    expect(offer.maximum).toBe(Math.max(0, maximum))
    expect(moves.amountRefusal(offer, maximum + 1)).not.toBeNull()
  })

  test('names the loan or the savings as the reason', () => {
    const owing = { ...position, owed: 10_000, instalment: 10_000 }
    expect(moves.extraPaymentOffer(owing).refusal).toBe('last-payment')
    expect(moves.extraPaymentOffer({ ...owing, owed: 20_000, saved: 40_000 }).refusal).toBe('savings-short')
    expect(moves.extraPaymentOffer(position).refusal).toBe('no-loan')
  })
})

describe('leaving the fund (BR-07; SAVR-10, SAVR-11)', () => {
  test.each<[number, number, FundRefusal | null, number]>([
    [5000, 0, null, 5000],
    [5000, 4000, null, 1000],
    [5000, 5000, null, 0],
    [5000, 5000.01, 'owes-more', 0],
    [0, 100, 'owes-more', 0],
    [0, 0, null, 0],
  ])('computes the payout with %d saved and %d owed', (saved, owed, refusal, net) => {
    const offer = moves.leavingOffer({ ...position, saved: saved * 100, owed: Math.round(owed * 100) })
    expect(offer).toEqual({ refusal, maximum: net * 100 })
  })

  test.each([
    [{ isLeaving: true }, 'leaving'],
    [{ isLeaving: true, hasWithdrawalPending: true }, 'leaving'],
    [{ hasWithdrawalPending: true }, 'withdrawal-pending'],
    [{ hasLoanPending: true }, 'pending'],
    [{ hasRequestPending: true }, null],
    [{ isJoining: true, hasRequestPending: true }, 'joining'],
    [{ isEnrolled: false }, 'not-enrolled'],
  ])('with %j, leaving has the refusal %s', (change, refusal) => {
    expect(moves.leavingOffer({ ...position, ...change }).refusal).toBe(refusal)
  })
})

describe('paying the loan with savings (BR-08)', () => {
  test.each<[number, number, number, number, FundRefusal | null]>([
    [5000, 300, 2000, 2000, null],
    [1000, 300, 2000, 700, null],
    [300, 300, 2000, 0, 'savings-short'],
    [200, 300, 2000, 0, 'savings-short'],
    [2300, 300, 2000, 2000, null],
    [5000, 300, 0, 0, 'no-loan'],
  ])('with %d saved, %d social part and %d owed, pays %d', (saved, socialPart, owed, payment, refusal) => {
    const facts = { saved: saved * 100, socialPart: socialPart * 100, owed: owed * 100 }
    expect(moves.payoffOffer({ ...position, ...facts })).toEqual({ refusal, maximum: payment * 100 })
  })
})

describe('movements blocked by another (BR-09; CHAT-15 … CHAT-17)', () => {
  const free = { hasWithdrawalPending: false, hasLoanPending: false, hasRequestPending: false }
  const blocked: [keyof typeof free, FundAction[], FundRefusal][] = [
    ['hasWithdrawalPending', ['withdraw', 'leave'], 'withdrawal-pending'],
    ['hasLoanPending', ['loan', 'leave'], 'pending'],
    ['hasRequestPending', ['enrol', 'change', 'deposit', 'extra-payment'], 'request-pending'],
  ]
  const actions: FundAction[] = [
    'enrol',
    'change',
    'deposit',
    'withdraw',
    'leave',
    'loan',
    'extra-payment',
    'payoff',
  ]
  test.each(blocked)('%s blocks %j with its reason, and nothing else', (flag, waiting, refusal) => {
    for (const action of actions) {
      const wanted = waiting.includes(action) ? refusal : null
      expect([action, moves.blockOf(action, { ...free, [flag]: true })]).toEqual([action, wanted])
      expect(moves.blockOf(action, free)).toBeNull()
    }
  })

  test.each([
    [1, 'cancelled'],
    [3, 'loan-is-approved'],
    [0, 'failed'],
    [2, 'failed'],
    ['1', 'failed'],
    [undefined, 'failed'],
  ])('reads the answer %j to a cancellation as %s', (respuesta, result) => {
    expect(readCancelResult(respuesta)).toBe(result)
  })
})

describe('enrolling and changing', () => {
  test('enrols only a person who is not a member, once', () => {
    const out = { ...position, isEnrolled: false }
    expect(moves.enrolmentRefusal(out)).toBeNull()
    expect(moves.enrolmentRefusal(position)).toBe('enrolled')
    expect(moves.enrolmentRefusal({ ...position, isJoining: true, hasRequestPending: true })).toBe('joining')
    expect(moves.enrolmentRefusal({ ...out, hasRequestPending: true })).toBe('request-pending')
  })

  test.each(['change', 'deposit'] as const)('allows one %s at a time to members who stay', (action) => {
    const refusal = (change: Partial<FundPosition>) => moves.savingRefusal(action, { ...position, ...change })
    expect(refusal({})).toBeNull()
    expect(refusal({ isEnrolled: false })).toBe('not-enrolled')
    expect(refusal({ isLeaving: true })).toBe('leaving')
    expect(refusal({ hasRequestPending: true })).toBe('request-pending')
  })
})

describe('loan conditions', () => {
  test('lists all conditions and how much each condition lacks', () => {
    const member = { ...position, months: 1, owed: 12_345, saved: 29_000, hasLoanPending: true }
    expect(loanConditions(member)).toEqual([
      { obstacle: 'disabled', isMet: true, lacks: 0 },
      { obstacle: 'not-enrolled', isMet: true, lacks: 0 },
      { obstacle: 'too-new', isMet: false, lacks: 2 },
      { obstacle: 'pending', isMet: false, lacks: 0 },
      { obstacle: 'leaving', isMet: true, lacks: 0 },
      { obstacle: 'owes', isMet: false, lacks: 12_345 },
      { obstacle: 'social-part', isMet: false, lacks: 1000 },
    ])
    expect(loanObstacle(member)).toBe('too-new')
  })

  test('excludes a pending withdrawal from the savings that a loan is based on', () => {
    expect(moves.loanOffer({ ...position, promised: 300_000 })).toEqual({ refusal: null, maximum: 400_000 })
    expect(moves.loanOffer({ ...position, promised: 500_000 }).refusal).toBe('social-part')
  })

  test('multiplies the savings by the fund’s own factor', () => {
    expect(moves.loanOffer(position, 1.1)).toEqual({ refusal: null, maximum: 550_000 })
    expect(moves.loanOffer(position).maximum).toBe(1_000_000)
  })
})

const centavos = fc.integer({ min: 0, max: 3_000_000 })
const positions: fc.Arbitrary<FundPosition> = fc.record({
  isEnrolled: fc.boolean(),
  isDisabled: fc.boolean(),
  isJoining: fc.boolean(),
  isLeaving: fc.boolean(),
  months: fc.integer({ min: 0, max: 6 }),
  hasWithdrawalPending: fc.boolean(),
  hasLoanPending: fc.boolean(),
  hasRequestPending: fc.boolean(),
  isLoanComing: fc.boolean(),
  owed: fc.oneof(fc.constant(0), centavos),
  instalment: fc.integer({ min: 0, max: 100_000 }),
  saved: fc.oneof(fc.constant(0), centavos),
  promised: fc.constant(0),
  socialPart: fc.constantFrom(0, 30_000),
})

const truths: Record<FundRefusal, (of: FundPosition) => boolean> = {
  disabled: (of) => of.isDisabled,
  'not-enrolled': (of) => !of.isEnrolled,
  'too-new': (of) => of.months < 3,
  pending: (of) => of.hasLoanPending,
  leaving: (of) => of.isLeaving,
  owes: (of) => of.owed > 0,
  'social-part': (of) => of.socialPart === 0 || of.saved < of.socialPart,
  'withdrawal-pending': (of) => of.hasWithdrawalPending,
  'request-pending': (of) => of.hasRequestPending,
  enrolled: (of) => of.isEnrolled,
  joining: (of) => of.isJoining,
  amount: () => true,
  'nothing-saved': (of) => of.saved === 0,
  'owes-savings': (of) => of.owed >= of.saved,
  'owes-more': (of) => of.owed > of.saved,
  'no-loan': (of) => of.owed === 0,
  'not-paid-out': (of) => of.isLoanComing,
  'savings-short': (of) => of.saved - of.socialPart - of.instalment <= 0,
  // Only loanUpTo gives this reason, which depends on the maximum and not on the position.
  'no-maximum': () => false,
  // Only an amount is refused for this reason.
  'above-quota': () => false,
  'last-payment': (of) => of.owed <= of.instalment,
}

test('accepts no payment for a loan that is not paid out yet', () => {
  const coming = { ...position, saved: 500_000, owed: 100_000, isLoanComing: true }
  expect(moves.payoffOffer(coming).refusal).toBe('not-paid-out')
  expect(moves.extraPaymentOffer(coming).refusal).toBe('not-paid-out')
})

describe('any position', () => {
  const offers = {
    withdrawal: moves.withdrawalOffer,
    extra: moves.extraPaymentOffer,
    payoff: moves.payoffOffer,
    leaving: moves.leavingOffer,
    loan: moves.loanOffer,
  }

  it.each(Object.entries(offers))('%s is possible, or refused for a true reason', (_name, offerOf) => {
    fc.assert(
      fc.property(positions, (of) => {
        const offer = offerOf(of)
        expect(offer.maximum).toBeGreaterThanOrEqual(0)
        if (offer.refusal !== null) expect(truths[offer.refusal](of)).toBe(true)
      }),
    )
  })

  it('never withdraws more than the savings or pays more than the debt, in any order', () => {
    const steps = fc.array(fc.constantFrom('withdrawal', 'extra', 'payoff'), { maxLength: 4 })
    fc.assert(
      fc.property(positions, steps, (of, order) => {
        // All movements are requested before any is applied, as on a payday; the payoff is applied first.
        const start = {
          ...of,
          isEnrolled: true,
          isLeaving: false,
          hasWithdrawalPending: false,
          hasRequestPending: false,
        }
        const paid = order.includes('payoff') ? moves.payoffOffer(start).maximum : 0
        const now = { ...start, saved: start.saved - paid, owed: start.owed - paid }
        const out = order.includes('withdrawal') ? moves.withdrawalOffer(now).maximum : 0
        const extra = order.includes('extra') ? moves.extraPaymentOffer(now).maximum : 0
        expect(now.saved - out - extra).toBeGreaterThanOrEqual(0)
        expect(now.owed - extra).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

import { type FundMember, loanMaximum, type LoanObstacle, loanObstacle } from './savings.ts'

/** Amounts in centavos. */

export interface FundPosition extends FundMember {
  /** Enrolment is in process (procIns). */
  isJoining: boolean
  /** Withdrawal in process (c294). */
  hasWithdrawalPending: boolean
  /** Request in process (c394). */
  hasRequestPending: boolean
  isLoanComing: boolean
  /** Principal of the loan's next payment (abono). */
  instalment: number
}

export type FundAction =
  | 'enrol'
  | 'change'
  | 'deposit'
  | 'withdraw'
  | 'leave'
  | 'loan'
  | 'extra-payment'
  | 'payoff'

export type FundRefusal =
  | LoanObstacle
  | 'withdrawal-pending'
  | 'request-pending'
  | 'enrolled'
  | 'joining'
  | 'amount'
  | 'above-quota'
  | 'no-maximum'
  | 'nothing-saved'
  | 'owes-savings'
  | 'owes-more'
  | 'no-loan'
  | 'not-paid-out'
  | 'savings-short'
  | 'last-payment'

export type Offer = { refusal: null; maximum: number } | { refusal: FundRefusal; maximum: 0 }

type PendingFlags = Pick<FundPosition, 'hasWithdrawalPending' | 'hasLoanPending' | 'hasRequestPending'>

/** Pending movements that block an action (BR-09; CHAT-15 … CHAT-17). */
const waitsFor: Readonly<Record<FundAction, readonly (keyof PendingFlags)[]>> = {
  enrol: ['hasRequestPending'],
  change: ['hasRequestPending'],
  deposit: ['hasRequestPending'],
  withdraw: ['hasWithdrawalPending'],
  leave: ['hasWithdrawalPending', 'hasLoanPending'],
  loan: ['hasLoanPending'],
  'extra-payment': ['hasRequestPending'],
  payoff: [],
}

const refusalOf = {
  hasWithdrawalPending: 'withdrawal-pending',
  hasLoanPending: 'pending',
  hasRequestPending: 'request-pending',
} as const

export function isPending(refusal: FundRefusal): boolean {
  return refusal === 'not-paid-out' || Object.values<FundRefusal>(refusalOf).includes(refusal)
}

/** Returns the pending movement that blocks `action`, or null. */
export function blockOf(action: FundAction, flags: PendingFlags): FundRefusal | null {
  const flag = waitsFor[action].find((name) => flags[name])
  return flag === undefined ? null : refusalOf[flag]
}

function refuse(refusal: FundRefusal): Offer {
  return { refusal, maximum: 0 }
}

function offer(maximum: number): Offer {
  return { refusal: null, maximum }
}

/** Offers the savings above the loan's balance, including the social part (BR-04, K-51; SAVR-06 … SAVR-09). */
export function withdrawalOffer(position: FundPosition): Offer {
  const { saved, owed } = position
  if (!position.isEnrolled) return refuse('not-enrolled')
  // Leaving includes a withdrawal, so 'leaving' is the more precise refusal.
  if (position.isLeaving) return refuse('leaving')
  const block = blockOf('withdraw', position)
  if (block !== null) return refuse(block)
  if (owed >= saved) return refuse(saved > 0 ? 'owes-savings' : 'nothing-saved')
  return offer(saved - owed)
}

/** Returns the maximum; zero or less if no payment is possible (BR-06, LOAN-15). */
export function extraPaymentMaximum({
  saved,
  socialPart,
  instalment,
  owed,
}: Pick<FundPosition, 'saved' | 'socialPart' | 'instalment' | 'owed'>): number {
  return Math.min(saved - socialPart - instalment, owed - instalment)
}

/** Offers an extra payment from the savings, in addition to payroll's payment (BR-06). */
export function extraPaymentOffer(position: FundPosition): Offer {
  if (!position.isEnrolled) return refuse('not-enrolled')
  if (position.isLeaving) return refuse('leaving')
  const block = blockOf('extra-payment', position)
  if (block !== null) return refuse(block)
  if (position.owed <= 0) return refuse('no-loan')
  if (position.isLoanComing) return refuse('not-paid-out')
  const maximum = extraPaymentMaximum(position)
  if (maximum > 0) return offer(maximum)
  return refuse(position.owed <= position.instalment ? 'last-payment' : 'savings-short')
}

/** Offers to pay the loan at once from the savings above the social part (BR-08). */
export function payoffOffer(position: FundPosition): Offer {
  const { saved, socialPart, owed } = position
  if (!position.isEnrolled) return refuse('not-enrolled')
  if (owed <= 0) return refuse('no-loan')
  if (position.isLoanComing) return refuse('not-paid-out')
  const free = saved - socialPart
  return free > 0 ? offer(Math.min(owed, free)) : refuse('savings-short')
}

/** Offers the payout on leaving: the savings less the loan (BR-07; SAVR-10, SAVR-11). */
export function leavingOffer(position: FundPosition): Offer {
  const { saved, owed } = position
  if (!position.isEnrolled) return refuse('not-enrolled')
  if (position.isLeaving) return refuse('leaving')
  if (position.isJoining) return refuse('joining')
  const block = blockOf('leave', position)
  if (block !== null) return refuse(block)
  return owed > saved ? refuse('owes-more') : offer(saved - owed)
}

/** Offers a loan if all conditions of BR-02 are met (LOAN-01). @param factor multiple of the savings */
export function loanOffer(position: FundPosition, factor?: number): Offer {
  const obstacle = loanObstacle(position)
  return obstacle === null ? offer(loanMaximum(position, factor)) : refuse(obstacle)
}

/**
 * Refuses a loan if the maximum is zero although every condition is met. Otherwise the form would open and
 * reject every amount (BR-03).
 */
export function loanUpTo(maximum: number): Offer {
  return maximum > 0 ? offer(maximum) : refuse('no-maximum')
}

/** Returns why the person can't join now, or null. */
export function enrolmentRefusal(position: FundPosition): FundRefusal | null {
  if (position.isJoining) return 'joining'
  return position.isEnrolled ? 'enrolled' : blockOf('enrol', position)
}

/** Returns why the savings can't be changed or a deposit be made, or null. */
export function savingRefusal(action: 'change' | 'deposit', position: FundPosition): FundRefusal | null {
  if (!position.isEnrolled) return 'not-enrolled'
  if (position.isLeaving) return 'leaving'
  return blockOf(action, position)
}

export function amountRefusal({ refusal, maximum }: Offer, amount: number | null): FundRefusal | null {
  if (refusal !== null) return refusal
  return amount !== null && amount > 0 && amount <= maximum ? null : 'amount'
}

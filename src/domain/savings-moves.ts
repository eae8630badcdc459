import { type FundMember, loanMaximum, type LoanObstacle, loanObstacle } from './savings.ts'

/** What may be done with savings and a loan, how much of it, or why not (spec 001 §5; BR-04 … BR-09). Amounts in centavos. */

export interface FundPosition extends FundMember {
  /** Enrolling is in process (procIns). */
  isJoining: boolean
  /** c294. */
  hasWithdrawalPending: boolean
  /** c394. */
  hasRequestPending: boolean
  /** The loan is authorized and waits for its payday: nobody pays back what they have not got. */
  isLoanComing: boolean
  /** abono: the principal of the loan's next payment. */
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
  | 'no-maximum'
  | 'nothing-saved'
  | 'owes-savings'
  | 'owes-more'
  | 'no-loan'
  | 'not-paid-out'
  | 'savings-short'
  | 'last-payment'

/** How much at most, or why nothing. */
export type Offer = { refusal: null; maximum: number } | { refusal: FundRefusal; maximum: 0 }

type PendingFlags = Pick<FundPosition, 'hasWithdrawalPending' | 'hasLoanPending' | 'hasRequestPending'>

/** Which movement in process keeps which others waiting (BR-09; CHAT-15 … CHAT-17). */
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

/** The movement in process that `action` has to wait for; null when there is none. */
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

/** All of the savings that no loan stands on; the social part, too (BR-04, K-51; SAVR-06 … SAVR-09). */
export function withdrawalOffer(position: FundPosition): Offer {
  const { saved, owed } = position
  if (!position.isEnrolled) return refuse('not-enrolled')
  // Leaving takes everything out, so the flag of a withdrawal would say less.
  if (position.isLeaving) return refuse('leaving')
  const block = blockOf('withdraw', position)
  if (block !== null) return refuse(block)
  if (owed >= saved) return refuse(saved > 0 ? 'owes-savings' : 'nothing-saved')
  return offer(saved - owed)
}

/** Below zero where none is possible (BR-06, LOAN-15). */
export function extraPaymentMaximum({
  saved,
  socialPart,
  instalment,
  owed,
}: Pick<FundPosition, 'saved' | 'socialPart' | 'instalment' | 'owed'>): number {
  return Math.min(saved - socialPart - instalment, owed - instalment)
}

/** Out of the savings, beside the payment that the payroll takes anyway (BR-06). */
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

/** What the savings above the social part pay of the loan, at once (BR-08). */
export function payoffOffer(position: FundPosition): Offer {
  const { saved, socialPart, owed } = position
  if (!position.isEnrolled) return refuse('not-enrolled')
  if (owed <= 0) return refuse('no-loan')
  if (position.isLoanComing) return refuse('not-paid-out')
  const free = saved - socialPart
  return free > 0 ? offer(Math.min(owed, free)) : refuse('savings-short')
}

/** The maximum is what is paid out: the savings less the loan (BR-07; SAVR-10, SAVR-11). */
export function leavingOffer(position: FundPosition): Offer {
  const { saved, owed } = position
  if (!position.isEnrolled) return refuse('not-enrolled')
  if (position.isLeaving) return refuse('leaving')
  if (position.isJoining) return refuse('joining')
  const block = blockOf('leave', position)
  if (block !== null) return refuse(block)
  return owed > saved ? refuse('owes-more') : offer(saved - owed)
}

/** How much may be lent, each condition of BR-02 being met (LOAN-01). @param factor how many times the savings */
export function loanOffer(position: FundPosition, factor?: number): Offer {
  const obstacle = loanObstacle(position)
  return obstacle === null ? offer(loanMaximum(position, factor)) : refuse(obstacle)
}

/** Whoever meets every condition may still be lent nothing: then nothing is asked for, though BR-03 would only call each amount wrong. */
export function loanUpTo(maximum: number): Offer {
  return maximum > 0 ? offer(maximum) : refuse('no-maximum')
}

/** Why somebody can't join now; null when nothing is in the way. */
export function enrolmentRefusal(position: FundPosition): FundRefusal | null {
  if (position.isJoining) return 'joining'
  return position.isEnrolled ? 'enrolled' : blockOf('enrol', position)
}

/** Why the amount that is saved can't be changed, or nothing put in beside it; null when nothing is in the way. */
export function savingRefusal(action: 'change' | 'deposit', position: FundPosition): FundRefusal | null {
  if (!position.isEnrolled) return 'not-enrolled'
  if (position.isLeaving) return 'leaving'
  return blockOf(action, position)
}

/** An amount against what is offered: the reason why nothing is possible comes before a wrong amount. */
export function amountRefusal({ refusal, maximum }: Offer, amount: number | null): FundRefusal | null {
  if (refusal !== null) return refusal
  return amount !== null && amount > 0 && amount <= maximum ? null : 'amount'
}

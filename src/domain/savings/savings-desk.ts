import {
  amountRefusal,
  type FundPosition,
  type FundRefusal,
  leavingOffer,
  loanOffer,
  type Offer,
  savingRefusal,
  withdrawalOffer,
} from './savings-moves.ts'
import { MOST_SAVED } from './savings-amounts.ts'
import type { DeskKind } from './savings-requests.ts'
import { loanConditions } from './savings.ts'

/**
 * Conditions by which the fund's desk judges a request. The position must exclude the request itself
 * (check-request.ts). Amounts in centavos.
 */

export interface DeskCondition {
  reason: FundRefusal
  isMet: boolean
  /** Missing months or centavos; 0 if the condition is met or not countable. */
  lacks: number
}

function condition(reason: FundRefusal, isMet: boolean, lacks = 0): DeskCondition {
  return { reason, isMet, lacks: isMet ? 0 : lacks }
}

/** Returns all conditions in the order of the rules (BR-02, BR-04, BR-07). */
export function deskConditions(kind: DeskKind, position: FundPosition): DeskCondition[] {
  const { saved, owed } = position
  const isIn = condition('not-enrolled', position.isEnrolled)
  switch (kind) {
    case 'loan':
      return loanConditions(position).map(({ obstacle, isMet, lacks }) => condition(obstacle, isMet, lacks))
    case 'withdrawal':
      return [
        isIn,
        condition('leaving', !position.isLeaving),
        condition('nothing-saved', saved > 0),
        condition('owes-savings', owed < saved || saved <= 0, owed - saved),
      ]
    case 'leaving':
      return [
        isIn,
        condition('joining', !position.isJoining),
        condition('pending', !position.hasLoanPending),
        condition('owes-more', owed <= saved, owed - saved),
      ]
    case 'deposit':
      return [
        isIn,
        condition('leaving', !position.isLeaving),
        condition('request-pending', !position.hasRequestPending),
      ]
  }
}

export function deskOffer(kind: DeskKind, position: FundPosition, loanFactor?: number): Offer {
  if (kind === 'loan') return loanOffer(position, loanFactor)
  if (kind === 'withdrawal') return withdrawalOffer(position)
  return kind === 'leaving' ? leavingOffer(position) : depositOffer(position)
}

function depositOffer(position: FundPosition): Offer {
  const refusal = savingRefusal('deposit', position)
  return refusal === null ? { refusal, maximum: MOST_SAVED } : { refusal, maximum: 0 }
}

/** Returns why the request can't be authorized now, or null. Leaving has no amount to check. */
export function deskRefusal(kind: DeskKind, offer: Offer, amount: number | null): FundRefusal | null {
  return kind === 'leaving' ? offer.refusal : amountRefusal(offer, amount)
}

import { deskConditions, deskOffer } from '#domain/savings/savings-desk.ts'
import type { DeskKind } from '#domain/savings/savings-requests.ts'
import type { Offer } from '#domain/savings/savings-moves.ts'
import { type PositionFacts, positionOf } from '../savings/position.ts'
import type { Parameters, Request } from '../savings/queries.ts'

interface Facts extends PositionFacts {
  parameters: Parameters | null
}

/** For a departure, ignores `isLeaving`, which the request itself has set. */
export function checkRequest(request: Request, kind: DeskKind, { parameters, ...facts }: Facts) {
  const account = facts.account && kind === 'leaving' ? { ...facts.account, isLeaving: false } : facts.account
  const pending = facts.pending.filter(({ id }) => id !== request.id)
  // A loan not yet paid out does not limit a withdrawal. The loan was granted on the balance after the
  // withdrawal (apply-due.ts).
  const loan = kind === 'withdrawal' && facts.loan?.status === 'approved' ? null : facts.loan
  const position = positionOf({ ...facts, account, pending, loan })
  const offer: Offer = deskOffer(kind, position, parameters?.loanFactor)
  return { position, offer, conditions: deskConditions(kind, position) }
}

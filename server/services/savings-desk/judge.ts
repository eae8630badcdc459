import { deskConditions, deskOffer } from '#domain/savings-desk.ts'
import type { DeskKind } from '#domain/savings-requests.ts'
import type { Offer } from '#domain/savings-moves.ts'
import { type PositionFacts, positionOf } from '../savings/position.ts'
import type { Parameters, Request } from '../savings/queries.ts'

interface Facts extends PositionFacts {
  parameters: Parameters | null
}

/**
 * Applies the same rules that the person saw to today's data. Ignores the flag that this request itself set.
 */
export function judge(request: Request, kind: DeskKind, { parameters, ...facts }: Facts) {
  const account = facts.account && kind === 'leaving' ? { ...facts.account, isLeaving: false } : facts.account
  const pending = facts.pending.filter(({ id }) => id !== request.id)
  // An unpaid loan was granted on the balance without this withdrawal, which goes first (apply-due.ts).
  const loan = kind === 'withdrawal' && facts.loan?.status === 'approved' ? null : facts.loan
  const position = positionOf({ ...facts, account, pending, loan })
  const offer: Offer = deskOffer(kind, position, parameters?.loanFactor)
  return { position, offer, conditions: deskConditions(kind, position) }
}

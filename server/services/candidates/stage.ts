import type { Offer as WireOffer } from '#contract/jobs/candidates.ts'
import { endOfDay } from '#domain/approvals/links.ts'
import type { CandidateStage } from '#domain/candidates/stages.ts'
import type { Candidate, Offer } from './rows.ts'

/** An offer expires after its last day. The expiry is computed here and never stored. */

function isOverdue(offer: Pick<Offer, 'state' | 'endsOn'> | null, today: string): boolean {
  return offer !== null && offer.state === 'enviada' && offer.endsOn !== null && offer.endsOn < today
}

export function stageOf(
  { stage, stageSince }: Candidate,
  offer: Offer | null,
  today: string,
): { stage: CandidateStage; since: Date } {
  return stage === 'ofrecida' && isOverdue(offer, today) && offer?.endsOn
    ? { stage: 'vencida', since: new Date(endOfDay(offer.endsOn)) }
    : { stage, since: stageSince }
}

/** An unanswered offer of a discarded candidate counts as expired. */
export function offerStateOf({ stage }: Candidate, offer: Offer, today: string): WireOffer['estado'] {
  const isOver = offer.state === 'enviada' && (stage === 'descartada' || isOverdue(offer, today))
  return isOver ? 'vencida' : offer.state
}

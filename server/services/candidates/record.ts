import { recordEvent } from '../../audit/record.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'

type CandidateEvent =
  | 'candidate-proposed'
  | 'candidate-discarded'
  | 'candidate-linked'
  | 'offer-sent'
  | 'offer-accepted'
  | 'offer-declined'

/** An external candidate has no account, so the folio identifies them. */
export async function recordCandidate(
  { tx, clock, address }: { tx: Tx; clock: Clock; address: string },
  kind: CandidateEvent,
  candidateId: number,
  actorId: number | null,
): Promise<void> {
  await recordEvent(tx, {
    kind,
    actorId,
    subjectId: null,
    address,
    details: { folio: candidateId, ...(actorId === null ? { link: true } : {}) },
    at: clock.now(),
  })
}

import * as links from '#contract/jobs/candidate-links.ts'
import * as candidates from '#contract/jobs/candidates.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { records, recordsInHandler } from './rules.ts'

/** Events about a candidate contain the folio, because most candidates have no account. */
export const candidateRules = [
  records(candidates.listVacancies, async () => ({
    kind: 'candidates-listed',
    subjectId: null,
    isBounded: true,
  })),
  records(candidates.listOffers, async () => ({
    kind: 'candidates-listed',
    subjectId: null,
    isBounded: true,
  })),
  records(candidates.readCandidate, async ({ id }) => ({
    kind: 'candidate-opened',
    subjectId: null,
    details: { folio: id },
  })),
  records(candidates.readOffer, async (_input, { done }) => ({
    kind: 'candidate-opened',
    subjectId: null,
    details: { folio: (done as ResponseOf<typeof candidates.readOffer>).oferta.candidato },
  })),
  recordsInHandler(candidates.proposeCandidate),
  recordsInHandler(candidates.discardCandidate),
  recordsInHandler(candidates.sendOffer),
  recordsInHandler(candidates.linkCandidate),
  recordsInHandler(links.answerOffer),
  recordsInHandler(links.registerCandidate),
]

import { listOffers, listVacancies, readCandidate, readOffer } from '#contract/jobs/candidates.ts'
import { useAskAgain } from '#hooks/operations/use-ask-again.ts'

/** Refetches everything that shows a candidate or an offer after a change. */
export function useRefresh(): () => Promise<void> {
  return useAskAgain([listVacancies, readCandidate, listOffers, readOffer])
}

import { listOffers, listVacancies, readCandidate, readOffer } from '#contract/candidates.ts'
import { useAskAgain } from '#hooks/operations/use-ask-again.ts'

/** After a change everything that shows a candidate or an offer is asked for anew. */
export function useRefresh(): () => Promise<void> {
  return useAskAgain([listVacancies, readCandidate, listOffers, readOffer])
}

import { listOffers, listVacancies, readCandidate, readOffer } from '#contract/jobs/candidates.ts'
import { useRefetch } from '#hooks/operations/use-refetch.ts'

export function useRefresh(): () => Promise<void> {
  return useRefetch([listVacancies, readCandidate, listOffers, readOffer])
}

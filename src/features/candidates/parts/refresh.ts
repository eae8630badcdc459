import { useQueryClient } from '@tanstack/react-query'
import { listOffers, listVacancies, readCandidate, readOffer } from '#contract/candidates.ts'

/** After a change everything that shows a candidate or an offer is asked for anew. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const read = [listVacancies, readCandidate, listOffers, readOffer]
    await Promise.all(read.map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
  }
}

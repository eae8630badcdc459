import type { Query, QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onAct } from '#core/transport/acts.ts'

/**
 * Marks all earlier responses as stale after the person has changed data on the server. Responses on screen
 * are refetched at once, all others when their screen opens.
 */
export function useReadAfterActs(client: QueryClient): void {
  useEffect(
    () =>
      onAct(() => {
        const at = Date.now()
        // Running fetches were sent before the change, so their responses are stale too.
        const early = new Set<Query>(client.getQueryCache().findAll({ fetchStatus: 'fetching' }))
        const isBefore = (query: Query) =>
          early.has(query) || (query.state.fetchStatus !== 'fetching' && query.state.dataUpdatedAt <= at)
        const readAgain = () =>
          client.invalidateQueries({
            predicate: (query) => query.meta?.['isAnswer'] === true && isBefore(query),
          })
        // The delay lets the screen of the change refetch its own lists first.
        setTimeout(() => void readAgain())
      }),
    [client],
  )
}

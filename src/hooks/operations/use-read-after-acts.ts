import type { Query, QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onAct } from '#core/transport/acts.ts'

/**
 * After an act of the person every earlier answer is stale. Lists on the screen are fetched again at once, all others
 * when they are opened.
 */
export function useReadAfterActs(client: QueryClient): void {
  useEffect(
    () =>
      onAct(() => {
        const at = Date.now()
        // Their requests left before the act was done.
        const early = new Set<Query>(client.getQueryCache().findAll({ fetchStatus: 'fetching' }))
        const isBefore = (query: Query) =>
          early.has(query) || (query.state.fetchStatus !== 'fetching' && query.state.dataUpdatedAt <= at)
        const readAgain = () =>
          client.invalidateQueries({
            predicate: (query) => query.meta?.['isAnswer'] === true && isBefore(query),
          })
        // The screen of the act fetches its own lists first.
        setTimeout(() => void readAgain())
      }),
    [client],
  )
}

import type { Query, QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onAct } from '#core/transport/acts.ts'

/**
 * Marks every earlier answer as stale after the person has changed something on the server. Answers on screen are
 * refetched at once, all other answers when their screen opens.
 */
export function useReadAfterActs(client: QueryClient): void {
  useEffect(
    () =>
      onAct(() => {
        const at = Date.now()
        // Running fetches were sent before the change was done, so their answers are stale too.
        const early = new Set<Query>(client.getQueryCache().findAll({ fetchStatus: 'fetching' }))
        const isBefore = (query: Query) =>
          early.has(query) || (query.state.fetchStatus !== 'fetching' && query.state.dataUpdatedAt <= at)
        const readAgain = () =>
          client.invalidateQueries({
            predicate: (query) => query.meta?.['isAnswer'] === true && isBefore(query),
          })
        // Delayed so that the screen of the change refetches its own lists first.
        setTimeout(() => void readAgain())
      }),
    [client],
  )
}

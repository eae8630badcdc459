import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const cold = { predicate: ({ state }: Query) => state.data === undefined }

/**
 * Calls `onReady` when no query is still fetching its first answer. Failed queries count as answered.
 * @param isRead true when data outside the queries is loaded, such as the outbox
 */
export function useFirstAnswers(onReady: () => void, isRead = true): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isRead) return
    const look = () => {
      if (client.isFetching(cold) === 0) onReady()
    }
    // Effects of child components have already started their queries.
    look()
    return client.getQueryCache().subscribe(look)
  }, [client, onReady, isRead])
}

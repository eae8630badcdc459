import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Matches queries without a first answer on this device. */
const cold = { predicate: ({ state }: Query) => state.data === undefined }

/**
 * Calls back when everything on screen has its first answer, from the device or the server.
 * @param isRead true when device data outside the queries is loaded, such as the outbox
 */
export function useFirstAnswers(onReady: () => void, isRead = true): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isRead) return
    const look = () => {
      if (client.isFetching(cold) === 0) onReady()
    }
    // Effects of child components have started their queries by now.
    look()
    return client.getQueryCache().subscribe(look)
  }, [client, onReady, isRead])
}

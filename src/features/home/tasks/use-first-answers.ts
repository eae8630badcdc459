import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Asked for the first time on this device, and not answered yet. */
const cold = { predicate: ({ state }: Query) => state.data === undefined }

/**
 * Tells when everything on the screen has its first answer, from the device or from the server.
 * @param isRead what lies on the device and no answer holds, such as what waits to be sent, is here
 */
export function useFirstAnswers(onReady: () => void, isRead = true): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isRead) return
    const look = () => {
      if (client.isFetching(cold) === 0) onReady()
    }
    // Those of the parts inside have begun by now.
    look()
    return client.getQueryCache().subscribe(look)
  }, [client, onReady, isRead])
}

import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Asked for the first time on this device, and not answered yet. */
const cold = { predicate: ({ state }: Query) => state.data === undefined }

/** Tells when everything on the screen has its first answer, from the device or from the server. */
export function useFirstAnswers(onReady: () => void): void {
  const client = useQueryClient()
  useEffect(() => {
    const look = () => {
      if (client.isFetching(cold) === 0) onReady()
    }
    // Those of the parts inside have begun by now.
    look()
    return client.getQueryCache().subscribe(look)
  }, [client, onReady])
}

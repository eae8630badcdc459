import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { AlertsRow } from './alerts-row.tsx'
import { Tasks } from './tasks.tsx'

export { Work } from './work.tsx'

/** Asked for the first time on this device, and not answered yet. */
const cold = { predicate: ({ state }: Query) => state.data === undefined }

interface Props {
  /** Everything here has its first answer, from the device or from the server. */
  onReady: () => void
  children: ReactNode
}

/** What a person has to do, and whatever comes after it. */
export function Below({ onReady, children }: Props) {
  const client = useQueryClient()
  const count = useIsFetching(cold)
  useEffect(() => {
    // Those of the parts inside have begun by now.
    if (client.isFetching(cold) === 0) onReady()
  }, [client, count, onReady])
  return (
    <>
      <Tasks />
      <AlertsRow />
      {children}
    </>
  )
}

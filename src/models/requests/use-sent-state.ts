import { useState } from 'react'
import type { WaitingRequest } from './waiting-requests.ts'

export interface SentRequest {
  form: string
  isSent: boolean
  /** Server time of the confirmation, ms. */
  since: number
}

/**
 * Returns the state of a request: 'synced' from the server's response on, even when the list no longer
 * contains it.
 * @param row the request in the outbox's list; undefined when the list does not contain it
 */
export function useSentState(
  wasSent: boolean,
  row: Pick<WaitingRequest<unknown>, 'state'> | undefined,
): WaitingRequest<unknown>['state'] {
  const [isSent, setSent] = useState(wasSent)
  if (!isSent && row?.state === 'synced') setSent(true)
  return isSent ? 'synced' : (row?.state ?? 'queued')
}

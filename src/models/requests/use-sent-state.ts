import { useState } from 'react'
import type { WaitingRequest } from './waiting-requests.ts'

/** Request that was just confirmed. */
export interface SentRequest {
  /** Form name in the outbox. */
  form: string
  /** False while the request waits on this device. */
  isSent: boolean
  /** Server time of the confirmation, ms. */
  since: number
}

/**
 * Returns where the request is: 'synced' from the server's answer on, even if the list forgets it.
 * @param row the request in the outbox's list; undefined when the list does not have it (yet)
 */
export function useSentState(
  wasSent: boolean,
  row: Pick<WaitingRequest<unknown>, 'state'> | undefined,
): WaitingRequest<unknown>['state'] {
  const [isSent, setSent] = useState(wasSent)
  if (!isSent && row?.state === 'synced') setSent(true)
  return isSent ? 'synced' : (row?.state ?? 'queued')
}

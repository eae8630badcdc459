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
 * Returns whether the server has the request.
 * @param row the request in the outbox's list; undefined when the list does not have it (yet)
 */
export function useIsSent(
  wasSent: boolean,
  row: Pick<WaitingRequest<unknown>, 'state'> | undefined,
): boolean {
  const [isSent, setSent] = useState(wasSent)
  if (!isSent && row?.state === 'synced') setSent(true)
  return isSent
}

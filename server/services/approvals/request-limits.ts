import type { Tx } from '../../db/connection.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { countOfRequester } from './queries.ts'
import { approvalTexts as texts } from './texts.es.ts'

/**
 * Maximum waiting requests, and requests per day, of one person, including days off. They limit the size of the table
 * and keep one person from flooding the approver's list.
 */
const MAX_WAITING = 100
const MAX_PER_DAY = 60
const DAY_MS = 24 * 60 * 60 * 1000

/** Checks the limits; needs the lock on the requester (approverOf). @throws WireFault */
export async function requireBelowLimits(tx: Tx, requesterId: number, now: Date): Promise<void> {
  const counts = await countOfRequester(tx, requesterId, new Date(now.getTime() - DAY_MS))
  if (counts.waiting >= MAX_WAITING || counts.lately >= MAX_PER_DAY)
    throw new WireFault('ERROR', texts.tooMany)
}

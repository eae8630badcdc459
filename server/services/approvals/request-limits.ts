import type { Tx } from '../../db/connection.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { countOfRequester } from './queries.ts'
import { approvalTexts as texts } from './texts.es.ts'

/**
 * Maximum number of one person's waiting requests, and of one person's requests within 24 hours. Both include
 * days off.
 */
const MAX_WAITING = 100
const MAX_PER_DAY = 60
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Checks the limits. Requires the lock on the requester (approverOf).
 * @throws WireFault above a limit
 */
export async function requireBelowLimits(tx: Tx, requesterId: number, now: Date): Promise<void> {
  const counts = await countOfRequester(tx, requesterId, new Date(now.getTime() - DAY_MS))
  if (counts.waiting >= MAX_WAITING || counts.lately >= MAX_PER_DAY)
    throw new WireFault('ERROR', texts.tooMany)
}

import type { Tx } from '../../db/connect.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { countOfRequester } from './queries.ts'
import { approvalTexts as texts } from './texts.es.ts'

/**
 * So many of one person's may wait, and so many be asked within a day, days off among them: rows grow no further, and nobody's
 * are hidden from the approver behind somebody else's.
 */
const WAITING_AT_ONCE = 100
const PER_DAY = 60
const DAY_MS = 24 * 60 * 60 * 1000

/** Behind the asker's lock (approverOf). @throws WireFault */
export async function requireRoom(tx: Tx, requesterId: number, now: Date): Promise<void> {
  const counts = await countOfRequester(tx, requesterId, new Date(now.getTime() - DAY_MS))
  if (counts.waiting >= WAITING_AT_ONCE || counts.lately >= PER_DAY)
    throw new WireFault('ERROR', texts.tooMany)
}

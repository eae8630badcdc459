import type { AnyOperation } from '#contract/protocol/operation.ts'
import { markConflict } from './mark-conflict.ts'
import { changeEntry } from './change-state.ts'
import { loadConfig } from '../transport/config.ts'
import { isUnanswered } from '../transport/failure.ts'
import { isUnknownOperation } from './unknown-operation.ts'
import { type Lead, withLead } from './delivery-lead.ts'
import { findWork } from '../store/open-store.ts'
import { firstDue, queueHeads, msUntilNext } from './queue-heads.ts'
import type { Payload } from './outbox.ts'
import { queuedOf } from './queued-operation.ts'
import { retryDelay } from '../transport/retry.ts'
import { call } from '../transport/rpc.ts'
import { serverNow } from '../transport/server-clock.ts'
import { currentToken } from '../transport/session-signals.ts'
import { acknowledge, refuse } from './settle.ts'
import type { OutboxRow, WorkStore } from '../store/work-store.ts'
import { noteWorkChange } from '../store/work-changes.ts'
import { nextEntry } from '../store/work-states.ts'

/**
 * Delay in ms while another tab of the author is sending. If that tab froze or died, its lease ends after 3
 * s.
 */
const OTHER_SENDER_MS = 1500

/**
 * Sends unsealed entries with the session's token, from an open page of the author. A host without a delivery
 * key does not recognize operation ids. After an attempt with an unknown result, the host is therefore asked
 * for its state before the entry is sent again.
 * @returns ms until the next entry is due; null when no entry can be sent
 */
export async function deliverPlain(): Promise<number | null> {
  const work = await findWork()
  if (!work || currentToken() === null) return null
  const done = await withLead((lead) => drain(work, lead), 'plain-delivery')
  const next = msUntilNext(await plainHeads(work))
  return done === null && next !== null ? OTHER_SENDER_MS : next
}

export async function makePlainDue(): Promise<void> {
  const waits = ({ isSealed, isUnexplained = false }: OutboxRow) => !isSealed || isUnexplained
  await (await findWork())?.db.outbox.filter(waits).modify({ dueAt: 0 })
}

async function drain(work: WorkStore, lead: Lead): Promise<true> {
  for (let row = await nextRow(work); row; row = await nextRow(work)) {
    const isSent = await sendRow(work, row, lead)
    noteWorkChange()
    if (!isSent) break
  }
  return true
}

/**
 * Returns the first entry of each form, if it may be sent unsealed. An entry in conflict waits for its author
 * and blocks nothing.
 */
async function plainHeads(work: WorkStore): Promise<OutboxRow[]> {
  return queueHeads(
    await work.db.outbox.orderBy('seq').toArray(),
    ({ form }) => form,
    ({ state }) => state === 'conflict',
    (row) => !row.isSealed && nextEntry(row, 'sent') !== null,
  )
}

async function nextRow(work: WorkStore): Promise<OutboxRow | undefined> {
  return firstDue(await plainHeads(work))
}

/** @returns null for an entry that cannot be read, or whose operation this build does not know */
async function readRow(
  work: WorkStore,
  row: OutboxRow,
): Promise<{ operation: AnyOperation; input: Record<string, unknown> } | null> {
  try {
    const { input } = (await work.open('outbox', row.opId, row.payload)) as Payload
    return { operation: queuedOf(row).operation, input }
  } catch {
    // Only the author can replace an unreadable entry. It stays in the list and blocks its form.
    return null
  }
}

/**
 * Sends one entry. The lead and the rows are in different databases, so no transaction can stop a frozen tab
 * from writing after it lost the lead. The lead is therefore checked again after each response. An
 * acknowledgement is written without this check, because the server has already accepted the request.
 * @returns whether sending may go on: the service answers, and no other tab took over
 */
async function sendRow(work: WorkStore, row: OutboxRow, lead: Lead): Promise<boolean> {
  const { db } = work
  // Postpones the entry and keeps its state, because a sent entry may have arrived.
  const wait = async (retryAfterMs: number | null, why: Pick<OutboxRow, 'isLacked' | 'isPutOff'> = {}) => {
    const attempts = row.attempts + 1
    const dueAt = Date.now() + retryDelay(attempts, retryAfterMs)
    const reasons = { isLacked: false, isPutOff: false, ...why }
    await db.outbox
      .where('opId')
      .equals(row.opId)
      .modify({ attempts, dueAt, ...reasons })
  }
  const request = await readRow(work, row)
  if (request === null) {
    await wait(null)
    return true
  }
  const { operation, input } = request
  const found = await askHost(row, input)
  if (!(await lead.isStillLeader())) return false
  if (found === 'no-answer' || found === 'put-off') {
    await wait(null, { isPutOff: found === 'put-off' })
    return false
  }
  if (found === 'saved' && row.state === 'sending') {
    await acknowledge(work, row, serverNow())
    return true
  }
  // 'saved' before the first attempt means that another device has saved the step, so this save is an edit.
  const isEdit = row.isEdit || found === 'saved'
  // Another tab has withdrawn or rejected the entry. Continues with the next entry.
  if ((await changeEntry(db, row.opId, 'sent', { isEdit })) === 0) return true
  const answer = await call(operation, input)
  if (answer.ok) {
    await acknowledge(work, row, serverNow())
    return true
  }
  const { failure } = answer
  if (!(await lead.isStillLeader())) return false
  switch (failure.kind) {
    case 'rejected':
      if (isUnknownOperation(failure)) {
        await wait(null, { isLacked: true })
        return true
      }
      await (failure.stored ? markConflict(work, row, failure.stored) : refuse(work, row, failure.message))
      return true
    case 'expired':
      await changeEntry(db, row.opId, 'expired')
      return false
    case 'offline':
    case 'unavailable':
    case 'malformed': {
      const isPutOff = failure.kind === 'unavailable'
      await wait(isPutOff ? failure.retryAfterMs : null, { isPutOff })
      return !isUnanswered(failure)
    }
  }
}

/** Returns 'unknown' for an edit, because the earlier save would look like the result of the edit. */
async function askHost(
  row: OutboxRow,
  input: Record<string, unknown>,
): Promise<'saved' | 'not-saved' | 'unknown' | 'no-answer' | 'put-off'> {
  const { probe } = queuedOf(row)
  if (!probe || row.isEdit || (await loadConfig()).deliveryKey) return 'unknown'
  // Asks only about an entry that may have arrived, unless its operation must always be probed first.
  if (row.state !== 'sending' && !probe.isRunFirst) return 'unknown'
  const answer = await call(probe.ask, probe.with)
  if (!answer.ok) return answer.failure.kind === 'unavailable' ? 'put-off' : 'no-answer'
  return probe.isThere(answer.value, input) ? 'saved' : 'not-saved'
}

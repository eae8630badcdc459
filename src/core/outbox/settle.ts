import type { StepVersion } from '#contract/data-form/step-versions.ts'
import { changeCopy, changeDraft, changeEntry } from './change-state.ts'
import { markConflict } from './mark-conflict.ts'
import type { SealedRow } from '../store/device-store.ts'
import type { DraftContent } from './drafts.ts'
import { findWork, workName } from '../store/open-store.ts'
import type { Payload } from './outbox.ts'
import { isOvertaken } from './queued.ts'
import { deliveryKey, queueSealed, sealRequest } from './sealing.ts'
import { queuedOf } from './queued-operation.ts'
import { noteAct } from '../transport/acts.ts'
import { isDue, retryDelay } from '../transport/retry.ts'
import { writeFreeingSpace } from '../store/storage-space.ts'
import { call } from '../transport/rpc.ts'
import { askRefusal } from './sealed-pieces.ts'
import { serverNow } from '../transport/server-clock.ts'
import { currentGrant, currentToken } from '../transport/session-signals.ts'
import { confirmSession } from '../session/session-ending.ts'
import { currentSession } from '../session/session-state.ts'
import { fateOf, ownCopies, withoutRecord } from './strays.ts'
import { fetchTicket, needsTicket } from '../transport/ticket-stock.ts'
import { mayBeOnServer, nextCopy } from '../store/work-states.ts'
import { takeBack } from './withdraw.ts'
import { draftId, type OutboxRow, type WorkStore } from '../store/work-store.ts'

/**
 * Updates the author's own records from their sealed copies. A delivered copy gets a receipt, and a rejected
 * copy its reason. A copy with an expired grant is sealed again.
 */
export async function settleWork(): Promise<void> {
  const work = await findWork()
  if (!work) return
  const copies = await ownCopies(work)
  const rows = await work.db.outbox.orderBy('seq').toArray()
  // Forms with an entry that could not get a copy. Later entries of these forms get no copy either, because
  // they would overtake that entry.
  const blockedForms = new Set<string>()
  for (const row of rows) {
    try {
      if (row.isWithdrawn && (await takeBack(work, row.opId))) continue
      if (!row.isSealed) continue
      const isBlocked = await settleRow(work, row, rows, copies, blockedForms.has(row.form))
      if (isBlocked) blockedForms.add(row.form)
    } catch {
      // The entry cannot be read, has an unknown operation, or the device is full. Only its form waits, and
      // the author sees the entry in the list.
      blockedForms.add(row.form)
    }
  }
  await settleStrays(work, copies)
}

/** @returns whether later entries of the form must wait for this entry's copy */
async function settleRow(
  work: WorkStore,
  row: OutboxRow,
  rows: readonly OutboxRow[],
  copies: ReadonlyMap<string, SealedRow>,
  isBehind: boolean,
): Promise<boolean> {
  const copy = copies.get(row.opId)
  // The copy was rejected, and the copy of a newer save replaced it (delivery.ts).
  if (copy === undefined && isOvertaken(row, rows)) await changeEntry(work.db, row.opId, 'overtaken')
  else if (copy?.state === 'done') await acknowledge(work, row, copy.at)
  // The author must choose first (step-choice.ts).
  else if (row.state === 'conflict') return false
  else if (copy?.state === 'rejected' || copy?.state === 'conflict') await explain(work, row, copy)
  else if ((await deliveryKey()) === null) await unseal(work, row, copy)
  else if ((copy === undefined || copy.state === 'needs-session') && !isBehind)
    return !(await sealAgain(work, row, copy, replacedBy(row, rows, copies)))
  return false
}

/**
 * Deletes the row and writes its receipt in one transaction. The draft becomes 'synced', unless it was
 * changed in the meantime.
 */
export async function acknowledge(work: WorkStore, row: OutboxRow, at: number): Promise<void> {
  const { db } = work
  const { opId, form, step } = row
  const write = async () => {
    await changeEntry(db, opId, 'acknowledged')
    await db.receipts.put({ opId, form, step, at })
    await changeDraft(db, row, 'acknowledged', { at })
  }
  await writeFreeingSpace(() => db.transaction('rw', db.outbox, db.drafts, db.receipts, write))
  noteAct()
  // Time in ms from confirmation to delivery, for the portal's health measurement (app/health).
  performance.mark('turno.envio', { detail: Math.max(0, at - row.at) })
}

/**
 * Marks an entry as rejected. The entry stays and blocks the entries behind it. Its step can be corrected.
 * @param message null when the server's reason could not be fetched; `explain` asks for it again
 */
export async function refuse(work: WorkStore, row: OutboxRow, message: string | null): Promise<void> {
  const { db } = work
  const { form, step, opId } = row
  const id = draftId(form, step)
  const draft = await db.drafts.get([form, step])
  const known = draft?.opId === opId ? ((await work.open('drafts', id, draft.content)) as DraftContent) : null
  const isUnexplained = message === null
  const refused: DraftContent | null = known && {
    ...known,
    message: message ?? '',
    isUnexplained,
  }
  const content = refused && (await work.seal('drafts', id, refused))
  const attempts = row.attempts + 1
  const retryFields = isUnexplained ? { attempts, dueAt: Date.now() + retryDelay(attempts, null) } : {}
  const write = async () => {
    // Another tab has recorded a different result.
    if ((await changeEntry(db, opId, 'refused', { isUnexplained, ...retryFields })) === 0) return
    if (content) await changeDraft(db, row, 'refused', { at: serverNow(), content })
  }
  await writeFreeingSpace(() => db.transaction('rw', db.outbox, db.drafts, write))
}

/** Asks for the reason of a rejection under the same id, because the sender could not store it. */
async function explain(work: WorkStore, row: OutboxRow, copy: SealedRow): Promise<void> {
  const isKnown = row.state === 'rejected' && row.isUnexplained !== true
  if (isKnown || hasDuty()) return
  if (row.state === 'rejected' && !isDue(row.dueAt, Date.now())) return
  const reason = await askReason(work, row, copy)
  // Only a session may read the server's version. The person must not choose before that version is known.
  if (copy.state === 'conflict' && reason !== 'accepted' && reason.words === null) return
  if (reason === 'accepted') {
    await changeCopy(row.opId, 'dropped')
    await acknowledge(work, row, serverNow())
  } else if (reason.stored) {
    await changeCopy(row.opId, 'collided')
    await markConflict(work, row, reason.stored)
  } else if (reason.words !== null || row.state !== 'rejected') await refuse(work, row, reason.words)
  else await postpone(work, row)
}

async function postpone(work: WorkStore, { opId, attempts }: OutboxRow): Promise<void> {
  const next = attempts + 1
  const dueAt = Date.now() + retryDelay(next, null)
  await work.db.outbox.where('opId').equals(opId).modify({ attempts: next, dueAt })
}

/** `words` is the server's reason; '' when the server gives none, null when there was no response. */
type Reason = 'accepted' | { words: string | null; stored?: StepVersion | undefined }

async function askReason(work: WorkStore, row: OutboxRow, copy: SealedRow): Promise<Reason> {
  // Asks only for the stored reason, because sending the pieces again would cost megabytes.
  if (copy.pieces) return { words: await askRefusal(row.opId) }
  if (currentToken() === null) return { words: null }
  const { input } = (await work.open('outbox', row.opId, row.payload)) as Payload
  if (!work.db.isOpen()) return { words: null }
  const answer = await call(queuedOf(row).operation, input)
  if (answer.ok) return 'accepted'
  const { failure } = answer
  return failure.kind === 'rejected' ? { words: failure.message, stored: failure.stored } : { words: null }
}

/**
 * Returns the ids of copies of the step whose rows no longer exist. Such copies remain when the browser is
 * killed before a newer save has replaced them.
 */
function replacedBy(
  { form, step }: OutboxRow,
  rows: readonly OutboxRow[],
  copies: ReadonlyMap<string, SealedRow>,
): string[] {
  const ofStep = [...copies.values()].filter((copy) => copy.form === form && copy.step === step)
  return ofStep.map(({ opId }) => opId).filter((opId) => !rows.some((row) => row.opId === opId))
}

/**
 * Grant under which each entry was last sealed again, by entry id. Only a second rejection under the same
 * grant delays the copy.
 */
const sealedUnder = new Map<string, string>()

/**
 * Returns whether the person must first change the password or set up the second step. The server rejects
 * sealed requests until then.
 */
function hasDuty(): boolean {
  const session = currentSession()
  return session.phase === 'open' && (session.mustChangePassword || session.mustSetSecondStep === true)
}

/**
 * Seals an entry with the grant of the current sign-in. The id stays, so the server executes the entry once.
 * @returns false when the copy could not be queued; the next round retries
 */
async function sealAgain(
  work: WorkStore,
  row: OutboxRow,
  copy: SealedRow | undefined,
  replaced: readonly string[],
): Promise<boolean> {
  const grant = currentGrant()
  if (grant === null || hasDuty() || (copy && currentToken() === null)) return false
  const isRepeated = copy !== undefined && sealedUnder.get(row.opId) === grant
  // The session may have ended elsewhere, for example by a new password. The person must then sign in.
  if (isRepeated && !(await confirmSession())) return false
  const { input } = (await work.open('outbox', row.opId, row.payload)) as Payload
  // The author has signed out. With another person's grant, the entry would belong to that person.
  if (workName() !== work.name || currentGrant() !== grant) return false
  const jwe = await sealRequest(queuedOf(row).operation, input)
  if (jwe === null) return false
  // Without a ticket the server would reject a large copy every time.
  const ticketResult = needsTicket(jwe.length) ? await fetchTicket() : undefined
  if (ticketResult?.kind === 'none') return false
  const ticket = ticketResult && (ticketResult.kind === 'ticket' ? ticketResult.ticket : null)
  const isQueued = await queueSealed(work, row, jwe, replaced, { ticket, isRepeated }).then(
    () => true,
    // The device is full, or the store fails.
    () => false,
  )
  if (isQueued) sealedUnder.set(row.opId, grant)
  const isCurrent = (await work.db.outbox.where('opId').equals(row.opId).count()) > 0
  if (!isCurrent) await changeCopy(row.opId, 'dropped')
  return isQueued
}

/**
 * Switches an entry to plain delivery by its author's page, because the host has no delivery key any more. If
 * its copy may have reached the host, the host is asked before the entry is sent (plain-delivery.ts).
 */
async function unseal(work: WorkStore, row: OutboxRow, copy: SealedRow | undefined): Promise<void> {
  const event = copy && mayBeOnServer(copy) ? 'unsealedSent' : 'unsealed'
  await changeEntry(work.db, row.opId, event, { isSealed: false, dueAt: 0 })
  await changeCopy(row.opId, 'dropped')
}

/**
 * Deletes a delivered or replaced copy. Marks a copy as stray when it cannot be delivered without its entry.
 */
async function settleStrays(work: WorkStore, copies: ReadonlyMap<string, SealedRow>): Promise<void> {
  for (const copy of await withoutRecord(copies.values(), work)) {
    const fate = copy.state === 'done' ? 'replaced' : await fateOf(copy, work)
    if (fate === 'awaited') continue
    // changeCopy checks the current state again, because another tab or the worker may have changed it.
    const event = fate === 'replaced' ? 'superseded' : 'orphaned'
    if (nextCopy(copy, event) !== null) await changeCopy(copy.opId, event)
  }
}

import type { StepVersion } from '#contract/step-versions.ts'
import { changeCopy, changeDraft, changeEntry } from './change-state.ts'
import { collide } from './collision.ts'
import type { SealedRow } from '../store/device-store.ts'
import type { DraftContent } from './drafts.ts'
import { findWork, workName } from '../store/open-store.ts'
import type { Payload } from './outbox.ts'
import { isOvertaken } from './queued.ts'
import { deliveryKey, queueSealed, sealRequest } from './sealing.ts'
import { queuedOf } from './queued-operation.ts'
import { isDue, retryDelay } from '../transport/retry.ts'
import { writeFirst } from '../store/room.ts'
import { call } from '../transport/rpc.ts'
import { askRefusal } from './sealed-pieces.ts'
import { serverNow } from '../transport/server-clock.ts'
import { currentGrant, currentToken } from '../transport/session-signals.ts'
import { currentSession } from '../session/session-state.ts'
import { fateOf, ownCopies, withoutRecord } from './strays.ts'
import { fetchTicket, needsTicket } from '../transport/ticket-stock.ts'
import { mayBeThere, nextCopy } from '../store/work-states.ts'
import { takeBack } from './withdraw.ts'
import { draftId, type OutboxRow, type WorkStore } from '../store/work-store.ts'

/**
 * Brings the author's own records up to date with what became of the sealed copies: a receipt for what was delivered,
 * the reason for what was refused, a new seal for what the server would no longer open.
 */
export async function settleWork(): Promise<void> {
  const work = await findWork()
  if (!work) return
  const copies = await ownCopies(work)
  const rows = await work.db.outbox.orderBy('seq').toArray()
  // Forms in which an entry could get no copy: a later entry with a copy would overtake it.
  const held = new Set<string>()
  for (const row of rows) {
    try {
      if (row.isWithdrawn && (await takeBack(work, row.opId))) continue
      if (!row.isSealed) continue
      const isHeld = await settleRow(work, row, rows, copies, held.has(row.form))
      if (isHeld) held.add(row.form)
    } catch {
      // One that can't be read, or whose operation this build does not know, or no room: its form waits, the others
      // go on, and its author sees it in the list.
      held.add(row.form)
    }
  }
  await settleStrays(work, copies)
}

/** @returns whether what comes after it in its form has to wait for its copy */
async function settleRow(
  work: WorkStore,
  row: OutboxRow,
  rows: readonly OutboxRow[],
  copies: ReadonlyMap<string, SealedRow>,
  isBehind: boolean,
): Promise<boolean> {
  const copy = copies.get(row.opId)
  // Refused, and the newer save has its place (delivery.ts).
  if (copy === undefined && isOvertaken(row, rows)) await changeEntry(work.db, row.opId, 'overtaken')
  else if (copy?.state === 'done') await acknowledge(work, row, copy.at)
  // Its author chooses (step-choice.ts).
  else if (row.state === 'conflict') return false
  else if (copy?.state === 'rejected' || copy?.state === 'conflict') await explain(work, row, copy)
  else if ((await deliveryKey()) === null) await unseal(work, row, copy)
  else if ((copy === undefined || copy.state === 'needs-session') && !isBehind)
    return !(await sealAgain(work, row, copy, replacedBy(row, rows, copies)))
  return false
}

/** The row goes and its receipt comes in one transaction; the draft is in step unless it was changed since. */
export async function acknowledge(work: WorkStore, row: OutboxRow, at: number): Promise<void> {
  const { db } = work
  const { opId, form, step } = row
  const write = async () => {
    await changeEntry(db, opId, 'acknowledged')
    await db.receipts.put({ opId, form, step, at })
    await changeDraft(db, row, 'acknowledged', { at })
  }
  await writeFirst(() => db.transaction('rw', db.outbox, db.drafts, db.receipts, write))
}

/**
 * Refused: it stays, blocks what comes after it, and opens the step for correction.
 * @param message null: the server's words could not be had yet, and are asked for again
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
  const asking = isUnexplained ? { attempts, dueAt: Date.now() + retryDelay(attempts, null) } : {}
  const write = async () => {
    // Meanwhile another tab was told something else.
    if ((await changeEntry(db, opId, 'refused', { isUnexplained, ...asking })) === 0) return
    if (content) await changeDraft(db, row, 'refused', { at: serverNow(), content })
  }
  await writeFirst(() => db.transaction('rw', db.outbox, db.drafts, write))
}

/**
 * Whoever delivered it could not keep the server's words: it is asked once more, under the same id, and again and again
 * until it has said them.
 */
async function explain(work: WorkStore, row: OutboxRow, copy: SealedRow): Promise<void> {
  const isKnown = row.state === 'rejected' && row.isUnexplained !== true
  if (isKnown || hasDuty()) return
  if (row.state === 'rejected' && !isDue(row.dueAt, Date.now())) return
  const reason = await askReason(work, row, copy)
  // What the server has instead it tells to the session alone; nothing is asked of the person before it is known.
  if (copy.state === 'conflict' && reason !== 'accepted' && reason.words === null) return
  if (reason === 'accepted') {
    await changeCopy(row.opId, 'dropped')
    await acknowledge(work, row, serverNow())
  } else if (reason.stored) {
    await changeCopy(row.opId, 'collided')
    await collide(work, row, reason.stored)
  } else if (reason.words !== null || row.state !== 'rejected') await refuse(work, row, reason.words)
  else await postpone(work, row)
}

/** Already told as refused: it opens nothing anew, it only waits longer. */
async function postpone(work: WorkStore, { opId, attempts }: OutboxRow): Promise<void> {
  const next = attempts + 1
  const dueAt = Date.now() + retryDelay(next, null)
  await work.db.outbox.where('opId').equals(opId).modify({ attempts: next, dueAt })
}

/** words: null when nobody answered, '' when the server gives none. */
type Reason = 'accepted' | { words: string | null; stored?: StepVersion | undefined }

async function askReason(work: WorkStore, row: OutboxRow, copy: SealedRow): Promise<Reason> {
  // A file of several megabytes is not sent once more for the sake of a sentence: the server has written it down.
  if (copy.pieces) return { words: await askRefusal(row.opId) }
  if (currentToken() === null) return { words: null }
  const { input } = (await work.open('outbox', row.opId, row.payload)) as Payload
  // Its author has left: the token in hand is the next person's.
  if (!work.db.isOpen()) return { words: null }
  const answer = await call(queuedOf(row).operation, input)
  if (answer.ok) return 'accepted'
  const { failure } = answer
  return failure.kind === 'rejected' ? { words: failure.message, stored: failure.stored } : { words: null }
}

/** Copies of the step's former saves, of which no row is left: the browser was killed before this one took their place. */
function replacedBy(
  { form, step }: OutboxRow,
  rows: readonly OutboxRow[],
  copies: ReadonlyMap<string, SealedRow>,
): string[] {
  const ofStep = [...copies.values()].filter((copy) => copy.form === form && copy.step === step)
  return ofStep.map(({ opId }) => opId).filter((opId) => !rows.some((row) => row.opId === opId))
}

/** The grant under which each was last sealed again, by its id: that of an earlier sign-in says nothing of this one's. */
const sealedUnder = new Map<string, string>()

/** The server opens nothing of whoever has to change the password or set up a second step first. */
function hasDuty(): boolean {
  const session = currentSession()
  return session.phase === 'open' && (session.mustChangePassword || session.mustSetSecondStep === true)
}

/**
 * With the grant of the sign-in that has just been; the same id, so that it still counts once.
 * @returns false: there is no grant, no ticket or no room for it; it is tried again at the next round
 */
async function sealAgain(
  work: WorkStore,
  row: OutboxRow,
  copy: SealedRow | undefined,
  replaced: readonly string[],
): Promise<boolean> {
  const grant = currentGrant()
  if (grant === null || hasDuty() || (copy && currentToken() === null)) return false
  const { input } = (await work.open('outbox', row.opId, row.payload)) as Payload
  // Its author has left: the grant in hand is the next person's, and would make it theirs.
  if (workName() !== work.name || currentGrant() !== grant) return false
  const jwe = await sealRequest(queuedOf(row).operation, input)
  if (jwe === null) return false
  // The server would send it back without one, again and again.
  const taken = needsTicket(jwe.length) ? await fetchTicket() : undefined
  if (taken?.kind === 'none') return false
  const ticket = taken && (taken.kind === 'ticket' ? taken.ticket : null)
  const isRepeated = copy !== undefined && sealedUnder.get(row.opId) === grant
  const isQueued = await queueSealed(work, row, jwe, replaced, { ticket, isRepeated }).then(
    () => true,
    // No room, or a device's store that does not answer.
    () => false,
  )
  if (isQueued) sealedUnder.set(row.opId, grant)
  // A newer save took its place in the meantime.
  const isCurrent = (await work.db.outbox.where('opId').equals(row.opId).count()) > 0
  if (!isCurrent) await changeCopy(row.opId, 'dropped')
  return isQueued
}

/**
 * The host gives no key (any more) and opens nothing: its author's page sends it in the clear. What may have reached
 * a host that did is asked for first (plain-delivery.ts).
 */
async function unseal(work: WorkStore, row: OutboxRow, copy: SealedRow | undefined): Promise<void> {
  const event = copy && mayBeThere(copy) ? 'unsealedSent' : 'unsealed'
  await changeEntry(work.db, row.opId, event, { isSealed: false, dueAt: 0 })
  await changeCopy(row.opId, 'dropped')
}

/**
 * What was delivered and is on record needs no name any more, what was replaced is sent by nobody again, and what can't
 * be delivered without its author's record is set aside.
 */
async function settleStrays(work: WorkStore, copies: ReadonlyMap<string, SealedRow>): Promise<void> {
  for (const copy of await withoutRecord(copies.values(), work)) {
    const fate = copy.state === 'done' ? 'replaced' : await fateOf(copy, work)
    if (fate === 'awaited') continue
    // As it is by then: another tab or the worker may be further.
    const event = fate === 'replaced' ? 'superseded' : 'orphaned'
    if (nextCopy(copy, event) !== null) await changeCopy(copy.opId, event)
  }
}

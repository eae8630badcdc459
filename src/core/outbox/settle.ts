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
import { noteAct } from '../transport/acts.ts'
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
 * Brings the author's own records up to date with their sealed copies: a receipt for what was delivered, the
 * reason for what was refused, a new envelope for what the server would no longer open.
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
      // An entry that can't be read, is of an unknown operation, or finds no room: its form waits, the others
      // go on, and its author sees it in the list.
      held.add(row.form)
    }
  }
  await settleStrays(work, copies)
}

/** @returns whether the entries behind it in its form must wait for its copy */
async function settleRow(
  work: WorkStore,
  row: OutboxRow,
  rows: readonly OutboxRow[],
  copies: ReadonlyMap<string, SealedRow>,
  isBehind: boolean,
): Promise<boolean> {
  const copy = copies.get(row.opId)
  // The copy was refused, and the newer save replaced it (delivery.ts).
  if (copy === undefined && isOvertaken(row, rows)) await changeEntry(work.db, row.opId, 'overtaken')
  else if (copy?.state === 'done') await acknowledge(work, row, copy.at)
  // Its author is to choose (step-choice.ts).
  else if (row.state === 'conflict') return false
  else if (copy?.state === 'rejected' || copy?.state === 'conflict') await explain(work, row, copy)
  else if ((await deliveryKey()) === null) await unseal(work, row, copy)
  else if ((copy === undefined || copy.state === 'needs-session') && !isBehind)
    return !(await sealAgain(work, row, copy, replacedBy(row, rows, copies)))
  return false
}

/**
 * Removes the row and writes its receipt in one transaction; the draft counts as in step unless it was changed
 * since.
 */
export async function acknowledge(work: WorkStore, row: OutboxRow, at: number): Promise<void> {
  const { db } = work
  const { opId, form, step } = row
  const write = async () => {
    await changeEntry(db, opId, 'acknowledged')
    await db.receipts.put({ opId, form, step, at })
    await changeDraft(db, row, 'acknowledged', { at })
  }
  await writeFirst(() => db.transaction('rw', db.outbox, db.drafts, db.receipts, write))
  noteAct()
  // How long it took, for whoever measures the portal (app/health).
  performance.mark('turno.envio', { detail: Math.max(0, at - row.at) })
}

/**
 * Marks an entry as refused: it stays, holds up those behind it, and opens the step for correction.
 * @param message null: the server's words could not be had, and are asked for again
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
    // Another tab has been told something else meanwhile.
    if ((await changeEntry(db, opId, 'refused', { isUnexplained, ...asking })) === 0) return
    if (content) await changeDraft(db, row, 'refused', { at: serverNow(), content })
  }
  await writeFirst(() => db.transaction('rw', db.outbox, db.drafts, write))
}

/**
 * Asks for the reason of a refusal under the same id, again and again until the server has given it: whoever
 * delivered the request could not keep the words.
 */
async function explain(work: WorkStore, row: OutboxRow, copy: SealedRow): Promise<void> {
  const isKnown = row.state === 'rejected' && row.isUnexplained !== true
  if (isKnown || hasDuty()) return
  if (row.state === 'rejected' && !isDue(row.dueAt, Date.now())) return
  const reason = await askReason(work, row, copy)
  // Only the session is told what the server holds instead; before that is known the person is asked nothing.
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

/** The entry already counts as refused: only the next question is put off. */
async function postpone(work: WorkStore, { opId, attempts }: OutboxRow): Promise<void> {
  const next = attempts + 1
  const dueAt = Date.now() + retryDelay(next, null)
  await work.db.outbox.where('opId').equals(opId).modify({ attempts: next, dueAt })
}

/** `words` is null when nobody answered, '' when the server gives none. */
type Reason = 'accepted' | { words: string | null; stored?: StepVersion | undefined }

async function askReason(work: WorkStore, row: OutboxRow, copy: SealedRow): Promise<Reason> {
  // The server has written the reason down, so a file of several megabytes is not sent again for a sentence.
  if (copy.pieces) return { words: await askRefusal(row.opId) }
  if (currentToken() === null) return { words: null }
  const { input } = (await work.open('outbox', row.opId, row.payload)) as Payload
  // Its author has left: the token at hand is the next person's.
  if (!work.db.isOpen()) return { words: null }
  const answer = await call(queuedOf(row).operation, input)
  if (answer.ok) return 'accepted'
  const { failure } = answer
  return failure.kind === 'rejected' ? { words: failure.message, stored: failure.stored } : { words: null }
}

/**
 * Copies of the step's former saves whose rows are gone: the browser was killed before this save took their
 * place.
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
 * The grant under which each entry was last sealed again, by its id; one of an earlier sign-in proves nothing
 * for this one.
 */
const sealedUnder = new Map<string, string>()

/** Until the password is changed or the second step is set up, the server opens nothing of this person. */
function hasDuty(): boolean {
  const session = currentSession()
  return session.phase === 'open' && (session.mustChangePassword || session.mustSetSecondStep === true)
}

/**
 * Seals an entry with the grant of the present sign-in, under the same id, so that it still counts once.
 * @returns false without a grant, a ticket or room; the next round tries again
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
  // Its author has left: the grant at hand is the next person's, and would make the entry theirs.
  if (workName() !== work.name || currentGrant() !== grant) return false
  const jwe = await sealRequest(queuedOf(row).operation, input)
  if (jwe === null) return false
  // Without a ticket the server would send it back again and again.
  const taken = needsTicket(jwe.length) ? await fetchTicket() : undefined
  if (taken?.kind === 'none') return false
  const ticket = taken && (taken.kind === 'ticket' ? taken.ticket : null)
  const isRepeated = copy !== undefined && sealedUnder.get(row.opId) === grant
  const isQueued = await queueSealed(work, row, jwe, replaced, { ticket, isRepeated }).then(
    () => true,
    // No room, or a store that does not answer.
    () => false,
  )
  if (isQueued) sealedUnder.set(row.opId, grant)
  // A newer save may have taken its place in the meantime.
  const isCurrent = (await work.db.outbox.where('opId').equals(row.opId).count()) > 0
  if (!isCurrent) await changeCopy(row.opId, 'dropped')
  return isQueued
}

/**
 * Makes an entry go in the clear, by its author's page, where the host gives no key (any more). If a copy may
 * have reached a host that did, that host is asked first (plain-delivery.ts).
 */
async function unseal(work: WorkStore, row: OutboxRow, copy: SealedRow | undefined): Promise<void> {
  const event = copy && mayBeThere(copy) ? 'unsealedSent' : 'unsealed'
  await changeEntry(work.db, row.opId, event, { isSealed: false, dueAt: 0 })
  await changeCopy(row.opId, 'dropped')
}

/**
 * Clears copies without a record: what was delivered and receipted loses its name, what was replaced is not
 * sent again, and what nobody can deliver without its record is set aside.
 */
async function settleStrays(work: WorkStore, copies: ReadonlyMap<string, SealedRow>): Promise<void> {
  for (const copy of await withoutRecord(copies.values(), work)) {
    const fate = copy.state === 'done' ? 'replaced' : await fateOf(copy, work)
    if (fate === 'awaited') continue
    // The event is applied to the state of this moment: another tab or the worker may be further.
    const event = fate === 'replaced' ? 'superseded' : 'orphaned'
    if (nextCopy(copy, event) !== null) await changeCopy(copy.opId, event)
  }
}

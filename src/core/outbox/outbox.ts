import type { AnyOperation, RequestOf } from '#contract/protocol/operation.ts'
import { MOST_BASES, type StepVersion } from '#contract/data-form/step-versions.ts'
import { deviceDatabase } from '../store/device-store.ts'
import type { DraftContent } from './drafts.ts'
import type { Failure } from '../transport/failure.ts'
import { makeWork } from '../store/open-store.ts'
import { writeFreeingSpace } from '../store/storage-space.ts'
import { call } from '../transport/rpc.ts'
import { dropCopies, placeOf, queueSealed, sealRequest } from './sealing.ts'
import { serverNow } from '../transport/server-clock.ts'
import { currentToken } from '../transport/session-signals.ts'
import { delayUpdate } from '../store/update-readiness.ts'
import { mayBeOnServer, nextEntry } from '../store/work-states.ts'
import { draftId, type OutboxRow, type WorkStore } from '../store/work-store.ts'

/**
 * Request in the outbox (offline.md). A confirmed request is stored before it is sent. Its id makes the
 * server execute it only once. Requests of one form are delivered in order.
 */
export interface Entry<Op extends AnyOperation> {
  operation: Op
  input: RequestOf<Op>
  form: string
  step: string
  values: unknown
  /**
   * Drafts of another form, from which the values come. The same transaction deletes them, because they must
   * not reappear after a crash.
   */
  typedAt?: { form: string; steps: readonly string[] } | undefined
  /**
   * True makes the request wait while the device uses mobile data. Only some browsers can distinguish mobile
   * data from Wi-Fi.
   */
  wifiOnly?: boolean
  base?: readonly string[] | undefined
  /**
   * Id of an earlier attempt whose response was lost; the server then executes the request once. Default: a
   * new id.
   */
  opId?: string
}

export type Confirmed =
  | { kept: true; opId: string }
  /**
   * The request was not stored. Either this device cannot store anything (private mode) and the request was
   * sent at once, or the session has ended. `failure` is null when the server accepted the request.
   */
  | { kept: false; failure: Failure | null }

function inputOf(
  { input }: { input: unknown },
  opId: string,
  base: readonly string[] | undefined,
): Record<string, unknown> {
  return { ...(input as object), ...(base && { base: bounded(base) }), idOperacion: opId }
}

function bounded(base: readonly string[]): string[] {
  const [first, ...others] = new Set(base)
  return first === undefined ? [] : [first, ...others.slice(1 - MOST_BASES)]
}

export interface Payload {
  input: Record<string, unknown>
  stored?: StepVersion
}

/**
 * Confirms one step: writes draft and outbox row in one transaction, then creates the sealed copy.
 * @throws the database's error when the device is full or the store was closed; nothing is stored or sent
 * then
 */
export async function confirm<Op extends AnyOperation>(entry: Entry<Op>): Promise<Confirmed> {
  const { operation, opId = crypto.randomUUID() } = entry
  const work = await makeWork()
  if (!work?.db.isOpen()) {
    // The session has just ended, so the request is neither stored nor sent.
    if (work || currentToken() === null) return { kept: false, failure: { kind: 'expired' } }
    const answer = await call(operation, inputOf(entry, opId, entry.base) as RequestOf<Op>)
    return { kept: false, failure: answer.ok ? null : answer.failure }
  }
  return delayUpdate(keep(work, entry, opId))
}

async function keep(work: WorkStore, entry: Entry<AnyOperation>, opId: string): Promise<Confirmed> {
  const { form, step, operation, typedAt } = entry
  const { followed, unsent, loose } = await olderSaves(work, form, step)
  // Excludes saves that never left this device, because the server does not know them.
  const base = entry.base?.filter((version) => !unsent.has(version))
  const input = inputOf(entry, opId, base)
  const draft: DraftContent = { values: entry.values, message: '', base: base && bounded([...base, opId]) }
  // Runs in parallel, because the person is waiting.
  const [jwe, payload, content] = await Promise.all([
    sealRequest(operation, input),
    work.seal('outbox', opId, { input } satisfies Payload),
    work.seal('drafts', draftId(form, step), draft),
  ])
  const row: OutboxRow = {
    opId,
    form,
    step,
    operation: operation.id,
    state: 'queued',
    isSealed: jwe !== null,
    isEdit: false,
    at: serverNow(),
    attempts: 0,
    dueAt: 0,
    wifiOnly: entry.wifiOnly ?? false,
    payloadVersion: 1,
    payload,
  }
  const { replaced, before } = await writeFreeingSpace(() =>
    replaceRow(work, row, content, followed, typedAt),
  )
  // The entry is durable and will be sent, so later errors are no failures. The next round (settle.ts)
  // creates a missing copy and removes the copies that it replaces.
  await copyForDelivery(work, row, jwe, before, [...replaced, ...loose]).catch(() => undefined)
  return { kept: true, opId }
}

/**
 * Queues the sealed copy. Skips it when an earlier entry has no copy yet, because this copy would overtake
 * that entry. settle.ts then creates both copies in order.
 */
async function copyForDelivery(
  work: WorkStore,
  row: OutboxRow,
  jwe: string | null,
  before: readonly OutboxRow[],
  replaced: readonly string[],
): Promise<void> {
  if (jwe === null || !before.every(goesSealed)) await dropCopies(replaced)
  else if (await haveCopies(before)) await queueSealed(work, row, jwe, replaced)
}

/**
 * Adds the row. It replaces an older waiting save of the step and takes its place in the queue, because later
 * steps may need it. A save that is already being sent is not replaced; the new row follows it.
 */
async function replaceRow(
  work: WorkStore,
  row: OutboxRow,
  content: Awaited<ReturnType<WorkStore['seal']>>,
  followed: ReadonlySet<string>,
  typedAt: Entry<AnyOperation>['typedAt'],
): Promise<{ replaced: string[]; before: OutboxRow[] }> {
  const { db } = work
  const { form, step, opId, at } = row
  return db.transaction('rw', db.outbox, db.drafts, db.receipts, async () => {
    const rows = await db.outbox.where('[form+step]').between([form, ''], [form, '\uffff']).toArray()
    const older = rows.filter((each) => each.step === step)
    const replaced = older.filter((each) => isReplaced(each, followed))
    const places = replaced.flatMap(({ seq }) => seq ?? [])
    const place = placeOf(places)
    const before = rows.filter(({ seq = 0 }) => seq < (place.seq ?? Infinity))
    // Sealed and plain delivery keep no common order. After an unsealed entry, the rest of the form is
    // therefore sent unsealed too.
    const isSealed = row.isSealed && before.every(goesSealed)
    await db.outbox.bulkDelete(places)
    const isEdit = (await db.receipts.where({ form, step }).count()) > 0
    await db.outbox.add({ ...row, isSealed, isEdit, ...place })
    if (typedAt) await db.drafts.bulkDelete(typedAt.steps.map((each) => [typedAt.form, each]))
    await db.drafts.put({ form, step, state: 'queued', at, opId, content })
    return { replaced: replaced.map((each) => each.opId), before }
  })
}

/** @returns false for a row that is being sent, or whose copy may have reached the server */
function isReplaced(row: OutboxRow, followed: ReadonlySet<string>): boolean {
  return nextEntry(row, 'replaced') !== null && !followed.has(row.opId)
}

function goesSealed({ isSealed }: OutboxRow): boolean {
  return isSealed
}

async function haveCopies(rows: readonly OutboxRow[]): Promise<boolean> {
  const ids = rows.map(({ opId }) => opId)
  return (await deviceDatabase.sealed.where('opId').anyOf(ids).count()) === ids.length
}

interface OlderSaves {
  /** Saves whose copies may have reached the server. */
  followed: ReadonlySet<string>
  unsent: ReadonlySet<string>
  loose: string[]
}

async function olderSaves({ db, name }: WorkStore, form: string, step: string): Promise<OlderSaves> {
  const rows = await db.outbox.where({ form, step }).toArray()
  const older = new Set(rows.map(({ opId }) => opId))
  const all = await deviceDatabase.sealed.where('owner').equals(name).toArray()
  const copies = all.filter((copy) => copy.form === form && copy.step === step)
  const idsOf = (some: readonly { opId: string }[]) => some.map(({ opId }) => opId)
  const followed = new Set(idsOf(copies.filter((copy) => older.has(copy.opId) && mayBeOnServer(copy))))
  // Rejected copies also count as sent. The page asks for the reason under the same id, and the server may
  // have accepted that request although its response was lost.
  const sent = new Set(idsOf(copies.filter(({ attempts }) => attempts > 0)))
  const unsent = rows.filter((row) => isReplaced(row, followed) && !sent.has(row.opId))
  return {
    followed,
    unsent: new Set(idsOf(unsent)),
    loose: idsOf(copies.filter(({ opId }) => !older.has(opId))),
  }
}

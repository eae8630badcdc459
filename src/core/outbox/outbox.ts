import type { AnyOperation, RequestOf } from '#contract/operation.ts'
import { MOST_BASES, type StepVersion } from '#contract/step-versions.ts'
import { deviceDatabase } from '../store/device-store.ts'
import type { DraftContent } from './drafts.ts'
import type { Failure } from '../transport/failure.ts'
import { makeWork } from '../store/open-store.ts'
import { writeFirst } from '../store/room.ts'
import { call } from '../transport/rpc.ts'
import { dropCopies, placeOf, queueSealed, sealRequest } from './sealing.ts'
import { serverNow } from '../transport/server-clock.ts'
import { currentToken } from '../transport/session-signals.ts'
import { holdUpdate } from '../store/update-readiness.ts'
import { mayBeThere, nextEntry } from '../store/work-states.ts'
import { draftId, type OutboxRow, type WorkStore } from '../store/work-store.ts'

/**
 * The outbox (offline.md): what a person has confirmed is durable on the device before anything is sent, carries an id
 * that lets the server do it once, and is delivered in its order. Generic over the contract's queued operations.
 */
export interface Entry<Op extends AnyOperation> {
  operation: Op
  input: RequestOf<Op>
  form: string
  step: string
  /** What the form holds, kept with the draft. */
  values: unknown
  /** Where it was typed, if not there: that goes in the same write. Whoever is killed after it is offered it no more. */
  typedAt?: { form: string; steps: readonly string[] } | undefined
  /** Not over mobile data, where the device tells it from Wi-Fi. */
  wifiOnly?: boolean
  /** Versions of the server's that it stands on (contract/step-versions.ts). */
  base?: readonly string[] | undefined
  /** That of an earlier try whose answer was lost: the server does both once. Default: a new one. */
  opId?: string
}

export type Confirmed =
  /** Durable; delivery goes on by itself. */
  | { kept: true; opId: string }
  /** Nothing can be kept here (private mode): it was sent at once; or the session has ended. null: the server has it. */
  | { kept: false; failure: Failure | null }

function inputOf(
  { input }: { input: unknown },
  opId: string,
  base: readonly string[] | undefined,
): Record<string, unknown> {
  return { ...(input as object), ...(base && { base: bounded(base) }), idOperacion: opId }
}

/** A save names only so many versions, or the server refuses it: the first one its author saw, and the latest. */
function bounded(base: readonly string[]): string[] {
  const [first, ...others] = new Set(base)
  return first === undefined ? [] : [first, ...others.slice(1 - MOST_BASES)]
}

/** The decrypted part of a row. */
export interface Payload {
  input: Record<string, unknown>
  /** What the server holds instead: a row in conflict (step-choice.ts). */
  stored?: StepVersion
}

/**
 * Confirms one step: draft and outbox row in one transaction, then the sealed copy for whoever delivers.
 * @throws what the database says when there is no room, or when it was closed: nothing is kept then, nothing is sent
 */
export async function confirm<Op extends AnyOperation>(entry: Entry<Op>): Promise<Confirmed> {
  const { operation, opId = crypto.randomUUID() } = entry
  const work = await makeWork()
  if (!work?.db.isOpen()) {
    // The session has just ended: nothing is kept and nothing is sent until its owner is back.
    if (work || currentToken() === null) return { kept: false, failure: { kind: 'expired' } }
    const answer = await call(operation, inputOf(entry, opId, entry.base) as RequestOf<Op>)
    return { kept: false, failure: answer.ok ? null : answer.failure }
  }
  return holdUpdate(keep(work, entry, opId))
}

async function keep(work: WorkStore, entry: Entry<AnyOperation>, opId: string): Promise<Confirmed> {
  const { form, step, operation, typedAt } = entry
  const { followed, unsent, loose } = await olderSaves(work, form, step)
  // A save that never left this device is no version that the server could know.
  const base = entry.base?.filter((version) => !unsent.has(version))
  const input = inputOf(entry, opId, base)
  const draft: DraftContent = { values: entry.values, message: '', base: base && bounded([...base, opId]) }
  // All three at once: the person is waiting.
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
  const { replaced, before } = await writeFirst(() => replaceRow(work, row, content, followed, typedAt))
  // It is durable and will be sent, so nothing that goes wrong from here on may say that it is not: what has no copy
  // yet gets it, and what it replaces goes, at the next round (settle.ts), as after a kill in between.
  await copyForDelivery(work, row, jwe, before, [...replaced, ...loose]).catch(() => undefined)
  return { kept: true, opId }
}

/** Behind an entry that has no copy yet no copy is made: it would overtake that entry. settle.ts makes both, in order. */
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
 * A newer save of a step takes the place of one that still waits, in the line as well: later steps may need it. One
 * that is on its way is followed.
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
    // The two ways of sending know nothing of each other: behind one that goes in the clear the whole form does.
    const isSealed = row.isSealed && before.every(goesSealed)
    await db.outbox.bulkDelete(places)
    const isEdit = (await db.receipts.where({ form, step }).count()) > 0
    await db.outbox.add({ ...row, isSealed, isEdit, ...place })
    if (typedAt) await db.drafts.bulkDelete(typedAt.steps.map((each) => [typedAt.form, each]))
    await db.drafts.put({ form, step, state: 'queued', at, opId, content })
    return { replaced: replaced.map((each) => each.opId), before }
  })
}

/** Not one whose copy may have reached the server, and not one that is on its way. */
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

/** Of a step's older saves. */
interface OlderSaves {
  /** Their copies may have reached the server. */
  followed: ReadonlySet<string>
  /** They have not left the device. */
  unsent: ReadonlySet<string>
  /** Copies without a record. */
  loose: string[]
}

async function olderSaves({ db, name }: WorkStore, form: string, step: string): Promise<OlderSaves> {
  const rows = await db.outbox.where({ form, step }).toArray()
  const older = new Set(rows.map(({ opId }) => opId))
  const all = await deviceDatabase.sealed.where('owner').equals(name).toArray()
  const copies = all.filter((copy) => copy.form === form && copy.step === step)
  const idsOf = (some: readonly { opId: string }[]) => some.map(({ opId }) => opId)
  const followed = new Set(idsOf(copies.filter((copy) => older.has(copy.opId) && mayBeThere(copy))))
  // Delivered or refused: its reason is asked for under the same id, and may be an acceptance that nobody hears.
  const sent = new Set(idsOf(copies.filter(({ attempts }) => attempts > 0)))
  const unsent = rows.filter((row) => isReplaced(row, followed) && !sent.has(row.opId))
  return {
    followed,
    unsent: new Set(idsOf(unsent)),
    loose: idsOf(copies.filter(({ opId }) => !older.has(opId))),
  }
}

import { findQueued } from '#contract/queued.ts'
import type { AnyOperation, RequestOf } from '#contract/operation.ts'
import { isConfigKnown, loadConfig } from './config.ts'
import { deviceDatabase, nameOnDevice, readSetting, type SealedRow, writeSetting } from './device-store.ts'
import type { DraftContent } from './drafts.ts'
import type { Failure } from './failure.ts'
import { makeWork } from './open-store.ts'
import { personName } from './profile.ts'
import { writeFirst } from './room.ts'
import { call } from './rpc.ts'
import { cutUp } from './sealed-pieces.ts'
import { type DeliveryKey, isDeliveryKey, sealFor } from './seal.ts'
import { serverNow } from './server-clock.ts'
import { currentGrant } from './session-signals.ts'
import { currentSession } from './session-state.ts'
import { draftId, type OutboxRow, type WorkStore } from './work-store.ts'

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
  /** Not over mobile data, where the device tells it from Wi-Fi. */
  wifiOnly?: boolean
}

export type Confirmed =
  /** Durable; delivery goes on by itself. */
  | { kept: true; opId: string }
  /** Nothing can be kept here (private mode): it was sent at once. null: the server has it. */
  | { kept: false; failure: Failure | null }

/** The decrypted part of a row. */
export interface Payload {
  input: Record<string, unknown>
}

const WAITS = ['queued', 'rejected'] as const

/** Confirms one step: draft and outbox row in one transaction, then the sealed copy for whoever delivers. */
export async function confirm<Op extends AnyOperation>(entry: Entry<Op>): Promise<Confirmed> {
  const opId = crypto.randomUUID()
  const input = { ...(entry.input as object), idOperacion: opId }
  const work = await makeWork()
  if (!work) {
    const answer = await call(entry.operation, input as RequestOf<Op>)
    return { kept: false, failure: answer.ok ? null : answer.failure }
  }
  const { form, step, operation } = entry
  const draft: DraftContent = { values: entry.values, message: '' }
  // Side by side: the person waits for it.
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
  const replaced = await writeFirst(() => replaceRow(work, row, content))
  // After the transaction: what dies in between is sealed again when its owner opens the app (settle.ts).
  if (jwe !== null) await queueSealed(row, jwe, replaced)
  return { kept: true, opId }
}

/**
 * A newer save of a step takes the place of one that still waits, in the line as well: later steps may need it. One
 * that is on its way is followed.
 */
async function replaceRow(
  work: WorkStore,
  row: OutboxRow,
  content: Awaited<ReturnType<WorkStore['seal']>>,
): Promise<string[]> {
  const { db } = work
  const { form, step, opId, at } = row
  return db.transaction('rw', db.outbox, db.drafts, db.receipts, async () => {
    const older = await db.outbox.where({ form, step }).toArray()
    const replaced = older.filter(({ state }) => WAITS.some((each) => each === state))
    const places = replaced.flatMap(({ seq }) => seq ?? [])
    await db.outbox.bulkDelete(places)
    const isEdit = (await db.receipts.where({ form, step }).count()) > 0
    await db.outbox.add({ ...row, isEdit, ...placeOf(places) })
    await db.drafts.put({ form, step, state: 'queued', at, opId, content })
    return replaced.map((each) => each.opId)
  })
}

/** Where the first of those stood; else at the end. */
function placeOf(places: readonly number[]): { seq?: number } {
  return places.length > 0 ? { seq: Math.min(...places) } : {}
}

/** null: a legacy host without a key, or no grant: an open page sends it. */
export async function sealRequest(
  operation: AnyOperation,
  input: Record<string, unknown>,
): Promise<string | null> {
  const grant = currentGrant()
  const key = grant === null || operation.kind !== 'legacy' ? null : await deliveryKey()
  if (grant === null || key === null || operation.kind !== 'legacy') return null
  const body = { Opcion: operation.opcion, ...input }
  return sealFor(key, { grant, path: operation.path, body })
}

/** The server's key, also on a day that began without a network; null: the host opens nothing sealed. */
export async function deliveryKey(): Promise<DeliveryKey | null> {
  const { deliveryKey: current } = await loadConfig()
  if (isDeliveryKey(current)) {
    // On a full device the request is confirmed all the same.
    await keepKey(current).catch(() => undefined)
    return current
  }
  // A host that gives no key any more can't open what would be sealed with the former one.
  if (isConfigKnown()) return null
  const kept = await readSetting<unknown>('delivery-key')
  return isDeliveryKey(kept) ? kept : null
}

let keptKey = ''

async function keepKey(key: DeliveryKey): Promise<void> {
  const text = JSON.stringify(key)
  if (text === keptKey) return
  await writeSetting('delivery-key', key)
  keptKey = text
}

export async function queueSealed(row: OutboxRow, jwe: string, replaced: readonly string[]): Promise<void> {
  const { sealed, pieces } = deviceDatabase
  const owner = await ownerName()
  const { opId, form, step, operation, at } = row
  const cut = await cutUp(opId, jwe)
  const fresh: SealedRow = {
    opId,
    form,
    step,
    operation,
    jwe: cut ? '' : jwe,
    pieces: cut?.pieces ?? null,
    wifiOnly: row.wifiOnly ?? false,
    at,
    owner,
    state: 'queued',
    fence: 0,
    attempts: 0,
    dueAt: 0,
    stream: await nameOnDevice(`stream|${owner}|${form}`),
  }
  const write = async () => {
    const copies = await sealed.where('opId').anyOf(replaced).toArray()
    const older = copies.filter((copy) => !mayBeThere(copy))
    await sealed.bulkDelete(older.flatMap(({ seq }) => seq ?? []))
    const known = await sealed.where('opId').equals(opId).first()
    if (known && known.state !== 'needs-session') return
    // Sealed again under a new grant, or in place of what waited, it keeps its place in the line.
    const waited = [...older.filter(({ state }) => state !== 'done'), ...(known ? [known] : [])]
    await sealed.put({ ...fresh, ...placeOf(waited.flatMap(({ seq }) => seq ?? [])) })
    await pieces.where('opId').equals(opId).delete()
    if (cut) await pieces.bulkAdd(cut.rows)
  }
  await writeFirst(() => deviceDatabase.transaction('rw', sealed, pieces, write))
}

/** Sent, and nobody saw how it ended: followed, not replaced, or it could still arrive after the newer one. */
export function mayBeThere({ state, attempts }: SealedRow): boolean {
  return state === 'sending' || (state === 'queued' && attempts > 0)
}

/** Opaque; on a kiosk the same at each visit. */
export async function ownerName(): Promise<string> {
  const state = currentSession()
  if (state.phase !== 'open') throw new Error('nobody is signed in')
  return personName(state.profile.user)
}

/** @throws when the row is of a build that this one does not know */
export function operationOf(row: OutboxRow): AnyOperation {
  const operation = findQueued(row.operation)
  if (!operation) throw new Error(`unknown operation ${row.operation}`)
  return operation
}

import type { AnyOperation, RequestOf } from '#contract/operation.ts'
import { MOST_BASES, type StepVersion } from '#contract/step-versions.ts'
import { isConfigKnown, loadConfig } from '../transport/config.ts'
import {
  deviceDatabase,
  nameOnDevice,
  readSetting,
  type SealedRow,
  writeSetting,
} from '../store/device-store.ts'
import type { DraftContent } from './drafts.ts'
import type { Failure } from '../transport/failure.ts'
import { makeWork, workName } from '../store/open-store.ts'
import { retryDelay } from '../transport/retry.ts'
import { writeFirst } from '../store/room.ts'
import { call } from '../transport/rpc.ts'
import { cutUp } from './sealed-pieces.ts'
import { type DeliveryKey, isDeliveryKey, sealFor } from './seal.ts'
import { serverNow } from '../transport/server-clock.ts'
import { currentGrant, currentToken } from '../transport/session-signals.ts'
import { takeTicket } from '../transport/ticket-stock.ts'
import { currentSession } from '../session/session-state.ts'
import { holdUpdate } from '../store/update-readiness.ts'
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

/** The first version that was seen, and the latest that followed it: what is too much would be refused. */
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
  const { form, step, operation } = entry
  const { followed, unsent, loose } = await olderSaves(work, form, step)
  // What never left the device is no version of anybody's.
  const base = entry.base?.filter((version) => !unsent.has(version))
  const input = inputOf(entry, opId, base)
  const draft: DraftContent = { values: entry.values, message: '', base: base && bounded([...base, opId]) }
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
  const { replaced, before } = await writeFirst(() => replaceRow(work, row, content, followed))
  // It is durable and will be sent, so nothing that goes wrong from here on may say that it is not: what has no copy
  // yet gets it, and what it replaces goes, at the next round (settle.ts), as after a kill in between.
  await copyForDelivery(work, row, jwe, before, [...replaced, ...loose]).catch(() => undefined)
  return { kept: true, opId }
}

/** One that stands behind one without a copy is left to settle.ts, or it would overtake it. */
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
): Promise<{ replaced: string[]; before: OutboxRow[] }> {
  const { db } = work
  const { form, step, opId, at } = row
  return db.transaction('rw', db.outbox, db.drafts, db.receipts, async () => {
    const rows = await db.outbox.where('[form+step]').between([form, ''], [form, '\uffff']).toArray()
    const older = rows.filter((each) => each.step === step)
    const replaced = older.filter((each) => isWaiting(each) && !followed.has(each.opId))
    const places = replaced.flatMap(({ seq }) => seq ?? [])
    const place = placeOf(places)
    const before = rows.filter(({ seq = 0 }) => seq < (place.seq ?? Infinity))
    // The two ways of sending know nothing of each other: behind one that goes in the clear the whole form does.
    const isSealed = row.isSealed && before.every(goesSealed)
    await db.outbox.bulkDelete(places)
    const isEdit = (await db.receipts.where({ form, step }).count()) > 0
    await db.outbox.add({ ...row, isSealed, isEdit, ...place })
    await db.drafts.put({ form, step, state: 'queued', at, opId, content })
    return { replaced: replaced.map((each) => each.opId), before }
  })
}

function isWaiting({ state }: OutboxRow): boolean {
  return state === 'queued' || state === 'rejected' || state === 'conflict'
}

function goesSealed({ isSealed }: OutboxRow): boolean {
  return isSealed
}

async function haveCopies(rows: readonly OutboxRow[]): Promise<boolean> {
  const ids = rows.map(({ opId }) => opId)
  return (await deviceDatabase.sealed.where('opId').anyOf(ids).count()) === ids.length
}

/** What may have reached the server goes on: its answer is awaited. */
async function dropCopies(ids: readonly string[]): Promise<void> {
  const copies = deviceDatabase.sealed.where('opId').anyOf(ids)
  await copies.filter((copy) => !mayBeThere(copy)).delete()
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
  const unsent = rows.filter((row) => isWaiting(row) && !followed.has(row.opId))
  return {
    followed,
    unsent: new Set(idsOf(unsent)),
    loose: idsOf(copies.filter(({ opId }) => !older.has(opId))),
  }
}

/** A later save of the same step stands behind it. */
export function isOvertaken({ form, step, seq = 0 }: OutboxRow, rows: readonly OutboxRow[]): boolean {
  return rows.some((row) => row.form === form && row.step === step && (row.seq ?? 0) > seq)
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

export interface SealedHow {
  /** One for this very copy; undefined: from the stock, without asking anybody. */
  ticket?: string | null | undefined
  /** The server has sent back one like it: this one has to wait as after any other failure. */
  isRepeated?: boolean
}

/** @param work its author's, who may have left by now: the copy stays theirs, and takes no ticket of the next person's */
export async function queueSealed(
  work: WorkStore,
  row: OutboxRow,
  jwe: string,
  replaced: readonly string[],
  { ticket, isRepeated = false }: SealedHow = {},
): Promise<void> {
  const { sealed, pieces } = deviceDatabase
  const owner = work.name
  const { opId, form, step, operation, at } = row
  const cut = await cutUp(opId, jwe)
  const fresh: SealedRow = {
    opId,
    form,
    step,
    operation,
    jwe: cut ? '' : jwe,
    pieces: cut?.pieces ?? null,
    ticket: ticket === undefined ? await ownTicket(work, jwe.length) : ticket,
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
    const attempts = known?.attempts ?? 0
    const dueAt = isRepeated ? Date.now() + retryDelay(attempts, null) : 0
    await sealed.put({ ...fresh, attempts, dueAt, ...placeOf(waited.flatMap(({ seq }) => seq ?? [])) })
    await pieces.where('opId').equals(opId).delete()
    if (cut) await pieces.bulkAdd(cut.rows)
  }
  await writeFirst(() => deviceDatabase.transaction('rw', sealed, pieces, write))
}

/** Without one it is confirmed all the same. */
async function ownTicket(work: WorkStore, characters: number): Promise<string | null> {
  return work.db.isOpen() ? takeTicket(characters) : null
}

/** Sent, and nobody saw how it ended: followed, not replaced, or it could still arrive after the newer one. */
export function mayBeThere({ state, attempts }: SealedRow): boolean {
  // The last attempt of one whose grant has ended was refused, so it did nothing; those before may have.
  return (
    state === 'sending' || (state === 'queued' && attempts > 0) || (state === 'needs-session' && attempts > 1)
  )
}

/** Opaque on a phone and the same at each visit; random on a kiosk, and the same while something of the person waits. */
export function ownerName(): string {
  const name = workName()
  if (currentSession().phase !== 'open' || name === null) throw new Error('nobody is signed in')
  return name
}

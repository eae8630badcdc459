import type { AnyOperation } from '#contract/operation.ts'
import { changeCopies } from './change-state.ts'
import { isConfigKnown, loadConfig } from '../transport/config.ts'
import {
  deviceDatabase,
  nameOnDevice,
  readSetting,
  type SealedRow,
  writeSetting,
} from '../store/device-store.ts'
import { retryDelay } from '../transport/retry.ts'
import { writeFirst } from '../store/room.ts'
import { type DeliveryKey, isDeliveryKey, sealFor } from './seal.ts'
import { cutUp } from './cut-up.ts'
import { currentGrant } from '../transport/session-signals.ts'
import { takeTicket } from '../transport/ticket-stock.ts'
import { nextCopy } from '../store/work-states.ts'
import type { OutboxRow, WorkStore } from '../store/work-store.ts'

/**
 * Makes the sealed copies of what was confirmed, for page and worker to send (offline.md, "Sealed delivery").
 */

/**
 * The path is the one that the contract declares, which names the operation together with its Opcion, where it has one.
 * @returns null on a legacy host without a key, or without a grant: then an open page sends it
 */
export async function sealRequest(
  operation: AnyOperation,
  input: Record<string, unknown>,
): Promise<string | null> {
  const grant = currentGrant()
  const key = grant && (await deliveryKey())
  if (!key) return null
  const body = operation.kind === 'legacy' ? { Opcion: operation.opcion, ...input } : input
  return sealFor(key, { grant, path: operation.path, body })
}

/** The server's key, kept for days that begin without a network; null when the host opens nothing sealed. */
export async function deliveryKey(): Promise<DeliveryKey | null> {
  const { deliveryKey: current } = await loadConfig()
  if (isDeliveryKey(current)) {
    // On a full device the request is confirmed all the same.
    await keepKey(current).catch(() => undefined)
    return current
  }
  // The host has stopped giving a key, so it could not open what is sealed with the former one.
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
  /** The ticket of this one copy; undefined: one is taken from the stock, without asking the server. */
  ticket?: string | null | undefined
  /** The server has already sent one back, so this copy waits as after any other failure. */
  isRepeated?: boolean
}

/**
 * @param work the author's. They may have left by now: the copy stays theirs, and takes no ticket of the next
 * person's
 */
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
    const older = copies.filter((copy) => nextCopy(copy, 'replaced') !== null)
    await sealed.bulkDelete(older.flatMap(({ seq }) => seq ?? []))
    const known = await sealed.where('opId').equals(opId).first()
    if (nextCopy(known, 'sealed') === null) return
    // A copy that is sealed again, or replaces one that waited, keeps the place in the line.
    const waited = [...older.filter(({ state }) => state !== 'done'), ...(known ? [known] : [])]
    const attempts = known?.attempts ?? 0
    const dueAt = isRepeated ? Date.now() + retryDelay(attempts, null) : 0
    await sealed.put({ ...fresh, attempts, dueAt, ...placeOf(waited.flatMap(({ seq }) => seq ?? [])) })
    await pieces.where('opId').equals(opId).delete()
    if (cut) await pieces.bulkAdd(cut.rows)
  }
  await writeFirst(() => deviceDatabase.transaction('rw', sealed, pieces, write))
}

/** A request without a ticket is confirmed all the same. */
async function ownTicket(work: WorkStore, characters: number): Promise<string | null> {
  return work.db.isOpen() ? takeTicket(characters) : null
}

/** Removes copies, except those that may have reached the server: their answers are awaited. */
export async function dropCopies(ids: readonly string[]): Promise<void> {
  await changeCopies(deviceDatabase.sealed.where('opId').anyOf(ids), 'replaced')
}

/** The earliest of the given places in the line; without any, the end. */
export function placeOf(places: readonly number[]): { seq?: number } {
  return places.length > 0 ? { seq: Math.min(...places) } : {}
}

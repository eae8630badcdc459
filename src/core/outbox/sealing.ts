import type { AnyOperation } from '#contract/protocol/operation.ts'
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
import { writeFreeingSpace } from '../store/storage-space.ts'
import { type DeliveryKey, isDeliveryKey, sealFor } from './seal.ts'
import { splitEnvelope } from './split-envelope.ts'
import { currentGrant } from '../transport/session-signals.ts'
import { takeTicket } from '../transport/ticket-stock.ts'
import { nextCopy } from '../store/work-states.ts'
import type { OutboxRow, WorkStore } from '../store/work-store.ts'

/**
 * Seals a request with the path and Opcion (if any) of the contract, which identify the operation.
 * @returns null on a legacy host without a key, and without a grant; an open page then sends the request
 * unsealed
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

/**
 * Returns the server's key, or the stored key when the app started offline; null when the host has no key.
 */
export async function deliveryKey(): Promise<DeliveryKey | null> {
  const { deliveryKey: current } = await loadConfig()
  if (isDeliveryKey(current)) {
    // The request is confirmed even when the device is full.
    await keepKey(current).catch(() => undefined)
    return current
  }
  // The host no longer publishes a key, so it could not open requests sealed with the stored key.
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

export interface SealOptions {
  /**
   * Ticket of this copy. null sends no ticket; undefined takes a ticket from the stock without asking the
   * server.
   */
  ticket?: string | null | undefined
  /**
   * True when the server has already rejected a copy under this grant. This copy then waits like after any
   * failure.
   */
  isRepeated?: boolean
}

/**
 * @param work store of the author. After the author's sign-out, the copy still belongs to the author and
 * takes no ticket of the next person.
 * @param replaced ids of older saves of the step
 */
export async function queueSealed(
  work: WorkStore,
  row: OutboxRow,
  jwe: string,
  replaced: readonly string[],
  { ticket, isRepeated = false }: SealOptions = {},
): Promise<void> {
  const { sealed, pieces } = deviceDatabase
  const owner = work.name
  const { opId, form, step, operation, at } = row
  const cut = await splitEnvelope(opId, jwe)
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
    // A copy that is sealed again, or that replaces a waiting copy, keeps the place in the queue.
    const waited = [...older.filter(({ state }) => state !== 'done'), ...(known ? [known] : [])]
    const attempts = known?.attempts ?? 0
    const dueAt = isRepeated ? Date.now() + retryDelay(attempts, null) : 0
    await sealed.put({ ...fresh, attempts, dueAt, ...placeOf(waited.flatMap(({ seq }) => seq ?? [])) })
    await pieces.where('opId').equals(opId).delete()
    if (cut) await pieces.bulkAdd(cut.rows)
  }
  await writeFreeingSpace(() => deviceDatabase.transaction('rw', sealed, pieces, write))
}

/** Takes a ticket from the stock; null when there is none, or when the author has signed out. */
async function ownTicket(work: WorkStore, characters: number): Promise<string | null> {
  return work.db.isOpen() ? takeTicket(characters) : null
}

/** Deletes copies, except those that may have reached the server, whose results the app awaits. */
export async function dropCopies(ids: readonly string[]): Promise<void> {
  await changeCopies(deviceDatabase.sealed.where('opId').anyOf(ids), 'replaced')
}

export function placeOf(places: readonly number[]): { seq?: number } {
  return places.length > 0 ? { seq: Math.min(...places) } : {}
}

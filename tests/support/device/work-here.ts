import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'
import { deviceDatabase } from '#core/store/device-store.ts'
import type { DraftContent } from '#core/outbox/drafts.ts'
import type { Payload } from '#core/outbox/outbox.ts'
import { acknowledge, refuse } from '#core/outbox/settle.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import {
  draftId,
  type OutboxRow,
  workSchema,
  type WorkStore,
  workStore,
  type WorkTables,
} from '#core/store/work-store.ts'
import { serverNow } from '#core/transport/server-clock.ts'

const none = { toArray: async () => [], first: async () => undefined }
const noCopies = { anyOf: () => none, equals: () => none }

export async function openWorkHere(): Promise<WorkStore> {
  vi.spyOn(deviceDatabase.sealed, 'where').mockReturnValue(noCopies as never)
  vi.spyOn(deviceDatabase.sealed, 'filter').mockReturnValue(none as never)
  const run = ((...given: unknown[]) => (given.at(-1) as () => unknown)()) as never
  vi.spyOn(deviceDatabase, 'transaction').mockImplementation(run)
  const db = new Dexie('work', { indexedDB: new IDBFactory(), IDBKeyRange }) as WorkTables
  db.version(1).stores(workSchema)
  await db.open()
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const work = workStore(db, 'work', key)
  setOpenStore(null, {
    name: 'work',
    find: async () => work,
    make: async () => work,
    close: () => db.close(),
  })
  return work
}

/**
 * Simulates copies that are already being sent, so that nothing can be withdrawn.
 * @returns a function that ends the simulation
 */
export function sendCopiesHere(): () => void {
  const sent = { first: async () => ({ state: 'sending' }), modify: async () => 0 }
  // oxlint-disable-next-line typescript/unbound-method -- its mock is set, not called
  const where = vi.mocked(deviceDatabase.sealed.where)
  where.mockReturnValue({ equals: () => sent } as never)
  return () => void where.mockReturnValue(noCopies as never)
}

interface Entry {
  operation: string
  form: string
  step: string
  values: unknown
  input?: Record<string, unknown>
  at?: number
}

export function putQueued(work: WorkStore, entry: Entry): Promise<OutboxRow> {
  return put(work, entry, 'queued', '')
}

export function putRefused(work: WorkStore, entry: Entry & { message: string }): Promise<OutboxRow> {
  return put(work, entry, 'rejected', entry.message)
}

async function put(
  work: WorkStore,
  { operation, form, step, values, input = {}, at = 1 }: Entry,
  state: 'queued' | 'rejected',
  message: string,
): Promise<OutboxRow> {
  const opId = crypto.randomUUID()
  const row: OutboxRow = {
    opId,
    form,
    step,
    operation,
    state,
    isSealed: false,
    isEdit: false,
    at,
    attempts: 1,
    dueAt: 0,
    payloadVersion: 1,
    payload: await work.seal('outbox', opId, { input }),
  }
  const content = await work.seal('drafts', draftId(form, step), { values, message } satisfies DraftContent)
  await work.db.outbox.add(row)
  await work.db.drafts.put({ form, step, state, at, opId, content })
  return row
}

/**
 * Waits for a confirmed entry and ends it, as a delivery does.
 * @param refusal message of the server; null means accepted
 * @returns the confirmed request
 */
export async function answerConfirmed(
  work: WorkStore,
  refusal: string | null,
): Promise<Record<string, unknown>> {
  const row = await vi.waitFor(
    async () => {
      const waiting = await work.db.outbox.filter(({ state }) => state === 'queued').first()
      if (!waiting) throw new Error('no operation was queued')
      return waiting
    },
    { timeout: 10_000 },
  )
  const { input } = (await work.open('outbox', row.opId, row.payload)) as Payload
  await (refusal === null ? acknowledge(work, row, serverNow()) : refuse(work, row, refusal))
  noteWorkChange()
  return input
}

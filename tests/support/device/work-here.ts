import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'
import { deviceDatabase } from '#core/store/device-store.ts'
import type { DraftContent } from '#core/outbox/drafts.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import {
  draftId,
  type OutboxRow,
  workSchema,
  type WorkStore,
  workStore,
  type WorkTables,
} from '#core/store/work-store.ts'

/** Drafts and an outbox for component tests: the real tables over a database in memory; nothing is sealed here. */
export async function openWorkHere(): Promise<WorkStore> {
  const none = { toArray: async () => [], first: async () => undefined }
  vi.spyOn(deviceDatabase.sealed, 'where').mockReturnValue({ anyOf: () => none, equals: () => none } as never)
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

interface Refused {
  operation: string
  form: string
  step: string
  values: unknown
  input?: Record<string, unknown>
  message: string
  at?: number
}

/** One that the server has refused. */
export async function putRefused(work: WorkStore, refused: Refused): Promise<OutboxRow> {
  const { operation, form, step, values, input = {}, message, at = 1 } = refused
  const opId = crypto.randomUUID()
  const row: OutboxRow = {
    opId,
    form,
    step,
    operation,
    state: 'rejected',
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
  await work.db.drafts.put({ form, step, state: 'rejected', at, opId, content })
  return row
}

import Dexie, { type Table } from 'dexie'
import { deviceDatabase } from '#core/store/device-store.ts'
import { openStore, setOpenStore } from '#core/store/open-store.ts'
import { draftId, type WorkStore } from '#core/store/work-store.ts'
import { type Former, type FormerDatabase, formerStores } from './former-schemas.ts'

/** Settings added in later versions. The delivery lease is older, so it stays. */
const LATER_SETTINGS = /^(session-ends|locale|known-devices|recovery-request|plain-delivery-|delivery-beat-)/

const FILES = 20
const FILE_BYTES = 200_000

/** Replaces the phone's data with that of a former app version. The page is unusable afterwards. */
export async function becomeFormer(kind: Former): Promise<void> {
  const store = openStore()
  if (!store) throw new Error('no person is signed in')
  await takeNewsAway(store.work)
  const { device, person } = formerStores[kind]
  const { name } = store.db
  const own = await readAll(store.db)
  const shared = await readAll(deviceDatabase)
  setOpenStore(null)
  deviceDatabase.close()
  await replace(globalThis.indexedDB, 'portal', device, {
    ...shared,
    settings: shared.settings?.filter(({ key }) => !LATER_SETTINGS.test(String(key))) ?? [],
  })
  await replace(await bucketOf(name), name, person, { ...own, ...keptFiles(person) })
}

async function bucketOf(name: string): Promise<IDBFactory> {
  const manager = navigator as unknown as {
    storageBuckets: { open(name: string): Promise<{ indexedDB: IDBFactory }> }
  }
  return (await manager.storageBuckets.open(name)).indexedDB
}

function keptFiles({ fields }: FormerDatabase): Rows {
  if (!fields.bytes) return {}
  const ids = Array.from({ length: FILES }, (_, at) => `file-${at}`)
  return {
    blobs: ids.map((id, at) => ({ id, lastUsed: at, size: FILE_BYTES, meta: null })),
    bytes: ids.map((id) => ({ id, sealed: new ArrayBuffer(FILE_BYTES) })),
  }
}

type Rows = Record<string, Record<string, unknown>[]>

async function readAll(db: Dexie): Promise<Rows> {
  const all = await Promise.all(db.tables.map(async ({ name }) => [name, await db.table(name).toArray()]))
  return Object.fromEntries(all) as Rows
}

/** Removes newer fields inside the encrypted values, too: drafts had no server version then. */
async function takeNewsAway(work: WorkStore): Promise<void> {
  const { db } = work
  for (const row of await db.drafts.toArray()) {
    const id = draftId(row.form, row.step)
    const { values, message } = (await work.open('drafts', id, row.content)) as Record<string, unknown>
    await db.drafts.put({ ...row, content: await work.seal('drafts', id, { values, message }) })
  }
  for (const row of await db.outbox.toArray()) {
    const { input } = (await work.open('outbox', row.opId, row.payload)) as { input: object }
    const { base: _, ...former } = input as Record<string, unknown>
    await db.outbox.put({ ...row, payload: await work.seal('outbox', row.opId, { input: former }) })
  }
}

async function replace(
  indexedDB: IDBFactory,
  name: string,
  { version, stores, fields }: FormerDatabase,
  rows: Rows,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error ?? new Error(`the database ${name} could not be deleted`))
  })
  const db = new Dexie(name, { indexedDB, IDBKeyRange, chromeTransactionDurability: 'strict' })
  for (const [at, schema] of stores.entries()) db.version(at + 1).stores(schema)
  await db.open()
  if (db.verno !== version) throw new Error(`${name} has version ${db.verno}`)
  for (const [table, known] of Object.entries(fields)) {
    const then = (rows[table] ?? []).map((row) =>
      Object.fromEntries(Object.entries(row).filter(([field]) => known.includes(field))),
    )
    await (db.table(table) as Table).bulkAdd(then)
  }
  db.close()
}

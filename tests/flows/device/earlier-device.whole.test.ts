import Dexie from 'dexie'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveStep } from '#contract/documents/documents.ts'
import { operationReceipts } from '#server/db/schema/delivery.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { emptyForm, streetOf } from '#tests/support/people/form-rows.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/**
 * Offline work of an earlier app version, in tables and rows without later fields (offline.md, "Store"). The
 * current app opens these tables, and the current server accepts the queued steps.
 */

const FORM = 'data-form'
/** Dexie schema of the second version of each database. */
const DEVICE = { settings: '&key', people: '&hash', sealed: '++seq, &opId, owner' }
const PERSON = {
  cache: '&hash',
  blobs: '&id, lastUsed, size',
  bytes: '&id',
  drafts: '&[form+step], form',
  outbox: '++seq, &opId, [form+step]',
  receipts: '&opId, [form+step]',
}
const LATER = ['ticket', 'pieces', 'wifiOnly', 'isUnexplained', 'isWithdrawn']

let server: TestServer
let device: Device
let app: App

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await emptyForm(server, 'candidato')
  await server.db.delete(operationReceipts)
  device = createDevice(server.url, { buckets: false, vendor: '' })
  app = await device.start()
})

type Row = Record<string, unknown>

async function makeEarlier(name: string, version: number, schema: Record<string, string>) {
  const now = await new Dexie(name).open()
  const rows = new Map<string, Row[]>()
  for (const table of now.tables) rows.set(table.name, (await table.toArray()) as Row[])
  expect(now.verno).toBeGreaterThan(version)
  now.close()
  await Dexie.delete(name)
  const earlier = new Dexie(name)
  earlier.version(version).stores(schema)
  await earlier.open()
  const counts: Record<string, number> = {}
  for (const [table, all] of rows) {
    if (!(table in schema)) continue
    const plain = all.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([field]) => !LATER.includes(field))),
    )
    await earlier.table(table).bulkAdd(plain)
    counts[table] = plain.length
  }
  earlier.close()
  return counts
}

test('delivers two queued steps from the tables of an earlier app', async () => {
  expect(await app.session.signIn('candidato', 'Portal.2026')).toMatchObject({ ok: true })
  device.goOffline()
  for (const step of [1, 2] as const) {
    const datos = { ...goodSteps[step], ...(step === 1 ? { calle: 'Calle de antes' } : {}) }
    await app.outbox.confirm({
      operation: saveStep,
      input: { bandera: step, datos },
      form: FORM,
      step: String(step),
      values: datos,
    })
  }
  const names = await device.databases()
  app.deviceStore.deviceDatabase.close()
  expect(await makeEarlier('portal', 2, DEVICE)).toMatchObject({ sealed: 2 })
  const [person = ''] = names.filter((name) => name.startsWith('u-'))
  expect(await makeEarlier(person, 2, PERSON)).toMatchObject({ drafts: 2, outbox: 2 })

  app = await device.start()
  const states = async () =>
    Object.fromEntries(
      [...(await app.drafts.readDraftStates(FORM))].map(([step, { state }]) => [step, state]),
    )
  expect(await states()).toEqual({ 1: 'queued', 2: 'queued' })
  expect(await app.drafts.readDraft(FORM, '1')).toMatchObject({ values: { calle: 'Calle de antes' } })
  device.goOnline()
  await app.sync.sync()
  expect(await states()).toEqual({ 1: 'synced', 2: 'synced' })
  expect(await streetOf(server, 'candidato')).toBe('Calle de antes')
  expect(await app.queued.listQueued()).toEqual([])
})

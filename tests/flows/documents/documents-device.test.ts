import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listDocuments, uploadDocument } from '#contract/documents/document-files.ts'
import { DOCUMENT_FORM } from '#domain/documents/documents.ts'
import { documentUploads } from '#server/db/schema/document-files.ts'
import { createDevice, type Device } from '#tests/support/device/device.ts'
import { dataUrl, picture } from '#tests/support/files/sample-files.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PERSON = '100103'
let server: TestServer
let device: Device

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  device = createDevice(server.url)
})
afterAll(() => server.stop())
afterEach(() => device.goOnline())

test('keeps a photo taken without a network over a restart, shows the known list, and uploads it once', async () => {
  const { employeeId } = await findPerson(server, PERSON)
  const arrived = () =>
    server.db
      .select()
      .from(documentUploads)
      .where(eq(documentUploads.employeeId, employeeId ?? 0))
  const first = await device.start()
  expect(await first.session.signIn(PERSON, 'Portal.2026')).toMatchObject({ ok: true })
  const list = await first.rpc.call(listDocuments, {})
  if (!list.ok) throw new Error(list.failure.kind)
  await first.kept.keep(first.place.openStore(), listDocuments, {}, { value: list.value, at: 1 })
  device.goOffline()
  const file = dataUrl(await picture('jpg'))
  const fixed = { filename: 'curp.jpg', extension: 'jpg', esAdmin: '2', estatusColaborador: 1 } as const
  const input = { empleado: PERSON, idTipo: 2, file, ...fixed }
  const place = { form: `${DOCUMENT_FORM}2`, step: 'archivo', values: { filename: 'curp.jpg' } }
  expect(await first.outbox.confirm({ operation: uploadDocument, input, ...place })).toMatchObject({
    kept: true,
  })

  const app = await device.start()
  expect((await app.kept.readKept(listDocuments, {}))?.value).toEqual(list.value)
  await app.sync.sync()
  expect((await app.drafts.readDraft(place.form, place.step))?.state).toBe('queued')
  expect(await arrived()).toEqual([])
  device.goOnline()
  await app.sync.syncOnReturn()
  await app.sync.syncOnReturn()
  expect(await arrived()).toHaveLength(1)
})

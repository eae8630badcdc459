import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { uploadDocument } from '#contract/documents/document-files.ts'
import { documentUploads, sealedPieces } from '#server/db/schema/document-files.ts'
import { DiskFull } from '#server/files/disk-floor.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { dataUrl, photoWithPlace } from '#tests/support/files/sample-files.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const TYPE = 3
let server: TestServer
let device: Device
let app: App
let isFull = false

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  const { files } = server.services
  const keep = files.keep.bind(files)
  files.keep = (...input) => (isFull ? Promise.reject(new DiskFull()) : keep(...input))
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(documentUploads)
  await server.db.delete(sealedPieces)
  device = createDevice(server.url)
  app = await device.start()
  await app.session.signIn('100103', 'Portal.2026')
})

async function received(): Promise<(string | null)[]> {
  const { employeeId } = await findPerson(server, '100103')
  const rows = await server.db
    .select({ hash: documentUploads.receivedSha256 })
    .from(documentUploads)
    .where(and(eq(documentUploads.employeeId, employeeId ?? 0), eq(documentUploads.typeId, TYPE)))
  return rows.map(({ hash }) => hash)
}

describe.each([
  ['in one envelope', 300],
  ['in pieces', 2600],
])('a photo %s', (_how, width) => {
  test('stays queued while the disk is full, waits as long as the server asks, and arrives once', async () => {
    const photo = await photoWithPlace(width, Math.round(width * 0.77))
    const input = {
      empleado: '100103',
      idTipo: TYPE,
      filename: 'comprobante.jpg',
      extension: 'jpg',
      file: dataUrl(photo),
      esAdmin: '2',
      estatusColaborador: 1,
    }
    const place = { form: `documento-${TYPE}`, step: 'archivo', values: { filename: input.filename } }
    await app.outbox.confirm({ operation: uploadDocument, input, ...place })
    isFull = true
    for (let time = 1; time <= 3; time++) {
      await app.sync.syncOnReturn()
      expect(await app.queued.listQueued()).toMatchObject([{ state: 'queued' }])
    }
    expect(await received()).toEqual([])
    const [copy] = await app.deviceStore.deviceDatabase.sealed.toArray()
    expect(copy?.state).toBe('queued')
    expect((copy?.dueAt ?? 0) - Date.now()).toBeGreaterThan(45_000)
    isFull = false
    await app.sync.syncOnReturn()
    expect(await received()).toEqual([createHash('sha256').update(photo).digest('hex')])
    await app.sync.sync()
    expect(await app.queued.listQueued()).toEqual([])
  })
})

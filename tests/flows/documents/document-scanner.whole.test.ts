import { readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { uploadDocument } from '#contract/documents/document-files.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { looseFiles } from '#server/db/schema/document-files.ts'
import { fileTexts } from '#server/texts.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { dataUrl, pdf } from '#tests/support/files/sample-files.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let scanner: Server
let says = 'OK'
let server: TestServer

beforeAll(async () => {
  scanner = createServer((socket) => {
    let last = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      last = Buffer.concat([last, chunk]).subarray(-4)
      if (last.equals(Buffer.alloc(4))) socket.end(`stream: ${says}\0`)
    })
  })
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve))
  const address = scanner.address()
  const port = typeof address === 'object' && address ? address.port : 0
  server = await startServer({ database: 'pglite', environment: { CLAMD_URL: `tcp://127.0.0.1:${port}` } })
})
afterAll(async () => {
  await server.stop()
  scanner.close()
})
beforeEach(() => {
  says = 'OK'
})

async function upload() {
  const paper = {
    empleado: '900001',
    idTipo: 2,
    filename: 'curp.pdf',
    extension: 'pdf',
    file: dataUrl(pdf()),
  }
  const input = { ...paper, esAdmin: '2', estatusColaborador: 1 }
  return sendAs(server, uploadDocument, input, 'candidato')
}

function stored(): number {
  try {
    const folder = join(server.services.environment.dataDir, 'files')
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
      .length
  } catch {
    return 0
  }
}

test('refuses a virus, answers 503 when the scanner fails, and keeps a clean file', async () => {
  says = 'Test-Signature FOUND'
  expect((await upload()).body).toEqual({ status: 'ERROR', detalles: fileTexts.refused.infected })
  says = 'INSTREAM size limit exceeded. ERROR'
  const away = await upload()
  expect([away.http, away.headers.get('retry-after'), away.body]).toEqual([
    503,
    '5',
    { status: 'ERROR', message: fileTexts.scannerAway },
  ])
  expect(stored()).toBe(0)
  says = 'OK'
  expect((await upload()).body).toMatchObject({ status: 'OK' })
  expect(stored()).toBe(1)
})

test('sweeps a file without a row after an hour, not before', async () => {
  const { files } = server.services
  const before = stored()
  const key = await files.keep(Buffer.from('huérfano'), server.clock.now())
  server.clock.advance(30 * 60_000)
  await files.sweep(server.clock.now(), 100)
  expect(Buffer.from((await files.read(key)) ?? []).toString()).toBe('huérfano')
  server.clock.advance(31 * 60_000)
  await files.sweep(server.clock.now(), 100)
  expect(await files.read(key)).toBeNull()
  expect(stored()).toBe(before)
  expect(await server.db.select().from(looseFiles)).toEqual([])
})

test('dropping a file does not delete it once a row has claimed it; a dropped file cannot be claimed', async () => {
  const { files } = server.services
  const kept = await files.keep(Buffer.from('guardado'), server.clock.now())
  await server.db.transaction((tx) => files.claim(tx, kept))
  await files.drop(kept)
  expect(await files.read(kept)).not.toBeNull()
  const gone = await files.keep(Buffer.from('nada'), server.clock.now())
  await files.drop(gone)
  expect(await files.read(gone)).toBeNull()
  await expect(server.db.transaction((tx) => files.claim(tx, gone))).rejects.toThrow('swept')
})

test('does not count uploads that the scanner could not check towards the limit of sixty files an hour', async () => {
  await server.db.delete(rateLimits)
  const { userId } = await findPerson(server, 'candidato')
  const now = server.clock.now()
  for (let file = 0; file < 58; file++)
    await server.services.uploads.count({ id: userId, isHumanResources: false }, now)
  says = 'INSTREAM size limit exceeded. ERROR'
  for (let time = 0; time < 3; time++) expect((await upload()).http).toBe(503)
  says = 'OK'
  expect((await upload()).body).toMatchObject({ status: 'OK' })
  await server.db.delete(rateLimits)
})

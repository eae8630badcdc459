import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as contract from '#contract/requests/disputes.ts'
import { reopenDispute } from '#contract/requests/request-desk.ts'
import { disputeEvidence, disputes } from '#server/db/schema/clarifications.ts'
import { looseFiles } from '#server/db/schema/document-files.ts'
import { disputeTexts, fileTexts } from '#server/texts.ts'
import { createDevice } from '#tests/support/device/device.ts'
import { evidenceOf, evidencePath, OWNER } from '#tests/support/people/evidence.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import {
  dataUrl,
  emptyZip,
  heic,
  pdf,
  photoWithPlace,
  picture,
  pixelBomb,
} from '#tests/support/files/sample-files.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Pictures of disputes: accepted formats and stored content (EVID, P-06, P-07, P-51, G-18). */

const { refused } = fileTexts
let server: TestServer
let evidence: ReturnType<typeof evidenceOf>
let photo: Buffer

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  evidence = evidenceOf(server)
  photo = await photoWithPlace()
})
afterAll(() => server.stop())

const loose = () => server.db.select().from(looseFiles)
function stored(): string[] {
  try {
    const folder = join(server.services.environment.dataDir, 'files')
    const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    return found.filter((each) => each.isFile()).map(({ name }) => name)
  } catch {
    return []
  }
}

async function sweep(): Promise<void> {
  server.clock.advance(61 * 60_000)
  await server.services.files.sweep(server.clock.now(), 100)
}

describe('an upload of valid pictures', () => {
  test('EVID-06, P-06: stores JPEG, PNG, HEIC and WebP in order, re-encoded and under random names', async () => {
    const webp = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#0000' } })
      .webp()
      .toBuffer()
    const id = await evidence.create(photo, await picture('png'), heic(), webp)
    const kept = await evidence.names(id)
    const shape = [/^[\da-f]{32}\.jpg$/, /^[\da-f]{32}\.png$/, /^[\da-f]{32}\.jpg$/, /^[\da-f]{32}\.jpg$/]
    expect(kept).toEqual(shape.map((each) => expect.stringMatching(each)))
    expect(new Set(kept).size).toBe(4)
    const pictures = await Promise.all(kept.map((name) => evidence.bytesOf(name)))
    const formats = await Promise.all(pictures.map((bytes) => sharp(bytes).metadata()))
    expect(formats.map(({ format }) => format)).toEqual(['jpeg', 'png', 'jpeg', 'jpeg'])
    expect(formats[0]).toMatchObject({ width: 480, height: 640 })
    expect(formats[0]?.exif).toBeUndefined()
    expect(Buffer.concat(pictures).toString('latin1')).not.toMatch(/CANARIO|Exif/)
    const { channels } = await sharp(pictures[3]).stats()
    expect(channels.every(({ mean }) => mean > 250)).toBe(true)
    expect(await loose()).toEqual([])
  })

  test('EVID-04: answers VACIO without pictures of either kind', async () => {
    const id = await evidence.create()
    for (const tipoEvidencia of [1, 2]) {
      const answer = await evidence.ask(contract.listEvidence, { id, tipoEvidencia })
      expect(answer.body).toEqual({ status: 'VACIO' })
    }
    expect(fieldOf(await evidence.ask(contract.listEvidence, { id, tipoEvidencia: 3 }), 'status')).toBe(
      'ERROR',
    )
  })

  test('G-18, P-07: keeps pictures of the answer separately and deletes them on reopening (P-51)', async () => {
    const id = await evidence.create(photo)
    const answer = { id, respuestaAdmon: 'Va el comprobante', evidencia: [dataUrl(await picture('png'))] }
    expect((await evidence.ask(contract.answerDispute, answer, '100301')).body).toEqual({ status: 'OK' })
    const [asked] = await evidence.names(id, 1)
    const [answered] = await evidence.names(id, 2)
    expect((await evidence.bytesOf(answered ?? '', 2)).subarray(1, 4).toString()).toBe('PNG')
    expect((await evidence.fetchPath(evidencePath(OWNER, 1, answered ?? ''), OWNER)).status).toBe(404)
    expect((await evidence.fetchPath(evidencePath(OWNER, 2, asked ?? ''), OWNER)).status).toBe(404)
    await sweep()
    const before = stored().length
    expect((await evidence.ask(reopenDispute, { id }, '100301')).body).toEqual({ status: 'OK' })
    expect([await evidence.names(id, 1), await evidence.names(id, 2)]).toEqual([[asked], []])
    expect((await evidence.fetchPath(evidencePath(OWNER, 2, answered ?? ''), OWNER)).status).toBe(404)
    await sweep()
    expect(stored()).toHaveLength(before - 1)
    await evidence.bytesOf(asked ?? '')
  })

  test('stores one dispute and one file for simultaneous requests with the same operation id', async () => {
    const before = stored().length
    const input = { ...evidence.request([dataUrl(photo)]), idOperacion: randomUUID() }
    const [one, other] = await Promise.all([1, 2].map(() => evidence.ask(contract.createDispute, input)))
    expect(one?.body).toEqual(other?.body)
    expect((await evidence.ask(contract.createDispute, input)).body).toEqual(one?.body)
    expect(stored()).toHaveLength(before + 1)
    expect(await loose()).toEqual([])
  })

  test('leaves no file behind after a refused answer or a failed transaction', async () => {
    const id = await evidence.create()
    const answer = { id, respuestaAdmon: 'Sí', evidencia: [dataUrl(photo)] }
    await evidence.ask(contract.answerDispute, answer, '100301')
    const before = stored().length
    const again = await evidence.ask(contract.answerDispute, answer, '100301')
    expect(again.body).toEqual({ status: 'ERROR', message: disputeTexts.alreadyAnswered })
    expect([stored().length, await loose()]).toEqual([before, []])
    const broke = new Error('the database went away')
    const claim = vi.spyOn(server.services.files, 'claim').mockRejectedValue(broke)
    const broken = await evidence.ask(
      contract.createDispute,
      evidence.request([dataUrl(photo), dataUrl(photo)]),
    )
    expect(claim).toHaveBeenCalledOnce()
    claim.mockRestore()
    expect(broken.http).toBe(503)
    expect([stored().length, await loose()]).toEqual([before, []])
  })

  test('delivers more than a megabyte sealed and in pieces', async () => {
    const large = await photoWithPlace(2600, 2000)
    expect(large.length).toBeGreaterThan(1_000_000)
    const device = createDevice(server.url)
    const app = await device.start()
    await app.session.signIn('100103', 'Portal.2026')
    const place = { form: `inconformidad-${randomUUID()}`, step: 'solicitud', values: {} }
    const input = evidence.request([dataUrl(large), dataUrl(photo)])
    await app.outbox.confirm({ operation: contract.createDispute, input, ...place })
    expect(Number((await app.queued.listQueued())[0]?.progress?.count)).toBeGreaterThan(4)
    await app.sync.sync()
    expect(await app.queued.listQueued()).toEqual([])
    const { employeeId } = await findPerson(server, '100103')
    const rows = await server.db
      .select({ bytes: disputeEvidence.bytes, kind: disputeEvidence.kind })
      .from(disputeEvidence)
      .innerJoin(disputes, eq(disputes.id, disputeEvidence.disputeId))
      .where(eq(disputes.employeeId, employeeId ?? 0))
    expect(rows).toEqual([1, 1].map((kind) => ({ kind, bytes: expect.any(Number) })))
  })
})

describe('an upload of invalid pictures', () => {
  const cases: [string, () => Promise<Uint8Array> | Uint8Array | string, string][] = [
    ['a PDF', () => pdf(), refused.noPicture],
    ['an SVG with a script', () => Buffer.from('<svg onload="alert(1)"/>'), refused.noPicture],
    ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), refused.noPicture],
    ['0 bytes', () => new Uint8Array(), refused.empty],
    ['a photo cut off', () => photo.subarray(0, 9000), refused.brokenImage],
    ['a photo that is also a ZIP', () => Buffer.concat([photo, emptyZip()]), refused.mixed],
    ['200 megapixels', () => pixelBomb(), refused.tooManyPixels],
    ['one byte above 10 MB', () => Buffer.alloc(10 * 1_048_576 + 1, 65), refused.tooLarge],
    ['a WebP cut off', async () => (await webpOf(400)).subarray(0, 300), refused.brokenImage],
    ['text in place of a data URL', () => 'hola', fileTexts.notData],
    ['a file URL', () => 'file:///etc/passwd', fileTexts.notData],
    ['invalid base64', () => 'data:image/jpeg;base64,%%%%', fileTexts.notData],
  ]
  test.each(cases)('refuses %s, says which picture it is and stores none', async (_name, make, text) => {
    const made = await make()
    const file = typeof made === 'string' ? made : dataUrl(made, 'image/jpeg')
    const before = [stored(), await server.db.$count(disputes)]
    const alone = await evidence.ask(contract.createDispute, evidence.request([file]))
    expect([alone.http, alone.body]).toEqual([200, { status: 'ERROR', message: text }])
    const second = await evidence.ask(
      contract.createDispute,
      evidence.request([dataUrl(await picture('jpg')), file]),
    )
    expect(second.body).toEqual({ status: 'ERROR', message: disputeTexts.picture(2, text) })
    expect(disputeTexts.picture(2, text).split(' ').length).toBeLessThanOrEqual(15)
    expect([stored(), await server.db.$count(disputes)]).toEqual(before)
    expect(await loose()).toEqual([])
  })

  test('refuses a body of 17 MB, and more than 64 KB for the other operations', async () => {
    const large = evidence.request(['x'.repeat(17 * 1_048_576)])
    for (const operation of [contract.createDispute, contract.answerDispute]) {
      expect((await evidence.ask(operation, large, '100301')).http).toBe(413)
    }
    const other = { ruta: '', mas: 'x'.repeat(70_000) }
    expect((await evidence.ask(contract.listDisputes, other)).http).toBe(413)
  })
})

function webpOf(width: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height: width, channels: 3, background: '#888', noise } })
    .webp()
    .toBuffer()
}

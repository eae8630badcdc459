import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { uploadDocument } from '#contract/documents/document-files.ts'
import { readCompany } from '#contract/protocol/general.ts'
import { createDispute } from '#contract/requests/disputes.ts'
import { companyDate } from '#domain/time/dates.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { disputeEvidence, disputes } from '#server/db/schema/clarifications.ts'
import { documentUploads, looseFiles } from '#server/db/schema/document-files.ts'
import { createInspector } from '#server/files/inspect-file.ts'
import { sweepFiles } from '#server/facilities/sweep.ts'
import { fileTexts } from '#server/texts.ts'
import { findPerson, openSession, sendAs } from '#tests/support/server/people.ts'
import { sendOperation, type WireAnswer } from '#tests/support/server/network/raw-call.ts'
import { dataUrl, pdf, picture } from '#tests/support/files/sample-files.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())

beforeEach(async () => {
  await server.db.delete(documentUploads)
  await server.db.delete(looseFiles)
  await server.db.delete(rateLimits)
})

function paper(bytes: Uint8Array, extension: string, empleado = '900001') {
  const file = dataUrl(bytes)
  return {
    empleado,
    idTipo: 2,
    filename: `curp.${extension}`,
    extension,
    file,
    esAdmin: '2',
    estatusColaborador: 1,
  }
}

async function upload(bytes: Uint8Array, extension = 'pdf', login = 'candidato'): Promise<WireAnswer> {
  const number = login === 'candidato' ? '900001' : login
  return sendAs(server, uploadDocument, paper(bytes, extension, number), login)
}

const stored = () =>
  readdirSync(join(server.services.environment.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).filter((each) => each.isFile()).length

/** PDF with many beginnings of object streams, which are costly to search. */
const costly = Buffer.from(`%PDF-1.4\n${'/First stream\n'.repeat((400 * 1024) / 14)}`)

test('answers later calls before a costly PDF upload has finished', {
  timeout: 120_000,
}, async () => {
  const token = await openSession(server, '100101')
  const order: string[] = []
  const sent = upload(costly).then((answer) => {
    order.push('paper')
    return answer
  })
  await expect.poll(() => server.db.$count(rateLimits), { timeout: 30_000 }).toBe(1)
  for (let call = 0; call < 3; call++) {
    expect((await sendOperation(server, readCompany, {}, token)).body).toMatchObject({ status: 'OK' })
    order.push('call')
  }
  expect((await sent).body).toEqual({ status: 'ERROR', detalles: fileTexts.refused.brokenPdf })
  expect(order).toEqual(['call', 'call', 'call', 'paper'])
})

function largePicture(): Promise<Buffer> {
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#998877' } })
    .jpeg()
    .toBuffer()
}

test('lets another person’s upload wait for at most three of one person’s fourteen large pictures', {
  timeout: 240_000,
}, async () => {
  const large = await largePicture()
  const small = await picture('jpg')
  const order: string[] = []
  const note = (name: string) => (answer: WireAnswer) => void order.push(`${name} ${answer.http}`)
  const many = Array.from({ length: 14 }, () => upload(large, 'jpg').then(note('many')))
  await expect.poll(() => order.filter((each) => each === 'many 200').length, { timeout: 60_000 }).toBe(1)
  const one = upload(small, 'jpg', '100103').then(note('one'))
  await Promise.all([...many, one])
  const place = order.filter((each) => each.endsWith('200')).indexOf('one 200')
  expect(place).toBeGreaterThan(-1)
  // At most three come first: the finished upload, the running upload, and an upload that started meanwhile.
  expect(place).toBeLessThanOrEqual(3)
  expect(order.filter((each) => each === 'many 503').length).toBeGreaterThan(0)
})

test('asks the person to resend a file that exceeded time or memory, then refuses it as too heavy', {
  timeout: 120_000,
}, async () => {
  const { inspectFile } = server.services
  // PDF so large that no machine reads it within the shortest time limit.
  const large = (word: string) => Buffer.concat([pdf(word), Buffer.from('\n%'), Buffer.alloc(6_000_000, 32)])
  const limits = [
    { longestMs: 1, memoryBytes: 700 * 1_048_576 },
    { longestMs: 60_000, memoryBytes: 1 },
  ]
  try {
    for (const [at, limit] of limits.entries()) {
      server.services.inspectFile = createInspector({ clamdUrl: null }, limit)
      for (const [bytes, extension] of [
        [large(`hoja ${at}`), 'pdf'],
        [await (at === 0 ? largePicture() : picture('png')), at === 0 ? 'jpg' : 'png'],
      ] as const) {
        const first = await upload(bytes, extension)
        expect([first.http, first.body]).toEqual([503, { status: 'ERROR', message: fileTexts.notReached }])
        const second = await upload(bytes, extension)
        expect([second.http, second.body]).toEqual([
          200,
          { status: 'ERROR', detalles: fileTexts.refused.tooHeavy },
        ])
      }
    }
  } finally {
    server.services.inspectFile = inspectFile
  }
  expect((await upload(large('hoja 0'))).body).toMatchObject({ status: 'OK' })
})

test('refuses the 61st file of a person in an hour, and accepts one in the next hour', {
  timeout: 120_000,
}, async () => {
  const { userId } = await findPerson(server, 'candidato')
  for (let file = 0; file < 60; file++) {
    expect(
      await server.services.uploads.count({ id: userId, isHumanResources: false }, server.clock.now()),
    ).toBe(0)
  }
  expect((await upload(pdf())).body).toEqual({ status: 'ERROR', detalles: fileTexts.tooOften(60) })
  expect((await upload(pdf(), 'pdf', '100103')).body).toMatchObject({ status: 'OK' })
  server.clock.advance(60 * 60_000)
  expect((await upload(pdf())).body).toMatchObject({ status: 'OK' })
})

test('deletes the former bytes of a replaced document after a minute, and limits their size until then', {
  timeout: 120_000,
}, async () => {
  const { userId } = await findPerson(server, 'candidato')
  const heavy = (mark: string) => Buffer.concat([pdf(mark), Buffer.alloc(9 * 1_048_576, 32)])
  await upload(pdf('cero'))
  const before = stored()
  const answers: unknown[] = []
  for (let time = 0; time < 6; time++) answers.push((await upload(heavy(`vez ${time}`))).body)
  expect(answers.filter((body) => (body as { status: string }).status === 'OK')).toHaveLength(5)
  expect(answers.at(-1)).toEqual({ status: 'ERROR', detalles: fileTexts.refused.tooManyAtOnce })
  const loose = await server.db.select().from(looseFiles).where(eq(looseFiles.ownerId, userId))
  expect(loose.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(40 * 1_048_576)
  server.clock.advance(61_000)
  expect(await sweepFiles(server.services, server.clock.now())).toBe(false)
  expect(stored()).toBe(before)
  expect(await server.db.select().from(looseFiles)).toEqual([])
  expect((await upload(heavy('otra vez'))).body).toMatchObject({ status: 'OK' })
})

test('limits the storage of one person, documents and pictures together', {
  timeout: 120_000,
}, async () => {
  const { employeeId } = await findPerson(server, '100103')
  const full = {
    employeeId: employeeId ?? 0,
    typeId: 5,
    fileName: 'a.pdf',
    extension: 'pdf',
    fileKey: 'x',
  } as const
  await server.db
    .insert(documentUploads)
    .values({ ...full, bytes: 300 * 1_048_576, uploadedAt: server.clock.now() })
  const before = stored()
  const refused = { status: 'ERROR', detalles: fileTexts.refused.noRoom }
  expect((await upload(pdf(), 'pdf', '100103')).body).toEqual(refused)
  const dispute = {
    motivo: 'Descuento',
    fechaInconformidad: companyDate(server.clock.now().getTime()),
    comentario: 'Va la foto',
    evidencia: [dataUrl(await picture('jpg'))],
  }
  const answer = await sendAs(server, createDispute, dispute, '100103')
  expect(answer.body).toEqual({ status: 'ERROR', message: fileTexts.refused.noRoom })
  expect(stored()).toBe(before)
  const mine = await server.db
    .select({ id: disputeEvidence.id })
    .from(disputeEvidence)
    .innerJoin(disputes, eq(disputes.id, disputeEvidence.disputeId))
    .where(eq(disputes.employeeId, employeeId ?? 0))
  expect(mine).toEqual([])
})

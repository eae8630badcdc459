import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as files from '#contract/documents/document-files.ts'
import { saveStep } from '#contract/documents/documents.ts'
import { markAtGate } from '#contract/approvals/gate-mark.ts'
import type { AnyOperation, LegacyOperation } from '#contract/protocol/operation.ts'
import { allOperations } from '#contract/protocol/services.ts'
import { type DeliveryKey, sealFor } from '#core/outbox/seal.ts'
import { deliveryGrants } from '#server/db/schema/access.ts'
import { operationReceipts } from '#server/db/schema/delivery.ts'
import { documentUploads, looseFiles, sealedPieces } from '#server/db/schema/document-files.ts'
import { users } from '#server/db/schema/people.ts'
import { fileTexts, transportTexts as texts } from '#server/texts.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { dataUrl, pdf } from '#tests/support/files/sample-files.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const EXPIRED = { status: 'EXPSESSION', message: 'Token inválido' }
let server: TestServer

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  ticket = await ticketOf('candidato')
  await server.db.delete(sealedPieces)
  await server.db.delete(operationReceipts)
  const { employeeId } = await findPerson(server, 'candidato')
  await server.db.delete(documentUploads).where(eq(documentUploads.employeeId, employeeId ?? 0))
})

async function grantOf(login: string): Promise<string> {
  const { userId } = await findPerson(server, login)
  const now = server.clock.now()
  return server.db.transaction((tx) => server.services.sessions.issueGrant(tx, userId, now))
}

const seal = (content: unknown) =>
  sealFor(server.services.keys.publicDeliveryKey() as unknown as DeliveryKey, content)

const envelope = (operation: AnyOperation, grant: string, input: object) => ({
  grant,
  path: operation.path,
  body: {
    ...(operation.kind === 'legacy' && { Opcion: operation.opcion }),
    idOperacion: randomUUID(),
    ...input,
  },
})

let ticket: string

async function ticketOf(login: string): Promise<string> {
  const { userId } = await findPerson(server, login)
  const [text = ''] = server.services.tickets.issue(userId, 1, server.clock.now())
  return text
}

async function post(body: unknown, boleto: string | null = ticket) {
  const response = await server.fetch('/api/sealed', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(boleto !== null && { 'x-boleto': boleto }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { http: response.status, body: (await response.json()) as Record<string, unknown>, response }
}

const paper = (change: object = {}) => ({
  empleado: '900001',
  idTipo: 2,
  filename: 'curp.pdf',
  extension: 'pdf',
  file: dataUrl(pdf()),
  esAdmin: '2',
  estatusColaborador: 1,
  ...change,
})
const step = { bandera: 1, datos: goodSteps[1] }

async function uploads(login: string): Promise<number> {
  const { employeeId } = await findPerson(server, login)
  return server.db.$count(documentUploads, eq(documentUploads.employeeId, employeeId ?? 0))
}

describe('callers', () => {
  const queued: [string, LegacyOperation, object][] = [
    ['P-04', files.uploadDocument as LegacyOperation, paper()],
    ['DOC-12', saveStep as LegacyOperation, step],
  ]

  test.each(queued)('%s: serves only a valid grant of the author', async (_id, operation, input) => {
    const send = async (grant: string) =>
      (await post({ jwe: await seal(envelope(operation, grant, input)) })).body
    expect(await send(await grantOf('candidato'))).toMatchObject({ status: 'OK' })
    for (const grant of ['', 'x'.repeat(43), '0', "' or 1=1 --"]) expect(await send(grant)).toEqual(EXPIRED)
    const revoked = await grantOf('candidato')
    await server.db.delete(deliveryGrants)
    expect(await send(revoked)).toEqual(EXPIRED)
    const old = await grantOf('candidato')
    server.clock.advance(91 * 86_400_000)
    expect(await send(old)).toEqual(EXPIRED)
    const must = await grantOf('candidato')
    const { userId } = await findPerson(server, 'candidato')
    await server.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, userId))
    expect(await send(must)).toEqual(EXPIRED)
    await server.db.update(users).set({ mustChangePassword: false }).where(eq(users.id, userId))
  })

  test('refuses an upload for another person with the caller’s own grant', async () => {
    const before = await uploads('100102')
    for (const login of ['100101', '100301', 'candidato']) {
      const content = envelope(
        files.uploadDocument as LegacyOperation,
        await grantOf(login),
        paper({ empleado: '100102' }),
      )
      expect((await post({ jwe: await seal(content) })).body).toEqual({
        status: 'ERROR',
        detalles: 'Solo puedes ver tu propia información.',
      })
    }
    expect(await uploads('100102')).toBe(before)
  })

  test('P-102: serves gate marks only to a guard, and only without an Opcion', async () => {
    const input = { id: 2_000_000_000, via: 'entra', hora: server.clock.now().toISOString() }
    const send = async (content: object) => (await post({ jwe: await seal(content) })).body['message']
    expect(await send(envelope(markAtGate, await grantOf('100101'), input))).toBe(texts.forbidden)
    const sent = envelope(markAtGate, await grantOf('100601'), input)
    // The request reached the gate operation, which knows no such folio.
    expect(await send(sent)).toBe('No encontramos ese folio entre los autorizados.')
    for (const grant of ['', 'x'.repeat(43)])
      expect(await send(envelope(markAtGate, grant, input))).toBe(EXPIRED.message)
    for (const wrong of [{ body: { ...sent.body, Opcion: 1 } }, { path: `${sent.path}/1` }])
      expect(await send({ ...sent, ...wrong })).toBe(texts.unknownOperation)
  })

  const unqueued = allOperations.filter(({ offline }) => offline !== 'queue')
  test('refuses every operation that cannot be queued', async () => {
    expect(unqueued.length).toBeGreaterThan(30)
    const grant = await grantOf('100301')
    for (const operation of unqueued) {
      const { body } = await post({ jwe: await seal(envelope(operation, grant, {})) })
      expect([operation.id, body]).toEqual([operation.id, { status: 'ERROR', message: texts.notSealed }])
    }
  })

  test('does nothing without a valid operation id', async () => {
    const grant = await grantOf('candidato')
    for (const idOperacion of [undefined, null, 1, '', 'x', {}]) {
      const content = envelope(files.uploadDocument as LegacyOperation, grant, { ...paper(), idOperacion })
      expect((await post({ jwe: await seal(content) })).body.status).toBe('ERROR')
    }
    expect(await uploads('candidato')).toBe(0)
  })
})

describe('wrong envelopes', () => {
  test('get EXPSESSION when they cannot be opened', async () => {
    const good = await seal(envelope(saveStep as LegacyOperation, await grantOf('candidato'), step))
    const [header = '', , iv = '', text = '', tag = ''] = good.split('.')
    const head = (change: object) =>
      Buffer.from(
        JSON.stringify({ ...(JSON.parse(Buffer.from(header, 'base64url').toString()) as object), ...change }),
      ).toString('base64url')
    const flipped = `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`
    const wrong = [
      '',
      '.',
      '....',
      'a.b.c.d.e',
      'x'.repeat(100_000),
      [header, '', iv, flipped, tag].join('.'),
      [header, '', iv, text, ''].join('.'),
      [header, 'AAAA', iv, text, tag].join('.'),
      [head({ kid: 'another' }), '', iv, text, tag].join('.'),
      [head({ kid: 5 }), '', iv, text, tag].join('.'),
      [head({ alg: 'dir' }), '', iv, text, tag].join('.'),
      [head({ alg: 'none', enc: 'none' }), '', iv, text, tag].join('.'),
      [head({ zip: 'DEF' }), '', iv, text, tag].join('.'),
      [head({ epk: {} }), '', iv, text, tag].join('.'),
    ]
    for (const jwe of wrong)
      expect([jwe.slice(0, 40), (await post({ jwe })).body]).toEqual([jwe.slice(0, 40), EXPIRED])
    for (const content of [
      null,
      5,
      'x',
      [],
      {},
      { grant: 1, path: '', body: {} },
      { grant: '', path: '', body: [] },
    ]) {
      expect((await post({ jwe: await seal(content) })).body).toEqual(EXPIRED)
    }
    expect((await post({ jwe: good })).body).toMatchObject({ status: 'OK' })
  })

  test('get a contract error, never 5xx, when the body has no envelope', async () => {
    const deep = '['.repeat(10_000) + ']'.repeat(10_000)
    const bodies = [
      '',
      'null',
      '5',
      '[]',
      '{',
      deep,
      '{}',
      '{"jwe":5}',
      '{"jwe":null}',
      '{"jwe":[]}',
      '{"jwe":{}}',
    ]
    for (const body of bodies) {
      const answer = await post(body)
      expect(answer.http).toBeLessThan(500)
      expect(answer.body.status).toBe('ERROR')
    }
    expect((await post({ jwe: 'x'.repeat(2_000_000) })).http).toBe(413)
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await server.fetch('/api/sealed', { method })).status).toBe(405)
    }
  })
})

describe('an upload in pieces', () => {
  const SIZE = 200_000
  const place = (operationId: string, number?: number) =>
    `/api/sealed/${operationId}${number === undefined ? '' : `/${number}`}`

  async function put(operationId: string, number: number, bytes: BodyInit, boleto: string | null = ticket) {
    const headers = boleto === null ? undefined : { 'x-boleto': boleto }
    const response = await server.fetch(place(operationId, number), {
      method: 'PUT',
      body: bytes,
      ...(headers && { headers }),
    })
    return { http: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  async function have(operationId: string): Promise<unknown> {
    return ((await (await server.fetch(place(operationId))).json()) as { pieces: unknown }).pieces
  }

  const cut = (text: string) =>
    Array.from({ length: Math.ceil(text.length / SIZE) }, (_, at) => text.slice(at * SIZE, (at + 1) * SIZE))
  const list = (operationId: string, text: string, pieces = cut(text).length) => ({
    jwe: { opId: operationId, pieces, sha256: createHash('sha256').update(text).digest('hex') },
  })

  async function large(operationId = randomUUID(), change: object = {}) {
    const bytes = Buffer.concat([pdf(), Buffer.from(`\n%${'x'.repeat(900)}`)])
    const input = { ...paper({ file: dataUrl(padded(bytes)), ...change }), idOperacion: operationId }
    const content = envelope(files.uploadDocument as LegacyOperation, await grantOf('candidato'), input)
    return { operationId, text: await seal(content) }
  }

  function padded(bytes: Buffer): Buffer {
    return Buffer.concat([
      bytes.subarray(0, 9),
      Buffer.from(`%${'c'.repeat(1_000_000)}\n`),
      bytes.subarray(9),
    ])
  }

  test('creates one document in any order, after a break and when repeated', async () => {
    const { operationId, text } = await large()
    const pieces = cut(text)
    expect(pieces.length).toBeGreaterThan(5)
    expect(await have(operationId)).toEqual([])
    for (const number of [3, 1, 5])
      expect((await put(operationId, number, pieces[number - 1] ?? '')).body).toEqual({ status: 'OK' })
    expect(await have(operationId)).toEqual([1, 3, 5])
    const early = await post(list(operationId, text))
    expect([early.http, early.body]).toEqual([409, { status: 'FALTAN', message: texts.piecesMissing }])
    for (const [at, piece] of pieces.entries()) await put(operationId.toUpperCase(), at + 1, piece)
    const answer = await post(list(operationId, text))
    expect(answer.body).toEqual({ status: 'OK', idDoc: expect.any(Number) })
    expect((await post(list(operationId, text))).body).toEqual(answer.body)
    expect(await uploads('candidato')).toBe(1)
    server.clock.advance(16 * 60_000)
    await server.services.pieces.sweep(server.clock.now(), 100)
    expect(await have(operationId)).toEqual([])
    server.clock.advance(61 * 60_000)
    await server.services.files.sweep(server.clock.now(), 100)
    expect(await server.db.select().from(looseFiles)).toEqual([])
  })

  test('discards pieces that differ from what was sealed, and accepts them again', async () => {
    const { operationId, text } = await large()
    const pieces = cut(text)
    for (const [at, piece] of pieces.entries()) await put(operationId, at + 1, at === 2 ? 'otra cosa' : piece)
    expect((await post(list(operationId, text))).http).toBe(409)
    expect(await have(operationId)).toEqual([])
    for (const [at, piece] of pieces.entries()) await put(operationId, at + 1, piece)
    expect((await post(list(operationId, text))).body.status).toBe('OK')
  })

  test('does nothing under another operation’s id or with an expired grant', async () => {
    const { text } = await large()
    const other = randomUUID()
    for (const [at, piece] of cut(text).entries()) await put(other, at + 1, piece)
    expect((await post(list(other, text))).body).toEqual({
      status: 'ERROR',
      message: texts.invalidField('idOperacion'),
    })
    const mine = await large()
    await server.db.delete(deliveryGrants)
    for (const [at, piece] of cut(mine.text).entries()) await put(mine.operationId, at + 1, piece)
    expect((await post(list(mine.operationId, mine.text))).body).toEqual(EXPIRED)
    expect(await have(mine.operationId)).toEqual([])
    expect(await uploads('candidato')).toBe(0)
  })

  test('returns the reason for a refused file for 90 days', async () => {
    const { operationId, text } = await large(undefined, { extension: 'jpg', filename: 'curp.jpg' })
    for (const [at, piece] of cut(text).entries()) await put(operationId, at + 1, piece)
    expect((await post(list(operationId, text))).body).toEqual({
      status: 'ERROR',
      detalles: fileTexts.refused.otherName,
    })
    // The refusal stays for 90 days, because its author may open the app long after the pieces are deleted.
    const told = async () => (await (await server.fetch(place(operationId))).json()) as object
    const refusal = { status: 'ERROR', detalles: fileTexts.refused.otherName }
    server.clock.advance(89 * 24 * 60 * 60_000)
    await server.services.pieces.sweep(server.clock.now(), 100)
    expect(await told()).toEqual({ status: 'OK', pieces: [], refusal })
    expect(await (await server.fetch(place(randomUUID()))).json()).toEqual({ status: 'OK', pieces: [] })
    server.clock.advance(2 * 24 * 60 * 60_000)
    await server.services.pieces.sweep(server.clock.now(), 100)
    expect(await told()).toEqual({ status: 'OK', pieces: [] })
  })

  test('no longer returns a refusal once a retry is accepted', async () => {
    const first = await large(undefined, { filename: '../curp.pdf' })
    const deliver = async (text: string) => {
      for (const [at, piece] of cut(text).entries()) await put(first.operationId, at + 1, piece)
      return (await post(list(first.operationId, text))).body
    }
    expect(await deliver(first.text)).toEqual({ status: 'ERROR', detalles: fileTexts.name.path })
    const again = await large(first.operationId)
    expect(await deliver(again.text)).toMatchObject({ status: 'OK' })
    const told = await (await server.fetch(place(first.operationId))).json()
    expect(told).not.toHaveProperty('refusal')
  })

  test('refuses wrong paths, sizes and lists, and more than 19 MB', async () => {
    const operationId = randomUUID()
    for (const path of [
      '/api/sealed/x/1',
      `${place(operationId)}/`,
      `${place(operationId, 1)}/2`,
      `/api/sealed/${'a'.repeat(36)}/1`,
    ]) {
      expect((await server.fetch(path, { method: 'PUT', body: 'x' })).status).toBe(404)
    }
    for (const number of [0, 81, 999]) expect((await put(operationId, number, 'x')).http).toBe(400)
    expect((await put(operationId, 1, '')).http).toBe(400)
    expect((await put(operationId, 1, new Uint8Array(512 * 1024 + 1))).http).toBe(413)
    for (const method of ['POST', 'DELETE']) {
      expect((await server.fetch(place(operationId, 1), { method })).status).toBe(404)
      expect((await server.fetch(place(operationId), { method })).status).toBe(405)
    }
    const sha256 = 'a'.repeat(64)
    const lists = [
      { opId: 'x', pieces: 1, sha256 },
      ...[0, 1.5, 1e9, '1'].map((pieces) => ({ opId: operationId, pieces, sha256 })),
      { opId: operationId, pieces: 1, sha256: 'x' },
      { opId: operationId, pieces: 1 },
    ]
    for (const jwe of lists) {
      expect((await post({ jwe })).body).toEqual({ status: 'ERROR', message: texts.invalidField('jwe') })
    }
    expect((await post({ jwe: { opId: operationId, pieces: 1, sha256 } })).http).toBe(409)
    // 38 pieces of 512 KB make 19 MB, the maximum size of an envelope.
    const piece = new Uint8Array(512 * 1024)
    const answers: number[] = []
    for (let number = 1; number <= 40; number++) answers.push((await put(operationId, number, piece)).http)
    expect(answers.slice(0, 38)).toEqual(Array<number>(38).fill(200))
    expect(answers.slice(38)).toEqual([413, 413])
    server.clock.advance(25 * 3_600_000)
    await server.services.pieces.sweep(server.clock.now(), 100)
    expect(await have(operationId)).toEqual([])
  })
})

import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { uploadDocument } from '#contract/documents/document-files.ts'
import { saveStep } from '#contract/documents/documents.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { sealedPieces } from '#server/db/schema/document-files.ts'
import { createSealedPieces } from '#server/facilities/sealed-pieces.ts'
import { transportTexts as texts } from '#server/texts.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { requestHead, openSocket, type RawSocket } from '#tests/support/server/network/raw-socket.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/**
 * Bodies that would cost the server disproportionate work (quality.md, Security). The tests measure the work,
 * not the time.
 */

const MB = 1_048_576
const { path } = uploadDocument
let server: TestServer
let token: string
const sockets: RawSocket[] = []

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  token = await openSession(server, '100101')
})
afterAll(() => server.stop())
beforeEach(() => server.db.delete(sealedPieces))
afterEach(() => {
  vi.restoreAllMocks()
  for (const socket of sockets.splice(0)) socket.end()
})

async function socket(): Promise<RawSocket> {
  const opened = await openSocket(server)
  sockets.push(opened)
  return opened
}

const ticketOf = async (login: string) => {
  const { userId } = await findPerson(server, login)
  return server.services.tickets.issue(userId, 1, server.clock.now())[0] ?? ''
}

function watchParser(): { longest: number } {
  const seen = { longest: 0 }
  const real = JSON.parse
  vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    seen.longest = Math.max(seen.longest, text.length)
    return real(text, reviver) as unknown
  })
  return seen
}

const hostile: [string, string][] = [
  ['brackets', '['.repeat(15 * MB)],
  ['empty objects', `{"a":[${'{},'.repeat(5 * MB)}{}]}`],
  ['field names', `{${Array.from({ length: 1_100_000 }, (_, at) => `"${at}":0`).join(',')}}`],
]

describe('16 MB of JSON', () => {
  test.each(hostile)(
    '%s without a session: is not parsed, and other requests are answered meanwhile',
    async (_name, body) => {
      const parser = watchParser()
      const keep = vi.spyOn(Buffer, 'allocUnsafeSlow')
      const sender = await socket()
      sender.send(requestHead(path, body.length))
      sender.send(body.slice(0, body.length - 1))
      expect((await server.fetch('/api/salud')).status).toBe(200)
      expect(sender.isAnswered()).toBe(false)
      expect(keep.mock.calls.filter(([bytes]) => bytes > MB)).toEqual([])
      sender.send(body.slice(-1))
      expect(await sender.answer).toMatch(/^HTTP\/1\.1 413 /)
      expect(await sender.answer).toContain(texts.largeWithoutSession)
      expect(parser.longest).toBeLessThan(100_000)
    },
  )

  test.each(hostile)('%s with a session: is rejected as invalid JSON', async (_name, body) => {
    const parser = watchParser()
    const response = await server.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-token': token },
      body,
    })
    expect([response.status, await response.json()]).toEqual([
      400,
      { status: 'ERROR', message: texts.invalidJson },
    ])
    expect(parser.longest).toBeLessThan(100_000)
  })

  test('a large body with an expired session is read, and gets the service’s own response', async () => {
    const response = await server.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-token': 'x'.repeat(43) },
      body: JSON.stringify({ Opcion: 2, file: 'a'.repeat(3 * MB) }),
    })
    expect(await response.json()).toEqual({ status: 'EXPSESSION', message: 'Token inválido' })
  })

  test('special JavaScript property names have no effect', async () => {
    const body = `{"Opcion":20,"token":"${token}","__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"token":"${token}"}`
    const response = await server.fetch('/General/ws-general.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(await response.json()).toMatchObject({ status: 'OK' })
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  })
})

describe('a body that is announced and does not arrive', () => {
  test('does not keep other people out, and is cut off', async () => {
    const people = ['100101', '100102', '100103']
    const tokens = await Promise.all(people.map((login) => openSession(server, login)))
    const idle = await Promise.all(tokens.map(socket))
    for (const [at, each] of idle.entries()) {
      each.send(requestHead(path, (at === 0 ? 16 : 8) * MB, { 'x-auth-token': tokens[at] ?? '' }))
      each.send('{"a":"'.padEnd(MB, 'x'))
    }
    const mine = await openSession(server, '100104')
    const response = await server.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-token': mine },
      body: JSON.stringify({ Opcion: 0, token: mine, file: 'a'.repeat(12 * MB) }),
    })
    expect(await response.json()).toEqual({ status: 'ERROR', message: texts.tooLarge })
    expect(idle.map((each) => each.isAnswered())).toEqual([false, false, false])
    for (const each of idle) expect(await each.answer).toMatch(/^HTTP\/1\.1 408 /)
    const whole = server.services.allowance.open('somebody')
    await whole.hold(20 * MB)
    whole.end()
  }, 120_000)

  test('is refused when its person already has eight uploads open', async () => {
    const open = vi.spyOn(server.services.allowance, 'open')
    const many = await Promise.all(Array.from({ length: 12 }, socket))
    for (const each of many) each.send(requestHead(path, MB, { 'x-auth-token': token }))
    await expect.poll(() => open.mock.calls.length, { timeout: 60_000 }).toBe(12)
    expect(open.mock.results.filter(({ type }) => type === 'return')).toHaveLength(8)
    // Bodies of refused requests are read to the end before the response.
    expect(many.some((each) => each.isAnswered())).toBe(false)
    for (const each of many) each.send(Buffer.alloc(MB, 0x20))
    const answers = await Promise.all(many.map((each) => each.answer))
    expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 503 '))).toHaveLength(4)
    expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 400 '))).toHaveLength(8)
  }, 120_000)

  test('does not block the server with two thousand silent connections', async () => {
    const before = process.memoryUsage().rss
    const silent = await Promise.all(Array.from({ length: 2000 }, socket))
    for (const each of silent) each.send('POST /Login/ws-login.php HTTP/1.1\r\n')
    for (let round = 0; round < 5; round++) {
      expect((await server.fetch('/api/salud')).status).toBe(200)
    }
    expect(silent.filter((each) => each.isAnswered()).length).toBeLessThan(2000)
    // Includes the memory of the clients, because they run in this process.
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * MB)
  }, 120_000)
})

describe('the check of an envelope’s content', () => {
  async function sealText(text: string): Promise<string> {
    const jwk = server.services.keys.publicDeliveryKey() as JWK & { kid: string }
    return new CompactEncrypt(Buffer.from(text))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid })
      .encrypt(await importJWK(jwk, 'ECDH-ES'))
  }
  async function deliver(body: object, ticket: string | null) {
    const response = await server.fetch('/api/sealed', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(ticket !== null && { 'x-boleto': ticket }) },
      body: JSON.stringify(body),
    })
    return { http: response.status, body: (await response.json()) as object }
  }
  const refused = { http: 400, body: { status: 'ERROR', message: texts.invalidJson } }
  let grant: string
  beforeAll(async () => {
    const { userId } = await findPerson(server, '100101')
    const now = server.clock.now()
    grant = await server.db.transaction((tx) => server.services.sessions.issueGrant(tx, userId, now))
  })
  // The grant is valid, so that only the content of the envelope can be the reason for a refusal.
  const deep = (times: number) =>
    `{"grant":"${grant}","path":"${saveStep.path}","body":{"Opcion":12,"idOperacion":"${randomUUID()}","bandera":1,"datos":${'['.repeat(times)}${']'.repeat(times)}}}`

  test.each([33, 10_000])('refuses %i nested lists permanently, not as a server error', async (times) => {
    expect(await deliver({ jwe: await sealText(deep(times)) }, null)).toEqual(refused)
  })

  test('refuses too many values and invalid JSON', async () => {
    const many = deep(1).replace('[]', `[${Array(25_000).fill(0).join(',')}]`)
    expect(await deliver({ jwe: await sealText(many) }, await ticketOf('100101'))).toEqual(refused)
    expect(await deliver({ jwe: await sealText('{"grant":') }, null)).toEqual(refused)
  })

  test('refuses nested lists in pieces as well, and stores the refusal for the sender', async () => {
    const ticket = await ticketOf('100101')
    const operationId = randomUUID()
    const text = await sealText(deep(50_000))
    await server.fetch(`/api/sealed/${operationId}/1`, {
      method: 'PUT',
      headers: { 'x-boleto': ticket },
      body: text,
    })
    const sha256 = createHash('sha256').update(text).digest('hex')
    expect(await deliver({ jwe: { opId: operationId, pieces: 1, sha256 } }, ticket)).toEqual(refused)
    const told = await (await server.fetch(`/api/sealed/${operationId}`)).json()
    expect(told).toMatchObject({ refusal: refused.body })
  })

  test('rejects an unexpected header without looking up the key', async () => {
    const { keys } = server.services
    const look = vi.spyOn(keys, 'deliveryKey')
    const good = (await sealText('{}')).split('.')
    const head = JSON.parse(Buffer.from(good[0] ?? '', 'base64url').toString()) as object
    for (const change of [{ zip: 'DEF' }, { crit: ['b64'] }, { p2c: 1e9 }, { apu: 'x'.repeat(2000) }]) {
      const other = Buffer.from(JSON.stringify({ ...head, ...change })).toString('base64url')
      const answer = await deliver({ jwe: [other, ...good.slice(1)].join('.') }, null)
      expect(answer.body).toEqual({ status: 'EXPSESSION', message: 'Token inválido' })
    }
    expect(look).not.toHaveBeenCalled()
  })

  test('refuses envelopes, lists and pieces without a valid ticket, and joins no pieces', async () => {
    const expired = { status: 'EXPSESSION', message: 'Token inválido' }
    const join = vi.spyOn(server.services.pieces, 'join')
    const parser = watchParser()
    for (const ticket of ['x', 'A'.repeat(71)]) {
      expect((await deliver({ jwe: 'x'.repeat(60_000) }, ticket)).body).toEqual(expired)
      expect(await deliver({ jwe: 'x'.repeat(1_500_000) }, ticket)).toEqual({ http: 200, body: expired })
      const list = { opId: randomUUID(), pieces: 1, sha256: 'a'.repeat(64) }
      expect((await deliver({ jwe: list }, ticket)).body).toEqual(expired)
      const put = await server.fetch(`/api/sealed/${randomUUID()}/1`, {
        method: 'PUT',
        headers: { 'x-boleto': ticket },
        body: 'x'.repeat(100_000),
      })
      expect([put.status, await put.json()]).toEqual([401, expired])
    }
    // An app version without tickets would seal and resend endlessly after EXPSESSION. Its large bodies, its lists and
    // its pieces get 503, so that it retries later.
    const later = { status: 'ERROR', message: texts.tooBusy }
    expect((await deliver({ jwe: 'x'.repeat(60_000) }, null)).body).toEqual(expired)
    expect(await deliver({ jwe: 'x'.repeat(1_500_000) }, null)).toEqual({ http: 503, body: later })
    const list = { opId: randomUUID(), pieces: 1, sha256: 'a'.repeat(64) }
    expect(await deliver({ jwe: list }, null)).toEqual({ http: 503, body: later })
    for (const size of [10, 100_000]) {
      const body = 'x'.repeat(size)
      const put = await server.fetch(`/api/sealed/${randomUUID()}/1`, { method: 'PUT', body })
      expect([put.status, put.headers.get('retry-after'), await put.json()]).toEqual([503, '5', later])
    }
    expect(join).not.toHaveBeenCalled()
    expect(parser.longest).toBeLessThan(100_000)
    expect(await server.db.$count(sealedPieces)).toBe(0)
  })
})

describe('the storage of pieces', () => {
  const PIECE = 512 * 1024

  test('stores as many of eighty simultaneous pieces of an envelope as it would one by one', async () => {
    const ticket = await ticketOf('100101')
    const operationId = randomUUID()
    const body = new Uint8Array(PIECE)
    const put = async (number: number) => {
      const headers = { 'x-boleto': ticket }
      for (;;) {
        const response = await server.fetch(`/api/sealed/${operationId}/${number}`, {
          method: 'PUT',
          headers,
          body,
        })
        if (response.status !== 503) return response.status
        await sleep(20)
      }
    }
    const answers = await Promise.all(Array.from({ length: 80 }, (_, at) => put(at + 1)))
    expect(answers.filter((status) => status === 200)).toHaveLength(38)
    expect(answers.filter((status) => status === 413)).toHaveLength(42)
    const rows = await server.db.select().from(sealedPieces)
    expect(rows.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(19 * MB)
  }, 120_000)

  test('limits the pieces of one envelope, of one person and of all together', async () => {
    const room = { envelope: 100, owner: 150, all: 200 }
    const pieces = createSealedPieces(server.db, server.services.files, room)
    const now = server.clock.now()
    const put = (owner: string, number: number, size: number, operationId = randomUUID()) =>
      pieces.put({ operationId, number, owner }, new Uint8Array(size), now)
    const first = randomUUID()
    const both = await Promise.all([put('ana', 1, 60, first), put('ana', 2, 60, first)])
    expect(both.sort()).toEqual(['kept', 'too large'])
    expect(await put('beto', 3, 10, first)).toBe('not yours')
    const more = await Promise.all(Array.from({ length: 5 }, () => put('ana', 1, 40)))
    expect(more.filter((answer) => answer === 'kept')).toHaveLength(2)
    expect(more.filter((answer) => answer === 'too much')).toHaveLength(3)
    await pieces.finish(first, null, now)
    expect(await put('ana', 1, 60)).toBe('kept')
    expect(await put('beto', 1, 40)).toBe('too much')
    await pieces.giveUp(first, now)
    expect(await put('beto', 1, 40)).toBe('kept')
  })

  test('limits the pieces of a ticket, of a person and of an address', async () => {
    const { sending } = server.services
    server.clock.advance(3_600_000)
    await server.db.delete(rateLimits)
    const from = (address: string, userId: number, text = String(userId)) =>
      sending.maySendPiece({ ticket: { text, userId }, address })
    expect(await from('192.0.2.7', 1)).toBe(true)
    expect(await sending.maySendPiece({ ticket: null, address: '192.0.2.7' })).toBe(false)
    // Tickets, people and addresses have separate limits; the limit of a ticket lasts for a day.
    await server.db.update(rateLimits).set({ points: 399 })
    expect([await from('192.0.2.7', 1), await from('192.0.2.7', 1)]).toEqual([true, false])
    await server.db.update(rateLimits).set({ points: 1199 })
    expect(await from('192.0.2.7', 1, 'another')).toBe(true)
    expect(await from('192.0.2.7', 1, 'a third')).toBe(false)
    await server.db.update(rateLimits).set({ points: 3999 })
    expect([await from('192.0.2.7', 2), await from('192.0.2.7', 3)]).toEqual([true, false])
    expect(await from('192.0.2.8', 4)).toBe(true)
    server.clock.advance(16 * 60_000)
    expect(await from('192.0.2.7', 5)).toBe(true)
    expect(await from('192.0.2.7', 1, '1')).toBe(false)
  })

  test('does not count a piece whose bytes could not be written', async () => {
    const { files } = server.services
    const broken = { ...files, keep: () => Promise.reject(new Error('disk full')) }
    const operationId = randomUUID()
    const piece = { operationId, number: 1, owner: 'ana' }
    const put = (room: typeof files) =>
      createSealedPieces(server.db, room).put(piece, new Uint8Array(100), server.clock.now())
    await expect(put(broken)).rejects.toThrow('disk full')
    expect(await server.db.$count(sealedPieces)).toBe(0)
    expect(await put(files)).toBe('kept')
    expect(await server.services.pieces.list(operationId)).toEqual([1])
  })
})

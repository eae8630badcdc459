import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sealedPieces } from '#server/db/schema/document-files.ts'
import { users } from '#server/db/schema/people.ts'
import { transportTexts as texts } from '#server/texts.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PIECES = ['uno', 'dos', 'x'.repeat(100_000)]
let server: TestServer
let operationId: string

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(sealedPieces)
  operationId = randomUUID()
})

async function ticketOf(login: string): Promise<string> {
  const { userId } = await findPerson(server, login)
  const [text = ''] = server.services.tickets.issue(userId, 1, server.clock.now())
  return text
}

async function answerOf(response: Response) {
  return { http: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function put(number: number, body: string, ticket: string) {
  const headers = { 'x-boleto': ticket }
  return answerOf(
    await server.fetch(`/api/sealed/${operationId}/${number}`, { method: 'PUT', body, headers }),
  )
}

async function join(sha256: string, ticket: string) {
  const headers = { 'content-type': 'application/json', 'x-boleto': ticket }
  const body = JSON.stringify({ jwe: { opId: operationId, pieces: PIECES.length, sha256 } })
  return answerOf(await server.fetch('/api/sealed', { method: 'POST', headers, body }))
}

async function have(): Promise<unknown> {
  return (await answerOf(await server.fetch(`/api/sealed/${operationId}`))).body.pieces
}

test('a colleague who knows the id can neither join the pieces nor delete them', async () => {
  const mine = await ticketOf('candidato')
  for (const [at, piece] of PIECES.entries()) await put(at + 1, piece, mine)
  const missing = { http: 409, body: { status: 'FALTAN', message: texts.piecesMissing } }
  const right = createHash('sha256').update(PIECES.join('')).digest('hex')
  for (const sha256 of ['a'.repeat(64), right]) {
    expect(await join(sha256, await ticketOf('100101'))).toEqual(missing)
    expect(await have()).toEqual([1, 2, 3])
  }
  expect(await join('a'.repeat(64), mine)).toEqual(missing)
  expect(await have()).toEqual([])
})

test('refuses every piece with the ticket of a closed account', async () => {
  const ticket = await ticketOf('100104')
  const { userId } = await findPerson(server, '100104')
  const close = (closedAt: Date | null) =>
    server.db.update(users).set({ closedAt }).where(eq(users.id, userId))
  expect((await put(1, PIECES[0] ?? '', ticket)).http).toBe(200)
  await close(server.clock.now())
  try {
    for (const piece of PIECES) {
      const refused = { http: 401, body: { status: 'EXPSESSION', message: texts.invalidToken } }
      expect(await put(2, piece, ticket)).toEqual(refused)
    }
    expect(await have()).toEqual([1])
  } finally {
    await close(null)
  }
})

import { eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleOf } from '#tests/support/server/examples.ts'
import { requestRecovery } from '#contract/identity/login.ts'
import { type Access, type AnyOperation, fillPath } from '#contract/protocol/operation.ts'
import { allOperations } from '#contract/protocol/services.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { users } from '#server/db/schema/people.ts'
import {
  bodiesOfPath,
  type Malformed,
  malformedBodies,
} from '#tests/support/server/network/malformed-bodies.ts'
import { openProvider, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendRaw, type WireAnswer } from '#tests/support/server/network/raw-call.ts'
import { sample } from '#tests/support/sample.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'
import { ONE_DATABASE } from '#tests/support/server/whole.ts'

/**
 * Every operation × malformed bodies: no 5xx, no hang, always the contract's JSON (quality.md). `npm test`
 * samples some operations, `npm run test:whole` tests all.
 */

/** Ms that count as a hang, far longer than a password hash takes on a busy machine. */
const SLOW_MS = 60_000

/** Callers with access, because the body of a forbidden request is not read. */
const callers: Record<Access, string> = {
  public: '100101',
  session: '100101',
  employee: '100101',
  candidate: 'candidato',
  leader: '100201',
  approver: '100201',
  hr: '100301',
  payroll: '100301',
  fund: '100301',
  importer: '100301',
  accounts: '100301',
  auditor: '100401',
  administrator: '100501',
  gate: '100601',
  provider: '100101',
}

let server: TestServer
let untouched: (typeof users.$inferSelect)[]

beforeAll(async () => {
  server = await startServer({ database: ONE_DATABASE })
  untouched = await server.db.select().from(users)
})
afterAll(() => server.stop())

/** Number of bodies to send at once: more for recovery, whose responses are delayed (P-02). */
function togetherFor(operation: AnyOperation): number {
  if (operation === requestRecovery) return 12
  // A public operation has no session that a password change could end. Three at once stay below the rate limit.
  return operation.access === 'public' ? 3 : 1
}

async function freshToken(operation: AnyOperation): Promise<string> {
  const login = callers[operation.access]
  return operation.access === 'provider' ? openProvider(server, login) : openSession(server, login)
}

function complaint(operation: AnyOperation, answer: WireAnswer): string | null {
  if (answer.http >= 500) return `HTTP ${answer.http}`
  if (answer.ms > SLOW_MS) return `${Math.round(answer.ms)} ms`
  // Some bodies are valid for some operations.
  const isServed = answer.isPdf || (operation.answers === 'text' && answer.body === 'OK')
  if (isServed) return null
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return 'no JSON'
  return typeof fieldOf(answer, 'status') === 'string'
    ? null
    : `no status: ${JSON.stringify(answer.body).slice(0, 80)}`
}

interface Tried {
  complaints: string[]
  /** True when the body may have been valid and may have changed passwords or sessions. */
  isTaken: boolean
}

async function tryBody(
  operation: AnyOperation,
  { name, body, headers }: Malformed,
  token: string,
): Promise<Tried> {
  const answer = await sendRaw(server, operation, body(token), token, headers)
  const wrong = complaint(operation, answer)
  const isRefused = [
    'ERROR',
    'EXPSESSION',
    operation.kind === 'legacy' ? operation.expiredStatus : '',
  ].includes(String(fieldOf(answer, 'status')))
  return { complaints: wrong === null ? [] : [`${name}: ${wrong}`], isTaken: !isRefused }
}

/** Returns whether the token is still valid; otherwise, the server did not read the later bodies. */
async function works(operation: AnyOperation, token: string): Promise<boolean> {
  const { sessions } = server.services
  const now = server.clock.now()
  return operation.access === 'provider'
    ? (await sessions.authenticateProvider(server.db, token, now)) !== null
    : (await sessions.authenticate(server.db, token, now)) !== null
}

async function restorePeople(): Promise<void> {
  const changed = await server.db
    .select({ id: users.id })
    .from(users)
    .where(notInArray(users.passwordHash, [...new Set(untouched.map((row) => row.passwordHash))]))
  for (const { id } of changed) {
    const row = untouched.find((each) => each.id === id)
    if (row) await server.db.update(users).set(row).where(eq(users.id, id))
  }
}

const withBody = allOperations.filter(
  (operation) => operation.kind === 'legacy' || operation.method === 'POST',
)
const withoutBody = allOperations.filter((operation) => !withBody.includes(operation))

const tested = sample('malformed', withBody, 8, ({ id }) => id)
/** First operation of each path. The others of the path would repeat its requests. */
const firstOfPath = new Set(
  new Map([...tested].reverse().map((each) => [each.path.toLowerCase(), each])).values(),
)

test.each(tested)('$id $summary', { timeout: 600_000 }, async (operation) => {
  const together = togetherFor(operation)
  const left = [...malformedBodies(operation), ...(firstOfPath.has(operation) ? bodiesOfPath(operation) : [])]
  const complaints: string[] = []
  let token = await freshToken(operation)
  while (left.length > 0) {
    // The rate limit on passwords and codes would refuse the later bodies unread.
    if (operation.path.startsWith('/Login/')) await server.db.delete(rateLimits)
    const tried = await Promise.all(left.splice(0, together).map((each) => tryBody(operation, each, token)))
    complaints.push(...tried.flatMap((each) => each.complaints))
    if (!tried.some(({ isTaken }) => isTaken)) continue
    await restorePeople()
    token = await freshToken(operation)
  }
  expect(await works(operation, token)).toBe(true)
  expect(complaints).toEqual([])
})

describe('operations without a body', () => {
  const headers = [
    '',
    'Bearer',
    'Bearer ',
    'Bearer a b',
    `Bearer ${'x'.repeat(8000)}`,
    'Basic YTpi',
    'ñ',
    "' or 1=1 --",
  ]
  const guarded = withoutBody.filter(({ access }) => access !== 'public')
  test.each(sample('headers', guarded, 10, ({ id }) => id))('$id $summary', async (operation) => {
    for (const authorization of headers) {
      const answer = await sendRaw(server, operation, undefined, '', { authorization })
      expect([authorization, answer.http, fieldOf(answer, 'status')]).toEqual([
        authorization,
        401,
        'EXPSESSION',
      ])
    }
    const token = await freshToken(operation)
    const whole = fillPath(operation.path, exampleOf(operation).request).path
    const path = `${whole}?a=${'%00'}&b[]=1&__proto__=x&${'c=1&'.repeat(500)}`
    const answer = await sendRaw(server, { ...operation, path }, undefined, token)
    expect(complaint(operation, answer)).toBeNull()
  })

  /** Values of a path segment. An empty value, or a value with `/`, would lead to another path. */
  const segments = [
    '%20',
    '0',
    '-1',
    '1e308',
    '99999999999999999999',
    '%00',
    '1%00',
    '%FF',
    '%',
    '%2F..%2F..%2Fetc%2Fpasswd',
    "1'%20or%20'1'='1",
    '%7BuserId%7D',
    'NaN',
    '1;2',
    '%F0%9F%91%A9%E2%80%8D',
    'x'.repeat(6000),
  ]
  const withSegments = withoutBody.filter((operation) => operation.path.includes('{'))
  test.each(sample('segments', withSegments, 5, ({ id }) => id))(
    '$id with a wrong segment',
    async (operation) => {
      const token = await freshToken(operation)
      for (const segment of segments) {
        const path = operation.path.replace(/\{\w+\}/, segment)
        const answer = await sendRaw(server, { ...operation, path }, undefined, token)
        expect([segment, complaint(operation, answer), fieldOf(answer, 'data')]).toEqual([
          segment,
          null,
          undefined,
        ])
      }
    },
  )
})

test('no person was deleted or closed', async () => {
  const now = await server.db.select({ id: users.id, closedAt: users.closedAt }).from(users)
  const open = now.filter(({ closedAt }) => closedAt === null).map(({ id }) => id)
  expect(open).toEqual(expect.arrayContaining(untouched.map(({ id }) => id)))
})

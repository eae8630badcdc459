import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as login from '#contract/identity/login.ts'
import type { LegacyOperation } from '#contract/protocol/operation.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { post } from '#tests/support/server/hosts/legacy-call.ts'
import { recordTexts } from '#tests/support/server/databases/recorded-statements.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'
import { type MailServer, startMailServer } from '#tests/support/server/network/smtp.ts'

/**
 * Response times must not reveal which names exist. For existing and unknown names, the same statements run
 * in the same order, and the same number of passwords is hashed. The test counts this work, because times on
 * a busy machine prove nothing.
 */

const hashed = vi.hoisted(() => ({ count: 0 }))
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    verify: (...given: Parameters<typeof real.verify>) => {
      hashed.count++
      return real.verify(...given)
    },
  }
})

let server: TestServer
let mails: MailServer

beforeAll(async () => {
  mails = await startMailServer()
  const environment = { SMTP_URL: mails.url, TRUST_PROXY: '1' }
  server = await startServer({ database: 'postgres', clock: createStillClock(), environment })
  // The first unknown name creates a dummy hash, once per process.
  await work(login.signIn, { correo: 'nadie', password: 'a guess' }, '192.0.2.1')
})
afterAll(async () => {
  await server.stop()
  await mails.stop()
})
beforeEach(async () => {
  await server.db.delete(rateLimits)
})

type Asked = Pick<LegacyOperation, 'path' | 'opcion'>

async function work(operation: Asked, input: object, address: string) {
  hashed.count = 0
  let text = ''
  const statements = await recordTexts(async () => {
    ;({ text } = await post(server, operation, input, { headers: { 'x-forwarded-for': address } }))
  })
  return { text, hashed: hashed.count, statements }
}

const token = 'x'.repeat(43)
const solicitud = 'a-request-that-is-random'
const nuevo = 'Otro.Lugar.2027'

const calls: [string, Asked, object][] = [
  ['sign-in', login.signIn, { password: 'a guess' }],
  ['sign-in with a device', login.signIn, { password: 'a guess', dispositivos: [token, `${token}y`] }],
  ['sign-in at a kiosk', login.signIn, { password: 'a guess', dispositivos: [token], equipo: 'kiosco' }],
  ['a request for a code', login.requestRecovery, {}],
  ['a request for a code with a request id', login.requestRecovery, { dispositivos: [token], solicitud }],
  ['a wrong code', login.redeemRecovery, { codigo: '000000', nuevo }],
  ['a wrong code with a request id', login.redeemRecovery, { codigo: '000000', nuevo, solicitud }],
]

it.each(calls)(
  '%s: does the same work for known and unknown names: not delayed, delayed, and over the limit',
  async (what, ask, input) => {
    const rounds: Record<string, unknown[]> = {}
    const names = [
      '100101',
      'lupita',
      'guadalupe.ramos@correo.example',
      '100103',
      '999999',
      'nadie@correo.example',
    ]
    for (const correo of names) {
      await server.db.delete(rateLimits)
      const seen: unknown[] = []
      for (let time = 0; time < 6; time++) seen.push(await work(ask, { correo, ...input }, '203.0.113.9'))
      rounds[correo] = seen
    }
    const [first, ...others] = Object.values(rounds)
    for (const other of others) expect(other).toEqual(first)
    const [free] = first as Awaited<ReturnType<typeof work>>[]
    expect(free?.hashed).toBe(what.startsWith('sign-in') ? 1 : 0)
    expect(free?.statements.length).toBeGreaterThan(1)
  },
)

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renewToken } from '#contract/protocol/general.ts'
import { signIn } from '#contract/identity/login.ts'
import { listPayslips } from '#contract/payslips/payslips.ts'
import { openSession, sendAs } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation, type WireAnswer } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/**
 * More requests than the server can serve (quality.md, payday beyond capacity). A table lock holds up the
 * work, so no result depends on the machine's speed. A response that arrives during the lock did not wait for
 * the lock.
 */

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startServer({ database: 'postgres', environment: { LONGEST_QUEUE_MS: '50' } })
  token = await openSession(server, '100101')
})
afterAll(() => server.stop())

async function whileHeld(work: () => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: server.databaseUrl ?? '' })
  await holder.connect()
  await holder.query('begin')
  await holder.query('lock table payslips in access exclusive mode')
  try {
    await work()
  } finally {
    await holder.query('rollback')
    await holder.end()
  }
}

const list = () => sendOperation(server, listPayslips, {}, token)

interface Asked {
  answer: WireAnswer | null
  ended: Promise<WireAnswer>
}

async function fillLine(more: number): Promise<Asked[]> {
  const asked: Asked[] = []
  const ask = () => {
    const one: Asked = { answer: null, ended: list() }
    void one.ended.then((answer) => {
      one.answer = answer
    })
    asked.push(one)
  }
  while (asked.every(({ answer }) => answer === null)) {
    ask()
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  for (let count = 0; count < more; count++) ask()
  return asked
}

describe('a server whose reads are blocked', () => {
  test('answers requests beyond the queue with 503 and a retry time', async () => {
    let asked: Asked[] = []
    let refused: Asked[] = []
    await whileHeld(async () => {
      asked = await fillLine(50)
      await Promise.all(asked.slice(-50).map(({ ended }) => ended))
      refused = asked.filter(({ answer }) => answer !== null)
    })
    expect(refused.length).toBeGreaterThanOrEqual(51)
    for (const { answer } of refused) {
      expect(answer?.http).toBe(503)
      expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
      expect(answer?.headers.get('cache-control')).toContain('no-store')
      expect(answer?.body).toEqual({
        status: 'OCUPADO',
        message: 'Mucha gente está entrando. Intenta otra vez en unos segundos.',
      })
    }
    const served = await Promise.all(asked.filter((one) => !refused.includes(one)).map(({ ended }) => ended))
    expect(served.length).toBeGreaterThanOrEqual(6)
    expect(new Set(served.map(({ http }) => http))).toEqual(new Set([200]))
    expect((await list()).http).toBe(200)
  })

  test('still serves sign-in, renewal, health and settings', async () => {
    let asked: Asked[] = []
    await whileHeld(async () => {
      asked = await fillLine(0)
      const entered = await sendOperation(server, signIn, { correo: '100102', password: 'Portal.2026' }, '')
      expect(fieldOf(entered, 'status')).toBe('OK')
      const renewed = await sendAs(server, renewToken, {}, '100102')
      expect(fieldOf(renewed, 'status')).toBe('OK')
      expect((await server.fetch('/api/salud')).status).toBe(200)
      expect((await server.fetch('/config.json')).status).toBe(200)
    })
    await Promise.all(asked.map(({ ended }) => ended))
  })
})

test('counts refused requests as busy', async () => {
  const metrics = await (await server.fetch('/metrics')).text()
  expect(metrics).toMatch(/turno_calls_total\{operation="NODE-01",outcome="busy"\} [1-9]/)
})

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPayslips } from '#contract/payslips/payslips.ts'
import { signIn } from '#contract/identity/login.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { createDevice } from '#tests/support/device/device.ts'
import { openSession } from '#tests/support/server/people.ts'
import { sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
const FULL_MS = 60_000
let server: TestServer

beforeAll(async () => {
  server = await startServer({ database: 'postgres', environment: { LONGEST_QUEUE_MS: '50' } })
})
afterAll(() => server.stop())

/** @returns a function that releases the table and the queue */
async function crowd(table: string, operation: AnyOperation, input: object): Promise<() => Promise<void>> {
  const token = await openSession(server, '100104')
  const holder = new pg.Client({ connectionString: server.databaseUrl ?? '' })
  await holder.connect()
  await holder.query('begin')
  await holder.query(`lock table ${table} in access exclusive mode`)
  const pending: Promise<unknown>[] = []
  for (let isFull = false; !isFull; ) {
    const ask = sendOperation(server, operation, input, token)
    pending.push(ask)
    const answer = await Promise.race([ask, sleep(20, null)])
    isFull = answer?.http === 503
  }
  return async () => {
    await holder.query('rollback')
    await holder.end()
    await Promise.all(pending)
  }
}

function countAsks(path: string): () => number {
  let count = 0
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.endsWith(path)) count += 1
    return send(input, init)
  }
  return () => count
}

test('retries a busy list until it is served, not before the server’s retry time', async () => {
  const device = createDevice(server.url)
  const app = await device.start()
  expect(await app.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true })
  const { callWithRetries } = await import('#core/transport/call-with-retries.ts')
  const letGo = await crowd('payslips', listPayslips, {})
  const refused = await app.rpc.call(listPayslips, {})
  expect(refused).toMatchObject({ ok: false, failure: { kind: 'unavailable', isBusy: true } })
  const wish = !refused.ok && refused.failure.kind === 'unavailable' ? (refused.failure.retryAfterMs ?? 0) : 0
  expect(wish).toBeGreaterThanOrEqual(2000)

  const asks = countAsks(listPayslips.path)
  const said: boolean[] = []
  const began = performance.now()
  const list = callWithRetries(listPayslips, {}, { maxRetryMs: FULL_MS, onBusy: (now) => said.push(now) })
  while (said.length === 0) await sleep(10)
  expect(said).toEqual([true])
  expect(asks()).toBe(1)
  await letGo()
  expect(await list).toMatchObject({ ok: true })
  expect(performance.now() - began).toBeGreaterThanOrEqual(wish)
  expect(said).toEqual([true, false])
  expect(asks()).toBeLessThanOrEqual(3)
})

test('stops retrying when the user leaves the screen', async () => {
  const device = createDevice(server.url)
  const app = await device.start()
  await app.session.signIn('100101', PASSWORD)
  const { callWithRetries } = await import('#core/transport/call-with-retries.ts')
  const letGo = await crowd('payslips', listPayslips, {})
  const leaving = new AbortController()
  const asks = countAsks(listPayslips.path)
  const list = callWithRetries(listPayslips, {}, { maxRetryMs: FULL_MS, giveUp: leaving.signal })
  while (asks() === 0) await sleep(10)
  await sleep(100)
  leaving.abort()
  expect(await list).toMatchObject({ ok: false, failure: { isBusy: true } })
  expect(asks()).toBeLessThanOrEqual(2)
  await letGo()
})

const TOLD_MS = 10_000

test('waits at a busy sign-in, and signs in without another attempt by the user', async () => {
  // A place in the queue may have become free; then the sign-in does not wait, and the test tries again.
  for (let isTold = false; !isTold; ) {
    const device = createDevice(server.url)
    const app = await device.start()
    const letGo = await crowd('users', signIn, { correo: '100104', password: PASSWORD })
    const said: boolean[] = []
    const entered = app.session.signIn('100102', PASSWORD, (now) => said.push(now))
    for (let waited = 0; said.length === 0 && waited < TOLD_MS; waited += 50) await sleep(50)
    isTold = said.length > 0
    await letGo()
    expect(await entered).toEqual({ ok: true, offline: false, mustChangePassword: false })
    if (isTold) expect(said.at(-1)).toBe(false)
    expect(app.state.currentSession()).toMatchObject({ phase: 'open', hasToken: true })
  }
})

test('opens the data on a known phone while sign-in is busy', async () => {
  const device = createDevice(server.url)
  const first = await device.start()
  await first.session.signIn('100103', PASSWORD)
  const list = await first.rpc.call(listPayslips, {})
  if (!list.ok) throw new Error(list.failure.kind)
  await first.kept.keep(first.place.openStore(), listPayslips, {}, { value: list.value, at: 1 })
  const letGo = await crowd('users', signIn, { correo: '100104', password: PASSWORD })
  const again = await device.start()
  expect(await again.session.signIn('100103', PASSWORD)).toMatchObject({ ok: true, offline: true })
  expect(await again.kept.readKept(listPayslips, {})).toEqual({ value: list.value, at: 1 })
  await letGo()
})

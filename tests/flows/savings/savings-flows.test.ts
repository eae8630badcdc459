import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { readSavings } from '#contract/savings/savings.ts'
import { listPendingMovements, readLoanVariables } from '#contract/savings/savings-moves.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import * as schema from '#server/db/schema/savings.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/**
 * Flows of the savings fund on the device's core, with the real server (CHAT-11, CHAT-18 … CHAT-22).
 * Movements of money are not queued or retried automatically. After a lost response, the fetched data show
 * the outcome.
 */

type Models = Awaited<ReturnType<typeof loadModels>>
type Flow = Awaited<ReturnType<typeof flowOf>>

const PASSWORD = 'Portal.2026'
const PATIENT = { timeout: 20_000 }
let server: TestServer
let device: Device
let app: App
let models: Models

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(schema.savingsRequests)
  device = createDevice(server.url)
  app = await device.start()
  expect(await app.session.signIn('100102', PASSWORD)).toMatchObject({ ok: true })
  models = await loadModels()
})

/** Imports the models after the device's start, so that they use the same core modules. */
async function loadModels() {
  return {
    ...(await import('#models/savings/fund-flow.ts')),
    ...(await import('#models/savings/fund.ts')),
  }
}

async function read<Op extends Parameters<App['rpc']['call']>[0]>(
  operation: Op,
  input: object = {},
): Promise<ResponseOf<Op>> {
  const answer = await app.rpc.call(operation, input as never)
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure))
  return answer.value as ResponseOf<Op>
}

async function fundNow() {
  const { userId } = await findPerson(server, '100102')
  const { data } = await read(readSavings, { userId: String(userId) })
  const { variables } = await read(readLoanVariables)
  return models.readFund(data, { movements: await read(listPendingMovements), variables }, '2026-11-18')
}

async function flowOf(action: 'withdraw' | 'loan' | 'cancel', movement = 0) {
  const flow = createActor(models.fundFlow, { input: { action, fund: await fundNow(), movement } })
  return flow.start()
}

async function confirmed(flow: Flow) {
  flow.send({ type: 'CONFIRM' })
  const { value, context } = await waitFor(flow, ({ value: now }) => now !== 'sending', PATIENT)
  return { value, failure: context.failure, receipt: context.receipt }
}

async function ownRequests() {
  const { employeeId } = await findPerson(server, '100102')
  const own = eq(schema.savingsRequests.employeeId, employeeId ?? 0)
  return server.db.select().from(schema.savingsRequests).where(own)
}

async function withdrawal(): Promise<Flow> {
  const flow = await flowOf('withdraw')
  flow.send({ type: 'AMOUNT', text: '150.50' })
  expect(flow.getSnapshot().value).toBe('confirming')
  return flow
}

test('requests a withdrawal, shows it in process and cancels it', async () => {
  const { value, receipt } = await confirmed(await withdrawal())
  expect(value).toBe('done')
  expect(receipt?.payday).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  const [waiting] = (await fundNow()).pending
  expect(waiting).toMatchObject({ clase: 'retiro', monto: 150.5, fNomina: receipt?.payday })
  expect((await flowOf('withdraw')).getSnapshot().context.offer.refusal).toBe('withdrawal-pending')
  expect((await confirmed(await flowOf('cancel', waiting?.id))).value).toBe('done')
  expect((await fundNow()).pending).toEqual([])
})

test('respuesta 3: reports that an approved loan cannot be cancelled, without a failure', {
  tags: ['whole'],
}, async () => {
  const flow = await flowOf('loan')
  flow.send({ type: 'AMOUNT', text: '1000' })
  flow.send({ type: 'TERM', term: 12 })
  flow.send({ type: 'ACCEPT' })
  expect((await confirmed(flow)).value).toBe('done')
  const [request] = await ownRequests()
  await server.db
    .update(schema.loans)
    .set({ status: 'approved' })
    .where(eq(schema.loans.id, request?.loanId ?? 0))
  const cancelling = await flowOf('cancel', request?.id)
  await server.db.update(schema.savingsRequests).set({ status: 'approved', decidedAt: new Date() })
  const { value, receipt } = await confirmed(cancelling)
  expect({ value, isLoanApproved: receipt?.isLoanApproved }).toEqual({ value: 'done', isLoanApproved: true })
  expect(await ownRequests()).toMatchObject([{ status: 'approved' }])
  await server.db.delete(schema.savingsRequests)
  await server.db.delete(schema.loans).where(eq(schema.loans.id, request?.loanId ?? 0))
})

test('sends nothing without a network and queues nothing', async () => {
  const flow = await withdrawal()
  device.goOffline()
  expect(await confirmed(flow)).toMatchObject({ value: 'failed', failure: { kind: 'offline' } })
  expect(flow.getSnapshot().context.typed).toBe('150.50')
  expect(await app.queued.listQueued()).toEqual([])
  device.goOnline()
  await app.sync.sync()
  expect(await ownRequests()).toEqual([])
})

test('does not repeat a withdrawal after a lost response; the refreshed data refuse a second withdrawal', async () => {
  const flow = await withdrawal()
  let sent = 0
  device.between = async (request, send) => {
    const answer = await send()
    if (!request.url.endsWith('ws-caja-alu.php')) return answer
    sent += 1
    throw new TypeError('Failed to fetch')
  }
  expect(await confirmed(flow)).toMatchObject({ value: 'failed', failure: { kind: 'offline' } })
  device.between = null
  expect(sent).toBe(1)
  expect(await ownRequests()).toHaveLength(1)
  flow.send({ type: 'BACK' })
  expect((await confirmed(flow)).value).toBe('done')
  expect(await ownRequests()).toHaveLength(1)
  expect((await flowOf('withdraw')).getSnapshot().value).toBe('refused')
})

test('reports an expired session and stores nothing', { tags: ['whole'] }, async () => {
  const flow = await withdrawal()
  await server.connection.query.query('delete from sessions')
  expect(await confirmed(flow)).toMatchObject({ value: 'failed', failure: { kind: 'expired' } })
  expect(await ownRequests()).toEqual([])
})

test('refuses another person’s movement with the same message as an unknown movement', async () => {
  const { employeeId } = await findPerson(server, '100101')
  const [other] = await server.db
    .insert(schema.savingsRequests)
    .values({
      employeeId: employeeId ?? 0,
      movementType: 294,
      kind: 'withdrawal',
      amount: 100,
      requestedOn: '2026-01-01',
      status: 'pending',
    })
    .returning()
  const said = async (movement: number) => (await confirmed(await flowOf('cancel', movement))).failure
  const failure = await said(other?.id ?? 0)
  expect(failure).toMatchObject({ kind: 'rejected', message: 'No tienes ese movimiento en proceso.' })
  expect(await said(2_000_000_000)).toEqual(failure)
})

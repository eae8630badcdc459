import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { markAtGate } from '#contract/approvals/gate-mark.ts'
import { companyDate } from '#domain/time/dates.ts'
import { readPlace } from '#features/gate/mark-place.ts'
import { approvals, gateMarks } from '#server/db/schema/approvals.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { findPerson, setRole } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const GUARD = '100601'
const NEXT = '100103'
const PASSWORD = 'Portal.2026'
let server: TestServer
let device: Device
let app: App
let id: number

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  const next = await findPerson(server, NEXT)
  await setRole(server, next.userId, 'vigilancia')
})
afterAll(() => server.stop())
beforeEach(async () => {
  id = await visit()
  device = createDevice(server.url)
  app = await device.start()
})
afterEach(() => device.goOnline())

async function visit(): Promise<number> {
  const asker = await findPerson(server, '100102')
  const approver = await findPerson(server, '100201')
  const now = server.clock.now()
  const today = companyDate(now.getTime())
  const [row] = await server.db
    .insert(approvals)
    .values({
      kind: 'visita',
      requesterId: asker.employeeId ?? 0,
      approverId: approver.employeeId ?? 0,
      fromDay: today,
      toDay: today,
      details: { nombre: 'INÉS', paterno: 'LARA', entrada: '00:00', salida: '23:59' },
      state: 'authorized',
      requestedAt: now,
      decidedAt: now,
      decidedBy: approver.userId,
    })
    .returning({ id: approvals.id })
  return row?.id ?? 0
}

const enter = async (login: string) =>
  expect(await app.session.signIn(login, PASSWORD)).toMatchObject({ ok: true })

async function mark(via: 'entra' | 'sale', minutes = 0): Promise<void> {
  const hora = new Date(server.clock.now().getTime() + minutes * 60_000).toISOString()
  const entry = { input: { id, via, hora }, form: `marca-${id}`, step: `${hora} ${via} visita`, values: {} }
  expect(await app.outbox.confirm({ operation: markAtGate, ...entry })).toMatchObject({ kept: true })
}

const marks = () =>
  server.db
    .select({ way: gateMarks.way, by: gateMarks.markedBy })
    .from(gateMarks)
    .where(eq(gateMarks.approvalId, id))
    .orderBy(asc(gateMarks.markedAt))

const here = async () =>
  (await app.copies.listCopies(markAtGate.id)).map((copy) => [copy.state, readPlace(copy)?.via])

test('shows a guard’s offline marks to the next guard, and delivers them as the first guard’s', async () => {
  const { userId } = await findPerson(server, GUARD)
  await enter(GUARD)
  device.goOffline()
  await mark('entra', -2)
  await mark('sale', -1)
  await app.session.signOut()
  device.goOnline()
  device.between = async (request, send) => {
    if (new URL(request.url).pathname === '/api/sealed') throw new TypeError('Failed to fetch')
    return send()
  }
  await enter(NEXT)
  await app.sync.sync()
  expect(await marks()).toEqual([])
  expect(await here()).toEqual([
    ['queued', 'entra'],
    ['queued', 'sale'],
  ])
  expect(await device.dump()).not.toMatch(/INÉS|Inés/)
  device.between = null
  await app.sync.syncOnReturn()
  expect(await marks()).toEqual([
    { way: 'entra', by: userId },
    { way: 'sale', by: userId },
  ])
  await app.session.signOut()
  await enter(GUARD)
  await app.sync.sync()
  expect(await here()).toEqual([])
})

test('refuses an offline mark of a guard who lost the role, and shows its author the refusal', {
  tags: ['whole'],
}, async () => {
  const { userId } = await findPerson(server, GUARD)
  await enter(GUARD)
  device.goOffline()
  await mark('entra')
  await app.session.signOut()
  await setRole(server, userId, 'vigilancia', false)
  device.goOnline()
  await enter(NEXT)
  await app.sync.sync()
  expect(await marks()).toEqual([])
  expect(await here()).toEqual([['rejected', 'entra']])
  await app.session.signOut()
  await enter(GUARD)
  await app.sync.sync()
  expect((await app.queued.listQueued()).map(({ state }) => state)).toEqual(['rejected'])
  await setRole(server, userId, 'vigilancia')
})

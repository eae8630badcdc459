import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askApproval } from '#contract/approvals/approval-asking.ts'
import { requestIncident } from '#contract/approvals/incidents.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { monthsAfter } from '#domain/time/months.ts'
import { weekRuleText } from '#domain/approvals/incident-texts.ts'
import { REQUEST_STEP, requestForms } from '#domain/requests/request-forms.ts'
import { deliveryGrants, sessions } from '#server/db/schema/access.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { operationReceipts } from '#server/db/schema/delivery.ts'
import { kardexFacts } from '#server/db/schema/kardex.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { employees } from '#server/db/schema/people.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { createWorkerRam } from '#tests/support/device/key-holder.ts'
import { type LegacyHost, startLegacyHost } from '#tests/support/server/hosts/legacy-host.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** Tests P-08 and P-91 through the outbox, on a failing network. */

const LEADER = '100201'
const OTHER = '100103'
const PASSWORD = 'Portal.2026'
let server: TestServer
let legacy: LegacyHost
let device: Device
let app: App
let leaderId: number
let otherId: number
let today: string

beforeAll(async () => {
  server = withoutPace(await startServer({ database: 'pglite' }))
  legacy = await startLegacyHost(server.url)
  leaderId = (await findPerson(server, LEADER)).employeeId ?? 0
  otherId = (await findPerson(server, OTHER)).employeeId ?? 0
  today = companyDate(server.clock.now().getTime())
})
afterAll(async () => {
  await legacy.stop()
  await server.stop()
})
beforeEach(() => begin(server.url))
afterEach(() => device.goOnline())

async function begin(url: string): Promise<void> {
  for (const id of [leaderId, otherId]) await server.db.delete(approvals).where(eq(approvals.requesterId, id))
  await server.db.delete(operationReceipts)
  // A page of the previous test may still deliver; without a session, its request is refused.
  await server.db.delete(sessions)
  await server.db.delete(deliveryGrants)
  device = createDevice(url)
  app = await device.start()
  await enter(LEADER)
}

async function enter(login: string): Promise<void> {
  expect(await app.session.signIn(login, PASSWORD)).toMatchObject({ ok: true })
}

/** Monday some weeks ahead, so that days of one test are in one week. */
function monday(weeks = 3): string {
  const weekday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7
  return addDays(today, weeks * 7 - weekday)
}

interface Asked {
  form: string
  opId: string
}

async function confirm(
  operation: AnyOperation,
  input: object,
  form: string,
  values: object = input,
): Promise<Asked> {
  const confirmed = await app.outbox.confirm({ operation, input, form, step: REQUEST_STEP, values })
  if (!confirmed.kept) throw new Error('the request was not kept')
  return { form, opId: confirmed.opId }
}

function askDay(from: string, form = newDayOff(), { to = from, kind = 'Permiso con goce de sueldo' } = {}) {
  const input = { tipo: kind, fechaInIncidencia: from, fechaFiIncidencia: to }
  return confirm(requestIncident, input, form, { kind, from, to })
}
const newDayOff = () => `${requestForms.dayOff}${randomUUID()}`
const askVacation = (from: string, to: string, form = newDayOff()) =>
  askDay(from, form, { to, kind: 'Vacaciones' })

function askOvertime(empleado: string, form = `${requestForms.asking}${randomUUID()}`) {
  const values = { empleado, dia: monday(), entrada: '14:00', horas: '2', motivo: 'Pedido urgente' }
  const solicitud = { clase: 'tiempo_extra', ...values, horas: 2 }
  return confirm(askApproval, { solicitud }, form, { clase: 'tiempo_extra', values })
}

const kinds = [
  ['a day off', () => askDay(monday())],
  ['overtime', () => askOvertime('100213')],
] as const

const rowsOf = (requesterId = leaderId) =>
  server.db.select().from(approvals).where(eq(approvals.requesterId, requesterId)).orderBy(approvals.id)
const draftOf = (form: string) => app.drafts.readDraft(form, REQUEST_STEP)

async function deliverUntil(form: string, state: 'synced' | 'rejected'): Promise<void> {
  const deliver = () => app.sync.syncOnReturn().then(() => draftOf(form))
  await expect.poll(deliver, { timeout: 20_000 }).toMatchObject({ state })
}

describe.each(kinds)('%s', (_name, ask) => {
  test('waits while offline, survives a restart and is sent once when the network is back', async () => {
    device.goOffline()
    const { form } = await ask()
    app = await device.start()
    expect(await app.queued.listQueued()).toMatchObject([{ form, state: 'queued', isSealed: true }])
    expect(await rowsOf()).toEqual([])
    device.goOnline()
    await deliverUntil(form, 'synced')
    expect(await rowsOf()).toMatchObject([{ state: 'waiting' }])
    expect(await app.queued.listQueued()).toEqual([])
  })

  test('is registered once although its responses were lost', async () => {
    device.between = async (request, send) => {
      const answer = await send()
      if (/sealed|Incidencias|pedir/.test(request.url)) throw new TypeError('the answer is lost')
      return answer
    }
    const { form, opId } = await ask()
    await app.sync.syncOnReturn()
    expect(await draftOf(form)).toMatchObject({ state: 'queued' })
    expect(await rowsOf()).toHaveLength(1)
    device.between = null
    await deliverUntil(form, 'synced')
    expect(await rowsOf()).toHaveLength(1)
    const receipts = await server.db.select({ id: operationReceipts.operationId }).from(operationReceipts)
    expect(receipts).toEqual([{ id: opId }])
  })

  test('is delivered after its person’s session ended, and the server notifies them', async () => {
    const { userId } = await findPerson(server, LEADER)
    await server.db.delete(notifications).where(eq(notifications.userId, userId))
    device.goOffline()
    await ask()
    await server.db.delete(sessions)
    device.goOnline()
    const deliver = () => app.sync.syncOnReturn().then(() => rowsOf())
    await expect.poll(deliver, { timeout: 20_000 }).toHaveLength(1)
    const told = await server.db
      .select({ ref: notifications.ref })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.kind, 'step-delivered')))
    expect(told).toHaveLength(1)
    expect(['incidencia', 'solicitud']).toContain(told[0]?.ref)
  })

  test('never becomes another person’s request on the same device', async () => {
    device.goOffline()
    const { opId } = await ask()
    await app.session.signOut()
    device.goOnline()
    app = await device.start()
    await enter(OTHER)
    expect(await app.queued.listQueued()).toEqual([])
    await app.withdraw.retryNow()
    await app.sync.syncOnReturn()
    expect(await rowsOf(otherId)).toEqual([])
    await enterAgain()
    const all = () => app.sync.syncOnReturn().then(() => rowsOf())
    await expect.poll(all, { timeout: 20_000 }).toHaveLength(1)
    const receipts = await server.db.select().from(operationReceipts)
    const { userId } = await findPerson(server, LEADER)
    expect(receipts.map((row) => [row.userId, row.operationId])).toEqual([[userId, opId]])
  })

  test('stays unsent while another person is signed in, on a host without a delivery key', async () => {
    await begin(legacy.url)
    device.goOffline()
    const { form } = await ask()
    await app.session.signOut()
    device.goOnline()
    app = await device.start()
    const sent: string[] = []
    device.between = (request, send) => {
      sent.push(request.url)
      return send()
    }
    await enter(OTHER)
    await app.withdraw.retryNow()
    await app.sync.syncOnReturn()
    expect(sent.filter((url) => /sealed|Incidencias|pedir/.test(url))).toEqual([])
    expect([...(await rowsOf()), ...(await rowsOf(otherId))]).toEqual([])
    await enterAgain()
    await deliverUntil(form, 'synced')
    expect(await rowsOf()).toHaveLength(1)
  })
})

async function enterAgain(): Promise<void> {
  await app.session.signOut()
  await enter(LEADER)
}

test('a request on a kiosk leaves nothing readable, and is delivered after its person has left', async () => {
  const holder = createWorkerRam()
  await app.mode.setDeviceMode('kiosk')
  device.beforeStart = (tab) => tab.kiosk.setKeyHolder(holder)
  app = await device.start()
  await enter(LEADER)
  device.goOffline()
  await askOvertime('100213')
  await app.session.signOut()
  const dump = await device.dump()
  for (const word of ['Pedido urgente', '100213', 'tiempo_extra', LEADER]) {
    expect(dump.includes(word), word).toBe(false)
  }
  device.goOnline()
  app = await device.start()
  const deliver = () => app.sync.syncOnReturn().then(() => rowsOf())
  await expect.poll(deliver, { timeout: 20_000 }).toHaveLength(1)
})

test('refuses a third day in a week with the rule, keeps its values, and registers the corrected day', async () => {
  device.goOffline()
  const first = await askDay(monday())
  const second = await askDay(addDays(monday(), 1))
  const third = await askDay(addDays(monday(), 2))
  device.goOnline()
  await deliverUntil(first.form, 'synced')
  await deliverUntil(second.form, 'synced')
  await deliverUntil(third.form, 'rejected')
  expect(await draftOf(third.form)).toMatchObject({
    message: weekRuleText,
    values: { from: addDays(monday(), 2) },
  })
  expect(await rowsOf()).toHaveLength(2)
  await askDay(monday(4), third.form)
  await deliverUntil(third.form, 'synced')
  expect((await rowsOf()).map(({ fromDay }) => fromDay)).toEqual([monday(), addDays(monday(), 1), monday(4)])
  expect(await app.queued.listQueued()).toEqual([])
})

test('vacation waits offline, and is refused on arrival with its values when more days are asked for than are left', async () => {
  // Two years of service, whose days began half a year ago.
  const hireDate = monthsAfter(today, -30)
  await server.db.update(employees).set({ hireDate }).where(eq(employees.id, leaderId))
  await server.db.delete(kardexFacts).where(eq(kardexFacts.employeeId, leaderId))
  device.goOffline()
  const first = await askVacation(monday(), addDays(monday(), 4))
  const second = await askVacation(monday(5), addDays(monday(5), 27))
  app = await device.start()
  expect(await app.queued.listQueued()).toHaveLength(2)
  device.goOnline()
  await deliverUntil(first.form, 'synced')
  await deliverUntil(second.form, 'rejected')
  expect(await draftOf(second.form)).toMatchObject({
    message: 'Pides más días de los que te quedan: 14 (LFT 76).',
    values: { kind: 'Vacaciones', from: monday(5), to: addDays(monday(5), 27) },
  })
  await askVacation(monday(5), addDays(monday(5), 1), second.form)
  await deliverUntil(second.form, 'synced')
  expect((await rowsOf()).map(({ fromDay, state }) => [fromDay, state])).toEqual([
    [monday(), 'waiting'],
    [monday(5), 'waiting'],
  ])
})

test('refuses overtime for another team with the reason, and lets the person discard the request', async () => {
  const { form, opId } = await askOvertime('100102')
  await deliverUntil(form, 'rejected')
  expect(await draftOf(form)).toMatchObject({
    message: 'Ese número no es de tu equipo. Revísalo.',
    values: { clase: 'tiempo_extra', values: { empleado: '100102', motivo: 'Pedido urgente' } },
  })
  expect(await app.withdraw.discard(opId)).toBe(true)
  await app.sync.syncOnReturn()
  expect(await app.queued.listQueued()).toEqual([])
  expect(await rowsOf()).toEqual([])
})

test('does not repeat a day off that a host without operation ids has registered', async () => {
  await begin(legacy.url)
  let posts = 0
  device.between = async (request, send) => {
    const isRequest = /Incidencias/.test(request.url) && (await request.clone().text()).includes('"tipo"')
    const answer = await send()
    if (isRequest) posts += 1
    if (isRequest && posts === 1) throw new TypeError('the answer is lost')
    return answer
  }
  const { form } = await askDay(monday())
  await app.sync.sync()
  expect((await app.queued.listQueued()).map(({ state }) => state)).toEqual(['sending'])
  await deliverUntil(form, 'synced')
  expect([posts, (await rowsOf()).length]).toEqual([1, 1])
})

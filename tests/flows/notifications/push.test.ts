import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as inbox from '#contract/documents/document-review.ts'
import { closeOtherSessions, signOut } from '#contract/identity/login.ts'
import { renewToken } from '#contract/protocol/general.ts'
import { publishNotice, withdrawNotice } from '#contract/notifications/notice-board.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as push from '#contract/notifications/push.ts'
import { companyDate } from '#domain/time/dates.ts'
import {
  notices,
  notifications,
  pushPreferences,
  pushSends,
  pushSubscriptions,
} from '#server/db/schema/notifications.ts'
import { employees } from '#server/db/schema/people.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { pushTexts } from '#server/services/notifications/texts.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { addDevice, deliver, startPushServer, subscribe } from '#tests/support/server/network/push-server.ts'
import { type PushService, startPushService } from '#tests/support/server/network/push-service.ts'
import { fieldOf, sendOperation, type WireAnswer } from '#tests/support/server/network/raw-call.ts'
import type { TestServer } from '#tests/support/server/server.ts'

/** 10:00 in the company's time zone, outside the quiet hours of the first shift. */
const MORNING = Date.parse(`${new Date().toISOString().slice(0, 10)}T16:00:00Z`)
const HOUR = 3_600_000
const PERSON = '100101'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let service: PushService

  beforeAll(async () => {
    server = await startPushServer(database, { clock: createTestClock(MORNING) })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    service = await startPushService()
  })
  afterEach(async () => {
    expect(service.complaints).toEqual([])
    await service.stop()
    await server.db.delete(pushSubscriptions)
    await server.db.delete(pushPreferences)
  })

  const send = (operation: AnyOperation, input: object, token: string): Promise<WireAnswer> =>
    sendOperation(server, operation, input, token)
  const ask = async (operation: AnyOperation, input: object, login: string) =>
    send(operation, input, await openSession(server, login))
  const devices = () => server.db.select().from(pushSubscriptions)
  const waiting = () => server.db.select().from(pushSends)

  let events = 0
  async function tell(login: string, more: object = {}): Promise<void> {
    const { userId } = await findPerson(server, login)
    events += 1
    const told = { kind: 'notice', ref: '', key: `t${events}`, comment: 'MUY PRIVADO', ...more } as const
    const to = { userIds: [userId] }
    await server.db.transaction((tx) => notify({ ...server, tx }, { ...told, to }))
  }

  test('pushes a document comment to each device of the owner, without its text', async () => {
    const own = [await addDevice(server, service, '100102'), await addDevice(server, service, '100102')]
    await addDevice(server, service, PERSON)
    const docs = fieldOf(await ask(inbox.listPersonDocuments, { empleado: '100102' }, '100301'), 'docs') as {
      id: number
    }[]
    const comentario = 'No se ve tu domicilio de Ramos Arizpe'
    await ask(inbox.commentDocument, { idDoc: docs[0]?.id, comentario }, '100301')
    expect(service.arrived).toEqual([])
    expect(await deliver(server)).toBeNull()
    expect(service.arrived.map(({ device }) => device).sort()).toEqual(own.map(({ id }) => id).sort())
    const listed = fieldOf(await ask(listNotifications, {}, '100102'), 'notificaciones') as Notification[]
    const newest = listed.find((each) => each.comentario === comentario)
    for (const { payload, text, ttl, urgency, claims, vapidKey } of service.arrived) {
      expect(payload).toEqual({ kind: 'document-commented', id: newest?.id })
      expect(Object.keys(payload as object)).toEqual(['kind', 'id'])
      expect(text.length).toBeLessThan(60)
      expect([ttl > 6 * 86_400 && ttl <= 7 * 86_400, urgency]).toEqual([true, 'normal'])
      expect(claims.sub).toMatch(/^(https:|mailto:)/)
      expect(vapidKey).toBe(server.services.keys.vapid.publicKey)
    }
    expect(newest).toMatchObject({ tipo: 'document-commented', comentario, abierta: false })
    expect(await waiting()).toEqual([])
  })

  test('publishes the public key in /config.json', async () => {
    const config = (await (await server.fetch('/config.json')).json()) as { vapidPublicKey: string }
    expect(Buffer.from(config.vapidPublicKey, 'base64url')).toHaveLength(65)
    expect(config.vapidPublicKey).toBe(server.services.keys.vapid.publicKey)
  })

  test('sends nothing for a transaction that was rolled back', async () => {
    await addDevice(server, service, PERSON)
    const { userId } = await findPerson(server, PERSON)
    const told = { kind: 'notice', ref: '', key: 'undone', to: { userIds: [userId] } } as const
    const undone = server.db.transaction(async (tx) => {
      await notify({ ...server, tx }, told)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await deliver(server)
    expect([service.attempts, await waiting()]).toEqual([[], []])
  })

  test('pushes the same event once', async () => {
    await addDevice(server, service, PERSON)
    await tell(PERSON, { key: 'same' })
    await tell(PERSON, { key: 'same' })
    await deliver(server)
    expect(service.arrived).toHaveLength(1)
  })

  test('lists but does not push a kind that is switched off', async () => {
    await addDevice(server, service, PERSON)
    const silencio = { modo: 'turno', desde: '22:00', hasta: '06:00' }
    const tipos = [
      { tipo: 'notice', activo: false },
      { tipo: 'test', activo: false },
      { tipo: 'team-alert', activo: false },
    ]
    const saved = await ask(push.savePushPreferences, { tipos, silencio }, PERSON)
    expect((await server.db.select().from(pushPreferences))[0]?.offKinds).toEqual(['notice'])
    expect(fieldOf(saved, 'tipos')).toContainEqual({ tipo: 'notice', activo: false })
    expect(fieldOf(saved, 'dispositivos')).toBe(1)
    await tell(PERSON)
    await tell(PERSON, { kind: 'improvement' })
    await deliver(server)
    expect(service.arrived.map(({ payload }) => (payload as { kind: string }).kind)).toEqual(['improvement'])
    const [row] = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.key, `t${events - 1}`))
    expect(row?.kind).toBe('notice')
    await ask(push.savePushPreferences, { tipos: [{ tipo: 'notice', activo: true }], silencio }, PERSON)
    await tell(PERSON)
    await deliver(server)
    expect(service.arrived).toHaveLength(2)
  })

  test('holds pushes during the default quiet hours of the shift, except test pushes and urgent kinds', async () => {
    const { employeeId } = await findPerson(server, PERSON)
    await server.db
      .update(employees)
      .set({ shift: 3 })
      .where(eq(employees.id, employeeId ?? 0))
    await addDevice(server, service, PERSON)
    await tell(PERSON)
    // Quiet hours of the night shift are from 8 to 15.
    const [row] = await waiting()
    expect(row?.dueAt.getTime()).toBe(MORNING + 5 * HOUR)
    expect(await deliver(server)).toEqual(new Date(MORNING + 5 * HOUR))
    expect(service.attempts).toEqual([])
    server.clock.advance(5 * HOUR)
    expect(await deliver(server)).toBeNull()
    expect(service.arrived).toHaveLength(1)
    server.clock.advance(-5 * HOUR)
    await ask(push.testPush, {}, PERSON)
    await tell(PERSON, { kind: 'step-rejected' })
    await deliver(server)
    expect(service.arrived.slice(1).map(({ payload }) => payload)).toContainEqual({ kind: 'test', id: 0 })
    expect(service.arrived).toHaveLength(3)
    await server.db
      .update(employees)
      .set({ shift: 1 })
      .where(eq(employees.id, employeeId ?? 0))
  })

  test('respects a person’s own quiet hours across midnight, and the choice of no quiet hours', async () => {
    await addDevice(server, service, PERSON)
    const choose = (modo: string, desde: string, hasta: string) =>
      ask(push.savePushPreferences, { tipos: [], silencio: { modo, desde, hasta } }, PERSON)
    await choose('propio', '23:00', '10:30')
    await tell(PERSON)
    expect((await waiting()).map(({ dueAt }) => dueAt.getTime())).toEqual([MORNING + HOUR / 2])
    await choose('ninguno', '23:00', '10:30')
    await tell(PERSON)
    await deliver(server)
    expect(service.arrived).toHaveLength(1)
  })

  test('does not send a notice that was withdrawn or has expired', async () => {
    await addDevice(server, service, PERSON)
    const publish = async () => {
      const vigencia = companyDate(server.clock.now().getTime())
      const input = {
        clave: crypto.randomUUID(),
        titulo: 'Ruta',
        texto: 'A las 5.',
        alcance: 'todos',
        vigencia,
      }
      return fieldOf(await ask(publishNotice, input, '100301'), 'id')
    }
    const id = await publish()
    expect(await waiting()).toHaveLength(1)
    await ask(withdrawNotice, { id }, '100301')
    expect(await deliver(server)).toBeNull()
    expect([service.attempts, await waiting()]).toEqual([[], []])
    await publish()
    server.clock.advance(24 * HOUR)
    expect(await deliver(server)).toBeNull()
    expect([service.attempts, await waiting()]).toEqual([[], []])
    server.clock.advance(-24 * HOUR)
    await publish()
    await deliver(server)
    expect(service.arrived).toHaveLength(1)
    await server.db.delete(notices)
  })

  test('does not send a waiting push of a kind that was switched off', async () => {
    await addDevice(server, service, PERSON)
    await tell(PERSON)
    await tell(PERSON, { kind: 'step-rejected' })
    const silencio = { modo: 'ninguno', desde: '22:00', hasta: '06:00' }
    await ask(push.savePushPreferences, { tipos: [{ tipo: 'notice', activo: false }], silencio }, PERSON)
    expect(await deliver(server)).toBeNull()
    expect(service.arrived.map(({ payload }) => (payload as { kind: string }).kind)).toEqual([
      'step-rejected',
    ])
    expect(await waiting()).toEqual([])
  })

  test('holds a waiting push when quiet hours begin, and renews its expiry if it was never tried', async () => {
    await addDevice(server, service, PERSON)
    await tell(PERSON)
    await tell(PERSON)
    const [tried] = (await waiting()).sort((one, two) => one.id - two.id)
    // Marks one push as tried. A tried push keeps its expiry, so that pushes to a dead push service end.
    await server.db
      .update(pushSends)
      .set({ attempts: 1 })
      .where(eq(pushSends.id, tried?.id ?? 0))
    const silencio = { modo: 'propio', desde: '09:00', hasta: '12:00' }
    await ask(push.savePushPreferences, { tipos: [], silencio }, PERSON)
    const noon = new Date(MORNING + 2 * HOUR)
    expect(await deliver(server)).toEqual(noon)
    expect(service.attempts).toEqual([])
    const held = (await waiting()).sort((one, two) => one.id - two.id)
    expect(held).toMatchObject([
      { dueAt: noon, attempts: 1, endsAt: tried?.endsAt, leasedUntil: null },
      { dueAt: noon, attempts: 0, endsAt: new Date(noon.getTime() + 7 * 24 * HOUR), leasedUntil: null },
    ])
    server.clock.advance(2 * HOUR)
    expect(await deliver(server)).toBeNull()
    expect(service.arrived).toHaveLength(2)
    server.clock.advance(-2 * HOUR)
  })

  test('deletes a device that is gone and its pushes, and serves the other device', async () => {
    const gone = await addDevice(server, service, PERSON)
    const here = await addDevice(server, service, PERSON)
    service.reply = (device) => ({ status: device === gone.id ? 410 : 201 })
    await tell(PERSON)
    await tell(PERSON)
    await deliver(server)
    expect((await devices()).map(({ endpoint }) => endpoint)).toEqual([here.endpoint])
    expect(service.arrived).toHaveLength(2)
    expect(await waiting()).toEqual([])
  })

  test('retries a push no earlier than the push service asks', async () => {
    await addDevice(server, service, PERSON)
    service.reply = (_device, attempt) =>
      attempt === 1 ? { status: 429, headers: { 'retry-after': '120' } } : { status: 201 }
    await tell(PERSON)
    const again = await deliver(server)
    expect(Math.abs((again?.getTime() ?? 0) - server.clock.now().getTime() - 120_000)).toBeLessThan(5000)
    await deliver(server)
    expect(service.attempts).toHaveLength(1)
    server.clock.advance(121_000)
    await deliver(server)
    expect(service.arrived).toHaveLength(1)
    server.clock.advance(-121_000)
  })

  test('retries a failing push service with limited pauses until the push expires', {
    tags: ['whole'],
  }, async () => {
    await addDevice(server, service, PERSON)
    service.reply = () => ({ status: 503 })
    await tell(PERSON, { kind: 'step-delivered' })
    const waits: number[] = []
    let passed = 0
    for (let again = await deliver(server); again !== null; again = await deliver(server)) {
      const wait = again.getTime() - server.clock.now().getTime()
      waits.push(wait)
      server.clock.advance(wait + 1)
      passed += wait + 1
      expect(passed).toBeLessThan(26 * HOUR)
    }
    expect(waits.length).toBeGreaterThan(20)
    expect(waits[0]).toBeLessThanOrEqual(30_000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(HOUR + 1000)
    expect([await waiting(), (await devices()).length]).toEqual([[], 1])
    server.clock.advance(-passed)
  })

  test('a hanging push service delays no other service and loses no push', { tags: ['whole'] }, async () => {
    const dead = await startPushService()
    dead.reply = () => ({ status: 201, hangs: true })
    for (let n = 0; n < 8; n += 1) await addDevice(server, dead, '100102')
    const here = await addDevice(server, service, PERSON)
    await tell('100102')
    await tell(PERSON)
    const started = Date.now()
    const delivered = deliver(server)
    await expect
      .poll(() => service.arrived.map(({ device }) => device), { timeout: 30_000 })
      .toEqual([here.id])
    await dead.stop()
    await delivered
    expect(Date.now() - started).toBeLessThan(60_000)
    expect(await waiting()).toHaveLength(8)
    expect(await devices()).toHaveLength(9)
  })

  test('signing out or ending a session removes its device; renewing the session keeps it', async () => {
    const first = await openSession(server, PERSON)
    const second = await openSession(server, PERSON)
    const one = await addDevice(server, service, PERSON, first)
    const two = await addDevice(server, service, PERSON, second)
    const renewed = String(fieldOf(await send(renewToken, {}, first), 'token'))
    expect(await devices()).toHaveLength(2)
    await send(signOut, {}, renewed)
    expect((await devices()).map(({ endpoint }) => endpoint)).toEqual([two.endpoint])
    const third = await openSession(server, PERSON)
    await subscribe(server, one, third)
    await send(closeOtherSessions, {}, third)
    expect((await devices()).map(({ endpoint }) => endpoint)).toEqual([one.endpoint])
    await tell(PERSON)
    await deliver(server)
    expect(service.arrived.map(({ device }) => device)).toEqual([one.id])
  })

  test('gives a device to the next person who signs in, without the waiting pushes', async () => {
    const device = await addDevice(server, service, PERSON)
    await tell(PERSON)
    expect(await subscribe(server, device, await openSession(server, '100102'))).toBe('OK')
    await deliver(server)
    expect(service.attempts).toEqual([])
    await tell('100102')
    await deliver(server)
    expect(service.arrived.map(({ device: id }) => id)).toEqual([device.id])
    const answer = await ask(push.unsubscribePush, { endpoint: device.endpoint }, PERSON)
    expect([fieldOf(answer, 'status'), (await devices()).length]).toEqual(['OK', 1])
    await ask(push.unsubscribePush, { endpoint: device.endpoint }, '100102')
    expect(await devices()).toEqual([])
  })

  test('keeps at most ten devices per person, and drops the oldest', async () => {
    const token = await openSession(server, PERSON)
    const made = []
    for (let n = 0; n < 12; n += 1) {
      made.push(await addDevice(server, service, PERSON, token))
      server.clock.advance(1)
    }
    const kept = new Set((await devices()).map(({ endpoint }) => endpoint))
    expect([...kept].sort()).toEqual(
      made
        .slice(2)
        .map(({ endpoint }) => endpoint)
        .sort(),
    )
  })

  test('sends a test push to each device at most every 10 s, and reports when there is no device', async () => {
    const refused = await ask(push.testPush, {}, PERSON)
    expect(fieldOf(refused, 'message')).toBe(pushTexts.noDevice)
    await addDevice(server, service, PERSON)
    await addDevice(server, service, PERSON)
    const sent = await ask(push.testPush, {}, PERSON)
    expect([fieldOf(sent, 'status'), fieldOf(sent, 'dispositivos')]).toEqual(['OK', 2])
    expect(fieldOf(await ask(push.testPush, {}, PERSON), 'message')).toBe(pushTexts.testedJustNow)
    await deliver(server)
    expect(service.arrived.map(({ payload, urgency }) => [payload, urgency])).toEqual([
      [{ kind: 'test', id: 0 }, 'high'],
      [{ kind: 'test', id: 0 }, 'high'],
    ])
    server.clock.advance(11_000)
    expect(fieldOf(await ask(push.testPush, {}, PERSON), 'status')).toBe('OK')
  })
})

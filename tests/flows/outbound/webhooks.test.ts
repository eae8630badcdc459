import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeWebhook, makeWebhook, tryWebhook } from '#contract/outbound/connections.ts'
import { FAILING_DAYS } from '#domain/outbound/outbound-kinds.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { accountLetters } from '#server/db/schema/access.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { outboundRows, webhooks } from '#server/db/schema/outbound/outbound.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import {
  authorizeDay,
  deliverNow,
  type Receiver,
  type ReceiverAnswer,
  startReceiver,
  webhookNow,
  webhookTo,
} from '#tests/support/people/outbound-hands.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const ADMINISTRATOR = '100501'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Checks a signature as a receiver does, written from the Standard Webhooks specification. */
function isSignedWith(secret: string, { headers, body }: Receiver['received'][number]): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const own = `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(own)
}

describe.each(databases)('on %s', (database) => {
  const clock = createStillClock()
  let server: TestServer
  let receiver: Receiver
  let today: string
  let week = 0
  const nextDay = () => addDays(today, 7 * ++week)

  beforeAll(async () => {
    // The mail server is never called: the letters wait in their table.
    const environment = {
      PUSH_LOOPBACK: '1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      PUBLIC_URL: 'https://turno.test',
    }
    server = withoutPace(await startServer({ database, clock, environment }))
    today = companyDate(clock.now().getTime())
    const { employeeId } = await findPerson(server, '100101')
    await server.db.delete(approvals).where(eq(approvals.requesterId, employeeId ?? 0))
  })
  afterAll(async () => {
    server.services.webhookPost.close()
    await server.stop()
  })
  beforeEach(async () => {
    receiver = await startReceiver()
    await server.db.delete(webhooks)
    await server.db.delete(outboundRows)
  })
  afterEach(() => receiver.stop())

  const change = async (id: number, accion: string) =>
    (await sendAs(server, changeWebhook, { id, accion }, ADMINISTRATOR)).body as {
      status: string
      secreto: string
    }
  const bodies = () => receiver.received.map(({ body }) => JSON.parse(body) as { data: { folio: number } })
  const folios = () => bodies().map(({ data }) => data.folio)
  const idsOf = () => receiver.received.map(({ headers }) => headers['webhook-id'])

  test('sends each new decision once, signed, in order, and nothing from before it was made', async () => {
    await authorizeDay(server, nextDay())
    const { id, secreto } = await webhookTo(server, 'Nómina', receiver.url)
    expect(secreto).toMatch(/^whsec_/)
    const [stored] = await server.db.select().from(webhooks).where(eq(webhooks.id, id))
    expect(Buffer.from(stored?.secretSealed ?? []).includes(secreto)).toBe(false)
    const made = [await authorizeDay(server, nextDay()), await authorizeDay(server, nextDay())]
    expect(await webhookNow(server, id)).toMatchObject({ pendientes: 2, ultima: '' })
    expect(await deliverNow(server)).toBeNull()
    await deliverNow(server)
    expect(folios()).toEqual(made)
    const [first] = receiver.received
    expect(first && isSignedWith(secreto, first)).toBe(true)
    expect(first && isSignedWith('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', first)).toBe(false)
    expect(bodies()[0]).toMatchObject({
      type: 'incidencia.autorizado',
      data: { id: idsOf()[0], empleado: '100101' },
    })
    expect(await webhookNow(server, id)).toMatchObject({ pendientes: 0, respuesta: 204, problema: '' })
  })

  test('retries a refused decision with the same id, later each time, before the next ones', async () => {
    const { id } = await webhookTo(server, 'Con fallas', receiver.url)
    receiver.answer = (attempt) => ({ status: attempt <= 2 ? 500 : 200 })
    const made = [await authorizeDay(server, nextDay()), await authorizeDay(server, nextDay())]
    const next = await deliverNow(server)
    expect(next?.getTime()).toBe(clock.now().getTime() + 30_000)
    await deliverNow(server)
    expect(receiver.received).toHaveLength(1)
    expect(await webhookNow(server, id)).toMatchObject({ respuesta: 500, problema: 'estado', pendientes: 2 })
    clock.advance(30_000)
    expect((await deliverNow(server))?.getTime()).toBe(clock.now().getTime() + 60_000)
    clock.advance(60_000)
    expect(await deliverNow(server)).toBeNull()
    expect(folios()).toEqual([made[0], made[0], made[0], made[1]])
    expect(new Set(idsOf().slice(0, 3)).size).toBe(1)
    expect(await webhookNow(server, id)).toMatchObject({ problema: '', fallaDesde: '' })
  })

  test('waits as long as the receiver asks, and follows no redirect', async () => {
    const { id } = await webhookTo(server, 'Que espera', receiver.url)
    const goal = await startReceiver()
    receiver.answer = (attempt): ReceiverAnswer =>
      attempt === 1
        ? { status: 429, headers: { 'retry-after': '600' } }
        : { status: 302, headers: { location: goal.url } }
    await authorizeDay(server, nextDay())
    expect((await deliverNow(server))?.getTime()).toBe(clock.now().getTime() + 600_000)
    clock.advance(600_000)
    await deliverNow(server)
    expect(await webhookNow(server, id)).toMatchObject({ respuesta: 302, problema: 'redireccion' })
    expect(goal.received).toEqual([])
    await goal.stop()
  })

  test('signs with both secrets for a day after a change', async () => {
    const { id, secreto } = await webhookTo(server, 'Que rota', receiver.url)
    const renewed = (await change(id, 'rotar')).secreto
    expect(renewed).not.toBe(secreto)
    expect((await webhookNow(server, id))?.secretoAnterior).not.toBe('')
    await authorizeDay(server, nextDay())
    await deliverNow(server)
    clock.advance(25 * HOUR_MS)
    await authorizeDay(server, nextDay())
    await deliverNow(server)
    const signed = receiver.received.map((each) => [isSignedWith(renewed, each), isSignedWith(secreto, each)])
    expect(signed).toEqual([
      [true, true],
      [true, false],
    ])
  })

  test('switches a webhook off after days of failing, tells administrators, and continues when on', async () => {
    const { id } = await webhookTo(server, 'Que se apaga', receiver.url)
    receiver.answer = () => ({ status: 503 })
    const folio = await authorizeDay(server, nextDay())
    await server.db.delete(accountLetters)
    const end = clock.now().getTime() + FAILING_DAYS * DAY_MS
    for (let next = await deliverNow(server); next !== null; next = await deliverNow(server)) {
      expect((await webhookNow(server, id))?.apagada).toBe('')
      clock.advance(next.getTime() - clock.now().getTime())
    }
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(end)
    expect(await webhookNow(server, id)).toMatchObject({ apagada: 'fallas', pendientes: 1 })
    const letters = await server.db.select().from(accountLetters)
    expect(letters.map(({ subject }) => subject)).toContain('Se apagó la conexión Que se apaga')
    expect(letters[0]?.text).toContain('https://turno.test/#/Conexiones')
    const told = eq(notifications.kind, 'connection-off')
    expect(await server.db.$count(notifications, told)).toBeGreaterThan(0)
    expect(await server.db.$count(securityEvents, eq(securityEvents.kind, 'webhook-failed'))).toBe(1)
    const tries = receiver.received.length
    await authorizeDay(server, nextDay())
    await deliverNow(server)
    expect(receiver.received).toHaveLength(tries)
    receiver.answer = () => ({ status: 200 })
    await change(id, 'encender')
    await deliverNow(server)
    expect(folios()[tries]).toBe(folio)
    expect(receiver.received).toHaveLength(tries + 2)
    expect(await webhookNow(server, id)).toMatchObject({ apagada: '', pendientes: 0 })
  })

  test('switches a webhook off at once when the receiver answers that it is gone', async () => {
    const { id } = await webhookTo(server, 'Que se fue', receiver.url)
    receiver.answer = () => ({ status: 410 })
    await authorizeDay(server, nextDay())
    expect(await deliverNow(server)).toBeNull()
    expect(await webhookNow(server, id)).toMatchObject({ apagada: 'ido', respuesta: 410 })
  })

  test('sends nothing to a webhook that was switched off or removed', async () => {
    const off = await webhookTo(server, 'Apagada', receiver.url)
    const removed = await webhookTo(server, 'Quitada', receiver.url)
    await change(off.id, 'apagar')
    await change(removed.id, 'quitar')
    await authorizeDay(server, nextDay())
    await deliverNow(server)
    expect(receiver.received).toEqual([])
    expect(await webhookNow(server, removed.id)).toBeUndefined()
    expect(await change(removed.id, 'encender')).toMatchObject({ status: 'ERROR' })
    const [stored] = await server.db.select().from(webhooks).where(eq(webhooks.id, removed.id))
    expect(stored?.secretSealed.length).toBe(0)
  })

  test('sends a test message without data, which moves nothing', async () => {
    const { id, secreto } = await webhookTo(server, 'De prueba', receiver.url)
    await authorizeDay(server, nextDay())
    const tried = await sendAs(server, tryWebhook, { id }, ADMINISTRATOR)
    expect(tried.body).toEqual({ status: 'OK', respuesta: 204, problema: '' })
    const [only] = receiver.received
    expect(only && isSignedWith(secreto, only)).toBe(true)
    expect(JSON.parse(only?.body ?? '')).toMatchObject({ type: 'prueba', data: {} })
    expect(await webhookNow(server, id)).toMatchObject({ pendientes: 1, respuesta: 204 })
    await receiver.stop()
    const failed = await sendAs(server, tryWebhook, { id }, ADMINISTRATOR)
    expect(failed.body).toEqual({ status: 'OK', respuesta: 0, problema: 'red' })
    receiver = await startReceiver()
  })

  test.each([
    'http://nomina.example.com/a',
    'https://10.0.0.7/a',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/a',
    'https://0x0a000007/a',
    'https://nomina.internal/a',
    'https://nomina/a',
    'https://user:pass@nomina.example.com/a',
    'https://nomina.example.com/a#b',
    'file:///etc/passwd',
    'x',
  ])('refuses the address %s', async (direccion) => {
    const input = { nombre: 'Adentro', empresa: '00100', clases: ['incidencia'], direccion }
    const { body } = await sendAs(server, makeWebhook, input, ADMINISTRATOR)
    expect(body).toEqual({
      status: 'ERROR',
      message: 'Escribe una dirección https que se vea desde internet.',
    })
  })

  test('sends nothing to an address that has become an internal one', async () => {
    const { id } = await webhookTo(server, 'Que cambió', receiver.url)
    await server.db.update(webhooks).set({ url: 'https://10.0.0.7/a' }).where(eq(webhooks.id, id))
    await authorizeDay(server, nextDay())
    await deliverNow(server)
    expect(await webhookNow(server, id)).toMatchObject({ respuesta: 0, problema: 'interna' })
  })

  test('sends a decision once when two servers deliver at the same time', async () => {
    await webhookTo(server, 'De dos', receiver.url)
    await authorizeDay(server, nextDay())
    await Promise.all([deliverNow(server), deliverNow(server)])
    expect(receiver.received).toHaveLength(1)
  })
})

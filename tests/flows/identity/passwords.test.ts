import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as login from '#contract/identity/login.ts'
import * as oneTime from '#contract/identity/one-time-password.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { pushSends, pushSubscriptions } from '#server/db/schema/notifications.ts'
import { users } from '#server/db/schema/people.ts'
import { oneTimeTexts } from '#server/services/login/texts.ts'
import { loginTexts, mailTexts, peopleTexts } from '#server/texts.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { ask, post } from '#tests/support/server/hosts/legacy-call.ts'
import { findPerson, openSession, resetPassword } from '#tests/support/server/people.ts'
import { addDevice, deliver } from '#tests/support/server/network/push-server.ts'
import { type PushService, startPushService } from '#tests/support/server/network/push-service.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'
import { type MailServer, startMailServer } from '#tests/support/server/network/smtp.ts'

/** Password rules, one-time passwords, and notices of a password change: P-01, P-03, P-12, P-13, P-78. */

const PASSWORD = 'Portal.2026'
const NEXT = 'Otro.Lugar.2027'
const PERSON = '100101'
const HOUR_MS = 3_600_000
const EXPIRED = { status: 'EXPSESSION', message: 'Token inválido' }
const WRONG = { status: 'ERROR', message: loginTexts.wrong }

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let mails: MailServer
  let service: PushService

  beforeAll(async () => {
    mails = await startMailServer()
    service = await startPushService()
    const environment = { SMTP_URL: mails.url, PUSH_LOOPBACK: '1' }
    server = await startServer({ database, clock: createStillClock(), environment })
  })
  afterAll(async () => {
    await server.stop()
    await mails.stop()
    expect(service.complaints).toEqual([])
    await service.stop()
  })
  beforeEach(async () => {
    for (const name of [PERSON, '100103']) await resetPassword(server, name, PASSWORD)
    await server.db.delete(rateLimits)
    await server.db.delete(pushSubscriptions)
    service.arrived.length = 0
  })

  const tryPassword = async (correo: string, password: string) =>
    (await post(server, login.signIn, { correo, password })).body as { status: string; token: string }
  const change = async (token: string, password: string, nuevo: string) =>
    (await post(server, login.changePassword, { password, nuevo }, { token })).body
  const readUser = async (token: string) => (await post(server, login.readUser, {}, { token })).body
  const issue = async (empleado: string) =>
    ask(server, oneTime.issueOneTimePassword, { empleado }, await openSession(server, '100301'))

  describe('a new password', () => {
    it.each([
      ['12345678', loginTexts.commonPassword],
      ['qwerty12', loginTexts.commonPassword],
      ['100101100101', loginTexts.personalPassword],
      ['guadalupe-ramos', loginTexts.personalPassword],
      ['Lupita.2026', loginTexts.personalPassword],
      ['guadalupe.ramos1', loginTexts.personalPassword],
      ['Portal2026', loginTexts.personalPassword],
      [NEXT, null],
    ])('%j: %s', async (nuevo, message) => {
      const token = await openSession(server, PERSON)
      const answer = await change(token, PASSWORD, nuevo)
      expect(answer).toMatchObject(message === null ? { status: 'OK' } : { status: 'DEBIL', message })
    })

    it('cannot be the birth date in digits', async () => {
      const { userId } = await findPerson(server, PERSON)
      const row = await server.db.query.employees.findFirst({
        where: (e, { eq: is }) => is(e.number, PERSON),
      })
      const [year, month, day] = (row?.birthDate ?? '').split('-')
      expect(userId).toBeGreaterThan(0)
      for (const nuevo of [`${day}${month}${year}`, `${year}-${month}-${day}`, `Lupita${day}${month}`]) {
        const answer = await change(await openSession(server, PERSON), PASSWORD, nuevo)
        expect([nuevo, answer]).toMatchObject([nuevo, { status: 'DEBIL' }])
      }
    })

    it('is checked against personal data only after a correct recovery code', async () => {
      const redeem = async (codigo: string, nuevo: string) =>
        (await post(server, login.redeemRecovery, { correo: PERSON, codigo, nuevo })).body
      const asked = ask(server, login.requestRecovery, { correo: PERSON })
      let code = ''
      while (code === '') code = /\b\d{6}\b/.exec((await mails.next()).text)?.[0] ?? ''
      await asked
      expect(await redeem('000000', 'Lupita.2026')).toMatchObject({ message: loginTexts.wrongCode })
      expect(await redeem(code, 'Lupita.2026')).toMatchObject({ message: loginTexts.personalPassword })
      expect(await redeem(code, NEXT)).toEqual({ status: 'OK' })
    })

    it('is not checked when a person signs in with an existing password', async () => {
      expect((await tryPassword(PERSON, PASSWORD)).status).toBe('OK')
    })
  })

  describe('a one-time password', () => {
    it('opens one session, in which the person sets a new password', async () => {
      const { temporal } = await issue('100103')
      const first = await tryPassword('100103', temporal)
      expect(await readUser(first.token)).toMatchObject({ status: 'OK' })
      expect(await tryPassword('100103', temporal)).toEqual(WRONG)
      expect(await change(first.token, temporal, NEXT)).toMatchObject({ status: 'OK' })
      expect((await tryPassword('100103', NEXT)).status).toBe('OK')
    })

    it('expires after 24 hours with the usual response for a wrong password', async () => {
      const { temporal, vence } = await issue('100103')
      expect(vence).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)
      server.clock.advance(24 * HOUR_MS)
      expect(await tryPassword('100103', temporal)).toEqual(WRONG)
      const again = await issue('100103')
      server.clock.advance(24 * HOUR_MS - 1)
      expect((await tryPassword('100103', again.temporal)).status).toBe('OK')
    })

    it('works again after a lost sign-in response, which ends the lost session', async () => {
      const { temporal } = await issue('100103')
      const lost = await tryPassword('100103', temporal)
      const second = await tryPassword('100103', temporal)
      expect(second.status).toBe('OK')
      expect(await readUser(lost.token)).toEqual(EXPIRED)
      expect(await readUser(second.token)).toMatchObject({ status: 'OK' })
      expect(await tryPassword('100103', temporal)).toEqual(WRONG)
    })

    it('opens one working session for simultaneous sign-ins', { tags: ['whole'] }, async () => {
      const { temporal } = await issue('100103')
      const answers = await Promise.all(Array.from({ length: 4 }, () => tryPassword('100103', temporal)))
      const opened = answers.filter(({ status }) => status === 'OK')
      const alive = await Promise.all(opened.map(({ token }) => readUser(token)))
      expect(alive.filter((body) => (body as { status: string }).status === 'OK')).toHaveLength(1)
    })

    it('replaces the former password when issued again', { tags: ['whole'] }, async () => {
      const first = await issue('100103')
      await readUser((await tryPassword('100103', first.temporal)).token)
      const second = await issue('100103')
      expect(await tryPassword('100103', first.temporal)).toEqual(WRONG)
      expect((await tryPassword('100103', second.temporal)).status).toBe('OK')
    })

    it('is issued only for the person that was shown', async () => {
      const hr = await openSession(server, '100301')
      const shown = await ask(server, oneTime.findForOneTimePassword, { empleado: '100103' }, hr)
      expect(shown).toMatchObject({ numero: '100103', nombre: expect.stringMatching(/BRENDA/) })
      expect([shown.puesto, shown.departamento]).not.toContain('')
      const give = async (empleado: string) =>
        (
          await post(
            server,
            oneTime.issueOneTimePassword,
            { empleado, persona: shown.persona },
            { token: hr },
          )
        ).body
      expect(await give(PERSON)).toEqual({ status: 'ERROR', message: oneTimeTexts.otherPerson })
      expect((await tryPassword(PERSON, PASSWORD)).status).toBe('OK')
      const { temporal } = (await give('100103')) as { temporal: string }
      expect((await tryPassword('100103', temporal)).status).toBe('OK')
    })

    it('is refused for an unknown person, the issuer and a person with a role', async () => {
      const hr = await openSession(server, '100301')
      const look = async (empleado: string) =>
        (await post(server, oneTime.findForOneTimePassword, { empleado }, { token: hr })).body
      const refused = (message: string) => ({ status: 'ERROR', message })
      expect(await look('999999')).toEqual(refused(loginTexts.unknownPerson))
      expect(await look('100301')).toEqual(refused(loginTexts.ownPassword))
      expect(await look('100501')).toEqual(refused(peopleTexts.needsAdministrator))
    })

    it('leaves no data behind once the person has a new password', { tags: ['whole'] }, async () => {
      const { temporal } = await issue('100103')
      const { token } = await tryPassword('100103', temporal)
      await change(token, temporal, NEXT)
      const { userId } = await findPerson(server, '100103')
      const [row] = await server.db.select().from(users).where(eq(users.id, userId))
      expect(row).toMatchObject({ mustChangePassword: false, oneTimeUntil: null, oneTimeUsedAt: null })
    })
  })

  describe('the push about a changed password', () => {
    const devices = () => server.db.select().from(pushSubscriptions)
    const listed = async (token: string) =>
      (await ask(server, listNotifications, {}, token)) as { notificaciones?: { titulo: string }[] }
    async function nextLetter(subject: string): Promise<string> {
      for (;;) {
        const { text } = await mails.next()
        if (text.includes(subject)) return text
      }
    }

    it('is sent once to every other device of the person, which then gets nothing more', {
      tags: ['whole'],
    }, async () => {
      const own = await openSession(server, PERSON)
      const here = await addDevice(server, service, PERSON, own)
      const others = [await addDevice(server, service, PERSON), await addDevice(server, service, PERSON)]
      await addDevice(server, service, '100102')
      const answer = await change(own, PASSWORD, NEXT)
      await deliver(server)
      expect(service.arrived.map(({ device }) => device).sort()).toEqual(others.map(({ id }) => id).sort())
      for (const { payload, text, urgency } of service.arrived) {
        expect(payload).toMatchObject({ kind: 'password-changed' })
        expect(Object.keys(payload as object)).toEqual(['kind', 'id'])
        expect([text.includes('RAMOS'), urgency]).toEqual([false, 'high'])
      }
      const { userId } = await findPerson(server, PERSON)
      const left = (await devices()).filter((row) => row.userId === userId)
      expect(left.map(({ endpoint }) => endpoint)).toEqual([here.endpoint])
      const { notificaciones } = await listed((answer as { token: string }).token)
      expect(notificaciones?.[0]).toMatchObject({
        titulo: 'Tu contraseña cambió',
        subtitulo: loginTexts.tellHumanResources,
      })
      expect(await nextLetter('Tu contraseña de Turno cambió')).toContain(mailTexts.passwordChanged.trim())
    })

    it('is sent when human resources changes the password', async () => {
      const device = await addDevice(server, service, '100103')
      await issue('100103')
      await deliver(server)
      expect(service.arrived.map(({ device: id }) => id)).toEqual([device.id])
      expect([await devices(), await server.db.select().from(pushSends)]).toEqual([[], []])
    })

    it('is kept for a device whose push service fails, and is the last push to that device', {
      tags: ['whole'],
    }, async () => {
      const device = await addDevice(server, service, '100103')
      service.reply = () => ({ status: 503 })
      await issue('100103')
      await deliver(server)
      const [kept] = await devices()
      expect(kept?.retiredAt).not.toBeNull()
      service.reply = () => ({ status: 201 })
      server.clock.advance(2 * HOUR_MS)
      await deliver(server)
      expect(service.arrived.map(({ device: id }) => id)).toEqual([device.id])
      expect(await devices()).toEqual([])
    })
  })
})

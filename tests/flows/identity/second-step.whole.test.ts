import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listNotifications } from '#contract/notifications/notifications.ts'
import * as login from '#contract/identity/login.ts'
import * as oneTime from '#contract/identity/one-time-password.ts'
import * as secondStep from '#contract/identity/second-step.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { users } from '#server/db/schema/people.ts'
import { secondFactorCodes, secondFactors } from '#server/db/schema/second-factors.ts'
import { securityEventCounts, securityEvents } from '#server/db/schema/security-events.ts'
import { hashPassword } from '#server/identity/password.ts'
import { loginTexts, secondStepTexts as texts } from '#server/texts.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { codeOf } from '#tests/support/people/authenticator.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { ask, post } from '#tests/support/server/hosts/legacy-call.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'
import { type MailServer, startMailServer } from '#tests/support/server/network/smtp.ts'

/** Second step of a sign-in: P-70 to P-74. */

const PASSWORD = 'Portal.2026'
const HR = '100301'
const ADMIN = '100501'
const MINUTE = 60_000

const refused = (message: string) => ({ status: 'ERROR', message })
const OVER = { status: 'VENCIDO', message: texts.over }

describe.each(databases)('on %s', (database) => {
  let mails: MailServer
  let lettersBefore = 0
  let server: TestServer
  beforeAll(async () => {
    mails = await startMailServer()
    server = await startServer({ database, clock: createStillClock(), environment: { SMTP_URL: mails.url } })
  })
  afterAll(async () => {
    await server.stop()
    await mails.stop()
  })
  beforeEach(async () => {
    await server.db.delete(rateLimits)
    // The security record keeps only the 1st, 2nd, 4th … of repeated events, so each test counts from zero.
    await server.db.delete(securityEventCounts)
    await server.db.delete(secondFactorCodes)
    await server.db.delete(secondFactors)
    await server.db.delete(notifications).where(eq(notifications.kind, 'second-step-changed'))
    lettersBefore = mails.received.length
    // Two tests must not use the same 30-second code.
    server.clock.advance(10 * MINUTE)
  })

  const now = () => server.clock.now()
  const letters = () => JSON.stringify(mails.received.slice(lettersBefore).map(({ text }) => text))

  async function toldTo(token: string) {
    const { notificaciones } = await ask(server, listNotifications, {}, token)
    const news = (notificaciones ?? []).filter(({ tipo }) => tipo === 'second-step-changed')
    return news.map(({ subtitulo }) => subtitulo)
  }

  /** @returns key, recovery codes and token */
  async function setUp(name = HR, at = server) {
    const token = await openSession(at, name)
    const { llave } = await ask(at, secondStep.beginSecondStep, { password: PASSWORD }, token)
    const codigo = codeOf(llave, now(), -1)
    const input = { accion: 'activar', password: PASSWORD, codigo } as const
    const { codigos } = await ask(at, secondStep.changeSecondStep, input, token)
    return { key: llave, codes: codigos, token }
  }

  async function firstStep(name = HR, password = PASSWORD) {
    const { body } = await post(server, login.signIn, { correo: name, password })
    return String(fieldOf({ body } as never, 'paso'))
  }

  async function redeem(paso: string, codigo: string, at = server) {
    return (await post(at, login.redeemSecondStep, { paso, codigo })).body
  }

  describe('signing in', () => {
    it('answers the right password with the second step, and the right code like a usual sign-in', async () => {
      const before = await post(server, login.signIn, { correo: HR, password: PASSWORD })
      const { key } = await setUp()
      const first = await post(server, login.signIn, { correo: HR, password: PASSWORD })
      expect(first.body).toEqual({
        status: 'SEGUNDO',
        message: texts.asked,
        paso: expect.stringMatching(/^[\w-]{60,512}$/) as string,
      })
      const second = await redeem(await firstStep(), codeOf(key, now()))
      expect(Object.keys(second as object)).toEqual(Object.keys(before.body as object))
      expect(second).toMatchObject({ status: 'OK', EstatusPass: 1, tokenLife: 1800 })
      const { token } = second as { token: string }
      expect((await ask(server, login.readUser, {}, token)).datosLogin[0]?.Folio).toBe(HR)
    })

    it('does not reveal the second step without the right password', async () => {
      await setUp()
      const [known, other, nobody] = await Promise.all(
        [HR, '100102', '999999'].map((correo) =>
          post(server, login.signIn, { correo, password: 'Portal.2025' }),
        ),
      )
      expect(known).toEqual(other)
      expect(known).toEqual(nobody)
      expect(known?.body).toEqual(refused(loginTexts.wrong))
    })

    it('accepts a code once, at most 30 seconds early or late, and no code older than the last accepted code', async () => {
      const { key } = await setUp()
      const paso = await firstStep()
      const code = codeOf(key, now())
      expect(await redeem(paso, codeOf(key, now(), -1))).toEqual(refused(texts.wrong))
      expect(await redeem(paso, code)).toMatchObject({ status: 'OK' })
      expect(await redeem(paso, code)).toEqual(refused(texts.wrong))
      expect(await redeem(paso, codeOf(key, now(), 2))).toEqual(refused(texts.wrong))
      server.clock.advance(1000)
      expect(await redeem(paso, codeOf(key, now(), 1))).toMatchObject({ status: 'OK' })
    })

    it('accepts a code with spaces, as an app shows it', async () => {
      const { key, codes } = await setUp()
      const code = codeOf(key, now())
      expect(await redeem(await firstStep(), ` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
        status: 'OK',
      })
      const recovery = String(codes[0]).toLowerCase().replace('-', ' ')
      expect(await redeem(await firstStep(), recovery)).toMatchObject({ status: 'OK' })
    })

    it('accepts one of several simultaneous requests with the same code', async () => {
      const { key, codes } = await setUp()
      for (const code of [codeOf(key, now()), String(codes[3])]) {
        await server.db.delete(rateLimits)
        const paso = await firstStep()
        const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(paso, code)))
        expect(answers.filter((each) => fieldOf({ body: each } as never, 'status') === 'OK')).toHaveLength(1)
      }
    })

    it('accepts each recovery code once, and returns how many are left', async () => {
      const { codes } = await setUp()
      expect(new Set(codes).size).toBe(10)
      for (const code of codes.slice(0, 2)) {
        expect(await redeem(await firstStep(), code)).toMatchObject({ status: 'OK' })
        expect(await redeem(await firstStep(), code)).toEqual(refused(texts.wrong))
      }
      const token = await openSession(server, HR)
      expect(await ask(server, secondStep.readSecondStep, {}, token)).toEqual({
        status: 'OK',
        activo: true,
        obligatorio: false,
        codigos: 8,
      })
      const { userId } = await findPerson(server, HR)
      const rows = await server.db.select().from(securityEvents).where(eq(securityEvents.subjectId, userId))
      const kinds = rows.filter(({ at }) => at.getTime() === now().getTime()).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind === 'recovery-code-used')).toHaveLength(2)
      expect(kinds.filter((kind) => kind === 'second-factor-refused')).toHaveLength(2)
    })
  })

  describe('the sign-in step', () => {
    it('expires after five minutes; a late code is not used up', async () => {
      const { key } = await setUp()
      const paso = await firstStep()
      server.clock.advance(5 * MINUTE)
      expect(await redeem(paso, codeOf(key, now()))).toEqual(OVER)
      expect(await redeem(await firstStep(), codeOf(key, now()))).toMatchObject({ status: 'OK' })
    })

    it('expires when the password has changed', async () => {
      const { key } = await setUp()
      const paso = await firstStep()
      const { userId } = await findPerson(server, HR)
      const [row] = await server.db.select().from(users).where(eq(users.id, userId))
      const passwordHash =
        '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
      await server.db.update(users).set({ passwordHash }).where(eq(users.id, userId))
      expect(await redeem(paso, codeOf(key, now()))).toEqual(OVER)
      await server.db
        .update(users)
        .set({ passwordHash: row?.passwordHash ?? '' })
        .where(eq(users.id, userId))
    })

    it('rejects the code of another person', async () => {
      const own = await setUp()
      const other = await setUp('100102')
      expect(await redeem(await firstStep(), codeOf(other.key, now()))).toEqual(refused(texts.wrong))
      expect(await redeem(await firstStep(), String(other.codes[0]))).toEqual(refused(texts.wrong))
      expect(await redeem(await firstStep('100102'), codeOf(own.key, now()))).toEqual(refused(texts.wrong))
    })

    it.each(['x', 'A'.repeat(200), '____', 'Añ'])('rejects %j as a step', async (paso) => {
      expect(await redeem(paso, '123456')).toEqual(OVER)
    })

    it('is rejected after any change to its text', async () => {
      const { key } = await setUp()
      const paso = await firstStep()
      for (const place of [0, 5, 30, 60, paso.length - 2]) {
        const bent = paso.slice(0, place) + (paso[place] === 'A' ? 'B' : 'A') + paso.slice(place + 1)
        expect(await redeem(bent, codeOf(key, now()))).toEqual(OVER)
      }
    })

    it('is not accepted as a session token', async () => {
      await setUp()
      const token = await firstStep()
      expect((await post(server, login.readUser, {}, { token })).body).toMatchObject({ status: 'EXPSESSION' })
    })
  })

  it('delays guesses, and lets the owner in after a minute at most', async () => {
    const { key } = await setUp()
    const paso = await firstStep()
    for (let guess = 0; guess < 3; guess++) {
      expect(await redeem(paso, codeOf(key, now(), 5 + guess))).toEqual(refused(texts.wrong))
    }
    for (let seconds = 1; seconds <= 64; seconds *= 2) {
      const fresh = await firstStep()
      const told = Math.min(30, seconds)
      const words = refused(loginTexts.wait(told))
      expect(await redeem(fresh, codeOf(key, now()))).toEqual(words)
      server.clock.advance(told * 1000)
      expect(await redeem(fresh, codeOf(key, now(), 5))).toEqual(refused(texts.wrong))
    }
    server.clock.advance(MINUTE)
    expect(await redeem(await firstStep(), codeOf(key, now()))).toMatchObject({ status: 'OK' })
  })

  it('still requires the second step after a one-time password and after a recovery by mail', async () => {
    const { key } = await setUp()
    const { temporal } = await ask(
      server,
      oneTime.issueOneTimePassword,
      { empleado: HR },
      await openSession(server, ADMIN),
    )
    const paso = await firstStep(HR, temporal)
    const entered = await redeem(paso, codeOf(key, now()))
    expect(entered).toMatchObject({ status: 'OK', EstatusPass: 0 })
    const { token } = entered as { token: string }
    await ask(server, login.changePassword, { password: temporal, nuevo: 'Otra.Calle.2031' }, token)
    await ask(server, login.requestRecovery, { correo: HR })
    await expect.poll(() => letters()).toMatch(/Tu código es \d{6}/)
    const codigo = /Tu código es (\d{6})/.exec(letters())?.[1] ?? ''
    await ask(server, login.redeemRecovery, { correo: HR, codigo, nuevo: 'Otro.Lugar.2027' })
    server.clock.advance(MINUTE)
    const again = await firstStep(HR, 'Otro.Lugar.2027')
    expect(await redeem(again, codeOf(key, now()))).toMatchObject({ status: 'OK' })
    const passwordHash = await hashPassword(PASSWORD)
    const { userId } = await findPerson(server, HR)
    await server.db.update(users).set({ passwordHash }).where(eq(users.id, userId))
  })

  it('stores neither key nor codes in readable form', async () => {
    const { key, codes } = await setUp()
    await firstStep()
    const tables = [secondFactors, secondFactorCodes, securityEvents] as const
    const rows = await Promise.all(tables.map((table) => server.db.select().from(table)))
    const text = rows.flat().map((row) =>
      Object.values(row)
        .map((value: unknown) => (value instanceof Uint8Array ? hex(value) : JSON.stringify(value)))
        .join(' '),
    )
    const kept = text.join('\n')
    const { secretSealed } = (rows[0] as (typeof secondFactors.$inferSelect)[])[0] ?? {}
    expect(secretSealed?.length).toBeGreaterThan(20)
    for (const secret of [key, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
      expect(kept.includes(secret)).toBe(false)
      expect(kept.includes(hex(Buffer.from(secret)))).toBe(false)
    }
  })

  describe('the setup', () => {
    it('requires the password and a code of the latest key', async () => {
      const token = await openSession(server, HR)
      const begin = (password: string) =>
        post(server, secondStep.beginSecondStep, { password }, { token }).then(({ body }) => body)
      expect(await begin('Portal.2025')).toEqual(refused(loginTexts.wrongCurrent))
      const first = (await begin(PASSWORD)) as { llave: string }
      const second = (await begin(PASSWORD)) as { llave: string }
      const turnOn = (codigo: string) =>
        post(
          server,
          secondStep.changeSecondStep,
          { accion: 'activar', password: PASSWORD, codigo },
          { token },
        )
      expect((await turnOn(codeOf(first.llave, now()))).body).toEqual(refused(texts.wrongNew))
      expect((await post(server, login.signIn, { correo: HR, password: PASSWORD })).body).toMatchObject({
        status: 'OK',
      })
      expect((await turnOn(codeOf(second.llave, now()))).body).toMatchObject({ status: 'OK' })
      expect((await turnOn(codeOf(second.llave, now(), 1))).body).toEqual(refused(texts.notBegun))
    })

    it('expires after fifteen minutes', async () => {
      const token = await openSession(server, HR)
      const { llave } = await ask(server, secondStep.beginSecondStep, { password: PASSWORD }, token)
      server.clock.advance(15 * MINUTE + 1)
      const input = { accion: 'activar', password: PASSWORD, codigo: codeOf(llave, now()) }
      expect((await post(server, secondStep.changeSecondStep, input, { token })).body).toEqual(
        refused(texts.notBegun),
      )
    })

    it('ends sessions opened with the password alone, except the session that set it up', async () => {
      const other = await openSession(server, HR)
      const { token } = await setUp()
      expect((await post(server, login.readUser, {}, { token: other })).body).toMatchObject({
        status: 'EXPSESSION',
      })
      await ask(server, login.readUser, {}, token)
    })

    it('requires a code of the current key, which works until the new key is confirmed', async () => {
      const { key, codes, token } = await setUp()
      const begin = (codigo?: string) =>
        post(server, secondStep.beginSecondStep, { password: PASSWORD, codigo }, { token })
      expect((await begin()).body).toEqual(refused(texts.codeNeeded))
      expect((await begin('000000')).body).toEqual(refused(texts.wrong))
      const { body } = await begin(codes[0])
      const next = (body as { llave: string }).llave
      expect(await redeem(await firstStep(), codeOf(key, now()))).toMatchObject({ status: 'OK' })
      const input = { accion: 'activar', password: PASSWORD, codigo: codeOf(next, now()) } as const
      await ask(server, secondStep.changeSecondStep, input, token)
      expect(await redeem(await firstStep(), codeOf(key, now(), 1))).toEqual(refused(texts.wrong))
      expect(await redeem(await firstStep(), codeOf(next, now(), 1))).toMatchObject({ status: 'OK' })
    })

    it('cannot reset the count of wrong codes', async () => {
      const { token } = await setUp()
      const change = (accion: string) =>
        post(server, secondStep.changeSecondStep, { accion, password: PASSWORD, codigo: '000000' }, { token })
      for (let guess = 0; guess < 3; guess++) {
        expect((await change('codigos')).body).toEqual(refused(texts.wrong))
        expect((await change('activar')).body).toEqual(refused(texts.notBegun))
      }
      expect((await change('quitar')).body).toEqual(refused(loginTexts.wait(1)))
    })

    it('renews the recovery codes or turns the second step off, with password and code', async () => {
      const { key, codes, token } = await setUp()
      const change = async (accion: string, codigo: string, password = PASSWORD) =>
        (await post(server, secondStep.changeSecondStep, { accion, password, codigo }, { token })).body
      expect(await change('quitar', codeOf(key, now()), 'Portal.2025')).toEqual(
        refused(loginTexts.wrongCurrent),
      )
      const renewed = (await change('codigos', codeOf(key, now()))) as { codigos: string[] }
      expect(renewed.codigos).toHaveLength(10)
      expect(await redeem(await firstStep(), String(codes[1]))).toEqual(refused(texts.wrong))
      expect(await change('quitar', String(renewed.codigos[1]))).toEqual({ status: 'OK', codigos: [] })
      expect(await change('quitar', String(renewed.codigos[2]))).toEqual(refused(texts.isOff))
      expect((await post(server, login.signIn, { correo: HR, password: PASSWORD })).body).toMatchObject({
        status: 'OK',
      })
    })
  })

  it('lets an administrator remove another person’s second step, which ends that person’s sessions', async () => {
    const { token } = await setUp()
    await setUp(ADMIN)
    const admin = await openSession(server, ADMIN)
    const remove = async (empleado: string) =>
      (await post(server, secondStep.removeSecondStepOf, { empleado }, { token: admin })).body
    expect(await remove(ADMIN)).toEqual(refused(texts.own))
    expect(await remove('999999')).toEqual(refused(loginTexts.unknownPerson))
    expect(await remove('100101')).toEqual(refused(texts.isOffOf))
    expect(await remove(HR)).toMatchObject({ status: 'OK' })
    expect((await post(server, login.readUser, {}, { token })).body).toMatchObject({ status: 'EXPSESSION' })
    const back = await ask(server, login.signIn, { correo: HR, password: PASSWORD })
    expect(await toldTo(back.token)).toEqual([texts.told.removedByOther, texts.told.set])
  })

  it('notifies the owner of a setup and of a used recovery code, in the list and by mail', async () => {
    const { codes } = await setUp()
    const { token } = (await redeem(await firstStep(), String(codes[0]))) as { token: string }
    expect(await toldTo(token)).toEqual([texts.told.recovery, texts.told.set])
    await expect.poll(() => letters()).toContain('Se activó.')
    await expect.poll(() => letters()).toContain('Se usó un código de respaldo.')
    for (const code of codes) expect(letters()).not.toContain(code)
  })
})

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readUser, redeemRecovery, requestRecovery, signIn } from '#contract/identity/login.ts'
import { rateLimits, recoveryCodes } from '#server/db/schema/access.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { loginTexts, mailTexts } from '#server/texts.ts'
import { resetPassword } from '#tests/support/server/people.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { type MailServer, type ReceivedMail, startMailServer } from '#tests/support/server/network/smtp.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { ask, post } from '#tests/support/server/hosts/legacy-call.ts'

/** Password recovery with an emailed code: P-02 and P-12. */

const PASSWORD = 'Portal.2026'
const NEXT = 'Otro.Lugar.2027'
const MINUTE_MS = 60_000
const OK = '{"status":"OK"}'

const refused = (message: string) => ({ status: 'ERROR', message })

describe.each(databases)('on %s', (database) => {
  let mails: MailServer
  let server: TestServer
  const answers: Promise<unknown>[] = []

  beforeAll(async () => {
    mails = await startMailServer()
    server = await startServer({
      database,
      clock: createStillClock(),
      environment: { SMTP_URL: mails.url, TRUST_PROXY: '1' },
    })
  })
  afterAll(async () => {
    await Promise.all(answers)
    await server.stop()
    await mails.stop()
  })

  beforeEach(async () => {
    await Promise.all(answers)
    await server.db.delete(rateLimits)
    await server.db.delete(recoveryCodes)
  })

  async function nextCode(): Promise<ReceivedMail> {
    for (;;) {
      const mail = await mails.next()
      if (codeOf(mail) !== '') return mail
    }
  }
  const codeOf = ({ text }: ReceivedMail) => /\b\d{6}\b/.exec(text)?.[0] ?? ''

  /** Returns the emailed code. The email arrives before the response, which takes a fixed time. */
  async function requestCode(correo: string): Promise<string> {
    answers.push(ask(server, requestRecovery, { correo }))
    return codeOf(await nextCode())
  }

  const redeem = (correo: string, codigo: string, nuevo = NEXT) =>
    post(server, redeemRecovery, { correo, codigo, nuevo })

  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('sends a code by mail that sets a new password once and ends all sessions', async () => {
    const before = await ask(server, signIn, { correo: '100101', password: PASSWORD })
    await ask(server, requestRecovery, { correo: ' LUPITA ' })
    const mail = await mails.next()
    expect(mail.to).toEqual(['guadalupe.ramos@correo.example'])
    const code = /\b\d{6}\b/.exec(mail.text)?.[0] ?? ''
    expect(mail.text).toContain(mailTexts.recovery(code, 15).trim())

    expect((await redeem('100101', code)).text).toBe(OK)
    const expired = await post(server, readUser, {}, { token: before.token })
    expect(expired.body).toMatchObject({ status: 'EXPSESSION' })
    const old = await post(server, signIn, { correo: '100101', password: PASSWORD })
    expect(old.body).toEqual(refused(loginTexts.wrong))
    expect(await ask(server, signIn, { correo: '100101', password: NEXT })).toMatchObject({ EstatusPass: 1 })

    expect((await redeem('100101', code, PASSWORD)).body).toEqual(refused(loginTexts.wrongCode))
  })

  it('stores no code in plain text', async () => {
    const code = await requestCode('100102')
    const rows = await server.db.select().from(recoveryCodes)
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('invalidates the former code when a new code is sent', async () => {
    const first = await requestCode('100102')
    const second = await requestCode('100102')
    expect((await redeem('100102', first === second ? otherThan(first) : first)).body).toEqual(
      refused(loginTexts.wrongCode),
    )
    expect((await redeem('100102', second)).text).toBe(OK)
  })

  it('expires a code after 15 minutes', async () => {
    const late = await requestCode('100104')
    server.clock.advance(15 * MINUTE_MS)
    expect((await redeem('100104', late)).body).toEqual(refused(loginTexts.wrongCode))
    const inTime = await requestCode('100104')
    server.clock.advance(14 * MINUTE_MS)
    expect((await redeem('100104', `${inTime.slice(0, 3)} ${inTime.slice(3)}`)).text).toBe(OK)
  })

  it('delays guesses, also for an unknown name', async () => {
    const code = await requestCode('100201')
    const told = [loginTexts.wrongCode, loginTexts.wrongCode, loginTexts.wrongCode, loginTexts.wait(1)]
    for (const message of told) {
      const known = await redeem('100201', otherThan(code))
      expect(known.body).toEqual(refused(message))
      expect(await redeem('999999', otherThan(code))).toEqual(known)
    }
    expect((await redeem('100201', code)).body).toEqual(refused(loginTexts.wait(1)))
    server.clock.advance(1000)
    expect((await redeem('100201', code)).text).toBe(OK)
  })

  it.each([
    ['works on the fifth try', 'candidato', 4, OK],
    ['stops working after 5 wrong tries', 'externo', 5, JSON.stringify(refused(loginTexts.wrongCode))],
  ])('a code %s', async (_what, name, guesses, answer) => {
    const code = await requestCode(name)
    for (let guess = 0; guess < guesses; guess++) {
      expect((await redeem(name, otherThan(code))).body).toEqual(refused(loginTexts.wrongCode))
      server.clock.advance(MINUTE_MS)
    }
    expect((await redeem(name, code)).text).toBe(answer)
  })

  it('accepts one of two simultaneous requests with the same code', async () => {
    const code = await requestCode('100301')
    const answers = await Promise.all([
      redeem('100301', code, 'Lugar.Dos.Gatos'),
      redeem('100301', code, 'Gatos.Dos.Lugar'),
    ])
    expect(answers.filter(({ text }) => text === OK)).toHaveLength(1)
  })

  describe('attempts of strangers', () => {
    const OWN = 'the-own-request-of-a-phone'
    const STRANGERS = 'a-request-that-others-made'

    async function requestAs(correo: string, more: object, address?: string): Promise<string> {
      const headers: Record<string, string> = address ? { 'x-forwarded-for': address } : {}
      answers.push(post(server, requestRecovery, { correo, ...more }, { headers }))
      return codeOf(await nextCode())
    }

    const redeemAs = (correo: string, codigo: string, more: object, address?: string) =>
      post(
        server,
        redeemRecovery,
        { correo, codigo, nuevo: NEXT, ...more },
        address ? { headers: { 'x-forwarded-for': address } } : {},
      )

    /** Requests a code from every address every 21 minutes. @returns number of emails sent */
    async function lettersAfter(rounds: number, hosts: number[], solicitud: string): Promise<number> {
      const before = mails.received.length
      for (let round = 0; round < rounds; round++) {
        await Promise.all(
          hosts.map((host) => {
            const headers = { 'x-forwarded-for': `198.51.100.${host}` }
            return post(server, requestRecovery, { correo: '100101', solicitud }, { headers })
          }),
        )
        server.clock.advance(21 * MINUTE_MS)
      }
      await server.services.mailer.close()
      const codes = mails.received.slice(before).filter((mail) => codeOf(mail) !== '')
      for (const _ of codes) await nextCode()
      return codes.length
    }

    it.each([
      ['without a request id', {}],
      ['with the id of another request', { solicitud: STRANGERS }],
    ])('%s do not use up the owner’s tries', async (_how, more) => {
      const code = await requestAs('100101', { solicitud: OWN })
      for (let guess = 0; guess < 20; guess++) {
        await redeemAs('100101', otherThan(code), more)
        server.clock.advance(30_000)
      }
      expect((await redeemAs('100101', code, { solicitud: OWN })).text).toBe(OK)
    })

    it('share five tries across all addresses; before the fifth, the code also works on another device', async () => {
      const code = await requestAs('100101', { solicitud: OWN })
      for (let guess = 0; guess < 4; guess++)
        await redeemAs('100101', otherThan(code), {}, `198.51.100.${guess}`)
      expect((await redeemAs('100101', code, {}, '198.51.100.9')).text).toBe(OK)
      const second = await requestAs('100101', { solicitud: OWN })
      for (let guess = 0; guess < 5; guess++)
        await redeemAs('100101', otherThan(second), {}, `198.51.100.${guess}`)
      expect((await redeemAs('100101', second, {}, '198.51.100.9')).body).toEqual(
        refused(loginTexts.wrongCode),
      )
      expect((await redeemAs('100101', second, { solicitud: OWN })).text).toBe(OK)
    })

    it('at the code of their own request end after five tries; the owner’s code stays valid', async () => {
      const code = await requestAs('100101', { solicitud: OWN })
      const theirs = await requestAs('100101', { solicitud: STRANGERS }, '198.51.100.1')
      for (let guess = 0; guess < 5; guess++)
        await redeemAs('100101', guess === 0 && code !== theirs ? code : otherThan(theirs), {
          solicitud: STRANGERS,
        })
      expect((await redeemAs('100101', theirs, { solicitud: STRANGERS })).body).toEqual(
        refused(loginTexts.wrongCode),
      )
      expect((await redeemAs('100101', code, { solicitud: OWN })).text).toBe(OK)
    })

    it('never block the owner’s request and cause at most 30 emails a day', async () => {
      await resetPassword(server, '100101', NEXT)
      const entered = { correo: '100101', password: NEXT, dispositivos: [] }
      const { dispositivo = '' } = await ask(server, signIn, entered)
      // Emails: one for the first request of each address, and ten more for all addresses together.
      expect(await lettersAfter(12, [1, 2, 3], `${STRANGERS}-again`)).toBe(13)
      expect(await requestAs('100101', { solicitud: OWN }, '192.0.2.3')).toMatch(/^\d{6}$/)
      const more = Array.from({ length: 30 }, (_, index) => 10 + index)
      expect(await lettersAfter(1, more, STRANGERS)).toBe(16)
      const own = { solicitud: OWN, dispositivos: [dispositivo] }
      const code = await requestAs('100101', own, '198.51.100.1')
      expect((await redeemAs('100101', code, { solicitud: OWN })).text).toBe(OK)
    })
  })

  it('accepts a request from the owner’s usual address after ninety others, and notifies human resources', async () => {
    server.clock.advance(24 * 60 * MINUTE_MS)
    const usual = '192.0.2.77'
    const at = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    await resetPassword(server, '100201', PASSWORD)
    const received = mails.received.length
    const entered = await post(server, signIn, { correo: '100201', password: PASSWORD }, at(usual))
    expect(entered.body).toMatchObject({ status: 'OK' })
    await server.db.delete(rateLimits)
    for (let round = 0; round < 3; round++) {
      const hosts = Array.from({ length: 30 }, (_, host) => `198.51.100.${100 + host}`)
      await Promise.all(hosts.map((host) => post(server, requestRecovery, { correo: '100201' }, at(host))))
    }
    await server.services.mailer.close()
    const before = await server.db.$count(recoveryCodes)
    await post(server, requestRecovery, { correo: '100201' }, at('203.0.113.200'))
    expect(await server.db.$count(recoveryCodes)).toBe(before)
    await post(server, requestRecovery, { correo: '100201' }, at(usual))
    expect(await server.db.$count(recoveryCodes)).toBe(before + 1)
    const told = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.kind, 'recovery-flooded'))
    expect(told.map(({ subtitle }) => subtitle?.includes('100201')).filter(Boolean)).toEqual([true])
    await server.services.mailer.close()
    const letters = mails.received.slice(received).filter((mail) => codeOf(mail) !== '')
    for (const _ of letters) await nextCode()
  })

  it('notifies human resources when the codes from a usual address are used up, and accepts another usual address', async () => {
    server.clock.advance(24 * 60 * MINUTE_MS)
    const usual = { headers: { 'x-forwarded-for': '192.0.2.78' } }
    const home = { headers: { 'x-forwarded-for': '192.0.2.79' } }
    await resetPassword(server, '100104', PASSWORD)
    const atKiosk = { correo: '100104', password: PASSWORD, dispositivos: [], equipo: 'kiosco' }
    const entered = await post(server, signIn, atKiosk, usual)
    expect(entered.body).toMatchObject({ status: 'OK' })
    const kiosk = { dispositivos: [(entered.body as { dispositivo: string }).dispositivo] }
    expect((await post(server, signIn, { ...atKiosk, ...kiosk }, usual)).body).toMatchObject({ status: 'OK' })
    const again = await post(server, signIn, { correo: '100104', password: PASSWORD }, home)
    expect(again.body).toMatchObject({ status: 'OK' })
    const told = () =>
      server.db.$count(
        notifications,
        and(eq(notifications.kind, 'recovery-flooded'), like(notifications.subtitle, '%100104')),
      )
    const received = mails.received.length
    for (let hour = 0; hour < 4; hour++) {
      expect(await told()).toBe(0)
      for (let time = 0; time < 3; time++) await post(server, requestRecovery, { correo: '100104' }, usual)
      server.clock.advance(60 * MINUTE_MS)
    }
    expect(await told()).toBe(1)
    for (const [input, place] of [
      [kiosk, usual],
      [{}, home],
    ] as const) {
      await server.db.delete(recoveryCodes)
      await post(server, requestRecovery, { correo: '100104', ...input }, place)
      expect(await server.db.$count(recoveryCodes)).toBe(1)
    }
    await server.services.mailer.close()
    for (const _ of mails.received.slice(received).filter((mail) => codeOf(mail) !== '')) await nextCode()
  })

  it('rejects a weak password without using up the code', async () => {
    server.clock.advance(60 * MINUTE_MS)
    const code = await requestCode('100102')
    expect((await redeem('100102', code, 'corta')).body).toEqual(refused(loginTexts.tooShort(8)))
    expect((await redeem('100102', code, 'arturo.mendoza@CORREO.example')).body).toEqual(
      refused(loginTexts.isTheUserName),
    )
    expect((await redeem('100102', code)).text).toBe(OK)
  })

  it('answers every name alike, and makes at most 3 codes an hour for each name', async () => {
    server.clock.advance(60 * MINUTE_MS)
    const before = mails.received.length
    const asked = ['100101', '100101', '100101', '100101', '100103', '999999', "' or 1=1 --"]
    const times = asked.map(async (correo) => {
      const started = performance.now()
      expect((await post(server, requestRecovery, { correo })).text).toBe(OK)
      return performance.now() - started
    })
    expect(Math.min(...(await Promise.all(times)))).toBeGreaterThan(295)
    await server.services.mailer.close()
    expect(mails.received.slice(before).filter((mail) => codeOf(mail) !== '')).toHaveLength(3)
    server.clock.advance(60 * MINUTE_MS)
  })

  it.each([
    [requestRecovery, {}, 'Falta el campo correo.'],
    [requestRecovery, { correo: ['100101'] }, 'El campo correo no es válido.'],
    [redeemRecovery, { correo: '100101', nuevo: NEXT }, 'Falta el campo codigo.'],
    [redeemRecovery, { correo: '100101', codigo: ['482913'], nuevo: NEXT }, 'El campo codigo no es válido.'],
  ])('rejects an invalid body: %#', async (operation, input, message) => {
    expect((await post(server, operation, input)).body).toEqual(refused(message))
  })
})

describe('without a working mail server', () => {
  it('gives the same response without SMTP_URL, and makes no code', async () => {
    const server = await startServer({ database: 'pglite' })
    expect((await post(server, requestRecovery, { correo: '100101' })).text).toBe(OK)
    expect(await server.db.select().from(recoveryCodes)).toEqual([])
    await server.stop()
  })

  it('gives the same response when the mail is refused, and logs it without the address', async () => {
    const mails = await startMailServer({ refuses: true })
    const lines: string[] = []
    const note = (fields: object, text: string) => void lines.push(JSON.stringify({ ...fields, text }))
    const log = { info: note, warn: note, error: note }
    const server = await startServer({ database: 'pglite', environment: { SMTP_URL: mails.url }, log })
    expect((await post(server, requestRecovery, { correo: '100101' })).text).toBe(OK)
    await server.services.mailer.close()
    const told = lines.filter((line) => line.includes('an email could not be sent'))
    expect(told).toHaveLength(1)
    expect(lines.join('\n')).not.toMatch(/correo\.example|lupita|100101/)
    await server.stop()
    await mails.stop()
  })
})

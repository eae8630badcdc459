import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as login from '#contract/identity/login.ts'
import * as oneTime from '#contract/identity/one-time-password.ts'
import { knownDevices, rateLimits } from '#server/db/schema/access.ts'
import { loginTexts } from '#server/texts.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { ask, post } from '#tests/support/server/hosts/legacy-call.ts'
import { guessesAt, MINUTE_MS, PASSWORD, PLANT, STRANGER } from '#tests/support/people/guesses.ts'
import { resetPassword } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** PGlite has one connection, so only PostgreSQL checks guesses concurrently. */

const NEXT = 'girasol de noviembre'
const LATER = 'tres lunas y un faro'

const wrong = { status: 'ERROR', message: loginTexts.wrong }

describe.each(databases)('on %s', (database) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer({ database, clock: createStillClock(), environment: { TRUST_PROXY: '1' } })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(rateLimits)
    await server.db.delete(knownDevices)
  })

  const { enter, outcome, getToKnow, guessAt, guessOften, guessFromMany, besiege } = guessesAt(() => server)

  describe('a stranger who guesses', () => {
    const always = Array<string>(20).fill('in')

    it('does not delay the person’s own device behind the same address', async () => {
      const phone = await getToKnow('100101')
      for (let guess = 0; guess < 40; guess++) {
        await enter('100101', 'a guess')
        expect(await outcome('lupita', PASSWORD, { devices: [phone] })).toBe('in')
      }
    })

    it.each([
      ['on a new device elsewhere', PLANT],
      ['on a new device behind the same address', STRANGER],
    ])('does not delay the person %s, at one guess a minute', async (_where, address) => {
      const right = () => outcome('100101', PASSWORD, { address })
      expect(await besiege('100101', right, { address: STRANGER })).toEqual(always)
    })

    it('does not delay the person after guesses from thirteen other addresses', async () => {
      await guessFromMany('100101', 13)
      expect(await outcome('100101', PASSWORD)).toBe('in')
    })

    it('does not hold up other people while guessing at 120 names at once', async () => {
      const phone = await getToKnow('100101')
      let answered = 0
      const flood = Array.from({ length: 120 }, async (_, name) => {
        const { body } = await enter(`inventado.${name}`, 'a guess', { address: STRANGER })
        // A request answered with OCUPADO got no place in the queue.
        if (!JSON.stringify(body).includes('OCUPADO')) answered++
      })
      const others = [
        outcome('100101', PASSWORD, { address: STRANGER, devices: [phone] }),
        outcome('100102', PASSWORD),
        outcome('100103', PASSWORD, { address: '192.0.2.8' }),
      ]
      expect(await Promise.all(others)).toEqual(['in', 'in', 'in'])
      // In order of arrival, the server would answer nearly all 120 first, as it does on PGlite.
      if (database === 'postgres') expect(answered).toBeLessThan(90)
      await Promise.all(flood)
    })

    it('delays unknown devices behind the same address by only a few seconds after 200 invented names', async () => {
      const phone = await getToKnow('100101')
      const kiosk = await getToKnow('100102', { isShared: true })
      for (let name = 0; name < 200; name++) await guessOften(`inventado.${name}`, 1, PLANT)
      for (let more = 0; more < 5; more++) {
        await enter(`otro.${more}`, 'a guess')
        expect(await outcome('100101', PASSWORD, { devices: [phone] })).toBe('in')
        expect(await outcome('100103', PASSWORD, { devices: [kiosk], isShared: true })).toBe('in')
      }
      expect((await enter('100104', PASSWORD)).body).toMatchObject({ message: loginTexts.wait(3) })
      server.clock.advance(3000)
      expect(await outcome('100104', PASSWORD)).toBe('in')
    })
  })

  describe('a device token', () => {
    it('is not sent to a client that keeps no tokens, and stays the same while it is valid', async () => {
      expect((await enter('100101', PASSWORD)).text).not.toContain('dispositivo')
      expect((await enter('100101', 'wrong', { devices: [] })).body).toEqual(wrong)
      const first = await getToKnow('100101')
      expect(Buffer.from(first, 'base64url')).toHaveLength(32)
      server.clock.advance(300 * 24 * 60 * MINUTE_MS)
      expect(await getToKnow('100101', { devices: [first] })).toBe(first)
      server.clock.advance(300 * 24 * 60 * MINUTE_MS)
      expect(await getToKnow('100101', { devices: [first] })).toBe(first)
      server.clock.advance(366 * 24 * 60 * MINUTE_MS)
      expect(await getToKnow('100101', { devices: [first] })).not.toBe(first)
    })

    it('is stored as a hash, and without a person for a shared device', async () => {
      const phone = await getToKnow('100101')
      const kiosk = await getToKnow('100101', { isShared: true })
      const rows = await server.db.select().from(knownDevices)
      expect(JSON.stringify(rows)).not.toContain(phone)
      expect(JSON.stringify(rows)).not.toContain(kiosk)
      expect(rows.filter(({ userId }) => userId === null)).toHaveLength(1)
    })

    it('gives no access, and does not help another person', async () => {
      const phone = await getToKnow('100101')
      expect((await enter('100101', 'wrong', { devices: [phone] })).body).toEqual(wrong)
      expect((await post(server, login.readUser, {}, { token: phone })).body).toMatchObject({
        status: 'EXPSESSION',
      })
      await guessAt('100102', 3)
      expect(await outcome('100102', PASSWORD, { devices: [phone] })).toBe('wait')
    })

    it('exists for at most ten devices of a person', async () => {
      for (let device = 0; device < 13; device++) await getToKnow('100101')
      expect(await server.db.select().from(knownDevices)).toHaveLength(10)
    })

    async function isKnown(correo: string, password: string, phone: string): Promise<boolean> {
      await server.db.delete(rateLimits)
      await guessAt(correo, 3)
      return (await outcome(correo, password, { devices: [phone] })) === 'in'
    }

    it('ends with a new password, except on the device that changed it', async () => {
      const phone = await getToKnow('100103')
      const thief = await getToKnow('100103')
      const { token } = await ask(server, login.signIn, { correo: '100103', password: PASSWORD })
      const input = { password: PASSWORD, nuevo: NEXT, dispositivos: [phone] }
      const changed = await ask(server, login.changePassword, input, token)
      expect(await isKnown('100103', NEXT, phone)).toBe(true)
      expect(await isKnown('100103', NEXT, thief)).toBe(false)
      await ask(server, login.changePassword, { password: NEXT, nuevo: LATER }, changed.token)
      expect(await isKnown('100103', LATER, phone)).toBe(false)
      await resetPassword(server, '100103', PASSWORD)
    })

    it('ends with the other sessions, except on the device that ends them', async () => {
      const phone = await getToKnow('100103')
      const thief = await getToKnow('100103')
      const { token } = await ask(server, login.signIn, { correo: '100103', password: PASSWORD })
      await ask(server, login.closeOtherSessions, { dispositivos: [phone] }, token)
      expect(await isKnown('100103', PASSWORD, phone)).toBe(true)
      expect(await isKnown('100103', PASSWORD, thief)).toBe(false)
    })

    it('ends with a one-time password', async () => {
      const phone = await getToKnow('100104')
      const { token } = await ask(server, login.signIn, { correo: '100301', password: PASSWORD })
      const issued = await ask(server, oneTime.issueOneTimePassword, { empleado: '100104' }, token)
      expect(await isKnown('100104', issued.temporal, phone)).toBe(false)
      await server.db.delete(rateLimits)
      const first = await ask(server, login.signIn, { correo: '100104', password: issued.temporal })
      await ask(server, login.changePassword, { password: issued.temporal, nuevo: NEXT }, first.token)
      await resetPassword(server, '100104', PASSWORD)
    })
  })

  describe('a sign-in that reveals neither who exists nor which names belong together', () => {
    it('does not apply the delay of one name to its aliases', async () => {
      await guessAt('100102', 20)
      for (const alias of ['arturo', 'ARTURO.mendoza@correo.example'])
        expect(await guessAt(alias, 4)).toEqual(['wrong', 'wrong', 'wrong', 'wait'])
    })

    it('does not apply the limit of one name to its aliases after many guesses', async () => {
      await guessFromMany('100102', 60)
      expect(await outcome('100102', 'a guess', { address: '192.0.2.4' })).toBe('wait')
      expect(await outcome('arturo', 'a guess', { address: '192.0.2.4' })).toBe('wrong')
    })

    it('ignores letter case and spaces when it counts a name', async () => {
      const answers: string[] = []
      for (const name of ['arturo', 'ARTURO', ' Arturo ', 'arturO']) answers.push(...(await guessAt(name, 1)))
      expect(answers).toEqual(['wrong', 'wrong', 'wrong', 'wait'])
    })

    it('answers an unknown name like an existing one, step by step', async () => {
      const steps: string[][] = []
      for (const name of ['100102', 'nadie@correo.example']) {
        await server.db.delete(rateLimits)
        const seen: string[] = []
        for (let guess = 0; guess < 12; guess++) {
          seen.push((await enter(name, 'a guess', { devices: [] })).text)
          server.clock.advance(guess * 2000)
        }
        seen.push(String(await guessFromMany(name, 55)))
        seen.push(...(await guessAt(name, 2, { address: '192.0.2.9' })))
        steps.push(seen)
      }
      expect(steps[1]).toEqual(steps[0])
    })

    it('keeps the delay of a stranger after the person signs in', async () => {
      await guessAt('100102', 4, { address: STRANGER })
      const phone = await getToKnow('100102')
      expect(await outcome('100102', PASSWORD, { devices: [phone], address: STRANGER })).toBe('in')
      expect(await outcome('100102', 'a guess', { address: STRANGER })).toBe('wait')
    })
  })
})

describe('two servers on one database', () => {
  it('count wrong passwords together', async () => {
    const clock = createStillClock()
    const one = await startServer({ database: 'postgres', clock })
    const two = await startServer({ database: 'postgres', databaseUrl: one.databaseUrl ?? '', clock })
    const guesses = Array.from({ length: 30 }, (_, index) =>
      post(index % 2 ? one : two, login.signIn, { correo: '100201', password: `guess ${index}` }),
    )
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ text }) => text.includes(loginTexts.wrong))).toHaveLength(3)
    const { dispositivo } = await ask(one, login.signIn, {
      correo: '100102',
      password: PASSWORD,
      dispositivos: [],
    })
    await Promise.all(
      Array.from({ length: 6 }, () => post(one, login.signIn, { correo: '100102', password: 'a guess' })),
    )
    const input = { correo: '100102', password: PASSWORD, dispositivos: [dispositivo ?? ''] }
    expect(await ask(two, login.signIn, input)).toMatchObject({ status: 'OK', dispositivo })
    await two.stop()
    await one.stop()
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as login from '#contract/identity/login.ts'
import { knownDevices, rateLimits } from '#server/db/schema/access.ts'
import { loginTexts } from '#server/texts.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { guessesAt, MINUTE_MS, PASSWORD, STRANGER } from '#tests/support/people/guesses.ts'
import { ask, post } from '#tests/support/server/hosts/legacy-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Limits on password guesses (ASVS 2.2.1). */

const NEXT = 'girasol de noviembre'

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

  const { enter, outcome, getToKnow, guessAt, guessOften, guessFromMany } = guessesAt(() => server)

  it('allows three wrong passwords, then delays up to half a minute', async () => {
    expect(await guessAt('100101', 4)).toEqual(['wrong', 'wrong', 'wrong', 'wait'])
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const told = { status: 'ERROR', message: loginTexts.wait(seconds) }
      expect((await enter('100101', PASSWORD)).body).toEqual(told)
      server.clock.advance(seconds * 1000)
      expect(await outcome('100101', 'a guess')).toBe('wrong')
    }
  })

  it('checks only 27 further guesses at a name from addresses that keep guessing, then one every twenty minutes', async () => {
    let checked = 0
    for (let round = 0; round < 40; round++) {
      for (const address of [STRANGER, '198.51.100.7', '198.51.100.8'])
        checked += await guessOften('100102', 1, address)
      server.clock.advance(MINUTE_MS)
    }
    // 3 free guesses for each of three addresses, 27 more, and 1 that accrues 20 minutes after the first of the 27.
    expect(checked).toBe(3 * 3 + 27 + 1)
    expect(await outcome('100102', PASSWORD)).toBe('in')
  })

  it('checks only 42 first guesses at a name from any number of addresses, then one every twenty minutes', async () => {
    expect(await guessFromMany('100102', 60)).toBe(42)
    expect((await enter('100102', PASSWORD, { address: '192.0.2.1' })).body).toMatchObject({
      message: loginTexts.wait(20 * 60),
    })
    server.clock.advance(20 * MINUTE_MS)
    expect(await guessOften('100102', 3, '192.0.2.2')).toBe(1)
    server.clock.advance(24 * 60 * MINUTE_MS)
    const phone = await getToKnow('100102')
    await guessFromMany('100102', 60)
    expect(await outcome('100102', PASSWORD, { address: '192.0.2.1', devices: [phone] })).toBe('in')
  })

  it('checks at most a hundred wrong passwords of a name in an hour, from all sources together', async () => {
    const phone = await getToKnow('100102')
    const kiosk = await getToKnow('100101', { isShared: true })
    server.clock.advance(24 * 60 * MINUTE_MS)
    const { token } = await ask(server, login.signIn, { correo: '100102', password: PASSWORD })
    const quarters: number[] = []
    for (let quarter = 0; quarter < 8; quarter++) {
      let wrongOnes = await guessFromMany('100102', 30)
      for (let time = 0; time < 15; time++) {
        wrongOnes += await guessOften('100102', 1, STRANGER)
        for (const from of [{ devices: [phone] }, { devices: [kiosk], isShared: true }])
          if ((await outcome('100102', 'a guess', from)) === 'wrong') wrongOnes++
        const input = { password: 'a guess', nuevo: NEXT }
        const { body } = await post(server, login.changePassword, input, { token })
        if (JSON.stringify(body).includes(loginTexts.wrongCurrent)) wrongOnes++
        server.clock.advance(MINUTE_MS)
      }
      quarters.push(wrongOnes)
    }
    for (let start = 0; start + 4 <= quarters.length; start++) {
      const hour = quarters.slice(start, start + 4).reduce((sum, each) => sum + each)
      expect(hour).toBeLessThanOrEqual(100)
      if (start === 0) expect(hour).toBeGreaterThan(80)
    }
  })

  it('counts the addresses of one IPv6 site as one address', async () => {
    const answers: string[] = []
    for (let part = 0; part < 6; part++)
      answers.push(...(await guessAt('100101', 1, { address: `2001:db8:7:${part}::1` })))
    expect(answers).toEqual(['wrong', 'wrong', 'wrong', 'wait', 'wait', 'wait'])
  })

  it('checks at most 201 different names at once from one address', async () => {
    let checked = 0
    for (let name = 0; name < 260; name++) checked += await guessOften(`persona.${name}`, 1, STRANGER)
    expect(checked).toBe(201)
  })

  it('delays a known device that guesses, and treats it as unknown after ten wrong guesses', async () => {
    const phone = await getToKnow('100101')
    expect(await guessAt('100101', 4, { devices: [phone] })).toEqual(['wrong', 'wrong', 'wrong', 'wait'])
    expect(await outcome('100101', PASSWORD)).toBe('in')
    for (let guess = 3; guess < 10; guess++) {
      server.clock.advance(MINUTE_MS)
      expect(await outcome('100101', 'a guess', { devices: [phone] })).toBe('wrong')
    }
    // After ten wrong guesses, the phone counts as unknown and uses the plant address's three free guesses.
    expect(await guessAt('100101', 4, { devices: [phone] })).toEqual(['wrong', 'wrong', 'wrong', 'wait'])
  })

  it('resets the count of a known device after the right password', async () => {
    const phone = await getToKnow('100101')
    for (let round = 0; round < 3; round++) {
      expect(await guessAt('100101', 2, { devices: [phone] })).toEqual(['wrong', 'wrong'])
      expect(await outcome('100101', PASSWORD, { devices: [phone] })).toBe('in')
    }
  })

  it('counts wrong guesses at a kiosk separately for each name', async () => {
    const kiosk = await getToKnow('100101', { isShared: true })
    const at = { devices: [kiosk], isShared: true }
    expect(await guessAt('100101', 4, at)).toEqual(['wrong', 'wrong', 'wrong', 'wait'])
    expect(await outcome('100102', PASSWORD, at)).toBe('in')
    expect(await outcome('100101', PASSWORD)).toBe('in')
  })
})

import { databases } from '#tests/support/server/databases/database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCompany, readTokenLife, renewToken } from '#contract/protocol/general.ts'
import { changePassword, readUser, signIn, signOut } from '#contract/identity/login.ts'
import {
  deliveryGrants,
  knownDevices,
  providerTokens,
  rateLimits,
  recoveryCodes,
  sessions,
} from '#server/db/schema/access.ts'
import { users } from '#server/db/schema/people.ts'
import { sweepExpired } from '#server/facilities/sweep.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'
import { waitUntilBlocked } from '#tests/support/server/network/blocked.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { ask, post } from '#tests/support/server/hosts/legacy-call.ts'
import { resetPassword } from '#tests/support/server/people.ts'
import { hashToken } from '#server/identity/token.ts'

/** Life, renewal and end of a session (GEN-20, GEN-21), also on two servers with one database. */

const PASSWORD = 'Portal.2026'
const EXPIRED = { status: 'EXPSESSION', message: 'Token inválido' }
const LIFE_MS = 1_800_000
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

describe.each(databases)('on %s', (database) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer({ database, clock: createStillClock() })
  })
  afterAll(() => server.stop())

  const open = async (correo = '100101') => (await ask(server, signIn, { correo, password: PASSWORD })).token
  const renew = async (token: string) => (await ask(server, renewToken, {}, token)).token ?? ''
  const lifeOf = async (token: string) => (await ask(server, readTokenLife, {}, token)).tokenLife

  async function works(token: string): Promise<boolean> {
    const { body } = await post(server, readCompany, {}, { token })
    if ((body as { status: string }).status === 'OK') return true
    expect(body).toEqual(EXPIRED)
    return false
  }

  async function userIdOf(nickname: string): Promise<number> {
    const rows = await server.db.select({ id: users.id }).from(users).where(eq(users.nickname, nickname))
    return rows[0]?.id ?? 0
  }

  async function sessionsOf(nickname: string) {
    return server.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, await userIdOf(nickname)))
  }

  describe('a session', () => {
    it('returns the remaining seconds, and expires at zero', async () => {
      const token = await open()
      expect(await lifeOf(token)).toBe(1800)
      server.clock.advance(LIFE_MS - 10_000)
      expect(await lifeOf(token)).toBe(10)
      server.clock.advance(10_000)
      expect(await works(token)).toBe(false)
      expect((await post(server, renewToken, {}, { token })).body).toEqual(EXPIRED)
      expect((await post(server, readTokenLife, {}, { token })).body).toEqual(EXPIRED)
    })

    it('keeps no token in the database', async () => {
      const token = await renew(await open())
      const rows = await server.db.select().from(sessions)
      expect(JSON.stringify(rows)).not.toContain(token)
      expect(rows.some(({ tokenHash }) => tokenHash === token)).toBe(false)
    })

    it('accepts only the complete token', async () => {
      const token = await open()
      const rows = await sessionsOf('lupita')
      const near = [token.slice(0, -1), `${token} `, token.toLowerCase(), rows.at(-1)?.tokenHash ?? '', '']
      for (const wrong of near) expect(await works(wrong)).toBe(false)
      for (const wrong of [1, null, [token], { token }]) {
        expect((await post(server, readCompany, { token: wrong })).body).toEqual(EXPIRED)
      }
    })
  })

  describe('token renewal', () => {
    it('returns a new token with a full life', async () => {
      const old = await open()
      server.clock.advance(LIFE_MS - MINUTE_MS)
      const answer = await ask(server, renewToken, {}, old)
      expect(answer.token).not.toBe(old)
      expect(answer.tokenLife).toBe(1800)
      server.clock.advance(LIFE_MS / 2)
      expect(await works(answer.token ?? '')).toBe(true)
    })

    it('keeps the old token until the new token is first used', async () => {
      const old = await open()
      const next = await renew(old)
      expect(await works(old)).toBe(true)
      expect(await lifeOf(old)).toBe(60)
      expect(await works(next)).toBe(true)
      expect(await works(old)).toBe(false)
      expect((await post(server, renewToken, {}, { token: old })).body).toEqual(EXPIRED)
      expect(await works(next)).toBe(true)
    })

    it('keeps the old token for 60 seconds at most', async () => {
      const old = await open()
      const next = await renew(old)
      server.clock.advance(MINUTE_MS - 1)
      expect(await works(old)).toBe(true)
      server.clock.advance(1)
      expect(await works(old)).toBe(false)
      expect((await post(server, renewToken, {}, { token: old })).body).toEqual(EXPIRED)
      expect(await works(next)).toBe(true)
    })

    it('does not extend a token that is about to expire', async () => {
      const old = await open()
      server.clock.advance(LIFE_MS - 10_000)
      const next = await renew(old)
      server.clock.advance(10_000)
      expect(await works(old)).toBe(false)
      expect(await works(next)).toBe(true)
    })

    it('returns the same new token when repeated, with its remaining life', async () => {
      const old = await open()
      const next = await renew(old)
      server.clock.advance(20_000)
      const again = await ask(server, renewToken, {}, old)
      expect(again).toEqual({ status: 'OK', token: next, tokenLife: 1780 })
    })

    it('rotates once for simultaneous renewals', async () => {
      const old = await open('100103')
      const before = (await sessionsOf('brenda')).length
      const tabs = await Promise.all(Array.from({ length: 12 }, () => renew(old)))
      expect(new Set(tabs).size).toBe(1)
      expect(await sessionsOf('brenda')).toHaveLength(before + 1)
      expect(await works(tabs[0] ?? '')).toBe(true)
    })

    it('can be repeated with each new token', async () => {
      const tokens = [await open()]
      for (let time = 0; time < 4; time++) tokens.push(await renew(tokens.at(-1) ?? ''))
      const states = []
      for (const token of tokens) states.push(await works(token))
      expect(states).toEqual([false, false, false, true, true])
    })
  })

  describe('the end of a session', () => {
    it('ends the old and the new token when signing out during the overlap', async () => {
      for (const which of ['old', 'new'] as const) {
        const old = await open()
        const next = await renew(old)
        await ask(server, signOut, {}, which === 'old' ? old : next)
        expect([await works(old), await works(next)]).toEqual([false, false])
        expect((await post(server, renewToken, {}, { token: old })).body).toEqual(EXPIRED)
      }
    })

    it('a password change also ends a token renewed at the same time', { tags: ['whole'] }, async () => {
      for (let round = 0; round < 5; round++) {
        const phone = await open('100102')
        const tablet = await open('100102')
        const [renewed] = await Promise.all([
          post(server, renewToken, {}, { token: tablet }),
          ask(server, changePassword, { password: PASSWORD, nuevo: 'Otro.Lugar.2027' }, phone),
        ])
        const next = (renewed.body as { token?: string }).token
        expect(await works(tablet)).toBe(false)
        if (next !== undefined) expect(await works(next)).toBe(false)
        await resetPassword(server, '100102', PASSWORD)
      }
    })

    it('revoking all sessions waits for a running renewal and also ends its new token', async () => {
      const { sessions: book } = server.services
      const now = server.clock.now()
      const userId = await userIdOf('arturo')
      const old = await open('100102')
      let startRevoking: () => void = () => undefined
      const revoking = new Promise<void>((resolve) => {
        startRevoking = resolve
      }).then(() => server.db.transaction((tx) => book.revokeAllOf(tx, userId, now)))
      const next = await server.db.transaction(async (tx) => {
        const { token } = await book.renew(tx, old, now)
        startRevoking()
        await waitUntilBlocked(database, tx)
        return token
      })
      await revoking
      expect(await works(next)).toBe(false)
    })

    it('a sign-in during a password change leaves no session with the old password', {
      tags: ['whole'],
    }, async () => {
      for (let round = 0; round < 5; round++) {
        const token = await open('100104')
        const [late] = await Promise.all([
          post(server, signIn, { correo: '100104', password: PASSWORD }),
          ask(server, changePassword, { password: PASSWORD, nuevo: 'Otro.Lugar.2027' }, token),
        ])
        const opened = (late.body as { token?: string }).token
        if (opened !== undefined) expect(await works(opened)).toBe(false)
        await resetPassword(server, '100104', PASSWORD)
      }
    })
  })

  describe('the end of renewals', () => {
    const HOUR_MS = 60 * MINUTE_MS
    const enter = async (equipo?: 'personal' | 'kiosco') => {
      const input = { correo: '100101', password: PASSWORD, ...(equipo ? { equipo } : {}) }
      return (await ask(server, signIn, input)).token
    }
    /** Renews a session in its last hour until refused. @returns minutes until the refusal */
    async function lastHour(token: string, hours: number): Promise<number> {
      const now = server.clock.now().getTime()
      const beganAt = new Date(now - (hours - 1) * HOUR_MS)
      await server.db
        .update(sessions)
        .set({ beganAt })
        .where(eq(sessions.tokenHash, hashToken(token)))
      for (let current = token; ; ) {
        const { body } = await post(server, renewToken, {}, { token: current })
        const {
          status,
          token: next,
          tokenLife,
        } = body as { status: string; token: string; tokenLife: number }
        if (status !== 'OK') {
          expect(body).toEqual(EXPIRED)
          return (server.clock.now().getTime() - now) / MINUTE_MS
        }
        expect(await works(next)).toBe(true)
        current = next
        server.clock.advance(Math.min(29 * MINUTE_MS, tokenLife * 1000))
      }
    }

    it.each([
      ['kiosco', 12],
      // A device of unknown kind may be shared, so it gets the kiosk's limit.
      [undefined, 12],
      ['personal', 30 * 24],
    ] as const)('for device %s comes %i hours after the sign-in', async (device, hours) => {
      expect(await lastHour(await enter(device), hours)).toBe(60)
    })

    it('limits the life of a renewed token to the time left', async () => {
      let token = await enter('kiosco')
      for (let renewals = 0; renewals < 25; renewals++) {
        token = await renew(token)
        server.clock.advance(28 * MINUTE_MS)
      }
      // 25 times 28 minutes: 11 h 40 min of the kiosk's 12 hours.
      expect((await ask(server, renewToken, {}, token)).tokenLife).toBe(20 * 60)
    })

    it('is postponed by a password change on the same device', async () => {
      const phone = await enter('personal')
      const changed = await ask(
        server,
        changePassword,
        { password: PASSWORD, nuevo: 'Otro.Lugar.2027' },
        phone,
      )
      const rows = await sessionsOf('lupita')
      const last = rows.at(-1)
      expect([last?.device, last?.beganAt]).toEqual(['personal', server.clock.now()])
      expect(await works(changed.token ?? '')).toBe(true)
      await resetPassword(server, '100101', PASSWORD)
    })
  })

  describe('provider token', () => {
    it('ends when the session that requested it signs out, also after renewals', async () => {
      const userId = await userIdOf('chepe')
      const { sessions: book } = server.services
      const [phone, tablet] = [await open('100104'), await open('100104')]
      const issue = (token: string) =>
        server.db.transaction((tx) => book.issueProviderToken(tx, userId, server.clock.now(), token))
      const [onPhone, onTablet] = [await issue(phone), await issue(tablet)]
      const isAlive = async (token: string) =>
        (await book.authenticateProvider(server.db, token, server.clock.now())) !== null
      const renewed = await renew(phone)
      expect([await isAlive(onPhone), await isAlive(onTablet)]).toEqual([true, true])
      await ask(server, signOut, {}, renewed)
      expect([await isAlive(onPhone), await isAlive(onTablet)]).toEqual([false, true])
    })

    it('is valid for five minutes, and ends when all sessions are revoked', async () => {
      const userId = await userIdOf('chepe')
      const { sessions: book } = server.services
      const issue = () =>
        server.db.transaction((tx) => book.issueProviderToken(tx, userId, server.clock.now()))
      const holder = (token: string) => book.authenticateProvider(server.db, token, server.clock.now())
      const token = await issue()
      expect(await holder(token)).toMatchObject({ number: '100104' })
      expect(await works(token)).toBe(false)
      server.clock.advance(5 * MINUTE_MS)
      expect(await holder(token)).toBeNull()
      const second = await issue()
      await server.db.transaction((tx) => book.revokeAllOf(tx, userId, server.clock.now()))
      expect(await holder(second)).toBeNull()
    })
  })

  it('deletes only expired rows', async () => {
    const counts = async () => ({
      sessions: (await server.db.select().from(sessions)).length,
      grants: (await server.db.select().from(deliveryGrants)).length,
      tokens: (await server.db.select().from(providerTokens)).length,
      limits: (await server.db.select().from(rateLimits)).length,
      devices: (await server.db.select().from(knownDevices)).length,
      codes: (await server.db.select().from(recoveryCodes)).length,
    })
    const userId = await userIdOf('chepe')
    const expiresAt = new Date(server.clock.now().getTime() + 90 * DAY_MS)
    await server.db.insert(knownDevices).values([
      { userId, tokenHash: 'over', expiresAt },
      { userId: null, tokenHash: 'not over', expiresAt: new Date(expiresAt.getTime() + 3 * DAY_MS) },
    ])
    await server.db.insert(recoveryCodes).values({ userId, codeHash: 'over', expiresAt })
    // The sweep keeps an expired recovery code for one more day.
    server.clock.advance(92 * DAY_MS)
    const token = await open()
    await server.services.quotas.mayShareDevice('192.0.2.7')
    await sweepExpired(server.db, server.clock.now())
    // Two limits: one of mayShareDevice, one of the sign-in itself (quotas.ts).
    expect(await counts()).toEqual({ sessions: 1, grants: 1, tokens: 0, limits: 2, devices: 1, codes: 0 })
    expect(await works(token)).toBe(true)
  })
})

describe('two servers on one PostgreSQL', { tags: ['whole'] }, () => {
  let one: TestServer
  let two: TestServer

  beforeAll(async () => {
    one = await startServer({ database: 'postgres', clock: createStillClock() })
    two = await startServer({ database: 'postgres', databaseUrl: one.databaseUrl ?? '', clock: one.clock })
  })
  afterAll(async () => {
    await two.stop()
    await one.stop()
  })

  it('share a session, its renewal and its end', async () => {
    const { token } = await ask(one, signIn, { correo: '100101', password: PASSWORD })
    expect((await ask(two, readUser, {}, token)).datosLogin[0]?.Folio).toBe('100101')
    const renewals = Array.from({ length: 10 }, (_, index) =>
      ask(index % 2 ? one : two, renewToken, {}, token),
    )
    const answers = await Promise.all(renewals)
    expect(new Set(answers.map((answer) => answer.token)).size).toBe(1)
    const next = answers[0]?.token ?? ''
    await ask(one, readCompany, {}, next)
    expect((await post(two, readCompany, {}, { token })).body).toEqual(EXPIRED)
    await ask(two, signOut, {}, next)
    expect((await post(one, readCompany, {}, { token: next })).body).toEqual(EXPIRED)
  })

  it('share the count of wrong passwords', async () => {
    const guess = (server: TestServer) => post(server, signIn, { correo: '100104', password: 'a guess' })
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => guess(index % 2 ? one : two)))
    const checked = answers.filter(({ text }) => text.includes('incorrectos')).length
    // The two servers may once read the same count, and thus check one guess more.
    expect(checked).toBeGreaterThanOrEqual(3)
    expect(checked).toBeLessThanOrEqual(4)
    for (const server of [one, two]) expect((await guess(server)).text).toContain('Espera')
  })

  it('share the delivery key', () => {
    expect(two.services.keys.publicDeliveryKey()).toEqual(one.services.keys.publicDeliveryKey())
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeOtherSessions, readUser } from '#contract/login.ts'
import { databases } from '#tests/support/server/database.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { post } from '#tests/support/server/legacy-call.ts'
import { findPerson, openProvider, openSession } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** P-14, "Cerrar mis otras sesiones". The caller matrix covers wrong ids. */
describe.each(databases)('on %s', (database) => {
  let server: TestServer
  const clock = createStillClock()

  beforeAll(async () => {
    server = await startServer({ database, clock })
  })
  afterAll(() => server.stop())

  const close = (token: string) => post(server, closeOtherSessions, {}, { token })
  const works = async (token: string) =>
    (await post(server, readUser, {}, { token })).text.includes('datosLogin')

  it('ends what is open elsewhere and goes on here, and says how many there were', async () => {
    const [here, phone, tablet] = [
      await openSession(server, '100101'),
      await openSession(server, '100101'),
      await openSession(server, '100101'),
    ]
    const other = await openSession(server, '100102')
    expect((await close(here)).body).toEqual({ status: 'OK', cerradas: 2 })
    expect(await Promise.all([here, phone, tablet, other].map(works))).toEqual([true, false, false, true])
    expect((await close(here)).body).toEqual({ status: 'OK', cerradas: 0 })
  })

  it('counts neither what had run out nor what a renewal had replaced', async () => {
    await openSession(server, '100103')
    clock.advance(1_801_000)
    const old = await openSession(server, '100103')
    const { sessions } = server.services
    const renewed = await server.db.transaction((tx) => sessions.renew(tx, old, clock.now()))
    const here = await openSession(server, '100103')
    expect(await works(renewed.token)).toBe(true)
    expect((await close(here)).body).toEqual({ status: 'OK', cerradas: 1 })
    expect(await works(renewed.token)).toBe(false)
  })

  it('keeps both ends of a renewal that is under way in this very session', async () => {
    const old = await openSession(server, '100104')
    const { sessions } = server.services
    const renewed = await server.db.transaction((tx) => sessions.renew(tx, old, clock.now()))
    expect((await close(old)).body).toEqual({ status: 'OK', cerradas: 0 })
    expect(await works(renewed.token)).toBe(true)
  })

  it('takes back the tickets for PDFs that other devices hold', async () => {
    const { userId } = await findPerson(server, '100102')
    const provider = await openProvider(server, '100102')
    const { sessions } = server.services
    expect((await sessions.authenticateProvider(server.db, provider, clock.now()))?.id).toBe(userId)
    await close(await openSession(server, '100102'))
    expect(await sessions.authenticateProvider(server.db, provider, clock.now())).toBeNull()
  })

  it('wants a token that works', async () => {
    expect((await close('nonsense')).body).toEqual({ status: 'EXPSESSION', message: 'Token inválido' })
  })
})

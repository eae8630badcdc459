import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeOtherSessions, readUser } from '#contract/identity/login.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { post } from '#tests/support/server/hosts/legacy-call.ts'
import { findPerson, openProvider, openSession } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** P-14, "Cerrar mis otras sesiones". Wrong ids are tested in caller-matrix.test.ts. */
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

  it('ends the person’s other sessions, keeps this one and returns how many ended', async () => {
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

  it('counts neither expired sessions nor tokens replaced by a renewal', async () => {
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

  it('keeps the old and the new token while this session is being renewed', async () => {
    const old = await openSession(server, '100104')
    const { sessions } = server.services
    const renewed = await server.db.transaction((tx) => sessions.renew(tx, old, clock.now()))
    expect((await close(old)).body).toEqual({ status: 'OK', cerradas: 0 })
    expect(await works(renewed.token)).toBe(true)
  })

  it('revokes the PDF tickets of other devices', async () => {
    const { userId } = await findPerson(server, '100102')
    const provider = await openProvider(server, '100102')
    const { sessions } = server.services
    expect((await sessions.authenticateProvider(server.db, provider, clock.now()))?.id).toBe(userId)
    await close(await openSession(server, '100102'))
    expect(await sessions.authenticateProvider(server.db, provider, clock.now())).toBeNull()
  })

  it('ends the delivery grants of other devices, also after this session was renewed', async () => {
    const { sessions } = server.services
    const { userId } = await findPerson(server, '100106')
    const enter = () =>
      server.db.transaction(async (tx) => ({
        session: await sessions.open(tx, userId, clock.now()),
        grant: await sessions.issueGrant(tx, userId, clock.now()),
      }))
    const phone = await enter()
    clock.advance(1000)
    const here = await enter()
    clock.advance(1000)
    const renewed = await server.db.transaction((tx) => sessions.renew(tx, here.session.token, clock.now()))
    await close(renewed.token)
    expect(await sessions.authenticateGrant(server.db, phone.grant, clock.now())).toBeNull()
    expect((await sessions.authenticateGrant(server.db, here.grant, clock.now()))?.id).toBe(userId)
  })

  it('rejects an invalid token', async () => {
    expect((await close('nonsense')).body).toEqual({ status: 'EXPSESSION', message: 'Token inválido' })
  })
})

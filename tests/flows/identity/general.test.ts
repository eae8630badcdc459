import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '#tests/support/server/databases/database.ts'
import { exampleOf } from '#tests/support/server/examples.ts'
import { readCompany, recordVisit } from '#contract/protocol/general.ts'
import * as login from '#contract/identity/login.ts'
import * as oneTime from '#contract/identity/one-time-password.ts'
import { employees, screenVisits, users } from '#server/db/schema/people.ts'
import { ask, post } from '#tests/support/server/hosts/legacy-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const EXPIRED = { status: 'EXPSESSION', message: 'Token inválido' }

describe.each(databases)('on %s', (database) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer({ database })
  })
  afterAll(() => server.stop())

  async function signIn(name: string) {
    return ask(server, login.signIn, { correo: name, password: 'Portal.2026' })
  }

  describe('screen visits (GEN-10)', () => {
    it('stores the caller’s visit, also for an unknown screen', async () => {
      const { token } = await signIn('100102')
      expect(await ask(server, recordVisit, { pantalla: 'Una pantalla nueva' }, token)).toEqual({
        status: 'OK',
      })
      const rows = await server.db
        .select({ screen: screenVisits.screen, number: employees.number })
        .from(screenVisits)
        .innerJoin(users, eq(users.id, screenVisits.userId))
        .innerJoin(employees, eq(employees.id, users.employeeId))
      expect(rows).toContainEqual({ screen: 'Una pantalla nueva', number: '100102' })
    })

    it.each([{}, { pantalla: '' }, { pantalla: ['Inicio'] }, { pantalla: 'x'.repeat(81) }])(
      'refuses %j',
      async (input) => {
        const { token } = await signIn('100102')
        expect((await post(server, recordVisit, input, { token })).body).toMatchObject({ status: 'ERROR' })
      },
    )
  })

  it.each([
    login.readUser,
    login.readMenu,
    login.changePassword,
    oneTime.issueOneTimePassword,
    recordVisit,
    readCompany,
  ])('answers $id with an expired session when the token is missing or invalid', async (operation) => {
    const input = exampleOf(operation).request
    expect((await post(server, operation, input)).body).toEqual(EXPIRED)
    expect((await post(server, operation, input, { token: 'invented' })).body).toEqual(EXPIRED)
  })
})

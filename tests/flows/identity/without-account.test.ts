import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setSubstitute } from '#contract/approvals/approvals.ts'
import * as oneTime from '#contract/identity/one-time-password.ts'
import { removeSecondStepOf } from '#contract/identity/second-step.ts'
import { listPeople } from '#contract/people/people.ts'
import { holdPerson } from '#contract/privacy/privacy-desk.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { companyDate } from '#domain/time/dates.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { roleGrants } from '#server/db/schema/roles.ts'
import { employees, plants, users } from '#server/db/schema/people.ts'
import { approvalTexts } from '#server/services/approvals/texts.es.ts'
import { privacyTexts } from '#server/services/privacy/texts.es.ts'
import { loginTexts, ownDataTexts } from '#server/texts.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const ADMINISTRATOR = '100501'
const HUMAN_RESOURCES = '100301'
const LEADER = '100201'
const WITHOUT_ACCOUNT = '100211'
const CLOSED = '100103'
const UNKNOWN = '999999'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let closed: typeof users.$inferSelect
  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    const { userId } = await findPerson(server, CLOSED)
    const fields = { closedAt: server.clock.now(), closedReason: 'Baja', mail: 'baja@correo.example' }
    const rows = await server.db.update(users).set(fields).where(eq(users.id, userId)).returning()
    if (!rows[0]) throw new Error('no account was closed')
    closed = rows[0]
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(rateLimits)
  })

  const said = async (operation: AnyOperation, empleado: string, login: string) =>
    fieldOf(await sendAs(server, operation, { empleado }, login), 'message')

  const desks: [string, AnyOperation, string][] = [
    ['P-78, human resources', oneTime.findForOneTimePassword, HUMAN_RESOURCES],
    ['P-13, human resources', oneTime.issueOneTimePassword, HUMAN_RESOURCES],
    ['P-78, an administrator', oneTime.findForOneTimePassword, ADMINISTRATOR],
    ['P-13, an administrator', oneTime.issueOneTimePassword, ADMINISTRATOR],
    ['P-73, an administrator', removeSecondStepOf, ADMINISTRATOR],
  ]
  test.each(desks)(
    '%s: says that there is no account, or that it is closed',
    async (_what, operation, by) => {
      expect(await said(operation, WITHOUT_ACCOUNT, by)).toBe(loginTexts.withoutAccount)
      for (const name of [CLOSED, closed.nickname.toUpperCase(), ' Baja@correo.example '])
        expect(await said(operation, name, by)).toBe(loginTexts.closedAccount)
      for (const name of [UNKNOWN, 'nadie@correo.example'])
        expect(await said(operation, name, by)).toBe(loginTexts.unknownPerson)
    },
  )

  test('P-240: a hold has different messages for an employee without an account and an unknown number', async () => {
    const motivo = 'Juicio laboral 7/2026'
    const hold = async (persona: string) =>
      fieldOf(await sendAs(server, holdPerson, { persona, motivo }, ADMINISTRATOR), 'message')
    expect(await hold(WITHOUT_ACCOUNT)).toBe(loginTexts.withoutAccount)
    expect(await hold(UNKNOWN)).toBe(privacyTexts.noSuchPerson)
  })

  test('has different messages for a substitute without an account and one whose account is closed', async () => {
    const day = companyDate(server.clock.now().getTime())
    const name = async (empleado: string) =>
      fieldOf(await sendAs(server, setSubstitute, { empleado, desde: day, hasta: day }, LEADER), 'message')
    expect(await name(WITHOUT_ACCOUNT)).toBe(loginTexts.withoutAccount)
    expect(await name(CLOSED)).toBe(approvalTexts.substituteLeft)
    expect(await name(UNKNOWN)).toBe(approvalTexts.substituteUnknown)
  })

  test('P-60: the list of accounts says that an employee has none', async () => {
    const search = async (buscar: string) =>
      (await sendAs(server, listPeople, { buscar, pagina: 1 }, ADMINISTRATOR)).body
    expect(await search(` ${WITHOUT_ACCOUNT} `)).toMatchObject({ total: 0, sinCuenta: true })
    for (const other of [UNKNOWN, '10021x'])
      expect(await search(other)).toMatchObject({ total: 0, sinCuenta: false })
    expect(await search(CLOSED)).toMatchObject({ total: 1 })
    expect(await search(CLOSED)).not.toHaveProperty('sinCuenta')
  })

  test('gives the same message for an erased person as for an unknown person', async () => {
    const { employeeId, userId } = await findPerson(server, CLOSED)
    const isUser = eq(users.id, userId)
    const isEmployee = eq(employees.id, employeeId ?? 0)
    const [record] = await server.db.select().from(employees).where(isEmployee)
    const erased = { nickname: `baja-${userId}`, number: `baja-${employeeId}` }
    await server.db.update(users).set({ nickname: erased.nickname, mail: '', closedReason: '' }).where(isUser)
    await server.db.update(employees).set({ number: erased.number }).where(isEmployee)
    for (const [what, operation, by] of desks) {
      for (const name of [erased.nickname, erased.number])
        expect([what, await said(operation, name, by)]).toEqual([what, loginTexts.unknownPerson])
    }
    const { nickname, mail, closedReason } = closed
    await server.db.update(users).set({ nickname, mail, closedReason }).where(isUser)
    await server.db
      .update(employees)
      .set({ number: record?.number ?? '' })
      .where(isEmployee)
  })

  test('gives human resources of one plant the same message about everybody outside it', async () => {
    const { userId } = await findPerson(server, HUMAN_RESOURCES)
    await server.db.insert(plants).values({ id: 901, name: 'PLANTA VACÍA' })
    await server.db
      .update(roleGrants)
      .set({ plants: [901] })
      .where(eq(roleGrants.userId, userId))
    const others = ['100101', ADMINISTRATOR, WITHOUT_ACCOUNT, CLOSED, closed.nickname, UNKNOWN]
    for (const operation of [oneTime.findForOneTimePassword, oneTime.issueOneTimePassword]) {
      for (const name of others)
        expect([name, await said(operation, name, HUMAN_RESOURCES)]).toEqual([name, ownDataTexts.outOfReach])
    }
    const sent = { empleado: '100101', persona: userId }
    const answer = await sendAs(server, oneTime.issueOneTimePassword, sent, HUMAN_RESOURCES)
    expect(fieldOf(answer, 'message')).toBe(ownDataTexts.outOfReach)
  })
})

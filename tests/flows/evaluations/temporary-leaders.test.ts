import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as evaluations from '#contract/evaluations/evaluations.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import * as staff from '#contract/evaluations/temporary-staff.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { temporaryStaff } from '#server/db/schema/temporary-staff.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { evaluateOn, type Evaluating, HR, LEADER } from '#tests/support/server/evaluating.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let on: Evaluating

  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    on = evaluateOn(server)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(rateLimits)
  })

  const family = (leader: string, member: string) => ({
    proyecto: 'Otoño',
    integrantes: [
      { numero: leader, lider: true },
      { numero: member, lider: false, fecha_aplicacion: on.today() },
    ],
  })

  test('TEMP-52: a leader without an account no longer counts, and a new leader can be assigned', async () => {
    const { id } = await on.begin('100226')
    const [leader] = await server.db.select().from(employees).where(eq(employees.number, LEADER))
    const account = eq(users.employeeId, leader?.id ?? 0)
    const listed = async () => {
      const input = { ruta: 'Especiales', rol: 3, estatus: 'all_incidencias' }
      const body = (await on.said(staff.listStaff, input, HR)) as ResponseOf<typeof staff.listStaff>
      return body.personalTemporal.find((row) => row.id === id)?.responsable
    }
    expect(await listed()).not.toBe('')
    const skipped = { status: 'OK', registrados: 0, omitidos: ['100226'] }
    expect(await on.said(staff.registerFamily, family('100101', '100226'), HR)).toEqual(skipped)

    await server.db.update(users).set({ closedAt: server.clock.now() }).where(account)
    try {
      expect(await on.said(staff.advance, { item: { id } }, HR)).toMatchObject({ status: 'RESPONSABLEVACIO' })
      expect(await listed()).toBe('')
      const registered = { status: 'OK', registrados: 1, omitidos: [] }
      expect(await on.said(staff.registerFamily, family('100101', '100226'), HR)).toEqual(registered)
    } finally {
      await server.db.update(users).set({ closedAt: null }).where(account)
    }
    expect(await on.said(staff.advance, { item: { id } }, LEADER)).toMatchObject({ status: 'ERROR' })
    expect(await on.said(staff.advance, { item: { id } }, '100101')).toEqual({ status: 'OK', estatus: 2 })
  })

  test('a user can neither register themselves nor give themselves a leader', async () => {
    const [own] = await server.db.select().from(employees).where(eq(employees.number, HR))
    const mine = eq(temporaryStaff.employeeId, own?.id ?? 0)
    const refused = { status: 'ERROR', message: 'Pide a otra persona que te registre.' }
    expect(await on.said(staff.registerFamily, family('100101', HR), HR)).toEqual(refused)
    expect(await server.db.select().from(temporaryStaff).where(mine)).toEqual([])
    await on.begin(HR, { responsibleId: null })
    expect(await on.said(staff.registerFamily, family('100101', HR), HR)).toEqual(refused)
    expect(await server.db.select().from(temporaryStaff).where(mine)).toMatchObject([{ responsibleId: null }])
    await server.db.delete(temporaryStaff).where(mine)
    await on.begin('100226', { responsibleId: null })
    expect(await on.said(staff.registerFamily, family(HR, '100226'), HR)).toMatchObject({ registrados: 1 })
  })

  test('GEN-11: offers only evaluators of the evaluated person’s company', async () => {
    const { id } = await on.begin('100226', { status: 2 })
    const [other] = await server.db.select().from(employees).where(eq(employees.number, '100101'))
    const company = '00300'
    const names = async (input: object) =>
      (
        (await on.said(evaluations.listCollaborators, input, HR)) as ResponseOf<
          typeof evaluations.listCollaborators
        >
      ).colaboradores.map(({ EMPLID }) => EMPLID)
    expect(await names({ buscar: '100101', item: { id } })).toEqual(['100101'])
    const both = ['100226', '100101']
    const move = async (to: string) => {
      for (const number of both)
        await server.db.update(employees).set({ companyCode: to }).where(eq(employees.number, number))
    }
    await move(company)
    try {
      expect(await names({ buscar: '100101', item: { id } })).toEqual(['100101'])
      expect(await names({ buscar: '100102', item: { id } })).toEqual([])
      expect(await names({ buscar: '100102' })).toEqual(['100102'])
      const stranger = await on.call(evaluations.listCollaborators, { buscar: '1', item: { id } }, '100102')
      expect(stranger.body).toMatchObject({ status: 'ERROR' })
    } finally {
      await move(other?.companyCode ?? '')
    }
  })
})

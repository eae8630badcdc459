import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countDataChanges } from '#contract/data-form/data-change-count.ts'
import { listDataChanges } from '#contract/data-form/data-changes.ts'
import { downloadDocument, listDocumentTypes } from '#contract/documents/document-files.ts'
import * as review from '#contract/documents/document-review.ts'
import { readMenu } from '#contract/identity/login.ts'
import { findForOneTimePassword, issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as people from '#contract/people/people.ts'
import * as desk from '#contract/requests/request-desk.ts'
import { answerClarification } from '#contract/requests/clarifications.ts'
import { listRoles } from '#contract/identity/roles.ts'
import * as fund from '#contract/savings/savings-desk.ts'
import { allOperations } from '#contract/protocol/services.ts'
import { isNarrowable, type NarrowableRole, ROLES, type Scope } from '#domain/identity/roles.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { tables } from '#server/db/schema/tables.ts'
import { rolesTexts } from '#server/services/roles/texts.es.ts'
import { ownDataTexts, transportTexts } from '#server/texts.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import {
  findPerson,
  openSession,
  restoreRoles,
  rolesNow,
  setRole,
  sendAs,
} from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** Person who holds the limited role, and works outside the plant of its scope. */
const WORKER = '100102'
const NEAR = '100101'
const FAR = '100104'
const access = { 'recursos-humanos': 'hr', nomina: 'payroll', caja: 'fund' } as const

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let before: Awaited<ReturnType<typeof rolesNow>>
  let plant: number
  let worker: number

  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    before = await rolesNow(server)
    worker = (await findPerson(server, WORKER)).userId
    // NEAR works in plant 901; FAR and all others work in 902.
    const { departments, employees, plants } = tables
    await server.db.insert(plants).values([
      { id: 901, name: 'PLANTA CERCA' },
      { id: 902, name: 'PLANTA LEJOS' },
    ])
    plant = 901
    await server.db.insert(departments).values([
      { id: 'X901', name: 'CERCA', plantId: 901 },
      { id: 'X902', name: 'LEJOS', plantId: 902 },
    ])
    await server.db.update(employees).set({ departmentId: 'X902' })
    await server.db.update(employees).set({ departmentId: 'X901' }).where(eq(employees.number, NEAR))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await restoreRoles(server, before)
    await server.db.delete(rateLimits)
  })

  const near = (): Scope => ({ companies: null, plants: [plant] })
  const ask = async (operation: AnyOperation, input: object, login = WORKER) =>
    sendAs(server, operation, input, login)
  const said = async (operation: AnyOperation, input: object, login = WORKER) => {
    const answer = await ask(operation, input, login)
    return fieldOf(answer, 'message') ?? fieldOf(answer, 'detalles') ?? fieldOf(answer, 'status')
  }
  const narrow = (role: NarrowableRole, scope = near()) => setRole(server, worker, role, true, scope)
  const numbers = async (operation: AnyOperation, input: object) =>
    new Set(
      ((fieldOf(await ask(operation, input), 'data') ?? []) as { empleado: string }[]).map(
        (row) => row.empleado,
      ),
    )

  test.each(ROLES.filter(isNarrowable))(
    '%s: with a scope, refuses every operation that does not support scopes',
    { tags: ['whole'] },
    async (role) => {
      await narrow(role)
      const token = await openSession(server, WORKER)
      for (const operation of allOperations.filter((each) => each.access === access[role])) {
        const answer = await sendOperation(server, operation, {}, token)
        const isClosed = fieldOf(answer, 'message') === transportTexts.forbidden
        expect([operation.id, isClosed]).toEqual([operation.id, operation.isScoped !== true])
      }
    },
  )

  test('applies scopes of companies and plants together; a person without a plant is outside every plant', async () => {
    const list = () => numbers(review.listDocumentPeople, { buscar: '', pagina: 1 })
    await narrow('recursos-humanos')
    expect(await list()).toEqual(new Set([NEAR]))
    await narrow('recursos-humanos', { companies: ['00300'], plants: [plant] })
    expect(await list()).toEqual(new Set())
    await narrow('recursos-humanos', { companies: ['CANDIDATO'], plants: null })
    expect(await list()).toEqual(new Set(['900001']))
    await server.db.update(tables.departments).set({ plantId: null }).where(eq(tables.departments.id, 'X901'))
    await narrow('recursos-humanos')
    expect(await list()).toEqual(new Set())
    await server.db.update(tables.departments).set({ plantId: 901 }).where(eq(tables.departments.id, 'X901'))
  })

  test('payroll of a plant: shows lists, figures, requests and answers of its own people only', async () => {
    const { clarifications } = tables
    const idOf = async (login: string) => (await findPerson(server, login)).employeeId ?? 0
    await server.db.delete(clarifications).where(inArray(clarifications.employeeId, [await idOf(FAR)]))
    const [own] = await server.db.select().from(clarifications).limit(1)
    if (!own) throw new Error('the demo has no clarification')
    const { id: _, ...copy } = own
    await server.db
      .update(clarifications)
      .set({ answeredAt: null, answer: null, answeredBy: null, rating: null })
      .where(eq(clarifications.id, own.id))
    const [near] = await server.db
      .update(clarifications)
      .set({ employeeId: await idOf(NEAR) })
      .where(eq(clarifications.id, own.id))
      .returning({ id: clarifications.id })
    const [far] = await server.db
      .insert(clarifications)
      .values({
        ...copy,
        employeeId: await idOf(FAR),
        answer: null,
        answeredAt: null,
        answeredBy: null,
        rating: null,
        operationId: null,
      } as never)
      .returning({ id: clarifications.id })
    await narrow('nomina')
    const list = { tipo: 'aclaracion', abiertas: true, pagina: 1 }
    expect(await numbers(desk.listDeskRequests, list)).toEqual(new Set([NEAR]))
    const total = fieldOf(await ask(desk.listDeskRequests, list), 'total')
    expect(fieldOf(await ask(desk.readDeskSummary, { tipo: 'aclaracion' }), 'abiertas')).toBe(total)
    expect(await said(desk.readDeskClarification, { id: near?.id })).toBe('OK')
    expect(await said(desk.readDeskClarification, { id: far?.id })).toBe(ownDataTexts.outOfReach)
    const words = { id: far?.id, comentarioNominas: 'Revisado con nómina.' }
    expect(await said(answerClarification, words)).toBe(ownDataTexts.outOfReach)
    await setRole(server, worker, 'nomina')
    expect(await numbers(desk.listDeskRequests, list)).toContain(FAR)
    expect(await said(desk.readDeskClarification, { id: far?.id })).toBe('OK')
  })

  test('human resources of a plant: allows documents, data changes and one-time passwords of its own people only', {
    tags: ['whole'],
  }, async () => {
    await narrow('recursos-humanos')
    expect(await numbers(review.listDocumentPeople, { buscar: '', pagina: 1 })).toEqual(new Set([NEAR]))
    expect(await said(review.listPersonDocuments, { empleado: NEAR })).toMatch(/OK|VACIO/)
    for (const [operation, input] of [
      [review.listPersonDocuments, { empleado: FAR }],
      [listDocumentTypes, { empleado: FAR, estatusColaborador: 1, esAdmin: '1' }],
      [downloadDocument, { empleado: FAR, filename: 'x.pdf' }],
      [review.listPersonDocuments, { empleado: '777777' }],
    ] as const)
      expect([operation.id, await said(operation, input)]).toEqual([operation.id, ownDataTexts.outOfReach])
    const [paper] = await server.db
      .select({ id: tables.documentUploads.id })
      .from(tables.documentUploads)
      .innerJoin(tables.employees, eq(tables.employees.id, tables.documentUploads.employeeId))
      .where(sql`${tables.employees.number} = ${FAR} and ${tables.documentUploads.retiredAt} is null`)
    if (paper) {
      expect(await said(review.acceptDocument, { idDoc: paper.id })).toBe(ownDataTexts.outOfReach)
      const comment = { idDoc: paper.id, comentario: 'No se lee.' }
      expect(await said(review.commentDocument, comment)).toBe(ownDataTexts.outOfReach)
    }
    const changed = await numbers(listDataChanges, { vistos: false, pagina: 1 })
    expect([...changed].filter((number) => number !== NEAR)).toEqual([])
    expect(fieldOf(await ask(countDataChanges, {}), 'personas')).toBeLessThanOrEqual(1)
    expect(await said(findForOneTimePassword, { empleado: FAR })).toBe(ownDataTexts.outOfReach)
    expect(await said(issueOneTimePassword, { empleado: FAR })).toBe(ownDataTexts.outOfReach)
    expect(await said(findForOneTimePassword, { empleado: NEAR })).toBe('OK')
  })

  test('savings fund of a plant: lists, counts, opens and decides requests of its own people only', {
    tags: ['whole'],
  }, async () => {
    const { employees } = tables
    const moved = eq(employees.number, '100211')
    await server.db.update(employees).set({ departmentId: 'X901' }).where(moved)
    await setRole(server, worker, 'caja')
    const list = { decididas: false, pagina: 1 }
    expect((await numbers(fund.listSavingsRequests, list)).size).toBe(4)
    const rows = fieldOf(await ask(fund.listSavingsRequests, list), 'data') as {
      id: number
      empleado: string
    }[]
    const far = rows.find(({ empleado }) => empleado === '100213')?.id
    await narrow('caja')
    const listed = await ask(fund.listSavingsRequests, list)
    expect(listed.body).toMatchObject({ data: [{ empleado: '100211' }], total: 1, porDecidir: { total: 1 } })
    expect((await ask(fund.countSavingsRequests, {})).body).toMatchObject({ porDecidir: { total: 1 } })
    expect(await said(fund.readSavingsRequest, { id: rows[0]?.id })).toBe('OK')
    expect(await said(fund.readSavingsRequest, { id: far })).toBe(ownDataTexts.outOfReach)
    const refusal = { id: far, decision: 'rechazar', monto: 1500, motivo: 'No procede por ahora.' }
    expect(await said(fund.decideSavingsRequest, refusal)).toBe(ownDataTexts.outOfReach)
    await server.db.update(employees).set({ departmentId: 'X902' }).where(moved)
  })

  test('the menu contains only the screens that support the scope', async () => {
    const views = async () => {
      const menu = fieldOf(await ask(readMenu, { correo: '' }), 'msj') as { modules: { view: string }[] }
      return menu.modules.map(({ view }) => view)
    }
    const none = new Set(await views())
    const added = async () => (await views()).filter((view) => !none.has(view)).toSorted()
    await narrow('recursos-humanos')
    expect(await added()).toEqual([
      'Login/ContrasenaTemporal',
      'RelacionesLaborales/RevisionDocumentos',
      'RelacionesLaborales/SolicitudesPrivacidad',
    ])
    await setRole(server, worker, 'recursos-humanos', false)
    await narrow('nomina')
    expect(await added()).toEqual(['Nominas/AdmInconformidades', 'Nominas/AtencionNomina'])
    await setRole(server, worker, 'nomina', false)
    await narrow('caja')
    expect(await added()).toEqual(['Nominas/CajaPorDecidir'])
  })

  test('accepts a scope only for roles that support it and existing places; a later grant replaces it', async () => {
    const give = (more: object) => said(people.giveRole, { id: worker, ...more }, '100501')
    expect(await give({ rol: 'auditor', plantas: [plant] })).toBe(rolesTexts.notNarrowable)
    expect(await give({ rol: 'nomina', plantas: [987_654] })).toBe(transportTexts.invalidField('plantas'))
    expect(await give({ rol: 'nomina', companias: ['CANDIDATO'] })).toBe(
      transportTexts.invalidField('companias'),
    )
    expect(await give({ rol: 'nomina', plantas: [] })).toBe(transportTexts.invalidField('plantas'))
    expect(await give({ rol: 'nomina', plantas: [plant] })).toBe('OK')
    const shown = async () => {
      const list = await ask(listRoles, { pagina: 1, buscar: WORKER }, '100501')
      return (fieldOf(list, 'data') as { roles: object[] }[])[0]?.roles
    }
    expect(await shown()).toMatchObject([{ rol: 'nomina', companias: null, plantas: ['PLANTA CERCA'] }])
    expect(await give({ rol: 'nomina', companias: ['00100'] })).toBe('OK')
    expect(await shown()).toMatchObject([{ rol: 'nomina', plantas: null }])
    expect(await give({ rol: 'nomina' })).toBe('OK')
    expect(await shown()).toMatchObject([{ rol: 'nomina', companias: null, plantas: null }])
  })
})

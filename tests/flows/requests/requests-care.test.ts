import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/requests/clarifications.ts'
import type { Clarification } from '#contract/requests/clarifications.ts'
import {
  answerDispute,
  createDispute,
  type Dispute,
  listDisputes,
  rateDispute,
} from '#contract/requests/disputes.ts'
import type { AnyOperation, LegacyOperation } from '#contract/protocol/operation.ts'
import { readDeskClarification, reopenDispute } from '#contract/requests/request-desk.ts'
import { type DeliveryKey, sealFor } from '#core/outbox/seal.ts'
import { addYears } from '#domain/payslips/payroll-calendar.ts'
import { sessions } from '#server/db/schema/access.ts'
import { clarifications, disputes } from '#server/db/schema/clarifications.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { payslips } from '#server/db/schema/payroll.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PERSON = '100101'
const TEAM = '100301'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let employeeId: number
  let userId: number
  beforeAll(async () => {
    server = await startServer({ database })
    const person = await findPerson(server, PERSON)
    employeeId = person.employeeId ?? 0
    userId = person.userId
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(clarifications).where(eq(clarifications.employeeId, employeeId))
    await server.db.delete(disputes).where(eq(disputes.employeeId, employeeId))
  })

  const ask = async (operation: AnyOperation, input: object, login = PERSON) =>
    sendAs(server, operation, input, login)
  const statusOf = async (answer: ReturnType<typeof ask>) => fieldOf(await answer, 'status')
  const form = { motivo: 1, nomMotivo: '', nuevoMotivo: '', comentario: 'Falta una parte' }
  const request = (periodo: string) => ask(contract.requestClarification, { ...form, periodo })
  const listed = async () =>
    fieldOf(await ask(contract.listClarifications, { perfil: 'usuario' }), 'data') as Clarification[]

  async function twoBonuses() {
    const isBonus = and(eq(payslips.employeeId, employeeId), eq(payslips.period, '220'))
    const [newest] = await server.db.select().from(payslips).where(isBonus).orderBy(desc(payslips.year))
    if (!newest) throw new Error('the demo has no Christmas bonus')
    const { id: _, ...copied } = newest
    const older = {
      ...copied,
      year: newest.year - 1,
      startDate: addYears(newest.startDate, -1),
      endDate: addYears(newest.endDate, -1),
      paidDate: addYears(newest.paidDate, -1),
    }
    await server.db.insert(payslips).values(older).onConflictDoNothing()
    return { older, newest }
  }

  test('CLAR-13, BR-19: accepts one request for each year’s bonus; the desk shows that year’s payslip', async () => {
    const { older, newest } = await twoBonuses()
    const asked = await request(`220-${older.year}`)
    expect(fieldOf(asked, 'status')).toBe('OK')
    expect(await statusOf(request(`220-${older.year}`))).toBe('EXISTE')
    expect(await statusOf(request(` 220-${newest.year} `))).toBe('OK')
    expect(await statusOf(request('220'))).toBe('EXISTE')
    expect((await listed()).map(({ FIN_CADPER, periodo }) => [FIN_CADPER, periodo])).toEqual([
      ['220', `Aguinaldo / ${newest.year}`],
      ['220', `Aguinaldo / ${older.year}`],
    ])
    const { body } = await ask(readDeskClarification, { id: fieldOf(asked, 'id') }, TEAM)
    expect(body).toMatchObject({ recibo: { pago: older.paidDate }, solicitud: { periodo: 'Aguinaldo' } })
    for (const periodo of ['220-2019', '220-', '220-25', `2200-${newest.year}`, '2026046-2026']) {
      expect(await statusOf(request(periodo))).toBe('ERROR')
    }
  })

  test('P-47, RATE-10: refuses a rating of a replaced clarification answer; accepts a rating of the new answer', {
    tags: ['whole'],
  }, async () => {
    const { newest } = await twoBonuses()
    const id = fieldOf(await request(`220-${newest.year}`), 'id')
    const answer = (comentarioNominas: string) =>
      ask(contract.answerClarification, { id, comentarioNominas }, TEAM)
    const marks = async () => (await listed()).map(({ respuesta }) => respuesta)
    expect(await marks()).toEqual([null])
    await answer('Primera')
    const [first] = await marks()
    expect(first).toEqual(expect.any(Number))
    expect((await ask(contract.reopenClarification, { id }, TEAM)).body).toEqual({ status: 'OK' })
    expect(await marks()).toEqual([null])
    server.clock.advance(1000)
    await answer('Segunda')
    const rate = (respuesta?: unknown) => ask(contract.rateClarification, { id, rating: 1, respuesta })
    for (const mark of [first, 'x', '', 0]) {
      expect((await rate(mark)).body).toEqual({
        status: 'ERROR',
        message: 'Cambió la respuesta de esta aclaración. Léela y califica otra vez.',
      })
    }
    expect((await listed())[0]?.nivelSatisfaccion).toBeNull()
    expect((await rate((await marks())[0])).body).toEqual({ status: 'OK' })
    expect((await listed())[0]?.nivelSatisfaccion).toBe(1)
  })

  test('P-51, RATE-09: refuses a rating of a replaced dispute answer; accepts a rating of the new answer', async () => {
    const fechaInconformidad = '2026-11-02'
    const input = { motivo: 'Bono', fechaInconformidad, comentario: 'No llegó', evidencia: [] }
    const id = fieldOf(await ask(createDispute, input), 'id')
    const answer = (respuestaAdmon: string) => ask(answerDispute, { id, respuestaAdmon }, TEAM)
    const own = async () => (fieldOf(await ask(listDisputes, { ruta: '' }), 'inconformidad') as Dispute[])[0]
    await answer('Primera')
    const first = (await own())?.respuesta
    await ask(reopenDispute, { id }, TEAM)
    server.clock.advance(1000)
    await answer('Segunda')
    const rate = (respuesta: unknown) => ask(rateDispute, { id, rating: 1, respuesta })
    expect((await rate(first)).body).toEqual({
      status: 'ERROR',
      message: 'Cambió la respuesta de esta inconformidad. Léela y califica otra vez.',
    })
    expect(await own()).toMatchObject({ estatus: 2, nivelSatisfaccion: 'Pendiente' })
    expect((await rate((await own())?.respuesta)).body).toEqual({ status: 'OK' })
    expect(await own()).toMatchObject({ estatus: 3, nivelSatisfaccion: 1 })
  })

  test('notifies the person when a queued request is delivered or refused without a session', async () => {
    const key = server.services.keys.publicDeliveryKey() as unknown as DeliveryKey
    const { newest } = await twoBonuses()
    const periodo = `220-${newest.year}`
    await server.db.delete(notifications).where(eq(notifications.userId, userId))
    await server.db.delete(sessions).where(eq(sessions.userId, userId))
    const grant = await server.db.transaction((tx) =>
      server.services.sessions.issueGrant(tx, userId, server.clock.now()),
    )
    const deliver = async (operation: LegacyOperation, input: object) => {
      const body = { Opcion: operation.opcion, idOperacion: randomUUID(), ...input }
      const jwe = await sealFor(key, { grant, path: operation.path, body })
      const response = await server.fetch('/api/sealed', { method: 'POST', body: JSON.stringify({ jwe }) })
      return ((await response.json()) as { status: string }).status
    }
    const operation = contract.requestClarification as LegacyOperation
    expect(await deliver(operation, { ...form, periodo })).toBe('OK')
    expect(await deliver(operation, { ...form, periodo })).toBe('EXISTE')
    expect(await deliver(contract.rateClarification as LegacyOperation, { id: 1, rating: 5 })).toBe('ERROR')
    const told = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(notifications.id)
    expect(told.map(({ kind, ref }) => `${kind} ${ref}`)).toEqual([
      'step-delivered aclaracion',
      'step-rejected aclaracion',
      'step-rejected aclaracion',
    ])
  })
})

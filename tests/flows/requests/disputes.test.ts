import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/requests/disputes.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { reopenDispute } from '#contract/requests/request-desk.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { disputes, formerAnswers } from '#server/db/schema/clarifications.ts'
import { disputeTexts as texts, ownDataTexts } from '#server/texts.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession, sendAs } from '#tests/support/server/people.ts'
import { fieldOf, sendRaw } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Disputes on the server: request, answer, rating, reopening (DISP, RATE, BR-22, BR-27, G-06, K-07). */

const DAY_MS = 86_400_000

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database })
  })
  afterAll(() => server.stop())

  const ask = async (operation: AnyOperation, input: object, login = '100101') =>
    sendAs(server, operation, input, login)

  async function listed(login = '100101'): Promise<contract.Dispute[]> {
    const answer = await ask(contract.listDisputes, { ruta: '' }, login)
    return (fieldOf(answer, 'inconformidad') ?? []) as contract.Dispute[]
  }

  const today = (ago = 0) => addDays(companyDate(server.clock.now().getTime()), -ago)
  const request = (change: object = {}) => ({
    motivo: 'Descuento',
    fechaInconformidad: today(1),
    comentario: 'Me descontaron un uniforme',
    evidencia: [],
    ...change,
  })

  async function create(login: string, change: object = {}): Promise<number> {
    const answer = await ask(contract.createDispute, request(change), login)
    expect(answer.body).toEqual({ status: 'OK', id: expect.any(Number) })
    return Number(fieldOf(answer, 'id'))
  }

  const answerIt = (id: number, respuestaAdmon = 'Se devuelve en la semana 12', login = '100301') =>
    ask(contract.answerDispute, { id, respuestaAdmon }, login)
  const rate = (id: number, rating: unknown, login: string) =>
    ask(contract.rateDispute, { id, rating }, login)
  const rowOf = async (id: number) =>
    (await server.db.select().from(disputes).where(eq(disputes.id, id)))[0] ?? null
  const refused = (message: string) => ({ status: 'ERROR', message })

  test('DISP-20, DISP-26 … DISP-28: lists one dispute in each state for 100101, newest first, with answers', async () => {
    const rows = await listed()
    expect(rows.map(({ estatus }) => estatus)).toEqual([1, 2, 3])
    expect(rows.map(({ nivelSatisfaccion }) => nivelSatisfaccion)).toEqual(['Pendiente', 'Pendiente', 4])
    const ids = rows.map(({ id }) => Number(id))
    expect(ids).toEqual([...ids].sort((one, other) => other - one))
    expect(rows[0]).toEqual({
      id: ids[0],
      EMPLID: '100101',
      nombre: 'GUADALUPE RAMOS ORTEGA',
      motivo: 'Tiempo extra sin pagar',
      departamento: expect.stringMatching(/\w/),
      DeptoColaborador: rows[0]?.departamento,
      comentario: expect.stringContaining('prensa 4'),
      fechaInconformidad: today(5),
      fechaRegistro: today(3),
      diasTranscurridos: 3,
      fechaRespuesta: null,
      emplidRespuesta: null,
      nameEmplidRespuesta: null,
      DeptoResponde: null,
      respuestaAdmon: null,
      estatus: 1,
      nivelSatisfaccion: 'Pendiente',
      respuesta: null,
    })
    const { marks } = await findPerson(server, '100301')
    expect(rows[1]).toMatchObject({
      fechaRespuesta: today(5),
      emplidRespuesta: '100301',
      nameEmplidRespuesta: marks[0],
      DeptoResponde: expect.stringMatching(/\w/),
      respuestaAdmon: expect.stringContaining('uniforme'),
      // BR-22: days count until the answer, not until today.
      diasTranscurridos: 7,
    })
  })

  test('DISP-07: answers VACIO without disputes, whatever the ruta', async () => {
    for (const ruta of ['', 'notificacion', 'menu']) {
      expect((await ask(contract.listDisputes, { ruta }, '100103')).body).toEqual({ status: 'VACIO' })
    }
  })

  test('DISP-08, K-07: answers EXPRESSION for an expired session on this path, in any letter case', async () => {
    const old = await openSession(server, '100101', new Date(server.clock.now().getTime() - DAY_MS))
    const { createDispute, listDisputes, answerDispute, rateDispute, listEvidence } = contract
    for (const operation of [createDispute, listDisputes, answerDispute, rateDispute, listEvidence]) {
      for (const path of [operation.path, operation.path.toLowerCase(), operation.path.toUpperCase()]) {
        const body = JSON.stringify({ Opcion: operation.opcion, token: old })
        const answer = await sendRaw(server, { ...operation, path }, body, '')
        const expired = { status: 'EXPRESSION', message: 'Token inválido' }
        expect([operation.id, answer.http, answer.body]).toEqual([operation.id, 200, expired])
      }
    }
  })

  test('P-06: lists a new dispute as open at once and counts its days until today (BR-22)', async () => {
    const id = await create('100104', { motivo: '  Bono  ', fechaInconformidad: today() })
    const [row] = await listed('100104')
    expect(row).toMatchObject({
      id,
      motivo: 'Bono',
      estatus: 1,
      diasTranscurridos: 0,
      fechaRegistro: today(),
    })
    const yesterday = new Date(server.clock.now().getTime() - DAY_MS)
    await server.db.update(disputes).set({ registeredAt: yesterday }).where(eq(disputes.id, id))
    expect((await listed('100104'))[0]).toMatchObject({ diasTranscurridos: 1, fechaRegistro: today(1) })
  })

  test.each([
    ['2026-02-30', texts.day.noDay],
    ['2026-13-01', texts.day.noDay],
    ['tomorrow', texts.day.ahead],
    ['1999-01-01', texts.day.tooOld],
  ])('P-06: refuses the day %s and stores nothing', async (day, message) => {
    const fechaInconformidad = day === 'tomorrow' ? today(-1) : day
    const answer = await ask(contract.createDispute, request({ fechaInconformidad }), '100103')
    expect([answer.http, answer.body]).toEqual([200, refused(message)])
    expect(await listed('100103')).toEqual([])
  })

  test.each([
    { motivo: ' ' },
    { motivo: 'x'.repeat(81) },
    { comentario: '' },
    { comentario: 'x'.repeat(1001) },
    { fechaInconformidad: '10/03/2024' },
    { evidencia: ['a', 'b', 'c', 'd', 'e'] },
    { evidencia: 'a' },
  ])('P-06: refuses %j', async (change) => {
    const answer = await ask(contract.createDispute, request(change), '100103')
    expect(fieldOf(answer, 'status')).toBe('ERROR')
    expect(await listed('100103')).toEqual([])
  })

  test('P-06: creates one dispute for two requests with the same operation id', async () => {
    const idOperacion = randomUUID()
    const [one, other] = await Promise.all([
      ask(contract.createDispute, request({ idOperacion }), '100201'),
      ask(contract.createDispute, request({ idOperacion }), '100201'),
    ])
    expect(one.body).toEqual(other.body)
    expect(await listed('100201')).toHaveLength(1)
  })

  test('creates, answers, notifies and rates, each step once (BR-27, G-06, RATE-09)', async () => {
    const id = await create('100104')
    expect((await rate(id, 5, '100104')).body).toEqual(refused(texts.notAnswered))
    for (const login of ['100104', '100201']) {
      expect(fieldOf(await answerIt(id, 'Sí', login), 'message')).toBe('No tienes permiso para esta acción.')
    }
    expect((await answerIt(id)).body).toEqual({ status: 'OK' })
    expect((await answerIt(id, 'Otra')).body).toEqual(refused(texts.alreadyAnswered))
    const [row] = await listed('100104')
    const answered = {
      estatus: 2,
      nivelSatisfaccion: 'Pendiente',
      respuestaAdmon: 'Se devuelve en la semana 12',
    }
    expect(row).toMatchObject({ id, ...answered, fechaRespuesta: today(), emplidRespuesta: '100301' })
    const told = JSON.stringify((await ask(listNotifications, {}, '100104')).body)
    expect(told).toContain('dispute-answered')
    for (const rating of [0, 6, -1, 2.5, 'cinco', null]) {
      expect(fieldOf(await rate(id, rating, '100104'), 'status')).toBe('ERROR')
    }
    expect(await rowOf(id)).toMatchObject({ state: 2, rating: null })
    expect((await rate(id, '3', '100104')).body).toEqual({ status: 'OK' })
    expect((await rate(id, 1, '100104')).body).toEqual(refused(texts.alreadyRated))
    expect((await listed('100104'))[0]).toMatchObject({ estatus: 3, nivelSatisfaccion: 3 })
  })

  test('P-06: allows twenty open disputes, also for simultaneous requests, until one is answered', async () => {
    const login = '100102'
    const { employeeId } = await findPerson(server, login)
    const own = { employeeId: employeeId ?? 0, reason: 'Bono', comment: 'texto', day: today(1) }
    const open = await server.db.$count(
      disputes,
      and(eq(disputes.employeeId, own.employeeId), eq(disputes.state, 1)),
    )
    const rows = Array.from({ length: 18 - open }, () => ({ ...own, registeredAt: server.clock.now() }))
    await server.db.insert(disputes).values(rows)
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => ask(contract.createDispute, request(), login)),
    )
    const kept = answers.map((answer) => fieldOf(answer, 'id')).filter((id) => id !== undefined)
    expect(kept).toHaveLength(2)
    expect(answers.map((answer) => fieldOf(answer, 'message')).filter((text) => text !== undefined)).toEqual(
      Array.from({ length: 3 }, () => 'Ya tienes 20 inconformidades abiertas. Espera su respuesta.'),
    )
    expect(await listed(login)).toHaveLength(20)
    await answerIt(Number(kept[0]))
    await create(login)
  })

  test('accepts one of several simultaneous ratings', async () => {
    const id = await create('100104')
    await answerIt(id)
    const answers = await Promise.all([1, 2, 3, 4, 5].map((level) => rate(id, level, '100104')))
    const isTaken = answers.map((answer) => fieldOf(answer, 'status') === 'OK')
    expect(isTaken.filter(Boolean)).toHaveLength(1)
    const level = isTaken.indexOf(true) + 1
    expect(await rowOf(id)).toMatchObject({ state: 3, rating: level })
  })

  test('refuses another person’s dispute with the same message as an unknown dispute', async () => {
    const [own] = await listed()
    const id = Number(own?.id)
    const before = await rowOf(id)
    for (const login of ['100102', '100201', '100301']) {
      expect((await rate(id, 5, login)).body).toEqual(refused(ownDataTexts.notYours))
      expect((await rate(999_999, 5, login)).body).toEqual(refused(ownDataTexts.notYours))
    }
    expect(await rowOf(id)).toEqual(before)
    expect((await answerIt(999_999)).body).toEqual(refused(texts.unknown))
  })

  test('P-51: reopens a rated dispute, keeps its answer as history and announces the next answer', {
    tags: ['whole'],
  }, async () => {
    const id = await create('100201')
    expect((await ask(reopenDispute, { id }, '100301')).body).toEqual(refused(texts.notClosed))
    await answerIt(id, 'Primera')
    await rate(id, 2, '100201')
    for (const login of ['100201', '100101']) {
      expect((await ask(reopenDispute, { id }, login)).http).toBe(403)
    }
    expect((await ask(reopenDispute, { id }, '100301')).body).toEqual({ status: 'OK' })
    expect((await ask(reopenDispute, { id }, '100301')).body).toEqual(refused(texts.notClosed))
    expect((await ask(reopenDispute, { id: 999_999 }, '100301')).body).toEqual(refused(texts.unknown))
    const open = { estatus: 1, respuestaAdmon: null, fechaRespuesta: null, nivelSatisfaccion: 'Pendiente' }
    expect((await listed('100201')).find((each) => each.id === id)).toMatchObject(open)
    const history = await server.db.select().from(formerAnswers).where(eq(formerAnswers.disputeId, id))
    const { userId } = await findPerson(server, '100301')
    expect(history).toEqual([
      expect.objectContaining({ answer: 'Primera', rating: 2, answeredBy: userId, reopenedBy: userId }),
    ])
    expect((await answerIt(id, 'Segunda')).body).toEqual({ status: 'OK' })
    const told = JSON.stringify((await ask(listNotifications, {}, '100201')).body)
    expect(told.split('dispute-answered').length - 1).toBe(2)
    expect(told.split('request-reopened').length - 1).toBe(1)
    expect((await rate(id, 5, '100201')).body).toEqual({ status: 'OK' })
  })
})

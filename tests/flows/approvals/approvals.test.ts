import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestableDetails } from '#contract/approvals/approval-details.ts'
import { askApproval } from '#contract/approvals/approval-asking.ts'
import {
  decideApproval,
  type ItemToDecide,
  listAsked,
  listSubstitutes,
  listToDecide,
  setSubstitute,
  withdrawApproval,
} from '#contract/approvals/approvals.ts'
import {
  authorizeIncidents,
  decideIncident,
  listIncidentsToDecide,
} from '#contract/approvals/incident-decisions.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import {
  authorizeVacancy,
  listPendingVacancies,
  markItemToken,
  readVacancy,
  rejectVacancy,
} from '#contract/approvals/vacancies.ts'
import { decideVisit, listPendingVisits } from '#contract/approvals/visits.ts'
import { companyDate } from '#domain/time/dates.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { escalateLate } from '#server/services/approvals/escalate.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession, sendAs } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Tests APIN, APVA, APVI and APTE. */

const LEADER = '100201'
const HR = '100301'

describe.each(databases)('on %s', (database) => {
  const clock = createTestClock()
  let server: TestServer
  let today: string

  beforeAll(async () => {
    server = await startServer({ database, clock })
    // Company date: in the plant's evening, the UTC date is already the next day.
    today = companyDate(server.clock.now().getTime())
  })
  afterAll(() => server.stop())

  const ask = async (operation: AnyOperation, login: string, input: object = {}) =>
    sendAs(server, operation, input, login)

  const inDays = (days: number) =>
    new Date(Date.parse(`${today}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

  let asked = 0
  async function askFor(solicitud: RequestableDetails, login: string): Promise<number> {
    asked += 1
    const answer = await ask(askApproval, login, { solicitud, operacion: `op-${asked}` })
    expect(answer.body).toMatchObject({ status: 'OK' })
    return fieldOf(answer, 'id') as number
  }

  const overtime = (day: number, horas = 3): RequestableDetails => ({
    clase: 'tiempo_extra',
    empleado: '100213',
    dia: inDays(day),
    entrada: '14:00',
    horas,
    motivo: 'Pedido urgente',
  })
  const visit = (day: number): RequestableDetails => ({
    clase: 'visita',
    nombre: 'EVA',
    paterno: 'SOTO',
    dia: inDays(day),
    entrada: '08:30',
    salida: '17:00',
    razon: 'Mantenimiento',
    ubicacion: 'Planta 1',
    accion: 'Servicio',
  })
  const vacancy: RequestableDetails = { clase: 'vacante', puesto: 'Analista', razon: 'Reemplazo', lugares: 1 }

  async function itemOf(id: number, login: string): Promise<ItemToDecide | undefined> {
    const clases = ['tiempo_extra', 'descanso_laborado', 'pase_salida', 'pase_ingreso', 'ingreso_material']
    const answer = await ask(listToDecide, login, { clases })
    return (fieldOf(answer, 'data') as ItemToDecide[]).find((item) => item.id === id)
  }

  async function stateOf(id: number) {
    const [row] = await server.db.select().from(approvals).where(eq(approvals.id, id))
    return row
  }

  test('overtime: human resources sees the week’s hours and decides once; the requester is notified once', async () => {
    const id = await askFor(overtime(3, 2), LEADER)
    await askFor(overtime(3, 1), LEADER)
    const item = await itemOf(id, HR)
    expect(item).toMatchObject({
      clase: 'tiempo_extra',
      solicitante: { numero: LEADER },
      sobre: { numero: '100213' },
      semana: { autorizadas: 0, enEspera: 1, limite: 9 },
    })
    expect(await itemOf(id, LEADER)).toBeUndefined()
    const body = { id, decision: 'autorizar', token: item?.token }
    expect((await ask(decideApproval, '100101', body)).body).toMatchObject({ status: 'ERROR' })
    expect((await ask(decideApproval, LEADER, body)).body).toMatchObject({ status: 'ERROR' })
    expect((await ask(decideApproval, HR, { ...body, token: 'x'.repeat(80) })).body).toMatchObject({
      status: 'ERROR',
    })
    expect((await ask(decideApproval, HR, body)).body).toEqual({ status: 'OK' })
    expect((await ask(decideApproval, HR, body)).body).toEqual({ status: 'OK' })
    const opposite = await ask(decideApproval, HR, { ...body, decision: 'rechazar', comentario: 'No' })
    expect(fieldOf(opposite, 'message')).toMatch(/^Ya la autorizó Maricela Quintanilla/)
    expect(await stateOf(id)).toMatchObject({ state: 'authorized' })
    const { userId } = await findPerson(server, LEADER)
    const told = await server.db.select().from(notifications).where(eq(notifications.userId, userId))
    expect(told.filter(({ kind, key }) => kind === 'approval-authorized' && key === String(id))).toHaveLength(
      1,
    )
    const events = await server.db.select().from(securityEvents)
    const ofItem = events.filter(({ details }) => details['folio'] === id).map(({ kind }) => kind)
    expect(ofItem.sort()).toEqual(['approval-asked', 'approval-authorized'])
  })

  test('refuses requests for another team or with invalid dates, and a second request for the same day', async () => {
    const refused = async (solicitud: RequestableDetails, login: string) =>
      fieldOf(await ask(askApproval, login, { solicitud, operacion: `no-${Math.random()}` }), 'message')
    expect(await refused(vacancy, '100101')).toBe('Solo quien tiene personas a su cargo puede pedirlo.')
    expect(await refused({ ...overtime(4), empleado: '100102' } as RequestableDetails, LEADER)).toBe(
      'Ese número no es de tu equipo. Revísalo.',
    )
    expect(await refused(visit(-1), LEADER)).toBe('La fecha ya pasó. Elige hoy o después.')
    expect(await refused({ ...visit(2), salida: '08:00' } as RequestableDetails, LEADER)).toBe(
      'La salida debe ser después de la entrada.',
    )
    const rest: RequestableDetails = { clase: 'descanso_laborado', dia: inDays(5), motivo: 'Inventario' }
    const id = await askFor(rest, '100101')
    expect(await refused(rest, '100101')).toBe('Ya pediste eso para ese día.')
    expect(await itemOf(id, LEADER)).toMatchObject({ clase: 'descanso_laborado' })
  })

  test('only the requester withdraws a request; afterwards it cannot be decided', async () => {
    const id = await askFor(overtime(6), LEADER)
    expect((await ask(withdrawApproval, HR, { id })).body).toMatchObject({ status: 'ERROR' })
    const shown = await itemOf(id, HR)
    expect((await ask(withdrawApproval, LEADER, { id })).body).toEqual({ status: 'OK' })
    expect((await ask(withdrawApproval, LEADER, { id })).body).toEqual({ status: 'OK' })
    const late = await ask(decideApproval, HR, { id, decision: 'autorizar', token: shown?.token })
    expect(fieldOf(late, 'message')).toBe('Se retiró. Ya no hay nada que decidir.')
    const mine = await ask(listAsked, LEADER, { pagina: 1 })
    expect(fieldOf(mine, 'data')).toContainEqual(expect.objectContaining({ id, estado: 'withdrawn' }))
  })

  test('APIN-12 … APIN-16: decides a single incident, and a list of incidents entirely or not at all', async () => {
    const list = await ask(listIncidentsToDecide, LEADER)
    const rows = fieldOf(list, 'incidenciasPorAutorizar') as { id_incidencia: number; decripcion: string }[]
    expect(rows).toHaveLength(2)
    expect(fieldOf(list, 'status')).toBe('Ok')
    const ids = rows.map(({ id_incidencia: id }) => id)
    const foreign = await ask(decideIncident, '100101', { idIncidencia: ids[0], estatus: 2 })
    expect(foreign.body).toMatchObject({ status: 'Ok', incidencias: { estatusSolicitud: 'false' } })
    const withUnknown = { idIncidencia: [...ids, 2_000_000_000], estatus: 2 }
    expect((await ask(authorizeIncidents, LEADER, withUnknown)).body).toMatchObject({
      incidencias: { estatusSolicitud: 'false' },
      porIncidencia: [{ id: 2_000_000_000 }],
    })
    expect(await stateOf(ids[0] ?? 0)).toMatchObject({ state: 'waiting' })
    const reject = { idIncidencia: ids[0], estatus: 3 }
    const done = { status: 'Ok', incidencias: { estatusSolicitud: 'true' } }
    expect((await ask(decideIncident, LEADER, reject)).body).toEqual(done)
    const all = { idIncidencia: ids.slice(1), estatus: 2 }
    expect((await ask(authorizeIncidents, LEADER, all)).body).toEqual(done)
    expect(fieldOf(await ask(listIncidentsToDecide, LEADER), 'incidenciasPorAutorizar')).toEqual([])
  })

  test('APVA-12 … APVA-22: authorizes a vacancy only with its item token, and rejects one with a comment', async () => {
    const id = await askFor(vacancy, LEADER)
    const list = fieldOf(await ask(listPendingVacancies, HR), 'respuesta') as {
      id: number
      token: string
      Estatus: number
    }[]
    const row = list.find((one) => one.id === id)
    expect(row).toMatchObject({ Nombre: 'Analista', EMP_NOMEMP: 'ADRIANA GARZA TREVIÑO', Estatus: 3 })
    expect((await ask(readVacancy, HR, { id })).body).toMatchObject({
      detalle: { Nombre: 'Analista', razon: 'Reemplazo', Contratacion: 0, num_vacantes: 1 },
    })
    expect((await ask(readVacancy, '100101', { id })).body).toMatchObject({ status: 'ERROR' })
    const body = { id, estatus: 3, psw: row?.token }
    const byItem = (token = '', psw = token) =>
      sendOperation(server, authorizeVacancy, { ...body, psw }, token)
    const wrong = await byItem(await openSession(server, HR), 'no')
    expect(wrong.body).toMatchObject({ status: 'EXPSESSION' })
    expect((await byItem(row?.token)).body).toEqual({
      status: 'OK',
      respuesta: { estatusPass: 'AUTHORIZED' },
    })
    expect(fieldOf(await ask(listPendingVacancies, HR), 'respuesta')).not.toContainEqual(
      expect.objectContaining({ id }),
    )
    const other = await askFor({ ...vacancy, puesto: 'Soldador' } as RequestableDetails, LEADER)
    const otherToken = (
      fieldOf(await ask(listPendingVacancies, HR), 'respuesta') as { id: number; token: string }[]
    ).find((one) => one.id === other)?.token
    expect((await ask(markItemToken, HR, { llave: otherToken })).body).toMatchObject({ status_tran: 'ERROR' })
    const reject = { status: 8, idVacante: other, comentarios: 'Sin presupuesto' }
    expect((await ask(rejectVacancy, LEADER, reject)).body).toMatchObject({
      respuesta: { status_tran: 'ERROR' },
    })
    expect((await ask(rejectVacancy, HR, reject)).body).toMatchObject({ respuesta: { status_tran: 'OK' } })
    expect((await ask(markItemToken, HR, { llave: otherToken })).body).toMatchObject({ status_tran: 'OK' })
    expect(await stateOf(other)).toMatchObject({ state: 'refused', comment: 'Sin presupuesto' })
  })

  test('APVI-10 … APVI-17: accepts only one of two simultaneous decisions on a visit', async () => {
    const id = await askFor(visit(4), LEADER)
    const listed = fieldOf(await ask(listPendingVisits, HR), 'respuesta') as { id: number; token: string }[]
    const row = listed.find((one) => one.id === id)
    expect(row).toMatchObject({ Nombre: 'EVA', Entrada: { date: `${inDays(4)} 08:30:00.000000` } })
    const body = (estatus: number) => ({
      token_visita: row?.token,
      idVisita: id,
      estatus,
      comentario: estatus === 2 ? 'Sin cita' : '',
      password: row?.token,
      esAdmin: true,
    })
    expect((await ask(decideVisit, LEADER, body(1))).body).toMatchObject({ status: 'EXPSESSION' })
    const unsaid = { ...body(2), comentario: ' ' }
    expect((await ask(decideVisit, HR, unsaid)).body).toMatchObject({ respuesta: { status_tran: 'ERROR' } })
    const token = await openSession(server, HR)
    const both = await Promise.all(
      [1, 2].map((estatus) => sendOperation(server, decideVisit, body(estatus), token)),
    )
    const results = both.map(
      (answer) => (fieldOf(answer, 'respuesta') as { status_tran: string }).status_tran,
    )
    expect(results.sort()).toEqual(['ERROR', 'OK'])
  })

  test('a substitute decides until the substitution ends, and may reword a refusal for some minutes', {
    tags: ['whole'],
  }, async () => {
    const until = { empleado: '100102', desde: today, hasta: inDays(10) }
    const named = await ask(setSubstitute, HR, until)
    expect(named.body).toMatchObject({ status: 'OK' })
    expect((await ask(setSubstitute, HR, until)).body).toEqual(named.body)
    expect(fieldOf(await ask(setSubstitute, HR, { ...until, hasta: inDays(9) }), 'message')).toMatch(
      /^Ya tienes suplente/,
    )
    const id = await askFor(overtime(8), LEADER)
    const item = await itemOf(id, '100102')
    expect(item).toMatchObject({ por: 'suplencia' })
    const refuse = { id, decision: 'rechazar', token: item?.token, comentario: 'Sin presupuesto' }
    expect((await ask(decideApproval, '100102', { ...refuse, comentario: ' ' })).body).toMatchObject({
      message: 'Escribe el motivo del rechazo.',
    })
    const session = await openSession(server, '100102')
    const say = async (comentario: string, token = session) =>
      (await sendOperation(server, decideApproval, { ...refuse, comentario }, token)).body
    expect(await say(refuse.comentario)).toEqual({ status: 'OK' })
    const other = await askFor(overtime(9), LEADER)
    const left = await itemOf(other, '100102')
    const [row] = fieldOf(await ask(listSubstitutes, HR), 'data') as { id: number }[]
    for (const _again of [1, 2]) {
      expect((await ask(setSubstitute, HR, { terminar: row?.id })).body).toEqual({ status: 'OK' })
    }
    // The decision was made before the end of the substitution, so a retry still succeeds.
    expect((await ask(decideApproval, '100102', refuse)).body).toEqual({ status: 'OK' })
    const comentario = 'Sin presupuesto este mes'
    clock.advance(1)
    const elsewhere = await openSession(server, '100102')
    expect(await say('Porque sí', elsewhere)).toMatchObject({
      message: expect.stringMatching(/^Ya la rechazó/),
    })
    expect(await say(comentario)).toEqual({ status: 'OK' })
    expect(await stateOf(id)).toMatchObject({ comment: comentario })
    const changed = eq(securityEvents.kind, 'approval-reason-changed')
    const events = await server.db.select().from(securityEvents).where(changed)
    expect(events.map(({ details }) => details)).toEqual([
      { request: 'tiempo_extra', folio: id, former: refuse.comentario },
    ])
    clock.advance(5 * 60_000)
    expect(await say('Porque no')).toMatchObject({ status: 'ERROR' })
    expect(await stateOf(id)).toMatchObject({ comment: comentario })
    const bell = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.ref, `tiempo_extra-${id}`))
    expect(bell.filter(({ kind }) => kind === 'approval-refused').map(({ comment }) => comment)).toEqual([
      comentario,
    ])
    const late = { ...refuse, id: other, token: left?.token }
    expect((await ask(decideApproval, '100102', late)).body).toMatchObject({ status: 'ERROR' })
  })

  test('escalates an undecided request to the next approver once, and lets a past visit lapse', {
    tags: ['whole'],
  }, async () => {
    const rest: RequestableDetails = { clase: 'descanso_laborado', dia: inDays(20), motivo: 'Inventario' }
    const id = await askFor(rest, '100103')
    const gone = await askFor(visit(1), LEADER)
    expect(await itemOf(id, HR)).toBeUndefined()
    const clock = { now: () => new Date(server.clock.now().getTime() + 5 * 86_400_000) }
    const sources = { db: server.db, clock, services: server.services }
    // 60 requests that only HR can decide must not delay the escalation of this one.
    const hr = await findPerson(server, HR)
    const [made] = await server.db.select().from(approvals).where(eq(approvals.id, id))
    const stuck = { ...made, kind: 'vacante' as const, approverId: hr.employeeId ?? 0, subjectId: null }
    if (made === undefined) throw new Error('the request was not created')
    const ids = Array.from({ length: 60 }, (_, at) => -1 - at)
    await server.db.insert(approvals).values(ids.map((each) => ({ ...made, ...stuck, id: each })))
    await escalateLate(sources)
    await escalateLate(sources)
    expect(await stateOf(gone)).toMatchObject({ state: 'lapsed' })
    const asker = await findPerson(server, LEADER)
    const bell = await server.db.select().from(notifications).where(eq(notifications.userId, asker.userId))
    expect(
      bell.filter(({ kind, ref }) => kind === 'approval-lapsed' && ref === `visita-${gone}`),
    ).toHaveLength(1)
    const item = await itemOf(id, HR)
    expect(item).toMatchObject({ por: 'demora' })
    const events = await server.db.select().from(securityEvents)
    const moved = events.filter(
      ({ kind, details }) => kind === 'approval-escalated' && details['folio'] === id,
    )
    expect(moved).toHaveLength(1)
    const decision = { id, decision: 'autorizar', token: item?.token }
    expect((await ask(decideApproval, HR, decision)).body).toEqual({ status: 'OK' })
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/vacancies.ts'
import * as evaluations from '#contract/evaluations/evaluations.ts'
import { listDisputes } from '#contract/requests/disputes.ts'
import { listStampedPayrolls } from '#contract/payslips/legacy-payroll.ts'
import { listJobs } from '#contract/jobs/jobs.ts'
import { listColleagues } from '#contract/recognition/recognition.ts'
import { requestLoan } from '#contract/savings/savings-moves.ts'
import * as staff from '#contract/evaluations/temporary-staff.ts'
import { addDays } from '#domain/time/dates.ts'
import { monthsAfter } from '#domain/time/months.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { temporaryStaff } from '#server/db/schema/temporary-staff.ts'
import { type Applying, applyOn } from '#tests/support/server/applying.ts'
import { evaluateOn, type Evaluating, HR, LEADER } from '#tests/support/server/evaluating.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

let server: TestServer
let on: Evaluating
let jobs: Applying

beforeAll(async () => {
  server = withoutPace(await startServer({ database: 'pglite' }))
  on = evaluateOn(server)
  jobs = await applyOn(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(rateLimits)
})

/** Closes an account, or reopens it with null. Former employees stay in the company's list, but cannot answer. */
async function setClosed(userId: number, closedAt: Date | null): Promise<void> {
  await server.db.update(users).set({ closedAt }).where(eq(users.id, userId))
}

const numbersOf = (people: unknown) => (people as { EMPLID: string }[]).map(({ EMPLID }) => EMPLID)

describe('temporary staff', () => {
  test('TMP-19 with only the peers omits the evaluated person, their boss and people without an account', async () => {
    await server.db.delete(temporaryStaff)
    await on.begin('100104', { status: 2 })
    const { userId } = await findPerson(server, '100103')
    await setClosed(userId, server.clock.now())
    for (const login of [LEADER, HR]) {
      const { colaboradores } = await on.said(staff.listPossibleClients, { pares: ['100101'] }, login)
      const numbers = numbersOf(colaboradores)
      expect(numbers).toContain('100102')
      for (const wrong of ['100101', '100104', LEADER, '100103']) expect(numbers).not.toContain(wrong)
    }
    // Without peers, the call applies to every person who waits for evaluators, so it offers none of their bosses.
    const { colaboradores } = await on.said(staff.listPossibleClients, { pares: [] }, HR)
    const numbers = numbersOf(colaboradores)
    expect(numbers).toContain('100102')
    for (const wrong of ['100104', LEADER, '100103']) expect(numbers).not.toContain(wrong)
    await setClosed(userId, null)
  })

  test('TMP-24 without an id extends the caller’s only row with this date, and refuses none or several', async () => {
    await server.db.delete(temporaryStaff)
    const date = addDays(on.today(), 5)
    const body = {
      perfil: 3,
      mes: 1,
      justificacion: 'Proyecto en curso',
      fecha_aplicacion: date,
      fecha_extension: monthsAfter(date, 1),
    }
    const unclear = {
      status: 'ERROR',
      message: 'No sabemos de quién es la extensión. Elige a la persona y vuelve a enviar.',
    }
    expect(await on.said(staff.extendContract, body, HR)).toEqual(unclear)
    const first = await on.begin('100104', { applicationDate: date })
    expect(await on.said(staff.extendContract, body, HR)).toEqual({ status: 'OK', revision: 2 })
    expect(await on.rowOf(first.id)).toMatchObject({ revision: 2, applicationDate: body.fecha_extension })
    await on.begin('100103', { applicationDate: date, status: 2 })
    const { employeeId } = await findPerson(server, HR)
    await on.begin('100101', { applicationDate: date, responsibleId: employeeId })
    expect(await on.said(staff.extendContract, body, HR)).toEqual(unclear)
    const own = await on.said(staff.extendContract, { ...body, perfil: 2 }, LEADER)
    expect(own).toEqual({ status: 'OK', revision: 2 })
  })

  test('PLA-02 does not activate a person without a responsible person', async () => {
    const { id } = await on.begin('100104', { responsibleId: null })
    const said = await on.said(staff.activate, { idEvaluado: id }, HR)
    expect(said.respuesta).toEqual({
      status_tran: 'ERROR',
      message: 'Solicita que te asignen un responsable para continuar',
    })
    expect(await on.rowOf(id)).toMatchObject({ status: 1 })
  })

  test('TMP-03 names the problem with a chosen person, and accepts the row as listed', async () => {
    const row = await on.begin('100104', { status: 2 })
    const { userId } = await findPerson(server, '100103')
    await setClosed(userId, server.clock.now())
    const listed = await on.said(staff.listStaff, { ruta: 'x', rol: 2, estatus: 2 }, LEADER)
    const item = (listed.personalTemporal as { id: number }[]).find(({ id }) => id === row.id)
    const save = (pares: string[], clientes: string[] = []) =>
      on.said(staff.saveEvaluators, { pares, clientes, item }, LEADER)
    const wrong = [
      [['100104'], 'La persona evaluada no puede ser su propio par.'],
      [['100103'], 'El número 100103 no tiene cuenta en el portal.'],
      [['987654'], 'No encontramos el número 987654.'],
    ] as const
    for (const [pares, message] of wrong) expect(await save([...pares])).toEqual({ status: 'ERROR', message })
    expect(await save(['100101'], ['100102'])).toEqual({ status: 'OK' })
    await setClosed(userId, null)
  })
})

test('TMP-09 shows a leader only their own survey, without scores', async () => {
  const id = await on.evaluated('100104')
  await on.answer(id, '100101', 4)
  const read = async (login: string) =>
    (await on.said(evaluations.listSurveys, { idEvaluacion: id }, login)).result as {
      encuestas: { evaluador: string }[]
      total: number
      completados: number
    }
  const led = await read(LEADER)
  expect(led.encuestas).toEqual([expect.objectContaining({ evaluador: LEADER, estatus: 0, Puntos: 0 })])
  expect(led).toMatchObject({ total: 5, completados: 1, evaluado: { calificacion: null, estatus: 3 } })
  expect((await read(HR)).encuestas).toHaveLength(5)
})

describe('vacancies', () => {
  test('ALU-02 accepts the area under both names of the contract', async () => {
    for (const body of [{ area: 6 }, { idArea: 6 }, { area: 6, idArea: 6 }])
      expect(await jobs.ask(listJobs, body, '100101')).toMatchObject({
        status: 'OK',
        vacantes: [{ id: jobs.technician }],
      })
    expect(await jobs.ask(listJobs, {}, '100101')).toMatchObject({
      status: 'ERROR',
      message: 'A la solicitud le faltan datos.',
    })
  })

  test('CAJ-03 accepts typed yes, no and options, and names the invalid answer', async () => {
    await jobs.reset()
    const typed = await jobs.answers(['Crecer', '3', 'SEGUNDO', 'Sí'])
    const wrong = typed.map((each, at) => (at === 3 ? { ...each, respuesta: 'quizá' } : each))
    expect(await jobs.apply('100101', { datos: wrong })).toEqual({
      status: 'RESPUESTA',
      message: 'La respuesta 4 no es válida. Revísala y envía otra vez.',
    })
    expect(await jobs.apply('100101', { datos: typed })).toEqual({ status: 'OK' })
  })
})

test('VAL-07 without a search lists at least twenty colleagues or all, the caller’s area first', async () => {
  const { colaboradores } = await on.said(listColleagues, {}, '100101')
  const all = await server.db.select().from(employees).where(eq(employees.companyCode, '00100'))
  const areas = (colaboradores as { Area: string }[]).map(({ Area }) => Area)
  expect(areas.length).toBeGreaterThanOrEqual(Math.min(20, all.length - 1))
  expect(new Set(areas).size).toBeGreaterThan(1)
  expect(areas.lastIndexOf(areas[0] ?? '')).toBe(areas.findIndex((area) => area !== areas[0]) - 1)
  const own = await on.said(listColleagues, { buscar: '' }, '100101')
  expect(new Set((own.colaboradores as { Area: string }[]).map(({ Area }) => Area))).toEqual(
    new Set([areas[0]]),
  )
})

test('INC-02 needs no ruta, and NOM-04 accepts any formulario', async () => {
  expect(await on.said(listDisputes, {}, '100101')).toMatchObject({ status: 'OK' })
  const list = (formulario: string) => on.said(listStampedPayrolls, { formulario, gPago: 1 }, '100101')
  const ordinary = await list('nomina')
  expect(ordinary).toMatchObject({ status: 'OK' })
  expect(await list('otro')).toEqual(ordinary)
})

test('REC-27 decides only with the current Estatus of the vacancy', async () => {
  const pending = await on.said(approvals.listPendingVacancies, {}, LEADER)
  const [vacancy] = pending.respuesta as { id: number; token: string; Estatus: number }[]
  if (!vacancy) throw new Error('no vacancy is pending')
  const { id, token, Estatus } = vacancy
  const send = async (estatus: number) =>
    (await sendOperation(server, approvals.authorizeVacancy, { id, estatus, psw: token }, token)).body
  expect(await send(8)).toEqual({
    status: 'OK',
    respuesta: { estatusPass: 'DENIED', message: 'Esta solicitud cambió. Actualiza la lista.' },
  })
  expect(await send(Estatus)).toEqual({ status: 'OK', respuesta: { estatusPass: 'AUTHORIZED' } })
})

test('CAJ-08 answers a wrong term with a message about the term', async () => {
  const loan = {
    monto: 1000,
    semana: 1,
    quincena: 1,
    inicio_nomina: '2026-12-01',
    plazo: 7,
    abono: 100,
    prdo: 'Q',
    interes: 10,
    fecha_prenom: '2026-12-01',
    fecha_nom: '2026-12-01',
    grupoPago: 2,
  }
  expect(await on.said(requestLoan, loan, '100102')).toMatchObject({
    status: 'ERROR',
    message: 'Ese plazo no está disponible. Elige otro.',
  })
})

import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as recognition from '#contract/recognition/recognition.ts'
import type { Recognition } from '#contract/recognition/recognition.ts'
import { recognise } from '#contract/recognition/recognition-give.ts'
import { tables } from '#server/db/schema/tables.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession, sendAs } from '#tests/support/server/people.ts'
import { sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** Recognitions on the server: three a month, the wall, hiding and withdrawing (RECO, BR-28). */

const { applause, employees, notifications, rateLimits, recognitions, users } = tables
const HR = '100301'
/** November in the company's time zone, already December in UTC. */
const NIGHT = Date.parse('2025-12-01T05:30:00Z')
const HOUR = 60 * 60 * 1000
const LIMIT = {
  status: 'ERROR',
  message: 'Lo sentimos, pero no puedes realizar más de 3 asignaciones por mes',
  respuesta: -3,
}

const GONE = { status: 'ERROR', message: 'Ese reconocimiento ya no está. Actualiza la lista.' }

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  const clock = createTestClock(NIGHT)

  beforeAll(async () => {
    server = withoutPace(await startServer({ database, clock }))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(rateLimits)
    await server.db.delete(recognitions)
    await server.db.delete(notifications)
  })

  const said = async (operation: AnyOperation, input: object, login: string) =>
    (await sendAs(server, operation, input, login)).body as Record<string, unknown>
  const give = (login: string, valorado: string, more: object = {}) =>
    said(recognise, { valorado, razon: 'Ayudó', valor: 'Hacerlo bien', ...more }, login)
  const given = async (login: string, valorado: string) => Number((await give(login, valorado)).respuesta)
  const count = async (login: string) =>
    ((await said(recognition.countRecognitions, {}, login)).valoresMes as { ValoresAsignados: number }[])[0]
      ?.ValoresAsignados
  const wall = async (login: string, more: object = {}) =>
    (await said(
      recognition.readWall,
      { lista: 'muro', pagina: 1, principio: '', departamento: '', ...more },
      login,
    )) as unknown as { data: Recognition[]; total: number; departamentos: { id: string }[] }
  const byNumber = async (id: number, login: string) => [
    await said(recognition.readRecognition, { id }, login),
    await said(recognition.applaud, { id, aplaude: true }, login),
  ]
  const idsOf = async (login: string, more: object = {}) => (await wall(login, more)).data.map(({ id }) => id)

  test('RECO-02, RECO-03, RECO-04, RECO-05, VAL-01, VAL-04, VAL-05, VAL-07: lists principles and colleagues, gives one recognition and counts it', async () => {
    expect(await said(recognition.listPrinciples, {}, '100101')).toMatchObject({
      datosValores: [{ titulo: 'Ayudar al equipo', image: 'equipo.svg' }, {}, {}, {}],
    })
    const { colaboradores } = await said(recognition.listColleagues, { buscar: 'méndoza 1001' }, '100101')
    expect(colaboradores).toMatchObject([{ EMPLID: '100102' }])
    expect((await said(recognition.listColleagues, { buscar: '100101' }, '100101')).colaboradores).toEqual([])
    expect(await count('100101')).toBe(0)
    expect(await given('100101', '100102')).toBeGreaterThan(0)
    expect(await count('100101')).toBe(1)
    const told = await findPerson(server, '100102')
    const [news] = await server.db.select().from(notifications).where(eq(notifications.userId, told.userId))
    expect(news).toMatchObject({ kind: 'recognition-received', subtitle: 'Hacerlo bien' })
  })

  test('RECO-05: finds the colleague by the full name, the only key that the specification lists', async () => {
    const { colaboradores } = await said(recognition.listColleagues, {}, '100101')
    const [first] = colaboradores as { EMPLID: string; NAME: string }[]
    if (!first) throw new Error('nobody can be recognised')
    expect(await given('100101', first.NAME)).toBeGreaterThan(0)
    const [{ name } = { name: '' }] = await server.db
      .select({ name: sql<string>`concat_ws(' ', first_name, paternal_name, maternal_name)` })
      .from(employees)
      .where(eq(employees.number, '100101'))
    expect(await give('100101', name)).toMatchObject({ message: 'No puedes reconocerte a ti.' })
    const nobody = { message: 'No encontramos a esa persona. Elige a otra.' }
    expect(await give('100101', `${first.NAME} X`)).toMatchObject(nobody)
  })

  test('RECO-09, BR-28: accepts three of fifty simultaneous recognitions', { tags: ['whole'] }, async () => {
    const token = await openSession(server, '100101')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        sendOperation(
          server,
          recognise,
          {
            valorado: ['100102', '100103', '100104'][at % 3],
            razon: `Razón ${at}`,
            valor: 'Hacerlo bien',
            idOperacion: crypto.randomUUID(),
          },
          token,
        ),
      ),
    )
    const done = answers.filter(({ body }) => Number((body as { respuesta?: number }).respuesta) > 0)
    expect(done).toHaveLength(3)
    expect(await server.db.select().from(recognitions)).toHaveLength(3)
    for (const { body } of answers.filter((answer) => !done.includes(answer))) expect(body).toEqual(LIMIT)
  })

  test('BR-28: counts by month of the company’s time zone, and a repeated operation once', async () => {
    for (const to of ['100102', '100103', '100104']) await given('100101', to)
    expect(await give('100101', '100102')).toEqual(LIMIT)
    clock.advance(HOUR)
    expect(await count('100101')).toBe(0)
    const input = {
      valorado: '100102',
      razon: 'Otra vez',
      valor: 'Hacerlo bien',
      idOperacion: crypto.randomUUID(),
    }
    const first = await said(recognise, input, '100101')
    expect(await said(recognise, input, '100101')).toEqual(first)
    expect(await count('100101')).toBe(1)
  })

  test('RECO-06, RECO-07, RECO-08: refuses oneself, strangers, leavers, long texts and unknown principles', async () => {
    expect(await give('100101', '100101')).toMatchObject({
      respuesta: 0,
      message: 'No puedes reconocerte a ti.',
    })
    const nobody = 'No encontramos a esa persona. Elige a otra.'
    for (const number of ['999999', '900001'])
      expect(await give('100101', number)).toMatchObject({ respuesta: 0, message: nobody })
    const { userId } = await findPerson(server, '100104')
    const close = (closedAt: Date | null) =>
      server.db
        .update(users)
        .set({ closedAt, closedReason: closedAt && 'Baja' })
        .where(eq(users.id, userId))
    await close(clock.now())
    expect(await give('100101', '100104')).toMatchObject({ message: nobody })
    await close(null)
    expect(await give('100101', '100102', { razon: 'ñ'.repeat(351) })).toMatchObject({
      message: 'No puedes poner más de 350 caracteres.',
    })
    expect(await give('100101', '100102', { valor: 'Otro' })).toMatchObject({
      message: 'Ese principio ya no existe. Elige otro.',
    })
    expect(await count('100101')).toBe(0)
    expect(await give('100101', '100102', { razon: '👏'.repeat(350) })).toMatchObject({ status: 'OK' })
  })

  test('P-142: counts one applause per person, which can be taken back', async () => {
    const id = await given('100103', '100101')
    const clap = (aplaude: boolean, login: string) => said(recognition.applaud, { id, aplaude }, login)
    await Promise.all(Array.from({ length: 5 }, () => clap(true, '100102')))
    expect(await clap(true, '100201')).toEqual({ status: 'OK', aplausos: 2 })
    expect(await clap(false, '100102')).toEqual({ status: 'OK', aplausos: 1 })
    expect((await wall('100201')).data[0]).toMatchObject({ aplausos: 1, aplaudo: true })
  })

  test('P-143: hides a hidden recognition from everyone but its receiver', async () => {
    const id = await given('100103', '100101')
    expect(await said(recognition.hideRecognition, { id, oculto: true }, '100103')).toMatchObject({
      status: 'ERROR',
    })
    await said(recognition.hideRecognition, { id, oculto: true }, '100101')
    for (const login of ['100103', '100102', HR]) expect([login, await idsOf(login)]).toEqual([login, []])
    expect(await idsOf('100103', { lista: 'dados' })).toEqual([])
    for (const login of ['100103', '100102', HR]) expect(await byNumber(id, login)).toEqual([GONE, GONE])
    expect((await wall('100101', { lista: 'recibidos' })).data).toMatchObject([{ id, oculto: true }])
    await said(recognition.hideRecognition, { id, oculto: false }, '100101')
    expect(await idsOf('100102')).toEqual([id])
  })

  test('P-144: removes a withdrawn recognition for all, notifies both people and still counts it in the limit', async () => {
    const id = await given('100103', '100101')
    expect(await said(recognition.withdrawRecognition, { id, motivo: 'Nombra a un cliente' }, HR)).toEqual({
      status: 'OK',
    })
    expect(await idsOf('100101', { lista: 'recibidos' })).toEqual([])
    for (const login of ['100101', '100103', '100102', HR])
      expect(await byNumber(id, login)).toEqual([GONE, GONE])
    const told = await server.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.kind, 'recognition-withdrawn'), eq(notifications.key, String(id))))
    expect(told.map(({ comment }) => comment)).toEqual(['Nombra a un cliente', 'Nombra a un cliente'])
    expect(await count('100103')).toBe(1)
    expect(await said(recognition.withdrawRecognition, { id, motivo: 'Otra vez' }, HR)).toMatchObject({
      status: 'ERROR',
    })
  })

  test('P-140: filters and pages the wall of the caller’s plant, without recognitions of leavers', async () => {
    const rows = await server.db.select().from(employees)
    const idOf = (number: string) => rows.find((row) => row.number === number)
    const receiver = idOf('100101')
    const giver = idOf('100103')
    if (!receiver || !giver) throw new Error('no employee')
    await server.db.insert(recognitions).values(
      Array.from({ length: 45 }, (_, at) => ({
        giverId: giver.id,
        receiverId: receiver.id,
        principleId: (at % 4) + 1,
        companyCode: receiver.companyCode,
        departmentId: receiver.departmentId,
        reason: 'Ayudó',
        at: clock.now(),
        month: `20${10 + Math.floor(at / 3)}-01`,
        place: (at % 3) + 1,
      })),
    )
    const pages = await Promise.all([1, 2, 3].map((pagina) => idsOf('100102', { pagina })))
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5])
    expect(pages.flat()).toEqual(pages.flat().sort((one, other) => other - one))
    expect((await wall('100102', { principio: 'Mejorar siempre' })).total).toBe(11)
    expect((await wall('100102', { departamento: receiver.departmentId })).total).toBe(45)
    expect((await wall('100102', { departamento: 'D040' })).total).toBe(0)
    expect((await wall('100104')).total).toBe(0)
    expect((await wall(HR)).total).toBe(45)
    const { userId } = await findPerson(server, '100101')
    await server.db
      .update(users)
      .set({ closedAt: clock.now(), closedReason: 'Baja' })
      .where(eq(users.id, userId))
    expect((await wall('100102')).total).toBe(0)
    expect((await wall('100103', { lista: 'dados' })).total).toBe(45)
    await server.db.update(users).set({ closedAt: null, closedReason: null }).where(eq(users.id, userId))
    expect(await server.db.select().from(applause)).toEqual([])
  })
})

import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as recognition from '#contract/recognition/recognition.ts'
import * as desk from '#contract/recognition/recognition-desk.ts'
import type { DeskRow, Figures } from '#contract/recognition/recognition-desk.ts'
import { recognise } from '#contract/recognition/recognition-give.ts'
import { tables } from '#server/db/schema/tables.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** P-140 … P-148: recognition desk of human resources, figures of the wall, and refused access. */

const { applause, departments, employees, notifications, rateLimits, recognitions, users } = tables
const HR = '100301'
const UNKNOWN = { status: 'ERROR', message: 'Ese reconocimiento ya no está. Actualiza la lista.' }
const NOON = Date.parse('2025-11-21T18:00:00Z')
const ALL = { buscar: '', principio: '', departamento: '', estado: 'todos', mes: '' }

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let people: (typeof employees.$inferSelect)[]
  const clock = createTestClock(NOON)

  beforeAll(async () => {
    server = withoutPace(await startServer({ database, clock }))
    people = await server.db.select().from(employees)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(rateLimits)
    await server.db.delete(recognitions)
    await server.db.delete(notifications)
  })

  const said = async (operation: AnyOperation, input: object, login: string) =>
    (await sendAs(server, operation, input, login)).body as Record<string, unknown>
  const person = (number: string) => {
    const found = people.find((each) => each.number === number)
    if (!found) throw new Error(`no employee ${number}`)
    return found
  }
  const give = async (from: string, to: string, more: object = {}) =>
    Number(
      (await said(recognise, { valorado: to, razon: 'Ayudó', valor: 'Hacerlo bien', ...more }, from))
        .respuesta,
    )
  const withdraw = (id: number, login = HR) =>
    said(recognition.withdrawRecognition, { id, motivo: 'Nombra a un cliente' }, login)
  const hide = (id: number, login: string) => said(recognition.hideRecognition, { id, oculto: true }, login)
  const list = async (more: object = {}, login = HR) =>
    (await said(desk.listRecognitions, { ...ALL, pagina: 1, ...more }, login)) as unknown as {
      data: DeskRow[]
      total: number
    }
  const idsOf = async (more: object = {}) => (await list(more)).data.map(({ id }) => id)
  const figures = async (login: string, periodo = '2025-11') =>
    (await said(desk.readFigures, { periodo }, login)) as unknown as Figures
  const deskFigures = async (periodo = '2025-11') =>
    (await said(desk.readDeskFigures, { periodo }, HR)) as unknown as Figures & {
      departamentos: { nombre: string; total: number }[]
      otros: number | null
    }

  test('P-145: the desk lists no hidden recognitions, and withdrawn ones with person, day and reason', async () => {
    const standing = await give('100103', '100101')
    const gone = await give('100104', '100101')
    const hidden = await give('100102', '100101')
    await hide(hidden, '100101')
    expect(await withdraw(gone)).toEqual({ status: 'OK' })
    const { data, total } = await list()
    expect(data.map(({ id }) => id)).toEqual([gone, standing])
    expect(total).toBe(2)
    const [{ name } = { name: '' }] = await server.db
      .select()
      .from(users)
      .where(eq(users.id, (await findPerson(server, HR)).userId))
    expect(data[0]?.retirado).toEqual({ quien: name, cuando: '2025-11-21', motivo: 'Nombra a un cliente' })
    expect(data[1]).toMatchObject({ retirado: null, numeroPara: '100101', numeroDe: '100103' })
    expect(await withdraw(hidden)).toEqual(UNKNOWN)
    expect(await said(recognition.applaud, { id: gone, aplaude: true }, '100102')).toEqual(UNKNOWN)
    expect(await hide(gone, '100101')).toEqual(UNKNOWN)
  })

  test('P-145, P-146: searches by name or number and filters; the export uses the same filters', async () => {
    const first = await give('100103', '100101')
    const second = await give('100104', '100102', { valor: 'Mejorar siempre' })
    await withdraw(second)
    expect(await idsOf({ buscar: 'méndoza' })).toEqual([second])
    expect(await idsOf({ buscar: '100103' })).toEqual([first])
    expect(await idsOf({ buscar: '%' })).toEqual([])
    expect(await idsOf({ principio: 'Mejorar siempre' })).toEqual([second])
    expect(await idsOf({ departamento: person('100101').departmentId })).toContain(first)
    expect(await idsOf({ departamento: 'D080' })).toEqual([])
    expect(await idsOf({ estado: 'retirado' })).toEqual([second])
    expect(await idsOf({ estado: 'vigente' })).toEqual([first])
    expect(await idsOf({ mes: '2025-11' })).toEqual([second, first])
    expect(await idsOf({ mes: '2025-10' })).toEqual([])
    const sheet = await said(desk.exportRecognitions, { ...ALL, estado: 'retirado' }, HR)
    expect(sheet).toMatchObject({ hayMas: false, data: [{ id: second }] })
    for (const mes of ['2025-13', '2025', "'; drop"])
      expect([mes, 'data' in (await list({ mes }))]).toEqual([mes, false])
  })

  test('P-146: records each export with its filters and number of rows, without names', async () => {
    await give('100103', '100101')
    const exported = () =>
      server.db
        .select()
        .from(tables.securityEvents)
        .where(eq(tables.securityEvents.kind, 'recognitions-exported'))
        .orderBy(tables.securityEvents.id)
    const before = (await exported()).length
    await said(desk.exportRecognitions, { ...ALL, buscar: 'guadalupe', estado: 'vigente' }, HR)
    await said(desk.exportRecognitions, ALL, HR)
    await said(desk.exportRecognitions, ALL, '100102')
    await said(desk.listRecognitions, { ...ALL, pagina: 1 }, HR)
    const lines = (await exported()).slice(before)
    const { userId } = await findPerson(server, HR)
    expect(lines.map(({ actorId, details }) => ({ actorId, details }))).toEqual([
      { actorId: userId, details: { state: 'vigente', searched: true, rows: 1 } },
      { actorId: userId, details: { rows: 1 } },
    ])
    expect(JSON.stringify(lines).toLowerCase()).not.toContain('guadalupe')
  })

  test('shows, counts and withdraws nothing for human resources of another company', async () => {
    const id = await give('100103', '100101')
    const { userId } = await findPerson(server, HR)
    const move = (companyCode: string) =>
      server.db.update(users).set({ companyCode }).where(eq(users.id, userId))
    await move('00300')
    expect((await list()).total).toBe(0)
    expect(await said(desk.exportRecognitions, ALL, HR)).toMatchObject({ data: [] })
    expect(await deskFigures()).toMatchObject({ total: null, departamentos: [], otros: null })
    expect(await withdraw(id)).toEqual(UNKNOWN)
    expect(await said(recognition.readRecognition, { id }, HR)).toEqual(UNKNOWN)
    await move('00100')
    expect((await list()).total).toBe(1)
  })

  test('lets no colleague, leader or stranger withdraw, hide or applaud a recognition without the right', async () => {
    const id = await give('100103', '100101')
    for (const login of ['100102', '100201', '100401', '100501', '100601'])
      expect([
        login,
        (await sendAs(server, recognition.withdrawRecognition, { id, motivo: 'No' }, login)).http,
      ]).toEqual([login, 403])
    for (const login of ['100103', '100102', '100201', HR])
      expect([login, await hide(id, login)]).toEqual([login, UNKNOWN])
    // 100104 works at the other plant and is neither giver nor receiver.
    expect(await said(recognition.applaud, { id, aplaude: true }, '100104')).toEqual(UNKNOWN)
    expect(await said(recognition.readRecognition, { id }, '100104')).toEqual(UNKNOWN)
    expect(await server.db.select().from(applause)).toEqual([])
  })

  test('accepts one of fifty simultaneous withdrawals and notifies both people once', async () => {
    const id = await give('100103', '100101')
    await server.db.delete(notifications)
    const answers = await Promise.all(Array.from({ length: 50 }, () => withdraw(id)))
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1)
    expect(await server.db.select().from(notifications)).toHaveLength(2)
  })

  test('RECO-07: counts 350 visible characters; keeps other scripts and markup, removes direction marks', async () => {
    const family = '👨‍👩‍👧‍👦'
    const odd = `<img src=x onerror=alert(1)> שלום ‮abc‬ &amp; ${'x'.repeat(200)}`
    const id = await give('100101', '100102', { razon: family.repeat(350) })
    expect(id).toBeGreaterThan(0)
    expect(await give('100101', '100102', { razon: family.repeat(351) })).toBe(0)
    expect(await give('100101', '100102', { razon: `a${'\u0301'.repeat(5599)}` })).toBeGreaterThan(0)
    const other = await give('100101', '100103', { razon: odd })
    const read = async (of: number) =>
      ((await said(recognition.readRecognition, { id: of }, '100101')).data as { razon: string }).razon
    expect(await read(id)).toBe(family.repeat(350))
    // The server removes characters that change the text direction.
    expect(await read(other)).toBe(odd.replace(/[\u202a-\u202e]/g, ''))
    expect(await give('100103', '100102', { razon: '\u2800\u3164' })).toBe(0)
  })

  test('P-147: counts a month or year of the caller’s plant, without hidden or withdrawn recognitions', async () => {
    const ids = [
      await give('100103', '100101'),
      await give('100103', '100101'),
      await give('100104', '100101'),
    ]
    const totals = async () => {
      const { total, principios, meses } = await figures('100102')
      return [
        total,
        principios.find(({ titulo }) => titulo === 'Hacerlo bien')?.total,
        meses.find(({ mes }) => mes === '2025-11')?.total,
      ]
    }
    expect(await totals()).toEqual([3, 3, 3])
    expect((await figures('100102', '2025')).total).toBe(3)
    expect((await figures('100102', '2025-10')).total).toBe(0)
    // The other plant's total is 0, or null if the plant has fewer than five people.
    expect((await figures('100104')).total ?? 0).toBe(0)
    await hide(ids[0] ?? 0, '100101')
    await withdraw(ids[1] ?? 0)
    expect(await totals()).toEqual([1, 1, 1])
    expect((await figures('100101')).total).toBe(1)
  })

  test('P-148: never shows a department of fewer than five people, not even by subtraction', async () => {
    await give('100103', '100101')
    await give('100101', '100103')
    await give('100101', '100102')
    const rows = await server.db.select().from(departments)
    const closed = await server.db.select().from(users)
    const works = (employeeId: number) =>
      !closed.some((user) => user.employeeId === employeeId && user.closedAt !== null)
    const peopleOf = (nombre: string) => {
      const ids = rows.filter(({ name }) => name === nombre).map(({ id }) => id)
      return people.filter(
        ({ id, departmentId, companyCode }) =>
          companyCode === '00100' && ids.includes(departmentId) && works(id),
      ).length
    }
    const found = await deskFigures()
    expect(found.total).toBe(3)
    for (const { nombre } of found.departamentos)
      expect([nombre, peopleOf(nombre) >= 5]).toEqual([nombre, true])
    const shown = found.departamentos.reduce((sum, { total }) => sum + total, 0)
    expect(shown + (found.otros ?? 0)).toBe(3)
    const counted = found.departamentos.reduce((sum, { nombre }) => sum + peopleOf(nombre), 0)
    const left = people.filter(({ id, companyCode }) => companyCode === '00100' && works(id)).length - counted
    if (found.otros !== null) expect(left).toBeGreaterThanOrEqual(5)
    else expect(left).toBe(0)
    const others = people.filter(({ companyCode, number }) => companyCode === '00100' && number !== HR)
    const ids = others.map(({ id }) => id)
    await server.db.update(employees).set({ companyCode: '00300' }).where(inArray(employees.id, ids))
    expect(await deskFigures()).toMatchObject({ total: null, principios: [], departamentos: [], otros: null })
    await server.db.update(employees).set({ companyCode: '00100' }).where(inArray(employees.id, ids))
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as reminders from '#contract/notifications/reminders.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { isPermanentDue, ptuTotal } from '#domain/notifications/reminders.ts'
import { expressCertifications, ptuCounts, satisfactionSurveys } from '#server/db/schema/reminders.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession, sendAs } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Tests PTU-01 … 03, CERT-01 … 06 and SAT-03 … 06. */

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let today: string

  beforeAll(async () => {
    server = await startServer({ database })
    today = companyDate(server.clock.now().getTime())
  })
  afterAll(() => server.stop())

  const ask = async (operation: AnyOperation, login: string, input: object = {}) =>
    sendAs(server, operation, input, login)

  async function idOf(login: string): Promise<number> {
    return (await findPerson(server, login)).employeeId ?? 0
  }

  test('returns no reminders for demo people without any', async () => {
    for (const login of ['100101', '100103', '100301']) {
      expect((await ask(reminders.readPtuDays, login)).body).toEqual({ status: 'VACIO', ptu: [] })
      expect((await ask(reminders.listExpressCertifications, login)).body).toEqual({
        status: 'VACIO',
        message: 'Sin solicitudes express',
      })
      const survey = await ask(reminders.readSurveyState, login, { folio: login })
      expect(survey.body).toEqual({ status: 'VACIO', data: { pendiente: 0 } })
    }
  })

  test('PTU-01, PTU-02: returns only the newest year, with the total of the database', async () => {
    const year = Number(today.slice(0, 4)) - 1
    await server.db
      .insert(ptuCounts)
      .values({ employeeId: await idOf('100102'), year: year - 1, yearDays: 365, periodDays: 365 })
    const answer = await ask(reminders.readPtuDays, '100102')
    const [row, ...others] = fieldOf(answer, 'ptu') as reminders.PtuRow[]
    expect(others).toEqual([])
    expect(row).toMatchObject({ dias_periodo: 365, faltas: 3, total: 360, ejercicio: year, revisado: 0 })
    expect(row && ptuTotal(row)).toBe(row?.total)
  })

  test('records the confirmation of a year’s PTU days once, and refuses other years', async () => {
    const year = Number(today.slice(0, 4)) - 1
    const confirm = (ejercicio: unknown) => ask(reminders.confirmPtuDays, '100102', { ejercicio })
    expect((await confirm(year - 10)).body).toEqual({
      status: 'ERROR',
      message: 'No hay días de PTU de ese año.',
    })
    for (const wrong of [undefined, 'x', 0, 2025.5]) {
      expect(fieldOf(await confirm(wrong), 'status')).toBe('ERROR')
    }
    expect((await confirm(year)).body).toEqual({ status: 'OK' })
    const first = await server.db.select().from(ptuCounts).where(eq(ptuCounts.year, year))
    server.clock.advance(60_000)
    expect((await confirm(year)).body).toEqual({ status: 'OK' })
    expect(await server.db.select().from(ptuCounts).where(eq(ptuCounts.year, year))).toEqual(first)
    const [row] = fieldOf(await ask(reminders.readPtuDays, '100102'), 'ptu') as reminders.PtuRow[]
    expect(row?.revisado).toBe(1)
  })

  test('CERT-01 … CERT-05: lists the leader’s pending requests, the expired one first', async () => {
    const rows = fieldOf(
      await ask(reminders.listExpressCertifications, '100201'),
      'data',
    ) as Required<reminders.ExpressRequest>[]
    expect(rows).toHaveLength(2)
    expect(rows.map(({ inicio, fin }) => isPermanentDue(inicio, fin, today))).toEqual([true, false])
    await server.db
      .update(expressCertifications)
      .set({ isPending: false })
      .where(eq(expressCertifications.endDay, rows[0]?.fin ?? ''))
    expect(fieldOf(await ask(reminders.listExpressCertifications, '100201'), 'data')).toHaveLength(1)
  })

  test('CERT-04: the database refuses an end eight days after the start, or before the start', async () => {
    const leaderId = await idOf('100201')
    const insert = (days: number) =>
      server.db.insert(expressCertifications).values({
        leaderId,
        employeeId: leaderId,
        description: 'X',
        position: 'X',
        startDay: today,
        endDay: addDays(today, days),
        isPending: false,
      })
    await insert(7)
    await expect(insert(8)).rejects.toThrow()
    await expect(insert(-1)).rejects.toThrow()
  })

  test('SAT-06: a survey is pending until human resources records its answers', async () => {
    const read = () => ask(reminders.readSurveyState, '100104', { folio: '100104' })
    expect((await read()).body).toEqual({
      status: 'OK',
      data: { pendiente: 1, url: 'https://encuesta.example/clima-laboral' },
    })
    const told = await ask(reminders.recordSurveyAnswers, '100301', {
      folios: ['100104', ' 100104 ', '999999', '100101'],
    })
    expect(told.body).toEqual({ status: 'OK', registradas: 1, desconocidas: ['999999', '100101'] })
    expect((await read()).body).toEqual({ status: 'VACIO', data: { pendiente: 0 } })
    const first = await server.db.select().from(satisfactionSurveys)
    server.clock.advance(60_000)
    await ask(reminders.recordSurveyAnswers, '100301', { folios: ['100104'] })
    expect(await server.db.select().from(satisfactionSurveys)).toEqual(first)
  })

  test.each([[undefined], [[]], [['']], [[[7]]], ['100104'], [Array.from({ length: 501 }, () => '1')]])(
    'refuses the folios %j',
    async (folios) => {
      const answer = await ask(reminders.recordSurveyAnswers, '100301', { folios })
      expect(fieldOf(answer, 'status')).toBe('ERROR')
    },
  )

  test('requires a session of a person with an employee record', async () => {
    for (const operation of [reminders.readPtuDays, reminders.listExpressCertifications]) {
      expect(fieldOf(await sendOperation(server, operation, {}, ''), 'status')).toBe('EXPSESSION')
      for (const login of ['candidato', 'externo']) {
        expect(fieldOf(await ask(operation, login), 'status')).toBe('ERROR')
      }
    }
  })
})

test('returns the survey address that the company has configured', {
  tags: ['whole'],
}, async () => {
  const server = await startServer({
    database: 'pglite',
    environment: { LINK_SURVEY: 'https://clima.example/2026' },
  })
  try {
    const token = await openSession(server, '100104')
    const answer = await sendOperation(server, reminders.readSurveyState, { folio: '100104' }, token)
    expect(fieldOf(answer, 'data')).toEqual({ pendiente: 1, url: 'https://clima.example/2026' })
    const config = (await (await server.fetch('/config.json')).json()) as { links: object }
    expect(config.links).toEqual({ survey: 'https://clima.example/2026' })
  } finally {
    await server.stop()
  }
})

import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerClarification, reopenClarification } from '#contract/requests/clarifications.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as contract from '#contract/requests/request-desk.ts'
import type { DeskRequest } from '#contract/requests/request-desk.ts'
import { companyDate } from '#domain/time/dates.ts'
import { clarifications, disputes } from '#server/db/schema/clarifications.ts'
import { payslips } from '#server/db/schema/payroll.ts'
import { employees } from '#server/db/schema/people.ts'
import { ownRows } from '#server/services/clarifications/queries.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** G-06: the payroll team's desk for clarifications and disputes. */

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let token: string
  let team: number
  const ids: Record<string, number> = {}

  beforeAll(async () => {
    server = await startServer({ database })
    token = await openSession(server, '100301')
    team = (await findPerson(server, '100301')).userId
    await server.db.delete(clarifications)
    await server.db.delete(disputes)
    for (const number of ['100101', '100102', '100103', '100211']) {
      const [row] = await server.db.select().from(employees).where(eq(employees.number, number))
      ids[number] = row?.id ?? 0
    }
  })
  afterAll(() => server.stop())

  const ask = (operation: AnyOperation, input: object) => sendOperation(server, operation, input, token)
  async function list(input: object) {
    const answer = await ask(contract.listDeskRequests, {
      tipo: 'aclaracion',
      abiertas: true,
      pagina: 1,
      ...input,
    })
    expect(fieldOf(answer, 'status')).toBe('OK')
    return answer.body as { data: DeskRequest[]; total: number }
  }
  const ago = (ms: number) => new Date(server.clock.now().getTime() - ms)

  /** @param hours from the registration to the answer; without it, the clarification is open */
  async function add(number: string, age: number, more: object = {}, hours?: number, rating?: number) {
    const answered = hours !== undefined && {
      answer: 'Listo',
      answeredBy: team,
      answeredAt: new Date(ago(age).getTime() + hours * HOUR),
      rating: rating ?? null,
    }
    const [row] = await server.db
      .insert(clarifications)
      .values({
        employeeId: ids[number] ?? 0,
        periodCode: `2020${String(await server.db.$count(clarifications)).padStart(4, '0')}`,
        periodText: '05 / 2020',
        reasonId: 1,
        comment: 'texto',
        registeredAt: ago(age),
        ...more,
        ...answered,
      })
      .returning({ id: clarifications.id })
    return row?.id ?? 0
  }

  test('P-48, P-49: is empty without requests', async () => {
    for (const tipo of ['aclaracion', 'inconformidad']) {
      expect(await list({ tipo })).toEqual({ status: 'OK', data: [], total: 0 })
      expect((await ask(contract.readDeskSummary, { tipo })).body).toEqual({
        status: 'OK',
        abiertas: 0,
        respondidas: 0,
        motivos: [],
        edades: ['0-1', '2-3', '4-7', '8+'].map((nombre) => ({ nombre, abiertas: 0 })),
        medianaHoras: null,
        nivelPromedio: null,
      })
    }
  })

  describe('P-48: with requests', () => {
    let oldest: number
    beforeAll(async () => {
      oldest = await add('100102', 9 * DAY)
      await add('100101', 3 * DAY, { reasonId: null, newReason: 'Cambié de crédito' })
      await add('100211', 2 * HOUR, { reasonId: 2 })
      await add('100103', 40 * DAY, {}, 10, 4)
      await add('100103', 30 * DAY, {}, 20, 5)
      await add('100101', 20 * DAY, {}, 60)
      // Older than the 90 days that the median and the mean cover.
      await add('100101', 120 * DAY, {}, 1, 1)
    })

    test('lists open requests oldest first, with person and reason', async () => {
      const { data, total } = await list({})
      expect(total).toBe(3)
      expect(data.map(({ empleado }) => empleado)).toEqual(['100102', '100101', '100211'])
      const registered = companyDate(ago(9 * DAY).getTime())
      expect(data[0]).toMatchObject({
        id: oldest,
        motivo: 'Falta de pago de tiempo extra',
        periodo: '05 / 2020',
        comentario: 'texto',
        fechaRegistro: registered,
        dias: 9,
        abierta: true,
        respuesta: null,
        respondio: null,
        fechaRespuesta: null,
        nivel: null,
        evidencias: { solicitud: 0, respuesta: 0 },
      })
      expect(data[0]?.nombre).toMatch(/^ARTURO /)
    })

    test('lists answered requests by newest answer, with author and rating', async () => {
      const { data, total } = await list({ abiertas: false })
      expect(total).toBe(4)
      expect(data.map(({ empleado, nivel, dias }) => [empleado, nivel, dias])).toEqual([
        ['100101', null, expect.any(Number)],
        ['100103', 5, expect.any(Number)],
        ['100103', 4, expect.any(Number)],
        ['100101', 1, expect.any(Number)],
      ])
      expect(data[0]?.dias).toBeGreaterThanOrEqual(2)
      expect(data[0]).toMatchObject({ respuesta: 'Listo', abierta: false })
      expect(data[0]?.respondio).not.toBe('')
    })

    test.each([
      ['tiempo', 1],
      ['CREDITO', 1],
      ['crédito', 1],
      ['cambie  credito', 1],
      ['100102', 1],
      ['arturo', 1],
      ['1001', 2],
      ['100102 arturo extra', 1],
      ['nadie', 0],
      ['%', 0],
      ["'", 0],
      ['', 3],
      ['   ', 3],
    ])('searches for %j', async (buscar, total) => {
      expect((await list({ buscar })).total).toBe(total)
    })

    test('filters by reason', async () => {
      expect((await list({ motivo: 'Cambié de crédito' })).data.map(({ empleado }) => empleado)).toEqual([
        '100101',
      ])
      expect((await list({ motivo: 'Falta de pago de tiempo extra', buscar: '100211' })).total).toBe(0)
      expect((await list({ motivo: 'Otra cosa' })).data).toEqual([])
    })

    test('P-49: counts by reason and age; median hours and mean rating cover the last 90 days', async () => {
      const { body } = await ask(contract.readDeskSummary, { tipo: 'aclaracion' })
      expect(body).toEqual({
        status: 'OK',
        abiertas: 3,
        respondidas: 4,
        motivos: [
          { nombre: 'Cambié de crédito', abiertas: 1 },
          { nombre: 'Descuento no reconocido', abiertas: 1 },
          { nombre: 'Falta de pago de tiempo extra', abiertas: 1 },
        ],
        edades: [
          { nombre: '0-1', abiertas: 1 },
          { nombre: '2-3', abiertas: 1 },
          { nombre: '4-7', abiertas: 0 },
          { nombre: '8+', abiertas: 1 },
        ],
        medianaHoras: 20,
        nivelPromedio: 4.5,
      })
    })

    test('computes the median of an even number of answers', async () => {
      const id = await add('100101', 10 * DAY, {}, 31)
      const { body } = await ask(contract.readDeskSummary, { tipo: 'aclaracion' })
      expect(body).toMatchObject({ medianaHoras: 25.5, nivelPromedio: 4.5 })
      await server.db.delete(clarifications).where(eq(clarifications.id, id))
    })

    test('pages by twenty without gaps or repetitions', async () => {
      const more: number[] = []
      for (let at = 0; at < 23; at++) more.push(await add('100103', 5 * DAY))
      const pages = [await list({}), await list({ pagina: 2 }), await list({ pagina: 3 })]
      expect(pages.map(({ data, total }) => [data.length, total])).toEqual([
        [20, 26],
        [6, 26],
        [0, 26],
      ])
      const seen = pages.flatMap(({ data }) => data.map(({ id }) => id))
      expect(new Set(seen).size).toBe(26)
      await server.db.delete(clarifications).where(inArray(clarifications.id, more))
    })
  })

  test('P-48, P-49, P-52: lists disputes with the number of pictures of each', async () => {
    const common = { employeeId: ids['100101'] ?? 0, comment: 'texto', day: '2026-01-02' }
    const [open] = await server.db
      .insert(disputes)
      .values({ ...common, reason: 'Canción', registeredAt: ago(6 * DAY) })
      .returning({ id: disputes.id })
    const id = open?.id ?? 0
    await server.db.execute(sql`insert into dispute_evidence (dispute_id, kind, position, file_name, created_at)
      values (${id}, 1, 1, 'a', now()), (${id}, 1, 2, 'b', now()), (${id}, 2, 1, 'c', now())`)
    const answered = { answer: 'Sí', answeredBy: team, answeredAt: ago(DAY), registeredAt: ago(2 * DAY) }
    await server.db.insert(disputes).values({ ...common, ...answered, reason: 'Otra', state: 3, rating: 2 })
    const tipo = 'inconformidad'
    const { data, total } = await list({ tipo, buscar: 'cancion' })
    expect(total).toBe(1)
    expect(data[0]).toMatchObject({
      id,
      empleado: '100101',
      motivo: 'Canción',
      periodo: '2026-01-02',
      dias: 6,
      abierta: true,
      evidencias: { solicitud: 2, respuesta: 1 },
    })
    expect((await list({ tipo, abiertas: false })).data[0]).toMatchObject({ motivo: 'Otra', nivel: 2 })
    expect((await ask(contract.readDeskSummary, { tipo })).body).toMatchObject({
      abiertas: 1,
      respondidas: 1,
      motivos: [{ nombre: 'Canción', abiertas: 1 }],
      medianaHoras: 24,
      nivelPromedio: 2,
    })
    expect((await ask(contract.readDeskDispute, { id })).body).toEqual({
      status: 'OK',
      solicitud: data[0],
      historia: [],
    })
  })

  test('P-50: shows the lines of the person’s own period with the amounts of the payslip', async () => {
    const employeeId = ids['100101'] ?? 0
    const [paid] = await server.db
      .select()
      .from(payslips)
      .where(sql`employee_id = ${employeeId} and payroll = '1' and type = 1 and stamp_id is not null`)
      .orderBy(sql`end_date desc`)
      .limit(1)
    const id = await add('100101', DAY, { periodCode: `${paid?.year}0${paid?.period}` })
    const { body } = await ask(contract.readDeskClarification, { id })
    const { recibo, solicitud, historia } = body as {
      recibo: {
        percepciones: { importe: number }[]
        deducciones: { importe: number }[]
        dias: { dias: number }[]
        neto: number
      }
      solicitud: DeskRequest
      historia: unknown[]
    }
    expect(solicitud.id).toBe(id)
    expect(historia).toEqual([])
    expect(recibo).toMatchObject({ inicio: paid?.startDate, fin: paid?.endDate, pago: paid?.paidDate })
    const sum = (lines: { importe: number }[]) =>
      lines.reduce((all, { importe }) => all + Math.round(importe * 100), 0)
    expect(sum(recibo.percepciones)).toBe(paid?.totalPerceptions)
    expect(sum(recibo.deducciones)).toBe(paid?.totalDeductions)
    expect(Math.round(recibo.neto * 100)).toBe(paid?.net)
    expect(recibo.dias.length).toBeGreaterThan(0)
  })

  test('P-50: shows the regular payment when a period has several', async () => {
    const [extra] = await server.db
      .select()
      .from(payslips)
      .where(
        sql`employee_id = ${ids['100101']} and type = 2 and exists (select 1 from payslips other
          where other.employee_id = ${ids['100101']} and other.year = payslips.year
            and other.period = payslips.period and other.payroll = '1' and other.type = 1
            and not other.is_prepayroll and other.net <> payslips.net)`,
      )
      .limit(1)
    expect(extra).toBeDefined()
    const id = await add('100101', DAY, { periodCode: `${extra?.year}0${extra?.period}` })
    const recibo = fieldOf(await ask(contract.readDeskClarification, { id }), 'recibo') as { neto: number }
    const [regular] = await server.db
      .select()
      .from(payslips)
      .where(
        sql`employee_id = ${ids['100101']} and year = ${extra?.year} and period = ${extra?.period}
          and payroll = '1' and type = 1 and not is_prepayroll`,
      )
    expect(Math.round(recibo.neto * 100)).toBe(regular?.net)
  })

  test('P-50: shows the special payslip of the requested year, and no payslip for a period without one', async () => {
    const [bonus] = await server.db
      .select()
      .from(payslips)
      .where(sql`employee_id = ${ids['100101']} and period = '220'`)
      .orderBy(payslips.endDate)
      .limit(1)
    const special = { periodCode: '220', periodText: `Aguinaldo / ${bonus?.year}` }
    const id = await add('100101', DAY, special)
    const answer = await ask(contract.readDeskClarification, { id })
    expect(fieldOf(answer, 'recibo')).toMatchObject({ pago: bonus?.paidDate })
    expect(fieldOf(answer, 'solicitud')).toMatchObject({ periodo: 'Aguinaldo' })
    const none = await add('100211', DAY, { periodCode: '2019046' })
    expect(fieldOf(await ask(contract.readDeskClarification, { id: none }), 'recibo')).toBeNull()
  })

  test('P-50: lists former answers, oldest first', async () => {
    const id = await add('100102', DAY)
    for (const comentarioNominas of ['Primera', 'Segunda']) {
      await ask(answerClarification, { id, comentarioNominas })
      await ask(reopenClarification, { id })
    }
    const history = fieldOf(await ask(contract.readDeskClarification, { id }), 'historia')
    const fecha = companyDate(server.clock.now().getTime())
    expect(history).toEqual([
      { respuesta: 'Primera', respondio: expect.stringMatching(/\w/), fecha },
      { respuesta: 'Segunda', respondio: expect.stringMatching(/\w/), fecha },
    ])
  })

  test.each([contract.readDeskClarification, contract.readDeskDispute, contract.reopenDispute])(
    '$id: refuses an unknown request',
    async (operation) => {
      const answer = await ask(operation, { id: 2_000_000_000 })
      expect(fieldOf(answer, 'status')).toBe('ERROR')
      expect(fieldOf(answer, 'message')).toMatch(/ya no existe|no existe/)
    },
  )

  describe('with 5,000 requests of other people', () => {
    beforeAll(async () => {
      await server.db.delete(clarifications)
      for (let at = 0; at < 20; at++) await add('100102', at * DAY, {}, 3, 5)
    })

    test('CLAR-01: reads one person’s list through its index, without scanning the table', {
      tags: ['whole'],
    }, async () => {
      await server.db.execute(sql`
        insert into clarifications (employee_id, period_code, period_text, reason_id, comment, registered_at,
          answer, answered_by, answered_at, rating)
        select e.id, 'x' || n, 'x', 1 + n % 7, 'texto', now() - n * interval '1 hour',
          case when n % 5 > 0 then 'Listo' end, case when n % 5 > 0 then ${team}::int end,
          case when n % 5 > 0 then now() - n * interval '1 hour' + interval '30 minutes' end,
          case when n % 5 > 0 then 1 + n % 5 end
        from generate_series(1, 5000) n
        join (select id, row_number() over (order by id) - 1 as place, count(*) over () as people
          from employees where number not in ('100101', '100102')) e on e.place = n % e.people`)
      await server.db.execute(sql`analyze clarifications`)
      expect(await server.db.$count(clarifications)).toBe(5020)
      const plan = await server.db.transaction((tx) =>
        tx.execute(sql`explain ${ownRows(tx, ids['100102'] ?? 0).getSQL()}`),
      )
      expect(JSON.stringify(plan)).toContain('clarifications_employee')
      expect(JSON.stringify(plan)).not.toContain('Seq Scan on clarifications')
    })

    test('finds a page of them and searches by name', { tags: ['whole'] }, async () => {
      const first = await list({})
      expect([first.total, first.data.length]).toEqual([1000, 20])
      expect((await list({ pagina: 50 })).data).toHaveLength(20)
      expect((await list({ abiertas: false, buscar: 'arturo' })).total).toBe(20)
    })
  })
})

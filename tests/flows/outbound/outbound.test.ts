import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ItemToDecide, decideApproval, listToDecide } from '#contract/approvals/approvals.ts'
import { askApproval } from '#contract/approvals/approval-asking.ts'
import { type DataChange, listDataChanges, markDataChangeSeen } from '#contract/data-form/data-changes.ts'
import { saveStep } from '#contract/documents/documents.ts'
import { revokeOutboundKey } from '#contract/outbound/connections.ts'
import { exportOutbound, listOutbound, type OutboundDeskRow } from '#contract/outbound/outbound.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { outboundRows } from '#server/db/schema/outbound/outbound.ts'
import { employees } from '#server/db/schema/people.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { sweepExpired } from '#server/facilities/sweep.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import {
  authorizeDay,
  COMPANY,
  decideDay,
  OTHER_COMPANY,
  outboundKey,
  pull,
  requestDay,
} from '#tests/support/people/outbound-hands.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { findPerson, sendAs, setRole } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const DAY_MS = 86_400_000

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let today: string
  let week = 0
  /** Returns a day of another week each time, because two days a week are the limit. */
  const nextDay = () => addDays(today, 7 * ++week)

  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    today = companyDate(server.clock.now().getTime())
    const { employeeId } = await findPerson(server, '100101')
    await server.db.delete(approvals).where(eq(approvals.requesterId, employeeId ?? 0))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(outboundRows)
  })

  const eventsOf = (kind: string) => server.db.$count(securityEvents, eq(securityEvents.kind, kind))

  test('gives a program each authorized day off once, and the same row again for the same cursor', async () => {
    const { llave } = await outboundKey(server, 'Nómina')
    const day = nextDay()
    const folio = await authorizeDay(server, day)
    const first = await pull(server, llave)
    expect(first).toMatchObject({ http: 200, body: { status: 'OK', hayMas: false } })
    expect(first.body.data).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        clase: 'incidencia',
        hecho: 'autorizado',
        empresa: COMPANY,
        empleado: '100101',
        folio,
        fecha: expect.stringMatching(/Z$/),
        desde: day,
        hasta: day,
        detalle: { tipo: 'Trabajo en casa' },
        anterior: '',
      },
    ])
    const { siguiente } = first.body
    expect((await pull(server, llave, `desde=${siguiente}`)).body).toMatchObject({ data: [], siguiente })
    await decideDay(server, folio)
    expect((await pull(server, llave)).body.data).toEqual(first.body.data)
    await authorizeDay(server, nextDay())
    const second = await pull(server, llave, `desde=${siguiente}`)
    expect(second.body.data).toHaveLength(1)
    expect(second.body.data[0]?.id).not.toBe(first.body.data[0]?.id)
    expect((await pull(server, llave, `desde=${siguiente}`)).body.data).toEqual(second.body.data)
    expect(await eventsOf('outbound-read')).toBe(1)
  })

  test('adds no row for a request that was refused or that still waits', async () => {
    const { llave } = await outboundKey(server, 'Solo autorizadas')
    await decideDay(server, await requestDay(server, nextDay()), 3)
    await requestDay(server, nextDay())
    expect((await pull(server, llave)).body.data).toEqual([])
  })

  test('gives vacation, overtime and reviewed data, and never health data', async () => {
    const { llave } = await outboundKey(server, 'De todo')
    const day = nextDay()
    await authorizeDay(server, day, 'Vacaciones')
    const overtime = {
      clase: 'tiempo_extra',
      empleado: '100213',
      dia: addDays(today, 3),
      entrada: '14:00',
      horas: 2,
      motivo: 'Pedido urgente',
    }
    await sendAs(server, askApproval, { solicitud: overtime, operacion: 'op-outbound' }, '100201')
    const waiting = fieldOf(
      await sendAs(server, listToDecide, { clases: ['tiempo_extra'] }, '100301'),
      'data',
    )
    const item = (waiting as ItemToDecide[]).find(({ sobre }) => sobre?.numero === '100213')
    const decision = { id: item?.id, token: item?.token, decision: 'autorizar', comentario: '' }
    expect((await sendAs(server, decideApproval, decision, '100301')).body).toEqual({ status: 'OK' })
    const street = { ...goodSteps[1], calle: 'Calle de la prueba' }
    const steps = [
      [1, street],
      [6, { ...goodSteps[6], peso: 91 }],
    ] as const
    for (const [bandera, datos] of steps) await sendAs(server, saveStep, { bandera, datos }, '100102')
    const list = await sendAs(server, listDataChanges, { vistos: false, pagina: 1 }, '100301')
    const seen = (fieldOf(list, 'data') as DataChange[]).filter(
      ({ empleado, bandera, despues }) =>
        empleado === '100102' && (bandera === 6 || despues.calle === street.calle),
    )
    expect(seen.map(({ bandera }) => bandera)).toEqual(expect.arrayContaining([1, 6]))
    for (const { id } of seen) {
      await sendAs(server, markDataChangeSeen, { id }, '100301')
      await sendAs(server, markDataChangeSeen, { id }, '100301')
    }
    const { data } = (await pull(server, llave)).body
    expect(data).toMatchObject([
      { clase: 'vacaciones', desde: day, hasta: day, detalle: { tipo: 'Vacaciones' } },
      { clase: 'tiempo_extra', empleado: '100213', detalle: { horas: 2, entrada: '14:00' } },
      { clase: 'datos', hecho: 'revisado', empleado: '100102', detalle: { paso: 1 } },
    ])
    expect(data[1]?.detalle).not.toHaveProperty('motivo')
    expect(data[2]?.detalle).toMatchObject({ respuestas: { calle: 'Calle de la prueba' } })
    const few = await pull(server, llave, 'clase=datos')
    expect(few.body.data).toEqual([data[2]])
  })

  test('refuses unknown and revoked keys, records the attempts, and accepts only GET', async () => {
    const { id, llave } = await outboundKey(server, 'De paso')
    await authorizeDay(server, nextDay())
    expect((await sendAs(server, revokeOutboundKey, { id }, '100501')).body).toEqual({ status: 'OK' })
    const before = await eventsOf('outbound-key-refused')
    expect(await pull(server, llave)).toMatchObject({ http: 401, body: { message: 'Token inválido' } })
    expect((await pull(server, 'turno_sal_nothing')).http).toBe(401)
    expect((await pull(server, '')).http).toBe(401)
    expect((await pull(server, 'turno_imp_nothing')).http).toBe(401)
    expect(await eventsOf('outbound-key-refused')).toBeGreaterThan(before)
    const fresh = await outboundKey(server, 'De paso')
    const headers = { authorization: `Bearer ${fresh.llave}` }
    const posted = await server.fetch('/api/portal/salidas', { method: 'POST', headers })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET'])
  })

  test('limits a key to its kinds', async () => {
    const { llave } = await outboundKey(server, 'Solo caja', { clases: ['caja'] })
    await authorizeDay(server, nextDay())
    expect((await pull(server, llave)).body.data).toEqual([])
    expect(await pull(server, llave, 'clase=incidencia')).toMatchObject({ http: 403 })
    expect(await pull(server, llave, 'clase=otra')).toMatchObject({ http: 403 })
  })

  test('shows a company nothing of another one, and refuses its cursors', async () => {
    const own = await outboundKey(server, 'De esta')
    const other = await outboundKey(server, 'De la otra', { empresa: OTHER_COMPANY })
    await authorizeDay(server, nextDay())
    const { siguiente } = (await pull(server, own.llave)).body
    expect((await pull(server, other.llave)).body.data).toEqual([])
    expect(await pull(server, other.llave, `desde=${siguiente}`)).toMatchObject({
      http: 409,
      body: { status: 'CURSOR' },
    })
    // A row keeps the company of the day of its decision.
    const move = (companyCode: string) =>
      server.db.update(employees).set({ companyCode }).where(eq(employees.number, '100101'))
    await move(OTHER_COMPANY)
    try {
      expect((await pull(server, own.llave)).body.data).toHaveLength(1)
      await authorizeDay(server, nextDay())
      expect((await pull(server, other.llave)).body.data).toMatchObject([{ empresa: OTHER_COMPANY }])
      expect((await pull(server, own.llave)).body.data).toHaveLength(1)
    } finally {
      await move(COMPANY)
    }
  })

  test('pages by cursor without skipping or repeating a row', async () => {
    const { llave } = await outboundKey(server, 'Por páginas')
    const folios: number[] = []
    for (let count = 0; count < 3; count++) folios.push(await authorizeDay(server, nextDay()))
    const read: number[] = []
    for (let cursor = '', hasMore = true; hasMore; ) {
      const { body } = await pull(server, llave, `limite=1&desde=${cursor}`)
      expect(body.data).toHaveLength(1)
      read.push(...body.data.map(({ folio }) => folio))
      ;[cursor, hasMore] = [body.siguiente, body.hayMas]
    }
    expect(read).toEqual(folios)
    expect((await pull(server, llave, `desde=${today}`)).body.data).toHaveLength(3)
    expect((await pull(server, llave, `desde=${addDays(today, 1)}`)).body.data).toEqual([])
    for (const limit of ['0', '501', 'x', '-1'])
      expect((await pull(server, llave, `limite=${limit}`)).http).toBe(400)
    for (const cursor of ['x', '1', '1-zzzzzzzz', '2026-02-30', '%00'])
      expect((await pull(server, llave, `desde=${cursor}`)).http).toBe(400)
  })

  test('refuses a cursor of a database that was restored, and one behind which rows were deleted', async () => {
    const { llave } = await outboundKey(server, 'Restaurada')
    await authorizeDay(server, nextDay())
    const { siguiente } = (await pull(server, llave)).body
    const [position = '0', tag = ''] = siguiente.split('-')
    const ahead = `${Number(position) + 100}-${tag}`
    expect((await pull(server, llave, `desde=${ahead}`)).http).toBe(409)
    expect((await pull(server, llave, `desde=${position}-00000000`)).http).toBe(409)
    await authorizeDay(server, nextDay())
    await pull(server, llave)
    await server.db.delete(outboundRows).where(eq(outboundRows.position, Number(position)))
    expect(await pull(server, llave, `desde=${siguiente}`)).toMatchObject({ http: 200 })
    expect((await pull(server, llave, `desde=${Number(position) - 1}-00000000`)).http).toBe(410)
  })

  test('deletes rows after 400 days, and with the request that they repeat', async () => {
    const folio = await authorizeDay(server, nextDay())
    const now = server.clock.now()
    const [row] = await server.db.select().from(outboundRows)
    if (!row) throw new Error('the row is missing')
    for (const days of [399, 401]) {
      const { id: _id, entry: _entry, approvalId: _approval, ...copy } = row
      await server.db
        .insert(outboundRows)
        .values({ ...copy, folio: days, at: new Date(now.getTime() - days * DAY_MS) })
    }
    await sweepExpired(server.db, now)
    const left = await server.db.select().from(outboundRows).orderBy(outboundRows.folio)
    expect(left.map((each) => each.folio)).toEqual([399, folio])
    await server.db.delete(approvals).where(eq(approvals.id, folio))
    expect(await server.db.$count(outboundRows)).toBe(1)
  })

  test('refuses a change of a stored row', async () => {
    await authorizeDay(server, nextDay())
    await expect(server.db.update(outboundRows).set({ folio: 1 })).rejects.toThrow()
    expect(await server.db.$count(outboundRows, eq(outboundRows.folio, 1))).toBe(0)
  })

  test('shows payroll the rows of its people by kind and day, and a file of them', async () => {
    const days = { desde: today, hasta: today }
    const rowsOf = async (login: string, clases: string[] = []) =>
      (await sendAs(server, listOutbound, { clases, ...days, pagina: 1 }, login)).body as {
        status: string
        data: OutboundDeskRow[]
        total: number
      }
    const folio = await authorizeDay(server, nextDay())
    expect(await rowsOf('100301')).toMatchObject({
      total: 1,
      data: [{ folio, nombre: 'GUADALUPE RAMOS ORTEGA' }],
    })
    expect((await rowsOf('100301', ['caja'])).data).toEqual([])
    const file = await sendAs(server, exportOutbound, { clases: [], ...days }, '100301')
    expect(file.body).toMatchObject({ status: 'OK', hayMas: false, data: [{ folio }] })
    const wrong = { clases: [], desde: today, hasta: addDays(today, -1), pagina: 1 }
    expect((await sendAs(server, listOutbound, wrong, '100301')).body).toMatchObject({ status: 'ERROR' })
    const { userId } = await findPerson(server, '100201')
    await setRole(server, userId, 'nomina', true, { companies: [OTHER_COMPANY], plants: null })
    expect((await rowsOf('100201')).data).toEqual([])
    await setRole(server, userId, 'nomina', true, { companies: [COMPANY], plants: null })
    expect((await rowsOf('100201')).data).toHaveLength(1)
    await setRole(server, userId, 'nomina', false)
    expect(await eventsOf('outbound-exported')).toBe(1)
  })
})

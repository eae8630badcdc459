import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as kardex from '#contract/time/kardex.ts'
import type { KardexRow, KardexSummary } from '#contract/time/kardex.ts'
import { companyDate } from '#domain/time/dates.ts'
import { type KardexKind, kardexKinds } from '#domain/time/kardex.ts'
import { kardexFacts } from '#server/db/schema/kardex.ts'
import { payslipDays, payslips } from '#server/db/schema/payroll.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { addFacts } from '#tests/support/people/kardex-facts.ts'
import { findPerson, openSession, sendAs } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** KARD-01 … KARD-21: summary and details of the labour record. */

const details: Record<KardexKind, typeof kardex.listVacations> = {
  permit: kardex.listPermits,
  vacation: kardex.listVacations,
  incapacity: kardex.listIncapacities,
  unjustified: kardex.listUnjustifiedAbsences,
  administrative: kardex.listAdministrativeAbsences,
  card: kardex.listCards,
}
const cardOf: Record<KardexKind, keyof KardexSummary> = {
  permit: 'permisos',
  vacation: 'vacaciones',
  incapacity: 'incapacidades',
  unjustified: 'faltasInjust',
  administrative: 'faltasAdmin',
  card: 'tarjetas',
}
const fieldsOf: Record<KardexKind, string[]> = {
  permit: ['Comentarios', 'Estatus', 'Fecha', 'TipoPermiso'],
  vacation: ['Estatus', 'Fecha', 'comentario'],
  incapacity: ['Fecha', 'comentario', 'incapacidad'],
  unjustified: ['Fecha', 'TipoIncidencia', 'comentario'],
  administrative: ['Fecha', 'TipoIncidencia', 'comentario'],
  card: ['Comentarios', 'estatus', 'fechaInconformidad', 'maquina', 'tipoTarjeta'],
}
const dateOf = (row: KardexRow) => row.Fecha ?? row.fechaInconformidad ?? ''

test('BR-41, K-22: requests types 1 to 5 with Opcion 1 to 5, and cards with Opcion 7', () => {
  expect(kardexKinds.map((kind) => details[kind].opcion)).toEqual([1, 2, 3, 4, 5, 7])
  expect(kardex.readKardex.opcion).toBe(6)
})

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let today: string

  beforeAll(async () => {
    server = await startServer({ database })
    today = companyDate(server.clock.now().getTime())
  })
  afterAll(() => server.stop())

  const ask = async (
    operation: typeof kardex.listVacations | typeof kardex.readKardex,
    login: string,
    Folio: unknown = login,
  ) => sendAs(server, operation, { Folio }, login)

  async function summaryOf(login: string): Promise<KardexSummary> {
    const answer = await ask(kardex.readKardex, login)
    expect(fieldOf(answer, 'status')).toBe('OK')
    return fieldOf(answer, 'infoKardex') as KardexSummary
  }

  async function rowsOf(kind: KardexKind, login: string): Promise<KardexRow[]> {
    const answer = await ask(details[kind], login)
    const rows = fieldOf(answer, 'data') as KardexRow[]
    expect(fieldOf(answer, 'status')).toBe(rows.length > 0 ? 'OK' : 'VACIO')
    return rows
  }

  test.each(kardexKinds)('%s: the summary counts the rows of the detail, newest first', async (kind) => {
    for (const login of ['100101', '100104']) {
      const rows = await rowsOf(kind, login)
      const dates = rows.map(dateOf)
      expect(dates).toEqual(dates.toSorted().reverse())
      const starting = (start: string) => dates.filter((date) => date.startsWith(start)).length
      expect((await summaryOf(login))[cardOf[kind]]).toEqual({
        Totales: rows.length,
        EsteAnio: starting(today.slice(0, 4)),
        EsteMes: starting(today.slice(0, 7)),
      })
      for (const row of rows) expect(Object.keys(row).sort()).toEqual(fieldsOf[kind])
    }
  })

  test('demo person 100101 has all kinds, all card statuses and a fact of this month', async () => {
    const summary = await summaryOf('100101')
    for (const counts of Object.values(summary)) {
      expect(counts.Totales).toBeGreaterThan(0)
      expect(counts.EsteMes).toBeLessThanOrEqual(counts.EsteAnio)
      expect(counts.EsteAnio).toBeLessThanOrEqual(counts.Totales)
    }
    expect(Object.values(summary).some(({ EsteMes }) => EsteMes > 0)).toBe(true)
    const cards = await rowsOf('card', '100101')
    expect(new Set(cards.map(({ estatus }) => estatus))).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  test('KARD-13: answers an empty detail with VACIO, and counts zero', async () => {
    const answer = await ask(kardex.listCards, '100103')
    expect(answer.body).toEqual({ status: 'VACIO', data: [] })
    expect((await summaryOf('100103')).tarjetas).toEqual({ Totales: 0, EsteAnio: 0, EsteMes: 0 })
  })

  test('lists as many absences in a week as its payslip counts in concept 704', async () => {
    const { employeeId } = await findPerson(server, '100101')
    const rows = await server.db
      .select({ start: payslips.startDate, end: payslips.endDate, days: payslipDays.days })
      .from(payslipDays)
      .innerJoin(payslips, eq(payslips.id, payslipDays.payslipId))
      .where(and(eq(payslips.employeeId, employeeId ?? 0), eq(payslipDays.concept, 704)))
    expect(rows.length).toBeGreaterThan(0)
    const absences = (await rowsOf('unjustified', '100101')).map(dateOf)
    for (const { start, end, days } of rows) {
      expect(absences.filter((date) => date >= start && date <= end)).toHaveLength(days)
    }
  })

  test.each([kardex.readKardex, ...Object.values(details)])(
    '$id refuses another person’s number, also to leaders and human resources',
    async (operation) => {
      for (const login of ['100102', '100201', '100301']) {
        for (const folio of ['100101', '1', '999999', ' ', '100101 or 1=1']) {
          const answer = await ask(operation, login, folio)
          expect(answer.http).toBe(200)
          expect(answer.body).toEqual({
            status: 'ERROR',
            message: 'Solo puedes ver tu propia información.',
          })
        }
      }
    },
  )

  test.each([undefined, null, 100102, [100101], '', 'x'.repeat(21), ['100101'], { $ne: '' }])(
    'refuses the Folio %j',
    async (folio) => {
      const token = await openSession(server, '100101')
      const answer = await sendOperation(server, kardex.readKardex, { Folio: folio }, token)
      expect(answer.http).toBe(200)
      expect(fieldOf(answer, 'status')).toBe('ERROR')
      expect(fieldOf(answer, 'infoKardex')).toBeUndefined()
    },
  )

  test('requires a session of a person with an employee record', async () => {
    const nobody = await sendOperation(server, kardex.readKardex, { Folio: '100101' }, '')
    expect(nobody.body).toEqual({ status: 'EXPSESSION', message: 'Token inválido' })
    for (const login of ['candidato', 'externo']) {
      expect(fieldOf(await ask(kardex.readKardex, login, '900001'), 'status')).toBe('ERROR')
    }
  })

  test('accepts another letter case in the path', async () => {
    const spelled = { ...kardex.readKardex, path: '/KARDEX/WS-Kardex.php' }
    const answer = await sendAs(server, spelled, { Folio: '100101' }, '100101')
    expect(fieldOf(answer, 'status')).toBe('OK')
  })

  test('reads summary and details through the index of person and kind', async () => {
    await addFacts(server.db, '100301', 400, today)
    const plans = await server.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const detail = await tx.execute(
        sql`explain select * from kardex_facts where employee_id = 6 and kind = 2 order by date desc, id desc limit 1000`,
      )
      const summary = await tx.execute(
        sql`explain select kind, count(*) from kardex_facts where employee_id = 6 group by kind`,
      )
      return [detail, summary].map((plan) => JSON.stringify(plan))
    })
    for (const plan of plans) expect(plan).toContain('kardex_facts_employee_kind')
  })

  test('limits a detail to the newest 1,000 rows', async () => {
    await addFacts(server.db, '100201', 1_100, today, 2)
    const rows = await rowsOf('vacation', '100201')
    expect(rows).toHaveLength(1000)
    expect(dateOf(rows[0] ?? {})).toBe(today)
    expect((await summaryOf('100201')).vacaciones.Totales).toBeGreaterThanOrEqual(1_100)
  })

  test('the database refuses a status on anything but a card', async () => {
    const { employeeId } = await findPerson(server, '100101')
    const insert = (kind: number, complaintStatus: number) =>
      server.db
        .insert(kardexFacts)
        .values({ employeeId: employeeId ?? 0, kind, date: today, complaintStatus })
    await expect(insert(1, 1)).rejects.toThrow()
    await expect(insert(6, 6)).rejects.toThrow()
    await expect(insert(7, 1)).rejects.toThrow()
  })
})

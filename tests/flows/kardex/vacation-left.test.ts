import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readKardex, type VacationLeft } from '#contract/time/kardex.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { monthsAfter } from '#domain/time/months.ts'
import { kardexFacts } from '#server/db/schema/kardex.ts'
import { lawRows } from '#server/db/schema/law/law-rows.ts'
import { employees } from '#server/db/schema/people.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** KAR-06 with the vacation days left by law, an extension. */

const PERSON = '100103'
const VACATION = 2

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let employeeId: number
  let today: string
  let anniversary: string
  beforeAll(async () => {
    server = await startServer({ database })
    today = companyDate(server.clock.now().getTime())
    anniversary = monthsAfter(today, -6)
    employeeId = (await findPerson(server, PERSON)).employeeId ?? 0
    const hireDate = monthsAfter(anniversary, -24)
    await server.db.update(employees).set({ hireDate }).where(eq(employees.id, employeeId))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(lawRows)
    await server.db.delete(kardexFacts).where(eq(kardexFacts.employeeId, employeeId))
  })

  const take = (days: readonly string[], status = 'Disfrutado') =>
    server.db.insert(kardexFacts).values(days.map((date) => ({ employeeId, kind: VACATION, date, status })))
  const read = async () =>
    fieldOf(await sendAs(server, readKardex, { Folio: PERSON }, PERSON), 'vacaciones') as VacationLeft | null

  test('subtracts the days of the labour record since the anniversary, and leaves out cancelled ones', async () => {
    await take([addDays(anniversary, -1), anniversary, addDays(anniversary, 1)])
    await take([addDays(anniversary, 2)], 'Cancelado')
    await take([addDays(today, 3)], 'Autorizado')
    expect(await read()).toMatchObject({
      hoy: today,
      anios: 2,
      desde: anniversary,
      derecho: 14,
      tomados: 2,
      programados: 1,
      quedan: 11,
      delAnterior: 0,
      vencen: 11,
      siguienteDesde: monthsAfter(anniversary, 12),
      siguienteDias: 16,
      articulo: 'LFT 76',
      confirmada: true,
    })
  })

  test('uses the company’s confirmed table of days, and says that nobody has read it in its source', async () => {
    const at = server.clock.now()
    await server.db.insert(lawRows).values({
      rule: 'vacationDays',
      value: '1:15 2:17 3:19',
      validFrom: anniversary,
      article: 'LFT 76',
      source: 'Convenio',
      isConfirmed: false,
      status: 'approved',
      proposedAt: at,
      decidedAt: at,
    })
    expect(await read()).toMatchObject({ derecho: 17, quedan: 17, siguienteDias: 19, confirmada: false })
  })
})

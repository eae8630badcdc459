import { QueryClient } from '@tanstack/react-query'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startDataImport } from '#contract/imports/data-import.ts'
import {
  listAdministrativeAbsences,
  listCards,
  listIncapacities,
  listPermits,
  listUnjustifiedAbsences,
  listVacations,
  readImportedDays,
} from '#contract/time/kardex.ts'
import { isCovered, LATE_DAYS, SETTLED_MS } from '#domain/pay-check/coverage.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import type { PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { dataImportRows, dataImports } from '#server/db/schema/imports/data-import.ts'
import { kardexFacts } from '#server/db/schema/kardex.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { groups } from '#server/identity/groups.ts'
import { createDevice } from '#tests/support/device/device.ts'
import { dataImportActions } from '#tests/support/people/data-import.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { sendAs } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** P-273: days that the company's imports of the kardex cover. */

const PERSON = '100103'
const COLLEAGUES = ['100101', '100102', '100104']
const MOVER = '100211'
const MOVERS = ['100212', '100215', '100219']
/** People of the second company. */
const STRANGER = '100106'
const OTHERS = ['100214', '100216', '100217']
const SECOND = '00300'
const HEADING = 'NUMERO,TIPO,FECHA'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const FORGOTTEN = SETTLED_MS + MINUTE

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let hands: ReturnType<typeof dataImportActions>
  let people: ReturnType<typeof peopleImportActions>
  let first: string
  let today: string

  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    hands = dataImportActions(server, 'kardex')
    people = peopleImportActions(server)
    const [own] = await server.db.select().from(employees).where(eq(employees.number, PERSON))
    if (!own) throw new Error('no such person')
    const { companyCode, payGroupId, departmentId } = own
    first = companyCode
    const place = async (numbers: readonly string[], company: string) =>
      server.db
        .update(employees)
        .set({ companyCode: company, payGroupId, departmentId })
        .where(inArray(employees.number, [...numbers]))
    await place([PERSON, ...COLLEAGUES, MOVER, ...MOVERS], first)
    await place([STRANGER, ...OTHERS], SECOND)
    const rows = await server.db
      .select({ id: employees.id, number: employees.number })
      .from(employees)
      .where(inArray(employees.number, [MOVER, ...MOVERS]))
    // A file of people changes only those with an account.
    await server.db.insert(users).values(
      rows.map(({ id, number }) => ({
        employeeId: id,
        companyCode: first,
        nickname: number,
        name: number,
        passwordHash: '',
        groupId: groups.workers,
        createdAt: server.clock.now(),
      })),
    )
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.advance(FORGOTTEN)
    today = companyDate(server.clock.now().getTime())
    await server.db.delete(dataImports)
    await server.db.delete(kardexFacts)
  })

  const ago = (days: number) => addDays(today, -days)
  /** Absences of three people on every fifth day since `oldest`, and one incapacity and one permit. */
  const rowsSince = (oldest: number, newest = 2, numbers: readonly string[] = COLLEAGUES) => [
    ...numbers.flatMap((number) =>
      Array.from(
        { length: Math.floor((oldest - newest) / 5) + 1 },
        (_, at) => `${number},4,${ago(newest + at * 5)}`,
      ),
    ),
    `${numbers[0]},3,${ago(newest + 1)}`,
    `${numbers[1]},1,${ago(newest + 1)}`,
  ]
  const fileOf = (...rows: readonly string[]) => `${[HEADING, ...rows].join('\n')}\n`
  async function importRows(...rows: readonly string[]) {
    const run = await hands.check(fileOf(...rows))
    return hands.run(run.id)
  }
  const read = async (number: string, input: object = {}) =>
    fieldOf(await sendAs(server, readImportedDays, input, number), 'cubierto')
  async function covered(number = PERSON): Promise<unknown> {
    server.clock.advance(FORGOTTEN)
    return read(number)
  }
  /** Moves people to the second company by a file of people, as human resources does. */
  async function move(numbers: readonly string[]) {
    const rows = await server.db
      .select()
      .from(employees)
      .where(inArray(employees.number, [...numbers]))
    const lines = rows.map(({ number, firstName, paternalName, maternalName }) =>
      [number, firstName, paternalName, maternalName, SECOND].join(','),
    )
    const run = await people.check(
      `NUM_EMP,NOMBRE,APELLIDO PATERNO,APELLIDO MATERNO,COMPANIA\n${lines.join('\n')}\n`,
    )
    expect(run.cuentas).toMatchObject({ cambia: numbers.length, error: 0 })
    await people.run(run.id)
  }

  test('a person without absences learns how far the imports of their colleagues reach', async () => {
    expect(await covered()).toBeUndefined()
    await importRows(...rowsSince(102))
    expect(await covered()).toEqual({ desde: ago(102), hasta: ago(3) })
    expect(await covered('100101')).toEqual({ desde: ago(102), hasta: ago(3) })
    const request = { Folio: PERSON }
    const absences = await sendAs(server, listUnjustifiedAbsences, request, PERSON)
    expect(absences.body).toEqual({ status: 'VACIO', data: [] })
    expect((await sendAs(server, listCards, request, PERSON)).body).not.toHaveProperty('cubierto')
  })

  test('each of two companies has its own days, also for a request with a stranger’s number', async () => {
    await importRows(...rowsSince(102))
    expect(await covered()).toEqual({ desde: ago(102), hasta: ago(3) })
    expect(await covered(STRANGER)).toBeUndefined()
    expect(await read(STRANGER, { Folio: PERSON, compania: first })).toBeUndefined()
    await importRows(...rowsSince(52, 12, OTHERS))
    expect(await covered(STRANGER)).toEqual({ desde: ago(52), hasta: ago(13) })
    expect(await covered()).toEqual({ desde: ago(102), hasta: ago(3) })
    expect(await read(PERSON, { Folio: STRANGER })).toEqual({ desde: ago(102), hasta: ago(3) })
    expect((await sendAs(server, readImportedDays, {}, 'candidato')).http).toBe(403)
  })

  test('begins anew after a week without any absence', async () => {
    await importRows(...rowsSince(102).filter((row) => !row.endsWith(ago(52)) && !row.endsWith(ago(57))))
    expect(await covered()).toEqual({ desde: ago(47), hasta: ago(3) })
  })

  test('says nothing about a person of another plant or pay group', async () => {
    await importRows(...rowsSince(102))
    const isPerson = eq(employees.number, PERSON)
    const change = async (values: Partial<typeof employees.$inferInsert>) => {
      const [before] = await server.db.select().from(employees).where(isPerson)
      if (!before) throw new Error('no such person')
      await server.db.update(employees).set(values).where(isPerson)
      const found = await covered()
      const { departmentId, payGroupId } = before
      await server.db.update(employees).set({ departmentId, payGroupId }).where(isPerson)
      return found
    }
    expect(await change({ departmentId: 'D010' })).toBeUndefined()
    expect(await change({ payGroupId: 10 })).toBeUndefined()
    expect(await covered()).toBeDefined()
  })

  test('says nothing when the imports lack incapacities or permits', async () => {
    await importRows(...rowsSince(102).filter((row) => !row.includes(',3,')))
    expect(await covered()).toBeUndefined()
    await importRows(`100101,3,${ago(10)}`)
    expect(await covered()).toBeDefined()
  })

  test('counts no vacation and no incapacity as the newest day', async () => {
    await importRows(...rowsSince(102, 12))
    await importRows(
      ...COLLEAGUES.flatMap((number) => [
        `${number},2,${ago(2)}`,
        `${number},3,${ago(3)}`,
        `${number},1,${ago(4)}`,
      ]),
    )
    expect(await covered()).toEqual({ desde: ago(102), hasta: ago(13) })
  })

  test('says nothing while a file has an own row that is in error, or not imported yet', async () => {
    await importRows(...rowsSince(102))
    expect(await covered()).toBeDefined()
    await importRows(`0${PERSON},99,${ago(4)}`, `100101,4,${ago(1)}`)
    expect(await server.db.$count(dataImportRows, eq(dataImportRows.kind, 'error'))).toBe(1)
    expect(await covered()).toBeUndefined()
    expect(await covered('100102')).toBeDefined()
    await server.db.delete(dataImports)
    const waiting = await hands.check(fileOf(`${PERSON},4,${ago(4)}`))
    expect(await covered()).toBeUndefined()
    expect(await covered('100102')).toBeDefined()
    await hands.run(waiting.id)
    expect(await covered()).toBeDefined()
  })

  test('says nothing while a file is checked or imported, and for some minutes after', async () => {
    await importRows(...rowsSince(102))
    expect(await covered()).toBeDefined()
    await hands.hand(fileOf(`100101,4,${ago(1)}`))
    expect(await covered()).toBeUndefined()
    await hands.work()
    expect(await covered()).toBeDefined()
    const { id } = await hands.now()
    await hands.said(startDataImport, { id })
    expect(await covered()).toBeUndefined()
    await hands.work()
    expect(await read(PERSON)).toBeUndefined()
    expect(await covered()).toBeDefined()
  })

  test('says nothing once the import is undone', async () => {
    const rows = rowsSince(102)
    await importRows(...rows)
    expect(await covered()).toBeDefined()
    const undone = [`${HEADING},QUITAR`, ...rows.map((row) => `${row},S`)]
    await hands.run((await hands.check(`${undone.join('\n')}\n`)).id)
    expect(await server.db.$count(kardexFacts)).toBe(0)
    expect(await covered()).toBeUndefined()
  })

  test('begins on the day on which the person moved to the company', async () => {
    await importRows(...rowsSince(102), ...rowsSince(102, 2, OTHERS))
    expect(await covered(MOVER)).toEqual({ desde: ago(102), hasta: ago(3) })
    await move([MOVER])
    const moved = companyDate(server.clock.now().getTime())
    expect(await covered(MOVER)).toBeUndefined()
    expect(await covered(STRANGER)).toEqual({ desde: ago(102), hasta: ago(3) })
    server.clock.advance(10 * DAY)
    today = companyDate(server.clock.now().getTime())
    await importRows(...OTHERS.flatMap((number) => [`${number},4,${ago(6)}`, `${number},4,${ago(2)}`]))
    expect(await covered(MOVER)).toEqual({ desde: moved, hasta: ago(3) })
  })

  test('counts no absence that people bring from their former company', async () => {
    await importRows(...rowsSince(102, 2, MOVERS))
    expect(await covered()).toBeDefined()
    await move(MOVERS)
    expect(await covered(STRANGER)).toBeUndefined()
  })

  test('remembers the days for some minutes', async () => {
    await importRows(...rowsSince(102))
    const before = await covered()
    await server.db.delete(kardexFacts)
    server.clock.advance(MINUTE)
    expect(await read(PERSON)).toEqual(before)
    expect(await covered()).toBeUndefined()
  })

  test('the device keeps the days for the check, and uses them only when no list is older', async () => {
    const lists = [
      listUnjustifiedAbsences,
      listAdministrativeAbsences,
      listIncapacities,
      listPermits,
      listVacations,
    ]
    await importRows(...rowsSince(102))
    const device = createDevice(server.url)
    try {
      const range = (await covered()) as { desde: string; hasta: string }
      const app = await device.start()
      await app.session.signIn(PERSON, 'Portal.2026')
      const client = new QueryClient()
      const { fetchKept } = await import('#hooks/operations/fetch-kept.ts')
      const fetchLists = () =>
        Promise.all(lists.map((operation) => fetchKept(client, operation, { Folio: PERSON })))
      await Promise.all([fetchLists(), fetchKept(client, readImportedDays, {})])
      const payslip = payslipOf(addDays(range.hasta, -6), range.hasta)
      const factsOnDevice = async () => {
        const { readPayFacts } = await import('#models/payslips/stored-facts.ts')
        const facts = await readPayFacts(payslip.period, payslip.detail, [payslip.period], PERSON)
        if (!facts?.kardex) throw new Error('the device has no kardex')
        return facts.kardex
      }
      const imported = { from: range.desde, to: range.hasta }
      expect(await factsOnDevice()).toMatchObject({ unpaidDays: [], covered: null, imported })
      server.clock.advance(FORGOTTEN)
      await fetchKept(client, readImportedDays, {})
      expect((await factsOnDevice()).imported).toBeNull()
      await fetchLists()
      device.goOffline()
      await device.start()
      const kept = await factsOnDevice()
      expect(kept.imported).toEqual(imported)
      const { start, end } = payslip.detail
      expect(isCovered(kept, addDays(start, -LATE_DAYS), end)).toBe(true)
      expect(isCovered(kept, start, addDays(end, 1))).toBe(false)
    } finally {
      device.goOnline()
      vi.unstubAllGlobals()
    }
  })
})

/** Returns a payslip for the days from `start` to `end`. */
function payslipOf(start: string, end: string): { period: PayslipPeriod; detail: PayslipDetail } {
  const paid = addDays(end, 1)
  const period: PayslipPeriod = {
    paid_date: paid,
    stamped: true,
    idtimbrado: 1,
    pdf_receipt: '',
    payroll: 1,
    year: Number(end.slice(0, 4)),
    period: 46,
    type: 1,
    prenomina: false,
    end_date: end,
  }
  const detail: PayslipDetail = {
    kind: 'detail',
    periodo: `${period.year}046`,
    company: 'C',
    name: 'N',
    taxId: 'R',
    department: 'D',
    number: PERSON,
    dailySalary: 40_000,
    regime: '02',
    start,
    end,
    paid,
    daysPaid: '7.000',
    lines: [],
    days: [],
    cashTotal: 0,
    at: 0,
  }
  return { period, detail }
}

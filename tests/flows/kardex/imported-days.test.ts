import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listCards, listUnjustifiedAbsences } from '#contract/time/kardex.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { dataImportRows, dataImports } from '#server/db/schema/imports/data-import.ts'
import { kardexFacts } from '#server/db/schema/kardex.ts'
import { employees } from '#server/db/schema/people.ts'
import { dataImportActions } from '#tests/support/people/data-import.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** KAR-04 with the days that the company's imports cover (`cubierto`, an extension). */

const PERSON = '100103'
const COLLEAGUES = ['100101', '100102', '100104'] as const
const MINUTE = 60_000
const FORGOTTEN = 6 * MINUTE

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let hands: ReturnType<typeof dataImportActions>
  let group: number[]
  let today: string

  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    hands = dataImportActions(server, 'kardex')
    const people = await Promise.all([PERSON, ...COLLEAGUES].map((number) => findPerson(server, number)))
    group = people.map(({ employeeId }) => employeeId ?? 0)
    const [own] = await server.db.select().from(employees).where(eq(employees.number, PERSON))
    if (!own) throw new Error('no such person')
    const { companyCode, payGroupId, departmentId } = own
    await server.db
      .update(employees)
      .set({ companyCode, payGroupId, departmentId })
      .where(inArray(employees.id, group))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.advance(FORGOTTEN)
    today = companyDate(server.clock.now().getTime())
    await server.db.delete(dataImports)
    await server.db.delete(kardexFacts)
  })

  const heading = 'NUMERO,TIPO,FECHA'
  const ago = (days: number) => addDays(today, -days)
  /** Absences of all colleagues on every fifth day since `oldest`, and one incapacity and one permit. */
  const rowsSince = (oldest: number, newest = 2) => [
    ...COLLEAGUES.flatMap((number) =>
      Array.from(
        { length: Math.floor((oldest - newest) / 5) + 1 },
        (_, at) => `${number},4,${ago(newest + at * 5)}`,
      ),
    ),
    `100101,3,${ago(newest + 1)}`,
    `100102,1,${ago(newest + 1)}`,
  ]
  async function importRows(...rows: readonly string[]) {
    const run = await hands.check(`${[heading, ...rows].join('\n')}\n`)
    return hands.run(run.id)
  }
  async function covered(number = PERSON): Promise<unknown> {
    server.clock.advance(FORGOTTEN)
    return fieldOf(await sendAs(server, listUnjustifiedAbsences, { Folio: number }, number), 'cubierto')
  }

  test('a person without absences learns how far the imports of their colleagues reach', async () => {
    expect(await covered()).toBeUndefined()
    await importRows(...rowsSince(102))
    const answer = await sendAs(server, listUnjustifiedAbsences, { Folio: PERSON }, PERSON)
    expect(answer.body).toEqual({ status: 'VACIO', data: [] })
    expect(await covered()).toEqual({ desde: ago(102), hasta: ago(3) })
    expect(await covered('100101')).toEqual({ desde: ago(102), hasta: ago(3) })
    expect((await sendAs(server, listCards, { Folio: PERSON }, PERSON)).body).not.toHaveProperty('cubierto')
  })

  test('begins anew after a week without any absence', async () => {
    await importRows(...rowsSince(102).filter((row) => !row.endsWith(ago(52)) && !row.endsWith(ago(57))))
    expect(await covered()).toEqual({ desde: ago(47), hasta: ago(3) })
  })

  test('says nothing about a person of another plant, pay group or company', async () => {
    await importRows(...rowsSince(102))
    const change = async (values: Partial<typeof employees.$inferInsert>) => {
      const [before] = await server.db.select().from(employees).where(eq(employees.number, PERSON))
      if (!before) throw new Error('no such person')
      await server.db.update(employees).set(values).where(eq(employees.number, PERSON))
      const found = await covered()
      const { departmentId, payGroupId } = before
      await server.db.update(employees).set({ departmentId, payGroupId }).where(eq(employees.number, PERSON))
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
    const waiting = await hands.check(`${heading}\n${PERSON},4,${ago(4)}\n`)
    expect(await covered()).toBeUndefined()
    await hands.run(waiting.id)
    expect(await covered()).toBeDefined()
  })

  test('remembers the days for some minutes', async () => {
    await importRows(...rowsSince(102))
    const before = await covered()
    await server.db.delete(kardexFacts)
    server.clock.advance(MINUTE)
    const answer = await sendAs(server, listUnjustifiedAbsences, { Folio: PERSON }, PERSON)
    expect(fieldOf(answer, 'cubierto')).toEqual(before)
    expect(await covered()).toBeUndefined()
  })
})

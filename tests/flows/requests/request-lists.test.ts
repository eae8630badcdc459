import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listClarificationReasons, listPayrollPeriods } from '#contract/requests/clarifications.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { fillRequestLists } from '#server/standard/request-lists.ts'
import { clarificationReasons, clarifications, payrollPeriods } from '#server/db/schema/clarifications.ts'
import { standardReasons } from '#server/texts.ts'
import { startWork } from '#server/work.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { sendAs } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Standard reasons and periods of a company without its own, as time passes (CLARF-11 … CLARF-14). */

const DAY_MS = 86_400_000

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database })
    await server.db.delete(clarifications)
  })
  afterAll(async () => {
    await server.services.jobs.stop()
    await server.stop()
  })

  async function forget(): Promise<void> {
    await server.db.delete(clarificationReasons)
    await server.db.delete(payrollPeriods)
  }
  const fill = (day: string) =>
    server.db.transaction((tx) => fillRequestLists(tx, new Date(`${day}T18:00:00Z`)))
  const periodsOf = (family: number) =>
    server.db
      .select()
      .from(payrollPeriods)
      .where(eq(payrollPeriods.family, family))
      .orderBy(asc(payrollPeriods.endDate))
  const ask = async (operation: AnyOperation, input: object) => sendAs(server, operation, input, '100101')
  async function newest(grupoPago: number): Promise<string> {
    const list = fieldOf(await ask(listPayrollPeriods, { grupoPago }), 'Periodos') as { end_date: string }[]
    return list[0]?.end_date ?? ''
  }

  test('fills an empty database once when several servers do it at the same time; later runs add periods', async () => {
    await forget()
    await Promise.all([1, 2, 3].map(() => fill('2026-11-21')))
    const reasons = await server.db.select().from(clarificationReasons).orderBy(clarificationReasons.id)
    expect(reasons.map(({ name }) => name)).toEqual(standardReasons)
    const before = await periodsOf(5704)
    expect(before.length).toBeGreaterThan(100)
    const later = '2028-01-20'
    for (let times = 0; times < 2; times++) await fill(later)
    for (const family of [5704, 5709]) {
      const periods = await periodsOf(family)
      const now = periods.filter(({ startDate, endDate }) => startDate <= later && endDate >= later)
      expect(now).toHaveLength(1)
      periods.slice(1).forEach(({ startDate }, at) => {
        expect(startDate).toBe(addDays(periods[at]?.endDate ?? '', 1))
      })
    }
    expect((await periodsOf(5704)).slice(0, before.length)).toEqual(before)
    expect(await server.db.$count(clarificationReasons)).toBe(standardReasons.length)
  })

  test('keeps the company’s own reasons and periods', async () => {
    await forget()
    await server.db.insert(clarificationReasons).values({ id: 40, name: 'Otra cosa', isActive: false })
    const dates = { startDate: '2026-11-12', endDate: '2026-12-11', payDate: '2026-12-15' }
    const own = { family: 5704, year: 2026, number: 12, ...dates }
    await server.db.insert(payrollPeriods).values(own)
    await fill('2026-11-21')
    expect(await periodsOf(5704)).toEqual([own])
    expect(await server.db.$count(clarificationReasons)).toBe(1)
    expect((await periodsOf(5709)).length).toBeGreaterThan(47)
  })

  test('CLARF-13, CLARF-14: adds the current period forty days later without a restart', {
    tags: ['whole'],
  }, async () => {
    await forget()
    startWork(server.connection, server.services, server.clock)
    await expect.poll(() => newest(5704), { timeout: 30_000 }).not.toBe('')
    const reasons = fieldOf(await ask(listClarificationReasons, {}), 'data') as { nombre: string }[]
    expect(reasons.map(({ nombre }) => nombre)).toEqual(standardReasons)
    server.clock.advance(40 * DAY_MS)
    const due = "update pgboss.job set start_after = now() where name = 'calendar' and state = 'created'"
    await expect
      .poll(async () => (await server.connection.query.query(due)).rowCount, { timeout: 10_000 })
      .toBe(1)
    const today = companyDate(server.clock.now().getTime())
    for (const family of [5704, 5709]) {
      await expect.poll(async () => (await newest(family)) >= today, { timeout: 10_000 }).toBe(true)
    }
  })
})

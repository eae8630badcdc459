import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAsked } from '#contract/approvals/approvals.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Tests P-92. */
describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let common: Omit<typeof approvals.$inferInsert, 'requestedAt'>
  let others: number[]

  beforeAll(async () => {
    server = await startServer({ database })
    const { employeeId } = await findPerson(server, '100101')
    const leader = await findPerson(server, '100201')
    const day = { fromDay: '2026-01-05', toDay: '2026-01-05' }
    const details = { tipo: 'Permiso' }
    common = {
      ...day,
      details,
      kind: 'incidencia',
      requesterId: employeeId ?? 0,
      approverId: leader.employeeId ?? 0,
    }
    const people = await server.db.select({ id: employees.id }).from(employees).limit(12)
    others = people.map(({ id }) => id).filter((id) => id !== common.requesterId && id !== common.approverId)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(approvals)
    await server.db.insert(approvals).values({ ...common, requestedAt: server.clock.now() })
  })

  /**
   * Inserts a request for each entry of `hours`: decided `ago` ms ago, that many hours after it was made. Requesters and
   * deciders take turns.
   */
  async function decided(hours: number[], ago: number, more: Partial<typeof common> = {}) {
    const decidedAt = new Date(server.clock.now().getTime() - ago)
    const requestedAt = (each: number) => new Date(decidedAt.getTime() - each * HOUR)
    const rows = hours.map((each, at) => ({
      ...common,
      state: 'authorized' as const,
      requesterId: others[at % 5] ?? 0,
      approverId: others[5 + (at % 3)] ?? 0,
      ...more,
      decidedAt,
      requestedAt: requestedAt(each),
    }))
    await server.db.insert(approvals).values(rows)
  }
  const usual = async () => {
    const rows = fieldOf(await sendAs(server, listAsked, { pagina: 1 }, '100101'), 'data') as {
      estado: string
      horasUsuales?: number
    }[]
    expect(rows.filter((row) => row.estado !== 'waiting' && 'horasUsuales' in row)).toEqual([])
    return rows.find(({ estado }) => estado === 'waiting')?.horasUsuales
  }

  test('the usual time is the rounded median of the decisions of the last 90 days', async () => {
    await decided([1, 2, 20, 30, 300], 10 * DAY)
    expect(await usual()).toBe(24)
    await decided([1, 1, 1, 1, 1], 9 * DAY)
    expect(await usual()).toBe(1)
  })

  test('no usual time is given with fewer than five other requesters or three deciders', async () => {
    await decided([1, 2, 20, 30], 10 * DAY)
    await decided([1, 2, 20, 30], 10 * DAY)
    expect(await usual()).toBeUndefined()
    await decided([1, 2, 20, 30, 40], 10 * DAY, { requesterId: common.requesterId })
    expect(await usual()).toBeUndefined()
    await server.db.delete(approvals).where(eq(approvals.state, 'authorized'))
    await decided([1, 2, 20, 30, 40], 10 * DAY, { approverId: common.approverId })
    expect(await usual()).toBeUndefined()
  })

  test('counts the accounts that decided, even when all requests have the same approver', async () => {
    const accounts = await server.db.select({ id: users.id }).from(users).limit(3)
    for (const { id: decidedBy } of accounts)
      await decided([2, 2, 2, 2, 2], 10 * DAY, { approverId: common.approverId, decidedBy })
    expect(accounts).toHaveLength(3)
    expect(await usual()).toBe(2)
  })

  test('counts neither older decisions nor requests whose day passed', async () => {
    await decided([1, 2, 20, 30], 10 * DAY)
    await decided([9, 9, 9], 91 * DAY)
    await decided([9, 9, 9, 9, 9], 10 * DAY, { state: 'lapsed' })
    expect(await usual()).toBeUndefined()
  })
})

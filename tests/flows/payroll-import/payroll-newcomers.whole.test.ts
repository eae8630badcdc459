import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listWaitingReceipts } from '#contract/imports/payroll-import.ts'
import { retryWaitingReceipts } from '#contract/imports/payroll-runs.ts'
import { employees } from '#server/db/schema/people.ts'
import { startWork } from '#server/work.ts'
import type { Payee } from '#tests/support/files/payroll-receipts.ts'
import { strangerOf } from '#tests/support/people/payees.ts'
import { senderOf, work, zipOf } from '#tests/support/people/sending-files.ts'
import { openPayroll, type Payroll } from '#tests/support/people/taking-in.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let payroll: Payroll
  beforeAll(async () => {
    server = await startServer({ database })
    payroll = await openPayroll(server)
  })
  afterAll(async () => {
    payroll.close()
    await server.stop()
  })
  beforeEach(() => {
    payroll.nextWeek()
  })
  const { sent, rowOf } = senderOf(() => server)
  const addLike = async ({ number, rfc, curp }: Payee) => {
    const { employeeId } = await findPerson(server, '100101')
    const [model] = await server.db
      .select()
      .from(employees)
      .where(eq(employees.id, employeeId ?? 0))
    if (!model) throw new Error('no employee to copy')
    const { id: _, ...like } = model
    await server.db.insert(employees).values({ ...like, number, rfc, curp })
  }
  test('reads a file sent while the job waits, and imports its receipt once the person is added', async () => {
    const stranger = strangerOf(database === 'pglite' ? 51 : 52, payroll.payee.issuerRfc)
    const receipt = payroll.weekly(stranger)
    const { jobs } = server.services
    startWork(server.connection, server.services, server.clock)
    try {
      // The job has run once and now waits for hours.
      await vi.waitUntil(async () => isResting(server), { timeout: 60_000 })
      const id = await sent(zipOf(receipt))
      await vi.waitUntil(async () => (await rowOf(id))?.finishedAt, { timeout: 60_000 })
      expect(await payroll.receiptOf(receipt)).toMatchObject({ waitsFor: 'person' })
      await addLike(stranger)
      await server.db.transaction((tx) => jobs.add(tx, 'payslips', server.clock.now()))
      await server.db.execute(sql`update pgboss.job set start_after = now() where name = 'payslips'`)
      await vi.waitUntil(async () => payroll.payslipOf(receipt), { timeout: 60_000 })
      expect(await payroll.receiptOf(receipt)).toMatchObject({ state: 'taken' })
    } finally {
      await jobs.stop()
    }
  })

  test('imports waiting receipts on request once the person has been added', async () => {
    const stranger = strangerOf(database === 'pglite' ? 41 : 42, payroll.payee.issuerRfc)
    const receipt = payroll.weekly(stranger)
    await sent(zipOf(receipt))
    await work(server)
    const { body } = await payroll.ask('100301', retryWaitingReceipts, {})
    expect(body).toMatchObject({ status: 'OK', tomados: 0 })
    await addLike(stranger)
    const waiting = (await payroll.ask('100301', listWaitingReceipts, { desde: 0 })).body as { total: number }
    expect((await payroll.ask('100301', retryWaitingReceipts, {})).body).toEqual({
      status: 'OK',
      tomados: 1,
      quedan: waiting.total - 1,
    })
    expect(await payroll.payslipOf(receipt)).toMatchObject({ net: receipt.totals.total })
  })
})

async function isResting({ db }: TestServer): Promise<boolean> {
  const countOf = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as { rows: { count: number }[] }).rows[0]?.count ?? 0
  const isOpen = await countOf(sql`select count(to_regclass('pgboss.job'))::integer as count`)
  if (isOpen === 0) return false
  const resting = sql`select count(*)::integer as count from pgboss.job
    where name = 'payroll' and state = 'created' and start_after > now()`
  return (await countOf(resting)) > 0
}

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { companyDate } from '#domain/time/dates.ts'
import { approvalLinks, approvals } from '#server/db/schema/approvals.ts'
import { writeLetters } from '#server/services/approval-links/write-letters.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, setRole } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer
let visit: Omit<typeof approvals.$inferInsert, 'id'>

beforeAll(async () => {
  const environment = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://turno.example' }
  server = await startServer({ database: databases.at(-1) ?? 'pglite', environment })
  const waiting = and(eq(approvals.kind, 'visita'), eq(approvals.state, 'waiting'))
  const [row] = await server.db.select().from(approvals).where(waiting).limit(1)
  if (!row) throw new Error('the demo has no pending visit')
  const { id: _id, ...values } = row
  const today = companyDate(server.clock.now().getTime())
  const details = { ...values.details, correo: 'eva@soto.example' }
  const requestedAt = new Date(server.clock.now().getTime() - 3_600_000)
  visit = { ...values, details, requestedAt, fromDay: today, toDay: today }
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(approvals)
})

const write = () => writeLetters({ db: server.db, clock: server.clock, services: server.services })
const many = (length: number, row: typeof visit) =>
  server.db.insert(approvals).values(Array.from({ length }, () => row))

test('processes 101 visits in two batches, and sends one address at most ten emails', async () => {
  await many(101, { ...visit, state: 'authorized', decidedAt: server.clock.now() })
  const send = vi.spyOn(server.services.mailer, 'send').mockImplementation(async (_letter, settle) => {
    await settle('taken')
    return 'taken'
  })
  expect(await write()).not.toBeNull()
  expect(await write()).toBeNull()
  expect(await server.db.select().from(approvalLinks)).toHaveLength(101)
  // Ten emails is the limit for an address that another person typed.
  expect(send).toHaveBeenCalledTimes(10)
  send.mockRestore()
})

test('sends emails to other approvers when one approver has reached the daily limit', async () => {
  await many(120, visit)
  while (await server.services.quotas.mayWriteTo(visit.approverId));
  // Leads nobody, so only the role makes this person an approver.
  const other = await findPerson(server, '100501')
  await many(1, { ...visit, approverId: other.employeeId ?? 0, requestedAt: server.clock.now() })
  const none = vi.spyOn(server.services.mailer, 'send').mockResolvedValue('taken')
  await write()
  expect(none).not.toHaveBeenCalled()
  none.mockRestore()
  await setRole(server, other.userId, 'recursos-humanos')
  const send = vi.spyOn(server.services.mailer, 'send').mockResolvedValue('taken')
  await write()
  expect(send.mock.calls.map(([{ to }]) => to)).toEqual(['esteban.cardenas@correo.example'])
  send.mockRestore()
})

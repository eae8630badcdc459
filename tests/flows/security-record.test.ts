import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordEvent } from '#server/audit/record.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  const at = server.clock.now()
  await recordEvent(server.db, { kind: 'role-given', actorId: 1, subjectId: 2, address: '127.0.0.1', at })
})
afterAll(() => server.stop())

test.each([
  ['changed', sql`update security_events set kind = 'sign-in'`],
  ['deleted', sql`delete from security_events`],
  ['emptied', sql`truncate security_events`],
])('a row can not be %s', async (_, statement) => {
  await expect(server.db.execute(statement)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('append-only') as string },
  })
  expect(await server.db.select().from(securityEvents)).toHaveLength(1)
})

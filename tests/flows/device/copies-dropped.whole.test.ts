import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConsent } from '#contract/privacy/privacy.ts'
import { tables as t } from '#server/db/schema/tables.ts'
import { applyTerms } from '#server/services/privacy/retention.ts'
import { createDevice } from '#tests/support/device/device.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PERSON = '100101'
const PASSWORD = 'Portal.2026'
let server: TestServer
beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())

test('deletes cached answers and files after a data deletion, but keeps drafts and the session', async () => {
  const device = createDevice(server.url)
  const app = await device.start()
  expect(await app.session.signIn(PERSON, PASSWORD)).toMatchObject({ ok: true })
  const store = app.place.openStore()
  if (!store) throw new Error('no store')
  await app.kept.keep(store, readConsent, {}, { value: {} as never, at: 1 })
  await store.writeValue('answer|P-1|{"of":"a year that is blocked"}', { value: 'old', at: 1 })
  await store.writeValue('note|picture-payslips', 'what it showed')
  await store.writeValue('note|documents-thanked', [7])
  expect(await app.files.keepFile(store, 'recibo', new ArrayBuffer(8), 1)).toBe(true)
  await app.drafts.writeDraft('mejora', 'idea', { idea: 'Una luz' })

  const { employeeId, userId } = await findPerson(server, PERSON)
  const [row] = await server.db
    .select()
    .from(t.recognitions)
    .where(eq(t.recognitions.receiverId, employeeId ?? 0))
  const at = new Date(Date.now() - 3 * 365 * 86_400_000)
  await server.db
    .update(t.recognitions)
    .set({ at })
    .where(eq(t.recognitions.id, row?.id ?? 0))
  await server.db.insert(t.retentionRules).values({ kind: 'recognitions', months: 6, setAt: new Date(0) })
  await applyTerms({ db: server.db, files: server.services.files, clock: server.clock })
  expect(await server.db.$count(t.retentionDrops, eq(t.retentionDrops.userId, userId))).toBe(1)

  const answer = await app.rpc.call(readConsent, {})
  if (!answer.ok) throw new Error('no answer')
  const since = answer.value.retirado ?? 0
  expect(since).toBeGreaterThan(0)
  expect(await app.drop.dropCopies(store, since)).toBe(true)
  expect(await store.readValue('answer|P-1|{"of":"a year that is blocked"}')).toBeUndefined()
  expect(await store.readValue('note|picture-payslips')).toBeUndefined()
  expect(await app.files.readFile('recibo')).toBeNull()
  expect(await store.readValue('note|documents-thanked')).toEqual([7])
  expect(await store.readValue('note|session')).toBeDefined()
  expect(await app.drafts.readDraft('mejora', 'idea')).toMatchObject({ values: { idea: 'Una luz' } })
  await store.writeValue('answer|P-1|{}', { value: 'new', at: 2 })
  expect(await app.drop.dropCopies(store, since)).toBe(false)
  expect(await store.readValue('answer|P-1|{}')).toBeDefined()
})

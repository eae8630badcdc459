import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { registerImprovement } from '#contract/improvements/improvement-idea.ts'
import { REQUEST_STEP, requestForms } from '#domain/requests/request-forms.ts'
import { sessions } from '#server/db/schema/access.ts'
import { improvements } from '#server/db/schema/improvements.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { dataUrl, picture } from '#tests/support/files/sample-files.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Idea with a photo, sent through the outbox on a bad network (ROUTE-35, P-170). */

const PERSON = '100103'
let server: TestServer
let device: Device
let app: App
let employeeId: number
let photo: string
let losesAnswers = false

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  employeeId = (await findPerson(server, PERSON)).employeeId ?? 0
  photo = dataUrl(await picture('jpg'))
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(improvements).where(eq(improvements.employeeId, employeeId))
  device = createDevice(server.url)
  app = await device.start()
  const plain = globalThis.fetch
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const answer = await plain(...given)
    const url = given[0] instanceof Request ? given[0].url : String(given[0])
    if (losesAnswers && /sealed|mejoras/.test(url)) throw new TypeError('the answer is lost')
    return answer
  })
  expect(await app.session.signIn(PERSON, 'Portal.2026')).toMatchObject({ ok: true })
})
afterEach(() => {
  losesAnswers = false
  device.goOnline()
  vi.unstubAllGlobals()
})

const kept = () => server.db.select().from(improvements).where(eq(improvements.employeeId, employeeId))

async function confirm(change: object = {}): Promise<string> {
  const form = `${requestForms.improvement}${crypto.randomUUID()}`
  const input = {
    mejora: 'Un reloj',
    lugar: 'Comedor',
    beneficio: 'Llegar a tiempo',
    foto: [photo],
    ...change,
  }
  const entry = { operation: registerImprovement, input, form, step: REQUEST_STEP, values: input }
  expect(await app.outbox.confirm(entry)).toMatchObject({ kept: true })
  return form
}
const stateOf = async (form: string) => (await app.drafts.readDraft(form, REQUEST_STEP))?.state

test('keeps an idea with its photo while offline, and sends it once online', async () => {
  device.goOffline()
  const form = await confirm()
  await app.sync.syncOnReturn()
  expect(await stateOf(form)).toBe('queued')
  expect(await kept()).toEqual([])
  device.goOnline()
  await expect
    .poll(() => app.sync.syncOnReturn().then(() => stateOf(form)), { timeout: 20_000 })
    .toBe('synced')
  expect(await kept()).toMatchObject([{ idea: 'Un reloj', state: 1, fileKey: expect.any(String) }])
})

test('stores the idea once when the responses are lost', {
  tags: ['whole'],
}, async () => {
  losesAnswers = true
  const form = await confirm()
  await app.sync.syncOnReturn()
  expect(await stateOf(form)).toBe('queued')
  losesAnswers = false
  await expect
    .poll(() => app.sync.syncOnReturn().then(() => stateOf(form)), { timeout: 20_000 })
    .toBe('synced')
  expect(await kept()).toHaveLength(1)
})

test('delivers the sealed idea after the session has ended', { tags: ['whole'] }, async () => {
  device.goOffline()
  const form = await confirm()
  await server.db.delete(sessions)
  device.goOnline()
  await expect
    .poll(
      () =>
        app.sync
          .syncOnReturn()
          .then(kept)
          .then((rows) => rows.length),
      { timeout: 20_000 },
    )
    .toBe(1)
  expect(form).not.toBe('')
})

test('keeps the values of a refused idea on the device', async () => {
  const form = await confirm({ foto: ['data:image/jpeg;base64,AAAA'] })
  await expect
    .poll(() => app.sync.syncOnReturn().then(() => stateOf(form)), { timeout: 20_000 })
    .toBe('rejected')
  const draft = await app.drafts.readDraft(form, REQUEST_STEP)
  expect(draft?.values).toMatchObject({ mejora: 'Un reloj' })
  expect(await kept()).toEqual([])
})

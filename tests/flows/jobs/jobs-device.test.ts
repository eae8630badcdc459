import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendApplication } from '#contract/jobs/job-application.ts'
import { ANSWERS_STEP, jobForm, REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { jobPostings } from '#server/db/schema/jobs.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { type Applying, applyOn } from '#tests/support/server/applying.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** Application on a bad network (JOB-13, JOB-14): saved as typed, sent once, and kept after a refusal. */

const PERSON = '100101'
const PASSWORD = 'Portal.2026'
let server: TestServer
let on: Applying
let device: Device
let app: App
let form: string

beforeAll(async () => {
  server = withoutPace(await startServer({ database: 'pglite' }))
  on = await applyOn(server)
  form = jobForm(6, on.technician)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await on.reset()
  device = createDevice(server.url)
  app = await device.start()
  expect(await app.session.signIn(PERSON, PASSWORD)).toMatchObject({ ok: true })
})

const values = { name: 'Técnico de mantenimiento', contact: 'Rosa', questions: [], answers: { 1: 'Crecer' } }

async function confirm() {
  await app.drafts.writeDraft(form, ANSWERS_STEP, values)
  const input = { idVacante: on.technician, datos: await on.answers() }
  const typedAt = { form, steps: [ANSWERS_STEP] }
  const entry = { operation: sendApplication, input, form, step: REQUEST_STEP, values, typedAt }
  return app.outbox.confirm(entry)
}
const sent = () => app.drafts.readDraft(form, REQUEST_STEP)

test('queues an application while offline, and sends it when the network is back', async () => {
  device.between = async () => {
    throw new TypeError('no network')
  }
  await confirm()
  await app.sync.sync()
  expect(await sent()).toMatchObject({ state: 'queued', values })
  expect(await on.applicationOf(PERSON)).toBeUndefined()
  device.between = (_request, send) => send()
  await app.withdraw.retryNow()
  await app.sync.sync()
  expect(await on.applicationOf(PERSON)).toMatchObject({ state: 'recibida' })
  expect((await sent())?.state).not.toBe('queued')
})

test('stores an application once when its response is lost and it is sent again', async () => {
  let isLost = false
  device.between = async (_request, send) => {
    const answer = await send()
    if (isLost || (await on.applicationOf(PERSON)) === undefined) return answer
    isLost = true
    throw new TypeError('broken off')
  }
  await confirm()
  await app.sync.sync()
  expect(isLost).toBe(true)
  expect(await sent()).toMatchObject({ state: 'queued' })
  await app.withdraw.retryNow()
  await app.sync.sync()
  expect((await sent())?.state).not.toBe('queued')
  expect((await sent())?.state).not.toBe('rejected')
  expect(await on.applicationOf(PERSON)).toMatchObject({ revision: 1 })
})

test('keeps the answers of an application that was refused because the vacancy closed', {
  tags: ['whole'],
}, async () => {
  await confirm()
  const now = server.clock.now()
  await server.db.update(jobPostings).set({ closedAt: now }).where(eq(jobPostings.vacancyId, on.technician))
  await app.sync.sync()
  expect(await sent()).toMatchObject({
    state: 'rejected',
    message: 'Esta vacante ya cerró. Tus respuestas siguen en este dispositivo.',
    values,
  })
  expect(await on.applicationOf(PERSON)).toBeUndefined()
})

test('sends a queued application after the next sign-in when its session has ended', async () => {
  device.between = async () => {
    throw new TypeError('no network')
  }
  await confirm()
  device.between = (_request, send) => send()
  await on.endSessions(PERSON)
  await app.sync.sync()
  expect(await app.session.signIn(PERSON, PASSWORD)).toMatchObject({ ok: true })
  await app.sync.sync()
  expect(await on.applicationOf(PERSON)).toMatchObject({ state: 'recibida' })
})

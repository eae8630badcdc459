import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rateClarification, requestClarification } from '#contract/requests/clarifications.ts'
import { createDispute, rateDispute } from '#contract/requests/disputes.ts'
import type { AnyOperation, RequestOf } from '#contract/protocol/operation.ts'
import { duplicateClarificationText } from '#domain/requests/clarification-texts.ts'
import { REQUEST_STEP, requestForms } from '#domain/requests/request-forms.ts'
import { clarifications, disputes, payrollPeriods } from '#server/db/schema/clarifications.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { type LegacyHost, startLegacyHost } from '#tests/support/server/hosts/legacy-host.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PERSON = '100103'
const COMMENT = 'Me falta el bono de la semana'
let server: TestServer
let legacy: LegacyHost
let device: Device
let app: App
let employeeId: number
let userId: number
let period: string

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  legacy = await startLegacyHost(server.url)
  const person = await findPerson(server, PERSON)
  employeeId = person.employeeId ?? 0
  userId = person.userId
  const [row] = await server.db
    .select()
    .from(payrollPeriods)
    .where(eq(payrollPeriods.family, 5704))
    .orderBy(payrollPeriods.endDate)
    .limit(1)
  period = `${row?.endDate.slice(0, 4)}0${row?.number}`
})
afterAll(async () => {
  await legacy.stop()
  await server.stop()
})
beforeEach(async () => {
  await server.db.delete(clarifications).where(eq(clarifications.employeeId, employeeId))
  await server.db.delete(disputes).where(eq(disputes.employeeId, employeeId))
  device = createDevice(legacy.url)
  app = await device.start()
  expect(await app.session.signIn(PERSON, 'Portal.2026')).toMatchObject({ ok: true })
})

const clarificationRows = () =>
  server.db.select().from(clarifications).where(eq(clarifications.employeeId, employeeId))
const disputeRows = () => server.db.select().from(disputes).where(eq(disputes.employeeId, employeeId))

function confirm<Op extends AnyOperation>(operation: Op, input: RequestOf<Op>, form: string) {
  return app.outbox.confirm({ operation, input, form, step: REQUEST_STEP, values: input })
}
const ask = (comentario = COMMENT, name = 'uno') =>
  confirm(
    requestClarification,
    { periodo: period, motivo: 1, nomMotivo: 'Bono', nuevoMotivo: '', comentario },
    `${requestForms.clarification}${name}`,
  )

/** @returns how often the host received the operation */
async function loseAndRetry(): Promise<number> {
  const before = legacy.saves()
  legacy.loseNextAnswer()
  await app.sync.sync()
  expect((await app.queued.listQueued()).map(({ state }) => state)).toEqual(['sending'])
  await app.withdraw.retryNow()
  await app.sync.sync()
  expect(await app.queued.listQueued()).toEqual([])
  return legacy.saves() - before
}

test('sends a clarification only once when its response is lost', async () => {
  await ask()
  expect(await loseAndRetry()).toBe(1)
  expect(await clarificationRows()).toHaveLength(1)
})

test('rejects a clarification sent again after its request was lost, if its period already has an open clarification', {
  tags: ['whole'],
}, async () => {
  await ask('otra cosa', 'otra')
  await app.sync.sync()
  await ask()
  legacy.cutNext()
  await app.sync.sync()
  await app.withdraw.retryNow()
  await app.sync.sync()
  expect(await app.drafts.readDraft(`${requestForms.clarification}uno`, REQUEST_STEP)).toMatchObject({
    state: 'rejected',
    message: duplicateClarificationText,
  })
  expect((await clarificationRows()).map(({ comment }) => comment)).toEqual(['otra cosa'])
})

test('sends the rating of a clarification only once when its response is lost', async () => {
  await ask()
  await app.sync.sync()
  const [row] = await clarificationRows()
  const answered = { answer: 'Se paga', answeredBy: userId, answeredAt: new Date() }
  await server.db
    .update(clarifications)
    .set(answered)
    .where(eq(clarifications.id, row?.id ?? 0))
  const form = `${requestForms.clarificationRating}${row?.id}`
  await confirm(rateClarification, { id: row?.id ?? 0, rating: 4 }, form)
  expect(await loseAndRetry()).toBe(1)
  expect((await clarificationRows())[0]?.rating).toBe(4)
})

const dispute = {
  motivo: 'Descuento',
  fechaInconformidad: '2026-01-02',
  comentario: 'Un uniforme que no recibí',
  evidencia: [],
}

test('sends a dispute only once when its response is lost', async () => {
  await confirm(createDispute, dispute, `${requestForms.dispute}uno`)
  expect(await loseAndRetry()).toBe(1)
  expect(await disputeRows()).toHaveLength(1)
})

test('sends the rating of a dispute only once when its response is lost', async () => {
  const answered = { state: 2, answer: 'Se devuelve', answeredBy: userId, answeredAt: new Date() }
  const [row] = await server.db
    .insert(disputes)
    .values({
      employeeId,
      reason: 'Descuento',
      comment: 'x',
      day: '2026-01-02',
      registeredAt: new Date(),
      ...answered,
    })
    .returning()
  await confirm(rateDispute, { id: row?.id ?? 0, rating: 2 }, `${requestForms.disputeRating}${row?.id}`)
  expect(await loseAndRetry()).toBe(1)
  expect((await disputeRows())[0]).toMatchObject({ state: 3, rating: 2 })
})

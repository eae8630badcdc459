import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as answering from '#contract/polls/poll-answers.ts'
import * as desk from '#contract/polls/poll-desk.ts'
import * as operations from '#contract/polls/polls.ts'
import { REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { createDevice } from '#tests/support/device/device.ts'
import {
  countsOf,
  definition,
  HR,
  hasAnswered,
  pollTitled,
  said as saidOn,
} from '#tests/support/server/polling.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const PERSON = '100106'
const CLOSED = { status: 'ERROR', message: 'Esta encuesta ya cerró.' }
const body = {
  proyecto: 1,
  radios: [1, 2, 3, 4]
    .map((at) => ({ id: at, respuesta: [1, 4, 8, 11][at - 1] ?? 0 }))
    .concat([{ id: 6, respuesta: 25 }]),
  ask5: [23],
  ask8: [52],
  ask9: [60],
  abierta: '',
}
let server: TestServer
let former: number

beforeAll(async () => {
  server = withoutPace(await startServer({ database: 'pglite' }))
  former = await pollTitled(server, 'Prestaciones flexibles')
})
afterAll(() => server.stop())
beforeEach(async () => {
  former = await follow(former)
})

const said = (operation: Parameters<typeof saidOn>[1], input: object, login = PERSON) =>
  saidOn(server, operation, input, login)

async function follow(old: number): Promise<number> {
  await said(desk.closePoll, { id: old }, HR)
  const { id } = await said(desk.copyPoll, { id: old }, HR)
  const { revision: known } = await said(desk.readDeskPoll, { id }, HR)
  const encuesta = { ...definition, audiencia: { clase: 'plantas', ids: ['1'] } }
  const { revision } = await said(desk.savePoll, { id, revision: known, encuesta }, HR)
  expect(await said(desk.publishPoll, { id, revision }, HR)).toMatchObject({ status: 'OK' })
  return Number(id)
}

test('returns the poll’s id with its questions and refuses an answer that names another poll', async () => {
  expect(await said(operations.listPollQuestions, { proyecto: 1 })).toMatchObject({ folio: String(former) })
  const next = await follow(former)
  expect(await said(answering.sendBenefits, { ...body, encuesta: former })).toEqual(CLOSED)
  expect([await hasAnswered(server, former, PERSON), await hasAnswered(server, next, PERSON)]).toEqual([
    false,
    false,
  ])
  expect(await countsOf(server, next)).toMatchObject({ answered: 0 })
  const routes = await pollTitled(server, 'Rutas de transporte')
  for (const encuesta of [routes, 999_999])
    expect(await said(answering.sendBenefits, { ...body, encuesta })).toEqual({
      status: 'ERROR',
      message: 'Esta encuesta no está abierta para ti.',
    })
  expect(await said(answering.sendBenefits, { ...body, encuesta: next })).toEqual({ status: 'OK' })
  expect(await countsOf(server, next)).toMatchObject({ answered: 1 })
  former = next
})

test('uses the open poll when the answer names none, as in the spec', async () => {
  expect(await said(answering.sendBenefits, body)).toEqual({ status: 'OK' })
  expect(await hasAnswered(server, former, PERSON)).toBe(true)
})

test('refuses an answer queued while its poll closed and registers nothing in the next poll', async () => {
  const device = createDevice(server.url)
  const app = await device.start()
  expect(await app.session.signIn(PERSON, 'Portal.2026')).toMatchObject({ ok: true })
  device.between = (request, send) =>
    /sealed|beneficios/.test(request.url) ? Promise.reject(new TypeError('no network')) : send()
  await app.outbox.confirm({
    operation: answering.sendBenefits,
    input: { ...body, encuesta: former },
    form: 'encuesta-beneficios',
    step: REQUEST_STEP,
    values: { answers: {}, folio: String(former) },
  })
  const next = await follow(former)
  device.between = null
  await app.withdraw.retryNow()
  await app.sync.sync()
  expect(await app.drafts.readDraft('encuesta-beneficios', REQUEST_STEP)).toMatchObject({
    state: 'rejected',
    message: CLOSED.message,
  })
  expect([await hasAnswered(server, next, PERSON), (await countsOf(server, next)).answered]).toEqual([
    false,
    0,
  ])
  former = next
})

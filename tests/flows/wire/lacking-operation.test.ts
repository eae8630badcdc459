import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { saveStep } from '#contract/documents/documents.ts'
import { sendPoll } from '#contract/polls/poll-answers.ts'
import { ANSWERS_STEP, REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { operationReceipts } from '#server/db/schema/delivery.ts'
import { transportTexts as texts } from '#server/texts.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { emptyForm } from '#tests/support/people/form-rows.ts'
import { countsOf, given, publishNew } from '#tests/support/server/polling.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/**
 * A server that was reset to a version older than the app refuses a queued operation as unknown. The person
 * cannot correct the refusal, so the operation waits with the reason and blocks nothing else. The operation
 * is delivered once, when the server is updated.
 */

let server: TestServer
let device: Device
let app: App
let poll: number

beforeAll(async () => {
  server = withoutPace(await startServer({ database: 'pglite' }))
})
afterAll(() => server.stop())
beforeEach(async () => {
  // A fixed clock prevents automatic retries, which would deliver an entry that the server refuses only once.
  vi.useFakeTimers({ toFake: ['Date'] })
  await emptyForm(server, '100106')
  await server.db.delete(operationReceipts)
  poll = await publishNew(server)
  device = createDevice(server.url)
})
afterEach(() => {
  vi.useRealTimers()
})

async function enter(): Promise<void> {
  app = await device.start()
  expect(await app.session.signIn('100106', 'Portal.2026')).toMatchObject({ ok: true })
}

async function confirmBoth(): Promise<void> {
  const form = `encuesta-${poll}`
  const values = { answers: { 1: { options: [2], text: '' }, 3: { options: [1], text: '' } } }
  const input = { id: poll, respuestas: [given(1, [2]), given(3, [1]), given(4, [], 'Más luz')] }
  await app.drafts.writeDraft(form, ANSWERS_STEP, values)
  const typedAt = { form, steps: [ANSWERS_STEP] }
  await app.outbox.confirm({ operation: sendPoll, input, form, step: REQUEST_STEP, values, typedAt })
  await confirmStepOne()
}

async function confirmStepOne(): Promise<void> {
  const datos = { ...goodSteps[1] }
  await app.outbox.confirm({
    operation: saveStep,
    input: { bandera: 1, datos },
    form: 'data-form',
    step: '1',
    values: datos,
  })
}
const stateOf = async (form: string, step: string) => (await app.drafts.readDraft(form, step))?.state
const waiting = async () =>
  (await app.queued.listQueued()).map(({ operation, state, isLacked }) => ({ operation, state, isLacked }))

test.each([texts.unknownOperation, 'Opción desconocida.'])(
  'a sealed entry refused with “%s” waits and is marked, while the entry behind it is delivered',
  { tags: ['whole'] },
  async (message) => {
    let isNext = true
    device.between = (request, send) => {
      if (!isNext || !request.url.endsWith('/api/sealed')) return send()
      isNext = false
      return Promise.resolve(Response.json({ status: 'ERROR', message }))
    }
    await enter()
    await confirmBoth()
    await app.sync.sync()
    expect(await stateOf('data-form', '1')).toBe('synced')
    expect(await stateOf(`encuesta-${poll}`, REQUEST_STEP)).toBe('queued')
    expect(await waiting()).toEqual([{ operation: sendPoll.id, state: 'queued', isLacked: true }])
    await arrives()
  },
)

test.each([
  [
    'this server’s words',
    () => Response.json({ status: 'ERROR', message: texts.unknownPath }, { status: 404 }),
  ],
  [
    'the words of a company’s own host',
    () => Response.json({ status: 'ERROR', message: 'Opción no válida' }),
  ],
  [
    'a page of another host',
    () =>
      new Response('<!doctype html><pre>Cannot POST</pre>', {
        status: 404,
        headers: { 'content-type': 'text/html' },
      }),
  ],
])(
  'an unsealed entry refused with %s waits and is marked, while the other entry is delivered',
  async (_, refusal) => {
    let isOlder = true
    device.between = async (request, send) => {
      if (request.url.endsWith('/config.json')) {
        const { deliveryKey: _, ...config } = (await (await send()).json()) as Record<string, unknown>
        return Response.json(config)
      }
      if (!isOlder || !request.url.endsWith(sendPoll.path)) return send()
      return refusal()
    }
    await enter()
    await confirmBoth()
    await app.sync.sync()
    expect(await stateOf('data-form', '1')).toBe('synced')
    expect(await waiting()).toEqual([{ operation: sendPoll.id, state: 'queued', isLacked: true }])
    isOlder = false
    await arrives()
  },
)

test.each([true, false])(
  'an entry that a full portal puts off is marked until it arrives; sealed: %s',
  async (isSealed) => {
    let isFull = true
    let isCut = false
    device.between = async (request, send) => {
      if (request.url.endsWith('/config.json') && !isSealed) {
        const { deliveryKey: _, ...config } = (await (await send()).json()) as Record<string, unknown>
        return Response.json(config)
      }
      const isDelivery = request.url.endsWith(isSealed ? '/api/sealed' : sendPoll.path)
      if (isDelivery && isCut) throw new TypeError('Failed to fetch')
      return isDelivery && isFull ? Response.json({ status: 'ERROR' }, { status: 507 }) : send()
    }
    await enter()
    await confirmBoth()
    await app.sync.sync()
    const poll = async () =>
      (await app.queued.listQueued()).find(({ operation }) => operation === sendPoll.id)
    expect(await poll()).toMatchObject({ state: 'queued', isPutOff: true })
    isCut = true
    await app.withdraw.retryNow()
    await app.sync.sync()
    expect(await poll()).toMatchObject({ isPutOff: false })
    isCut = false
    isFull = false
    await arrives()
  },
)

test('an entry whose host is too full even to say whether it has it is marked', async () => {
  let answer = (): Response => {
    throw new TypeError('Failed to fetch')
  }
  let isDown = false
  device.between = async (request, send) => {
    if (request.url.endsWith('/config.json')) {
      const { deliveryKey: _, ...config } = (await (await send()).json()) as Record<string, unknown>
      return Response.json(config)
    }
    return isDown ? answer() : send()
  }
  await enter()
  isDown = true
  await confirmStepOne()
  await app.sync.sync()
  const step = async () => (await app.queued.listQueued()).find(({ operation }) => operation === saveStep.id)
  expect(await step()).toMatchObject({ isPutOff: false })
  answer = () => Response.json({ status: 'ERROR' }, { status: 507 })
  for (let tries = 0; tries < 2; tries += 1) {
    await app.withdraw.retryNow()
    await app.sync.sync()
  }
  expect(await step()).toMatchObject({ state: 'queued', isPutOff: true })
  isDown = false
  await app.withdraw.retryNow()
  await app.sync.sync()
  expect(await stateOf('data-form', '1')).toBe('synced')
})

async function arrives(): Promise<void> {
  await app.withdraw.retryNow()
  await app.sync.sync()
  expect(await waiting()).toEqual([])
  expect(await stateOf(`encuesta-${poll}`, REQUEST_STEP)).toBe('synced')
  expect((await countsOf(server, poll)).answered).toBe(1)
}

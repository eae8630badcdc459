import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendBenefits, sendPoll } from '#contract/polls/poll-answers.ts'
import * as desk from '#contract/polls/poll-desk.ts'
import { ANSWERS_STEP, REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { sessions } from '#server/db/schema/access.ts'
import { tables } from '#server/db/schema/tables.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { findPerson } from '#tests/support/server/people.ts'
import {
  countsOf,
  given,
  HR,
  hasAnswered,
  pollTitled,
  publishNew,
  said,
} from '#tests/support/server/polling.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const PERSON = '100106'
const PASSWORD = 'Portal.2026'
const { users } = tables
const realFetch = globalThis.fetch
let server: TestServer
let poll: number
let form: string

beforeAll(async () => {
  server = withoutPace(await startServer({ database: 'pglite' }))
})
afterAll(() => server.stop())
beforeEach(async () => {
  poll = await publishNew(server)
  form = `encuesta-${poll}`
})

async function open(device = createDevice(server.url)): Promise<{ device: Device; app: App }> {
  const app = await device.start()
  expect(await app.session.signIn(PERSON, PASSWORD)).toMatchObject({ ok: true })
  return { device, app }
}

const values = { answers: { 1: { options: [2], text: '' }, 3: { options: [1], text: '' } } }
const respuestas = [given(1, [2]), given(3, [1]), given(4, [], 'Más luz')]

async function confirm(app: App): Promise<void> {
  await app.drafts.writeDraft(form, ANSWERS_STEP, values)
  const typedAt = { form, steps: [ANSWERS_STEP] }
  const input = { id: poll, respuestas }
  await app.outbox.confirm({ operation: sendPoll, input, form, step: REQUEST_STEP, values, typedAt })
}
const sent = (app: App) => app.drafts.readDraft(form, REQUEST_STEP)
const counted = async () => (await countsOf(server, poll)).answered
const close = () => said(server, desk.closePoll, { id: poll }, HR)

const pages: [string, () => Response | Promise<never>][] = [
  ['no network', () => Promise.reject(new TypeError('no network'))],
  [
    'a Wi-Fi sign-in page',
    () => new Response('<html>Acepta</html>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['an empty object', () => Response.json({})],
  ['half an answer', () => new Response('{"status":"O')],
]

test.each(pages)(
  'on %s, keeps the answer queued and counts it once when the network works again',
  async (_name, page) => {
    const { device, app } = await open()
    device.between = (request, send) =>
      request.url.endsWith('/config.json') ? send() : Promise.resolve(page())
    await confirm(app)
    await app.sync.sync()
    expect(await sent(app)).toMatchObject({ state: 'queued', values })
    expect(await counted()).toBe(0)
    device.between = null
    await app.withdraw.retryNow()
    await app.sync.sync()
    expect((await sent(app))?.state).toBe('synced')
    expect(await counted()).toBe(1)
  },
)

test('counts an answer once when the app is killed before the response; a restart does not refuse it', {
  tags: ['whole'],
}, async () => {
  const { device, app } = await open()
  device.between = async (_request, send) => {
    const answer = await send()
    if ((await counted()) === 0) return answer
    throw new TypeError('killed')
  }
  await confirm(app)
  await app.sync.sync()
  expect(await counted()).toBe(1)
  device.between = null
  const again = await open(device)
  // The killed page may hold its delivery lease a moment longer.
  await vi.waitFor(
    async () => {
      await again.app.withdraw.retryNow()
      await again.app.sync.sync()
      expect((await sent(again.app))?.state).toBe('synced')
    },
    { timeout: 30_000 },
  )
  expect(await counted()).toBe(1)
})

test('refuses a queued answer to a closed poll with the reason and keeps it on the device', async () => {
  const { app } = await open()
  await close()
  await confirm(app)
  await app.sync.sync()
  const refused = await sent(app)
  expect(refused).toMatchObject({ state: 'rejected', message: 'Esta encuesta ya cerró.', values })
  expect(await app.drafts.isDelivered(refused?.opId ?? '')).toBe(false)
  expect([await counted(), await hasAnswered(server, poll, PERSON)]).toEqual([0, false])
})

test('refuses a later answer from another device, and keeps the counted answer', {
  tags: ['whole'],
}, async () => {
  const [first, second] = [await open(), createDevice(server.url)]
  await confirm(first.app)
  await first.app.sync.sync()
  const before = await countsOf(server, poll)
  const { app } = await open(second)
  await confirm(app)
  await app.sync.sync()
  expect(await sent(app)).toMatchObject({ state: 'rejected', message: 'Ya contestaste esta encuesta.' })
  expect(await countsOf(server, poll)).toEqual(before)
})

test('keeps the answer when the session expires and sends it once after the next sign-in', async () => {
  const { device, app } = await open()
  await app.drafts.writeDraft(form, ANSWERS_STEP, values)
  const { userId } = await findPerson(server, PERSON)
  const end = () =>
    server.db.update(sessions).set({ revokedAt: server.clock.now() }).where(eq(sessions.userId, userId))
  await end()
  expect(await app.drafts.readDraft(form, ANSWERS_STEP)).toMatchObject({ state: 'draft', values })
  device.between = () => Promise.reject(new TypeError('no network'))
  await confirm(app)
  device.between = null
  await app.sync.sync()
  const again = await open(device)
  await again.app.sync.sync()
  expect(await counted()).toBe(1)
  expect((await sent(again.app))?.state).toBe('synced')
})

test('does not count a queued answer of a closed account, which cannot sign in', {
  tags: ['whole'],
}, async () => {
  const { device, app } = await open()
  device.between = () => Promise.reject(new TypeError('no network'))
  await confirm(app)
  const { userId } = await findPerson(server, PERSON)
  const setEnded = (closedAt: Date | null) =>
    server.db
      .update(users)
      .set({ closedAt, closedReason: closedAt && 'Baja' })
      .where(eq(users.id, userId))
  await setEnded(server.clock.now())
  device.between = null
  await app.withdraw.retryNow()
  await app.sync.sync()
  expect(await counted()).toBe(0)
  expect((await sent(app))?.state ?? 'queued').toBe('queued')
  const again = await device.start()
  expect(await again.session.signIn(PERSON, PASSWORD)).toMatchObject({ ok: false })
  await setEnded(null)
})

describe('on a host without operation ids', () => {
  const benefits = {
    proyecto: 1,
    radios: [1, 2, 3, 4].map((at) => ({ id: at, respuesta: [1, 4, 8, 11][at - 1] ?? 0 })),
    ask5: [23],
    ask8: [52],
    ask9: [60],
    abierta: '',
  }
  const body = { ...benefits, radios: [...benefits.radios, { id: 6, respuesta: 25 }] }
  const FORM = 'encuesta-beneficios'

  async function openPlain(change: (opcion: number, answer: Response) => Promise<Response>) {
    const device = createDevice(server.url)
    device.between = async (request, send) => {
      if (request.url.endsWith('/config.json')) {
        const { deliveryKey: _, ...config } = (await (await send()).json()) as Record<string, unknown>
        return Response.json(config)
      }
      if (request.method !== 'POST') return send()
      const { idOperacion: _, ...known } = (await request.clone().json()) as Record<string, unknown>
      const answer = await realFetch(request.url, {
        method: 'POST',
        headers: request.headers,
        body: JSON.stringify({ ...known, sinId: true }),
      })
      return change(Number(known.Opcion), answer)
    }
    const { app } = await open(device)
    return { app, device }
  }
  const confirmBenefits = (app: App) =>
    app.outbox.confirm({
      operation: sendBenefits,
      input: body,
      form: FORM,
      step: REQUEST_STEP,
      values: { answers: {} },
    })

  test.each(['Conestada', 'CONTESTADA'])(
    'reads the state after a lost response and treats “%s” as registered',
    { tags: ['whole'] },
    async (word) => {
      const id = await pollTitled(server, 'Prestaciones flexibles')
      await server.db
        .update(tables.pollReceivers)
        .set({ hasAnswered: false })
        .where(eq(tables.pollReceivers.pollId, id))
      const before = (await countsOf(server, id)).answered
      let isLost = false
      const { app } = await openPlain(async (opcion, answer) => {
        if (opcion === 10 && !isLost) {
          isLost = true
          throw new TypeError('broken off')
        }
        if (opcion !== 8) return answer
        const said = (await answer.json()) as { status: string }
        return Response.json({ ...said, status: said.status === 'Conestada' ? word : said.status })
      })
      await confirmBenefits(app)
      await app.sync.sync()
      expect([isLost, (await app.drafts.readDraft(FORM, REQUEST_STEP))?.state]).toEqual([true, 'queued'])
      await app.withdraw.retryNow()
      await app.sync.sync()
      expect(await app.drafts.readDraft(FORM, REQUEST_STEP)).toMatchObject({ state: 'synced' })
      expect((await countsOf(server, id)).answered).toBe(before + 1)
    },
  )

  test('keeps the answer queued when the host answers ‘Vacio’', { tags: ['whole'] }, async () => {
    const { app } = await openPlain(async (opcion, answer) =>
      opcion === 10 ? Response.json({ status: 'Vacio' }) : answer,
    )
    await confirmBenefits(app)
    await app.sync.sync()
    expect(await app.drafts.readDraft(FORM, REQUEST_STEP)).toMatchObject({ state: 'queued' })
  })
})

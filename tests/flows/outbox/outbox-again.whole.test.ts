import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { saveStep } from '#contract/documents/documents.ts'
import { operationReceipts } from '#server/db/schema/delivery.ts'
import { users } from '#server/db/schema/people.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { emptyForm, streetOf } from '#tests/support/people/form-rows.ts'
import { findPerson, resetPassword } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
const NEXT = 'Otra.clave.2026'
const FORM = 'data-form'
let server: TestServer
let device: Device
let app: App

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await emptyForm(server, 'candidato')
  await server.db.delete(operationReceipts)
  device = createDevice(server.url)
  app = await device.start()
})
afterEach(() => device.goOnline())

async function enter(login: string): Promise<void> {
  expect(await app.session.signIn(login, PASSWORD)).toMatchObject({ ok: true })
}

function confirmStep(step: 1) {
  const datos = { ...goodSteps[step] }
  const input = { bandera: step, datos }
  return app.outbox.confirm({ operation: saveStep, input, form: FORM, step: String(step), values: datos })
}

const isSealedDoor = (input: RequestInfo | URL) => input instanceof URL && input.pathname === '/api/sealed'

const states = async () =>
  Object.fromEntries([...(await app.drafts.readDraftStates(FORM))].map(([step, { state }]) => [step, state]))

test('seals a copy with an expired grant again only a few times in 20 rounds, and delivers it later', async () => {
  await enter('candidato')
  device.goOffline()
  await confirmStep(1)
  device.goOnline()
  const real = globalThis.fetch
  let sent = 0
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (!isSealedDoor(input)) return real(input, init)
    sent += 1
    return Promise.resolve(Response.json({ status: 'EXPSESSION', message: 'x' }))
  })
  // The first seal may use an older grant; the second uses the grant of this sign-in.
  for (let round = 0; round < 20; round += 1) await app.sync.sync()
  expect(sent).toBeLessThan(6)
  expect((await app.queued.listQueued()).map(({ state }) => state)).toEqual(['queued'])
  vi.stubGlobal('fetch', real)
  await app.sync.syncOnReturn()
  expect(await states()).toEqual({ 1: 'synced' })
})

test('does not seal a copy again before its owner has changed the password', async () => {
  await enter('candidato')
  device.goOffline()
  await confirmStep(1)
  device.goOnline()
  const { userId } = await findPerson(server, 'candidato')
  await server.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, userId))
  try {
    app = await device.start()
    await enter('candidato')
    const real = globalThis.fetch
    let sent = 0
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      if (isSealedDoor(input)) sent += 1
      return real(input, init)
    })
    for (let round = 0; round < 20; round += 1) await app.sync.sync()
    expect(sent).toBeLessThan(2)
    expect((await app.queued.listQueued()).map(({ state }) => state)).toEqual(['needs-session'])
    expect(await streetOf(server, 'candidato')).toBeNull()
    vi.stubGlobal('fetch', real)
    expect(await app.session.changePassword(PASSWORD, NEXT)).toMatchObject({ ok: true })
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced' })
    expect(await streetOf(server, 'candidato')).toBe(goodSteps[1].calle)
  } finally {
    await server.db.update(users).set({ mustChangePassword: false }).where(eq(users.id, userId))
    await resetPassword(server, 'candidato', PASSWORD)
  }
})

test('never sends a person’s waiting steps with the next person’s grant', async () => {
  await enter('candidato')
  device.goOffline()
  const datos = { ...goodSteps[1] }
  const input = { bandera: 1, datos }
  await app.outbox.confirm({ operation: saveStep, input, form: 'other-form', step: '1', values: datos })
  await confirmStep(1)
  device.goOnline()
  let noteAsked: () => void = () => undefined
  let breakOff: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    noteAsked = resolve
  })
  const broken = new Promise<void>((resolve) => {
    breakOff = resolve
  })
  let sealed = 0
  device.between = async (request, send) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/sealed') {
      sealed += 1
      if (sealed === 1) return Response.json({ status: 'ERROR', message: 'x' })
      if (sealed === 2) return Response.json({ status: 'EXPSESSION', message: 'x' })
      return send()
    }
    const text = await request.clone().text()
    if (sealed === 2 && text.includes('"idOperacion"')) {
      noteAsked()
      await broken
      throw new TypeError('Failed to fetch')
    }
    return send()
  }
  try {
    const round = app.sync.sync()
    await asked
    await app.session.signOut()
    await emptyForm(server, '100103')
    await enter('100103')
    breakOff()
    await round
    await app.sync.syncOnReturn()
    expect(await streetOf(server, '100103')).toBeNull()
    expect(await streetOf(server, 'candidato')).toBeNull()
  } finally {
    device.between = null
  }
})

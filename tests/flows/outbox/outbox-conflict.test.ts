import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveStep } from '#contract/documents/documents.ts'
import { CONFLICT } from '#contract/data-form/step-versions.ts'
import { operationReceipts } from '#server/db/schema/delivery.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { emptyForm, streetOf } from '#tests/support/people/form-rows.ts'
import { startLegacyHost } from '#tests/support/server/hosts/legacy-host.ts'
import { openSession } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
const WHO = 'candidato'
const FORM = 'data-form'
let server: TestServer
let device: Device
let app: App

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  for (const login of [WHO, '100101']) await emptyForm(server, login)
  await server.db.delete(operationReceipts)
  device = createDevice(server.url)
  app = await device.start()
})
afterEach(() => device.goOnline())

async function enter(login = WHO): Promise<void> {
  expect(await app.session.signIn(login, PASSWORD)).toMatchObject({ ok: true })
}

/** Confirms a step as a screen does: based on the version that its draft was based on. */
async function confirmStep(step: 1 | 2 | 3, change: object = {}, base?: readonly string[]) {
  const datos = { ...goodSteps[step], ...change }
  const draft = await app.drafts.readDraft(FORM, String(step))
  return app.outbox.confirm({
    operation: saveStep,
    input: { bandera: step, datos },
    form: FORM,
    step: String(step),
    values: datos,
    base: base ?? draft?.base ?? [],
  })
}

const elsewhere = globalThis.fetch

async function saveElsewhere(calle: string): Promise<void> {
  const token = await openSession(server, WHO)
  const { path, opcion: Opcion } = saveStep
  const body = { Opcion, token, bandera: 1, datos: { ...goodSteps[1], calle } }
  const headers = { 'content-type': 'application/json' }
  const answer = await elsewhere(`${server.url}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  expect(await answer.json()).toMatchObject({ status: 'OK' })
}

const states = async (tab = app) =>
  Object.fromEntries([...(await tab.drafts.readDraftStates(FORM))].map(([step, { state }]) => [step, state]))
const waiting = async () => (await app.queued.listQueued()).map(({ step, state }) => [step, state])
const collision = async (tab = app) => {
  const found = await tab.choice.readCollision(FORM, '1')
  if (!found) throw new Error('the step has no conflict')
  return found
}

async function meetAnother(): Promise<void> {
  await enter()
  device.goOffline()
  await confirmStep(1, { calle: 'La mía' })
  await confirmStep(2)
  await saveElsewhere('La otra')
  device.goOnline()
  await app.sync.sync()
}

describe('on a phone', () => {
  test('overwrites nothing: both versions wait for the author, and other steps are sent', async () => {
    await meetAnother()
    expect(await streetOf(server, WHO)).toBe('La otra')
    expect(await states()).toEqual({ 1: 'conflict', 2: 'synced' })
    expect(await waiting()).toEqual([['1', 'conflict']])
    expect(await collision()).toMatchObject({
      mine: { calle: 'La mía' },
      stored: { datos: { calle: 'La otra' } },
    })
    await app.withdraw.retryNow()
    app = await device.start()
    await confirmStep(3)
    await app.sync.syncOnReturn()
    expect(await states()).toEqual({ 1: 'conflict', 2: 'synced', 3: 'synced' })
    expect(await streetOf(server, WHO)).toBe('La otra')
    expect(await app.drafts.readDraft(FORM, '1')).toMatchObject({ values: { calle: 'La mía' } })
  })

  test('a step delivered by the worker does not conflict with the next save of its page', async () => {
    await enter()
    await confirmStep(1, { calle: 'La primera' })
    await app.delivery.deliver()
    await confirmStep(1, { calle: 'La segunda' })
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced' })
    expect(await streetOf(server, WHO)).toBe('La segunda')
  })

  test('sends the author’s version when online again, also if it was chosen twice while offline', {
    tags: ['whole'],
  }, async () => {
    await meetAnother()
    const { mine, stored } = await collision()
    device.goOffline()
    for (let round = 0; round < 2; round += 1) await confirmStep(1, mine, [stored.guardado])
    expect(await states()).toMatchObject({ 1: 'queued' })
    expect(await waiting()).toEqual([['1', 'queued']])
    expect(await app.choice.readCollision(FORM, '1')).toBeNull()
    device.goOnline()
    await app.sync.sync()
    expect(await states()).toMatchObject({ 1: 'synced' })
    expect(await streetOf(server, WHO)).toBe('La mía')
    expect(await app.deviceStore.deviceDatabase.sealed.count()).toBe(0)
  })

  test('asks again when the other device saves once more during the choice', async () => {
    await meetAnother()
    const { mine, stored } = await collision()
    await saveElsewhere('Otra más')
    await confirmStep(1, mine, [stored.guardado])
    await app.sync.sync()
    expect(await collision()).toMatchObject({ stored: { datos: { calle: 'Otra más' } } })
    expect(await streetOf(server, WHO)).toBe('Otra más')
  })

  test('replaces the author’s version with the server’s while offline; a second choice does nothing', {
    tags: ['whole'],
  }, async () => {
    await meetAnother()
    const found = await collision()
    device.goOffline()
    expect(await app.choice.takeStored(FORM, '1', found)).toBe(true)
    expect(await app.choice.takeStored(FORM, '1', found)).toBe(false)
    expect(await states()).toMatchObject({ 1: 'synced' })
    expect(await waiting()).toEqual([])
    expect(await app.drafts.readDraft(FORM, '1')).toMatchObject({ values: { calle: 'La otra' } })
    device.goOnline()
    await app.sync.sync()
    expect(await streetOf(server, WHO)).toBe('La otra')
    expect(await app.deviceStore.deviceDatabase.sealed.count()).toBe(0)
    await confirmStep(1, { calle: 'Corregida' })
    await app.sync.sync()
    expect(await streetOf(server, WHO)).toBe('Corregida')
  })

  test.each(['device', 'author'] as const)(
    'takes the server’s version even when the store of the %s is full',
    { tags: ['whole'] },
    async (whose) => {
      await meetAnother()
      const found = await collision()
      let isFull = true
      const full = () => {
        if (isFull) throw new DOMException('no room', 'QuotaExceededError')
      }
      const work = await app.place.findWork()
      const table = whose === 'device' ? app.deviceStore.deviceDatabase.sealed : work?.db.outbox
      table?.hook('deleting', full)
      setTimeout(() => (isFull = false), 50)
      expect(await app.choice.takeStored(FORM, '1', found)).toBe(true)
      expect(await states()).toMatchObject({ 1: 'synced' })
      expect(await waiting()).toEqual([])
    },
  )

  test('when two tabs choose, the later choice changes nothing', { tags: ['whole'] }, async () => {
    await meetAnother()
    const second = await device.openTab()
    const seen = await collision(second)
    const { mine, stored } = await collision()
    await confirmStep(1, mine, [stored.guardado])
    expect(await second.choice.takeStored(FORM, '1', seen)).toBe(false)
    await app.sync.sync()
    expect(await streetOf(server, WHO)).toBe('La mía')
    expect(await states(second)).toMatchObject({ 1: 'synced' })
  })

  test('one’s own edits never conflict, whether queued, in flight or delivered', {
    tags: ['whole'],
  }, async () => {
    await enter()
    await confirmStep(1, { calle: 'Uno' })
    await app.sync.sync()
    await confirmStep(1, { calle: 'Dos' })
    await app.sync.sync()
    device.goOffline()
    for (let edit = 0; edit < 30; edit += 1) await confirmStep(1, { calle: `Tres ${edit}` })
    device.goOnline()
    const real = globalThis.fetch
    let isLost = false
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const answer = await real(input, init)
      if (!(input instanceof URL && input.pathname === '/api/sealed')) return answer
      isLost = true
      throw new TypeError('Failed to fetch')
    })
    await app.sync.sync()
    expect(isLost).toBe(true)
    vi.stubGlobal('fetch', real)
    await confirmStep(1, { calle: 'Cuatro' })
    await app.sync.syncOnReturn()
    expect(await states()).toEqual({ 1: 'synced' })
    expect(await streetOf(server, WHO)).toBe('Cuatro')
  })

  test('the same answers on both devices are no conflict', async () => {
    await enter()
    device.goOffline()
    await confirmStep(1, { calle: 'La misma' })
    await saveElsewhere('La misma')
    device.goOnline()
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced' })
  })

  test('a conflicting save without the outbox fails, and returns the server’s version', async () => {
    await enter()
    await saveElsewhere('La otra')
    const input = { bandera: 1, datos: { ...goodSteps[1] }, base: [] }
    expect(await app.rpc.call(saveStep, input)).toMatchObject({
      ok: false,
      failure: { kind: 'rejected', code: CONFLICT, stored: { datos: { calle: 'La otra' } } },
    })
  })

  test('shows an invalid step as refused, not as a conflict', async () => {
    await enter()
    device.goOffline()
    await confirmStep(1, { cp: '12' })
    await saveElsewhere('La otra')
    device.goOnline()
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'rejected' })
  })

  test('stores neither version in readable form on the device', async () => {
    await meetAnother()
    const bytes = await device.dump()
    for (const word of ['La mía', 'La otra']) expect(bytes).not.toContain(word)
  })

  test('lets the author discard a conflicting step and keep it as a draft', async () => {
    await meetAnother()
    const { opId } = await collision()
    expect(await app.withdraw.discard(opId)).toBe(true)
    expect(await states()).toMatchObject({ 1: 'draft' })
    await app.sync.sync()
    expect(await streetOf(server, WHO)).toBe('La otra')
  })
})

describe('steps sent unencrypted by the author’s own page', () => {
  test('a conflict waits for its author, and other steps are sent', async () => {
    device.beforeStart = () => {
      const real = globalThis.fetch
      vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
        const answer = await real(input, init)
        const url = input instanceof Request ? input.url : String(input)
        if (!url.endsWith('/config.json')) return answer
        const { deliveryKey: _, ...config } = (await answer.json()) as Record<string, unknown>
        return Response.json(config)
      })
    }
    app = await device.start()
    await meetAnother()
    expect(await app.deviceStore.deviceDatabase.sealed.count()).toBe(0)
    expect(await states()).toEqual({ 1: 'conflict', 2: 'synced' })
    const { mine, stored } = await collision()
    await confirmStep(1, mine, [stored.guardado])
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced', 2: 'synced' })
    expect(await streetOf(server, WHO)).toBe('La mía')
  })

  test('overwrites the other save on a host without versions', { tags: ['whole'] }, async () => {
    const host = await startLegacyHost(server.url)
    try {
      device = createDevice(host.url)
      app = await device.start()
      await meetAnother()
      expect(await states()).toEqual({ 1: 'synced', 2: 'synced' })
      expect(await streetOf(server, WHO)).toBe('La mía')
    } finally {
      await host.stop()
    }
  })
})

test('on a kiosk, a conflict after the sign-out waits, encrypted with the author’s password', {
  tags: ['whole'],
}, async () => {
  await app.mode.setDeviceMode('kiosk')
  app = await device.start()
  await enter()
  device.goOffline()
  await confirmStep(1, { calle: 'La mía' })
  await app.session.signOut()
  await saveElsewhere('La otra')
  app = await device.start()
  device.goOnline()
  await app.sync.sync()
  expect(await streetOf(server, WHO)).toBe('La otra')
  await enter('100101')
  await app.sync.sync()
  expect(await waiting()).toEqual([])
  await app.session.signOut()
  await enter()
  await app.sync.sync()
  expect(await collision()).toMatchObject({
    mine: { calle: 'La mía' },
    stored: { datos: { calle: 'La otra' } },
  })
})

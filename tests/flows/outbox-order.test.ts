import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppConfig } from '#contract/app-config.ts'
import { saveStep } from '#contract/documents.ts'
import { type StepNumber, stepNumbers } from '#domain/data-form-rules.ts'
import { dataForms, formAddresses } from '#server/db/schema/documents.ts'
import { goodSteps } from '../support/data-form-steps.ts'
import { type App, createDevice, type Device } from '../support/device.ts'
import { type LegacyHost, startLegacyHost } from '../support/legacy-host.ts'
import { findPerson } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** What is changed while it waits or is on its way (offline.md, "Outbox"): nothing lost, nothing stuck. */

const FORM = 'data-form'
const STREET = 'Calle de la segunda vez'
let server: TestServer
let legacy: LegacyHost
let device: Device
let app: App
let employeeId = 0

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  legacy = await startLegacyHost(server.url)
})
afterAll(async () => {
  await legacy.stop()
  await server.stop()
})
beforeEach(() => begin(server.url))
afterEach(() => device.goOnline())

async function begin(url: string): Promise<void> {
  employeeId = (await findPerson(server, 'candidato')).employeeId ?? 0
  await server.db.delete(dataForms).where(eq(dataForms.employeeId, employeeId))
  await server.db.delete(formAddresses).where(eq(formAddresses.employeeId, employeeId))
  device = createDevice(url)
  app = await device.start()
  expect(await app.session.signIn('candidato', 'Portal.2026')).toMatchObject({ ok: true })
}

function confirmStep(step: StepNumber, change: object = {}) {
  const datos = { ...goodSteps[step], ...change }
  const input = { bandera: step, datos }
  return app.outbox.confirm({ operation: saveStep, input, form: FORM, step: String(step), values: datos })
}

const states = async () =>
  Object.fromEntries([...(await app.drafts.readDraftStates(FORM))].map(([step, { state }]) => [step, state]))
const allSynced = Object.fromEntries(stepNumbers.map((step) => [step, 'synced']))
async function street(): Promise<string | undefined> {
  const isTheirs = eq(formAddresses.employeeId, employeeId)
  return (await server.db.select().from(formAddresses).where(isTheirs))[0]?.street
}
/** The process died, or the answer is still awaited. */
const onItsWay = () => app.deviceStore.deviceDatabase.sealed.toCollection().modify({ state: 'sending' })

describe('sealed', () => {
  test('a refused step holds up the later ones, its correction goes before them', async () => {
    device.goOffline()
    for (const step of stepNumbers) await confirmStep(step, step === 3 ? { nss: '1' } : {})
    device.goOnline()
    await app.sync.sync()
    expect(await states()).toMatchObject({ 2: 'synced', 3: 'rejected', 4: 'queued', 7: 'queued' })
    await confirmStep(3)
    await app.sync.sync()
    expect(await states()).toEqual(allSynced)
  })

  test('a step that is changed while it waits keeps its place in the line', async () => {
    device.goOffline()
    for (const step of stepNumbers) await confirmStep(step)
    await confirmStep(1, { calle: STREET })
    expect((await app.queued.listQueued()).map(({ step }) => step)).toEqual(stepNumbers.map(String))
    device.goOnline()
    await app.sync.sync()
    expect(await states()).toEqual(allSynced)
    expect(await street()).toBe(STREET)
  })

  test('one that is refused on its way, after a newer one was confirmed, gives it its place', async () => {
    device.goOffline()
    await confirmStep(1, { cp: '123' })
    await onItsWay()
    for (const step of stepNumbers.slice(1)) await confirmStep(step)
    await confirmStep(1, { calle: STREET })
    device.goOnline()
    await app.sync.sync()
    expect(await states()).toEqual(allSynced)
    expect(await street()).toBe(STREET)
    expect(await app.deviceStore.deviceDatabase.sealed.count()).toBe(0)
  })

  test('one whose grant ends on its way does not hold up the newer one', async () => {
    device.goOffline()
    await confirmStep(1)
    await onItsWay()
    const { userId } = await findPerson(server, 'candidato')
    await server.db.transaction((tx) => server.services.sessions.revokeAllOf(tx, userId, server.clock.now()))
    device.goOnline()
    await app.session.signIn('candidato', 'Portal.2026')
    device.goOffline()
    await confirmStep(1, { calle: STREET })
    device.goOnline()
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced' })
    expect(await street()).toBe(STREET)
  })
})

describe('on a host that knows no operation ids', () => {
  beforeEach(() => begin(legacy.url))

  test('an edit that was confirmed while the first one was on its way is never inferred', async () => {
    await confirmStep(1)
    legacy.loseNextAnswer()
    await app.sync.sync()
    await confirmStep(1, { calle: STREET })
    // The first is found to be saved; the edit is lost before it arrives.
    await app.queued.retryNow()
    legacy.cutNext()
    await app.sync.sync()
    await app.queued.retryNow()
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced' })
    expect(await street()).toBe(STREET)
  })

  test('a key that the host gave in former times seals nothing any more', async () => {
    const { deliveryKey } = (await (await fetch(`${server.url}/config.json`)).json()) as AppConfig
    expect(deliveryKey).toBeTruthy()
    await app.deviceStore.writeSetting('delivery-key', deliveryKey)
    await confirmStep(1, { calle: STREET })
    expect(await app.queued.listQueued()).toMatchObject([{ step: '1', isSealed: false }])
    await app.sync.sync()
    expect(await street()).toBe(STREET)
  })

  test.each(['with', 'without'])(
    'what was sealed with it on a day without a network, %s its copy, goes in the clear',
    async (copy) => {
      const { deliveryKey } = (await (await fetch(`${server.url}/config.json`)).json()) as AppConfig
      await app.deviceStore.writeSetting('delivery-key', deliveryKey)
      device.goOffline()
      app = await device.start()
      await confirmStep(1, { calle: STREET })
      await confirmStep(2)
      expect(await app.queued.listQueued()).toMatchObject([{ isSealed: true }, { isSealed: true }])
      // The browser was killed between the confirmation and its sealed copy.
      if (copy === 'without') await app.deviceStore.deviceDatabase.sealed.clear()
      device.goOnline()
      await app.sync.sync()
      expect(await states()).toEqual({ 1: 'synced', 2: 'synced' })
      expect(await app.queued.listQueued()).toEqual([])
      expect(await street()).toBe(STREET)
    },
  )

  test('an edit of what another device saved is never inferred', async () => {
    await confirmStep(1)
    await app.sync.sync()
    device = createDevice(legacy.url)
    app = await device.start()
    await app.session.signIn('candidato', 'Portal.2026')
    await confirmStep(1, { calle: STREET })
    legacy.cutNext()
    await app.sync.sync()
    await app.queued.retryNow()
    await app.sync.sync()
    expect(await street()).toBe(STREET)
  })
})

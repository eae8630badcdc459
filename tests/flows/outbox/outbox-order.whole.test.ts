import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppConfig } from '#contract/protocol/app-config.ts'
import { saveStep } from '#contract/documents/documents.ts'
import { type StepNumber, stepNumbers } from '#domain/data-form/data-form-rules.ts'
import { operationReceipts } from '#server/db/schema/delivery.ts'
import { dataForms, formAddresses } from '#server/db/schema/documents.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { type LegacyHost, startLegacyHost } from '#tests/support/server/hosts/legacy-host.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

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
  await server.db.delete(operationReceipts)
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
type Confirmed = Awaited<ReturnType<typeof confirmStep>>
const idsOf = (...all: Confirmed[]) => all.map((each) => (each.kept ? each.opId : ''))
async function carriedOut(userId: number): Promise<string[]> {
  const isTheirs = eq(operationReceipts.userId, userId)
  const rows = await server.db
    .select()
    .from(operationReceipts)
    .where(isTheirs)
    .orderBy(operationReceipts.createdAt)
  return rows.map(({ operationId }) => operationId)
}
/**
 * Marks the copies as in flight: the process died while sending, or the request still waits for its answer.
 */
const onItsWay = () => app.deviceStore.deviceDatabase.sealed.toCollection().modify({ state: 'sending' })

describe('sealed copies', () => {
  test('a refused step blocks later steps, and its correction goes first', async () => {
    device.goOffline()
    for (const step of stepNumbers) await confirmStep(step, step === 3 ? { nss: '1' } : {})
    device.goOnline()
    await app.sync.sync()
    expect(await states()).toMatchObject({ 2: 'synced', 3: 'rejected', 4: 'queued', 7: 'queued' })
    await confirmStep(3)
    await app.sync.sync()
    expect(await states()).toEqual(allSynced)
  })

  test('keeps the place of a step that is changed while it waits', async () => {
    device.goOffline()
    for (const step of stepNumbers) await confirmStep(step)
    await confirmStep(1, { calle: STREET })
    expect((await app.queued.listQueued()).map(({ step }) => step)).toEqual(stepNumbers.map(String))
    device.goOnline()
    await app.sync.sync()
    expect(await states()).toEqual(allSynced)
    expect(await street()).toBe(STREET)
  })

  test('a newer save takes the place of a save that was in flight and is then refused', async () => {
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

  test('keeps the order of steps when the grant of an earlier, unconfirmed delivery has expired', async () => {
    const first = await confirmStep(1)
    const [copy] = await app.deviceStore.deviceDatabase.sealed.toArray()
    await app.delivery.deliver()
    await app.deviceStore.deviceDatabase.sealed
      .toCollection()
      .modify({ ...copy, state: 'sending', attempts: 1 })
    const { userId } = await findPerson(server, 'candidato')
    await server.db.transaction((tx) => server.services.sessions.revokeAllOf(tx, userId, server.clock.now()))
    device.goOffline()
    const second = await confirmStep(2)
    const third = await confirmStep(1, { calle: STREET })
    expect((await app.queued.listQueued()).map(({ step }) => step)).toEqual(['2', '1'])
    device.goOnline()
    await app.delivery.deliver()
    // The expired grant no longer names an author. The step waits for a new seal and blocks later steps.
    expect(await carriedOut(userId)).toEqual(idsOf(first))
    await app.session.signIn('candidato', 'Portal.2026')
    await app.sync.sync()
    // All three copies need a new seal; the app starts the following delivery rounds by itself.
    await expect.poll(states).toEqual({ 1: 'synced', 2: 'synced' })
    expect(await carriedOut(userId)).toEqual(idsOf(first, second, third))
    expect(await street()).toBe(STREET)
    await expect.poll(() => app.deviceStore.deviceDatabase.sealed.count()).toBe(0)
  })

  test('the copy of a replaced save, without a valid grant, does not block the newer save', async () => {
    device.goOffline()
    const first = await confirmStep(1)
    const [copy] = await app.deviceStore.deviceDatabase.sealed.toArray()
    if (!copy) throw new Error('no sealed copy')
    await confirmStep(1, { calle: STREET })
    await app.deviceStore.deviceDatabase.sealed.add({
      ...copy,
      seq: 0.5,
      state: 'needs-session',
      attempts: 1,
    })
    device.goOnline()
    await app.sync.sync()
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced' })
    expect(await street()).toBe(STREET)
    expect(await app.deviceStore.deviceDatabase.sealed.count()).toBe(0)
    expect(first.kept).toBe(true)
  })
})

const sealedIds = async () =>
  (await app.deviceStore.deviceDatabase.sealed.orderBy('seq').toArray()).map(({ opId }) => opId)

describe('killed between the confirmation and its sealed copy', () => {
  const killed = () => app.deviceStore.deviceDatabase.sealed.clear()
  const deliverAll = async () => {
    device.goOnline()
    await app.sync.sync()
    const { userId } = await findPerson(server, 'candidato')
    return carriedOut(userId)
  }

  test('keeps the order with a step that is confirmed next', async () => {
    device.goOffline()
    const first = await confirmStep(1)
    await killed()
    const second = await confirmStep(2)
    expect(await sealedIds()).toEqual([])
    await app.sync.settleOwn()
    expect(await sealedIds()).toEqual(idsOf(first, second))
    expect(await deliverAll()).toEqual(idsOf(first, second))
  })

  test('keeps the order when there is no room for the first copy', async () => {
    device.goOffline()
    const first = await confirmStep(1)
    await killed()
    const second = await confirmStep(2)
    const { sealed } = app.deviceStore.deviceDatabase
    const full = (_key: unknown, row: { opId: string }) => {
      if (idsOf(first).includes(row.opId)) throw new DOMException('no room', 'QuotaExceededError')
    }
    sealed.hook('creating', full)
    await app.sync.settleOwn()
    expect(await sealedIds()).toEqual([])
    sealed.hook('creating').unsubscribe(full)
    await app.sync.settleOwn()
    expect(await deliverAll()).toEqual(idsOf(first, second))
  })

  test('lets a changed step take the place of its former save', async () => {
    device.goOffline()
    await confirmStep(1)
    const second = await confirmStep(2)
    const { sealed } = app.deviceStore.deviceDatabase
    const before = await sealed.toArray()
    const third = await confirmStep(1, { calle: STREET })
    await killed()
    await sealed.bulkAdd(before)
    await app.sync.settleOwn()
    expect(await sealedIds()).toEqual(idsOf(third, second))
    expect(await deliverAll()).toEqual(idsOf(third, second))
    expect(await street()).toBe(STREET)
  })
})

describe('on a host without operation ids', () => {
  beforeEach(() => begin(legacy.url))

  test('sends an edit again that was confirmed while the first save was in flight', async () => {
    await confirmStep(1)
    legacy.loseNextAnswer()
    await app.sync.sync()
    await confirmStep(1, { calle: STREET })
    await app.withdraw.retryNow()
    legacy.cutNext()
    await app.sync.sync()
    await app.withdraw.retryNow()
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced' })
    expect(await street()).toBe(STREET)
  })

  test('does not seal with a key that the host gave earlier', async () => {
    const { deliveryKey } = (await (await fetch(`${server.url}/config.json`)).json()) as AppConfig
    expect(deliveryKey).toBeTruthy()
    await app.deviceStore.writeSetting('delivery-key', deliveryKey)
    await confirmStep(1, { calle: STREET })
    expect(await app.queued.listQueued()).toMatchObject([{ step: '1', isSealed: false }])
    await app.sync.sync()
    expect(await street()).toBe(STREET)
  })

  test.each(['with', 'without'])(
    'sends a step unencrypted that was sealed offline with an old key, %s its sealed copy',
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

  test('keeps later steps unencrypted behind an unencrypted one; drops the sealed copy of a replaced step', async () => {
    const { deliveryKey } = (await (await fetch(`${server.url}/config.json`)).json()) as AppConfig
    device.goOffline()
    await confirmStep(1)
    await app.deviceStore.writeSetting('delivery-key', deliveryKey)
    app = await device.start()
    await confirmStep(2)
    expect(await app.queued.listQueued()).toMatchObject([{ isSealed: false }, { isSealed: false }])
    await app.withdraw.discard((await app.queued.listQueued())[0]?.opId ?? '')
    await app.withdraw.discard((await app.queued.listQueued())[0]?.opId ?? '')
    await confirmStep(1)
    expect(await sealedIds()).toHaveLength(1)
    device.goOnline()
    app = await device.start()
    await confirmStep(1, { calle: STREET })
    expect(await sealedIds()).toEqual([])
    await app.sync.sync()
    expect(await street()).toBe(STREET)
  })

  test('sends an edit of another device’s save again after its request was lost', async () => {
    await confirmStep(1)
    await app.sync.sync()
    device = createDevice(legacy.url)
    app = await device.start()
    await app.session.signIn('candidato', 'Portal.2026')
    await confirmStep(1, { calle: STREET })
    legacy.cutNext()
    await app.sync.sync()
    await app.withdraw.retryNow()
    await app.sync.sync()
    expect(await street()).toBe(STREET)
  })
})

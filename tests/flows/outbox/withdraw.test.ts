import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveStep } from '#contract/documents/documents.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { emptyForm, streetOf } from '#tests/support/people/form-rows.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const FORM = 'data-form'
let server: TestServer
let device: Device
let app: App
let opId: string

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await emptyForm(server, 'candidato')
  device = createDevice(server.url)
  app = await device.start()
  expect(await app.session.signIn('candidato', 'Portal.2026')).toMatchObject({ ok: true })
  device.goOffline()
  const datos = { ...goodSteps[1] }
  const input = { bandera: 1, datos }
  const entry = { operation: saveStep, input, form: FORM, step: '1', values: datos }
  const confirmed = await app.outbox.confirm(entry)
  if (!confirmed.kept) throw new Error('not kept')
  opId = confirmed.opId
})
afterEach(() => device.goOnline())

const killed = () => {
  throw new Error('killed')
}
const draft = () => app.drafts.readDraft(FORM, '1')

async function startAgain(): Promise<void> {
  app = await device.start()
  device.goOnline()
  for (let round = 0; round < 3; round += 1) await app.sync.sync()
}

describe('killed while discarding', () => {
  test('before the copy was deleted: the step is not sent, and stays as a draft', async () => {
    app.deviceStore.deviceDatabase.sealed.hook('deleting', killed)
    await expect(app.withdraw.discard(opId)).rejects.toThrow()
    await startAgain()
    expect(await streetOf(server, 'candidato')).toBeNull()
    expect(await draft()).toMatchObject({ state: 'draft', values: goodSteps[1] })
    expect(await app.queued.listQueued()).toEqual([])
  })

  test('after the copy was deleted: the step is not sealed again', { tags: ['whole'] }, async () => {
    const work = await app.place.findWork()
    work?.db.outbox.hook('deleting', killed)
    await expect(app.withdraw.discard(opId)).rejects.toThrow()
    expect(await app.deviceStore.deviceDatabase.sealed.count()).toBe(0)
    await startAgain()
    expect(await streetOf(server, 'candidato')).toBeNull()
    expect(await draft()).toMatchObject({ state: 'draft', values: goodSteps[1] })
    expect(await app.queued.listQueued()).toEqual([])
  })

  test('and sent meanwhile: the step is shown as delivered', { tags: ['whole'] }, async () => {
    app.deviceStore.deviceDatabase.sealed.hook('deleting', killed)
    await expect(app.withdraw.discard(opId)).rejects.toThrow()
    await app.deviceStore.deviceDatabase.sealed.where({ opId }).modify({ state: 'done', at: 1 })
    await startAgain()
    expect(await draft()).toMatchObject({ state: 'synced' })
  })
})

test('a step that was delivered meanwhile cannot be discarded', async () => {
  device.goOnline()
  await app.sync.sync()
  expect(await streetOf(server, 'candidato')).not.toBeNull()
  expect(await app.withdraw.discard(opId)).toBe(false)
  expect(await draft()).toMatchObject({ state: 'synced' })
})

test('a step that is being sent cannot be discarded, and is delivered', { tags: ['whole'] }, async () => {
  await app.deviceStore.deviceDatabase.sealed.where({ opId }).modify({ state: 'sending' })
  expect(await app.withdraw.discard(opId)).toBe(false)
  await app.deviceStore.deviceDatabase.sealed.where({ opId }).modify({ state: 'queued' })
  await startAgain()
  expect(await streetOf(server, 'candidato')).toBe(goodSteps[1].calle)
  expect(await draft()).toMatchObject({ state: 'synced' })
})

test('"Reintentar" sends a step that was half discarded', { tags: ['whole'] }, async () => {
  const work = await app.place.findWork()
  const { sealed } = app.deviceStore.deviceDatabase
  sealed.hook('deleting', killed)
  await expect(app.withdraw.discard(opId)).rejects.toThrow()
  sealed.hook('deleting').unsubscribe(killed)
  await app.withdraw.retryNow()
  expect((await work?.db.outbox.toArray())?.map(({ isWithdrawn }) => isWithdrawn)).toEqual([false])
  await startAgain()
  expect(await streetOf(server, 'candidato')).toBe(goodSteps[1].calle)
})

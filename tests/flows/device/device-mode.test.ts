import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveStep } from '#contract/documents/documents.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { createWorkerRam } from '#tests/support/device/key-holder.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
let server: TestServer
let device: Device
let app: App

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  device = createDevice(server.url)
  app = await device.start()
})

async function enter(): Promise<void> {
  expect(await app.session.signIn('100103', PASSWORD)).toMatchObject({ ok: true })
}

const confirm = () =>
  app.outbox.confirm({
    operation: saveStep,
    input: { bandera: 1, datos: { ...goodSteps[1] } },
    form: 'data-form',
    step: '1',
    values: goodSteps[1],
  })

describe('a device', () => {
  it('is fresh until the first sign-in', { tags: ['whole'] }, async () => {
    expect(await app.modeChange.isFreshDevice()).toBe(true)
    await app.mode.setDeviceMode('kiosk')
    app = await device.start()
    expect(await app.modeChange.isFreshDevice()).toBe(true)
    await enter()
    expect(await app.modeChange.isFreshDevice()).toBe(false)
    await app.session.signOut()
    expect(await app.modeChange.isFreshDevice()).toBe(false)
  })
})

describe('on a phone', () => {
  it('no work waits when nothing is unfinished, signed in or out', async () => {
    expect(await app.modeChange.hasUnsentWork('personal')).toBe(false)
    await enter()
    expect(await app.modeChange.hasUnsentWork('personal')).toBe(false)
    await app.session.signOut()
    expect(await app.modeChange.hasUnsentWork('personal')).toBe(false)
  })

  it('an unfinished form counts as waiting work, also after the session has ended', async () => {
    await enter()
    await app.drafts.writeDraft('data-form', '2', goodSteps[2])
    expect(await app.modeChange.hasUnsentWork('personal')).toBe(true)
    await server.connection.query.query('delete from sessions')
    app = await device.start()
    await app.session.recheckSession()
    expect(await app.modeChange.hasUnsentWork('personal')).toBe(true)
  })

  it('a confirmed form counts as waiting work until it is delivered', async () => {
    await enter()
    device.goOffline()
    await confirm()
    expect(await app.modeChange.hasUnsentWork('personal')).toBe(true)
    device.goOnline()
    await app.sync.syncOnReturn()
    expect(await app.modeChange.hasUnsentWork('personal')).toBe(false)
  })

  it('a confirmed form without a sealed copy counts as waiting work as well', async () => {
    await enter()
    device.goOffline()
    await confirm()
    await app.deviceStore.deviceDatabase.sealed.clear()
    expect(await app.modeChange.hasUnsentWork('personal')).toBe(true)
  })
})

describe('on a kiosk', () => {
  beforeEach(async () => {
    await app.mode.setDeviceMode('kiosk')
    const holder = createWorkerRam()
    device.beforeStart = (tab) => tab.kiosk.setKeyHolder(holder)
    app = await device.start()
    await enter()
  })

  it('no work waits after a visit without an unfinished form', { tags: ['whole'] }, async () => {
    await app.session.signOut()
    expect(await app.modeChange.hasUnsentWork('kiosk')).toBe(false)
  })

  it('an earlier person’s unfinished form counts as waiting work for the next person', async () => {
    await app.drafts.writeDraft('data-form', '2', goodSteps[2])
    await app.session.signOut()
    expect(await app.session.signIn('100301', PASSWORD)).toMatchObject({ ok: true })
    expect(await app.modeChange.hasUnsentWork('kiosk')).toBe(true)
  })

  it('a confirmed form waits until it is delivered, and a change to a phone then leaves nothing', {
    tags: ['whole'],
  }, async () => {
    device.goOffline()
    await confirm()
    await app.session.signOut()
    expect(await app.modeChange.hasUnsentWork('kiosk')).toBe(true)
    device.goOnline()
    await app.sync.syncOnReturn()
    expect(await app.modeChange.hasUnsentWork('kiosk')).toBe(false)
    await app.modeChange.changeMode('personal')
    expect(device.buckets()).toEqual([])
  })
})

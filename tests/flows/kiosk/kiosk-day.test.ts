import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { createWorkerRam } from '#tests/support/device/key-holder.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
const HOUR = 3_600_000
let server: TestServer
let device: Device
let app: App

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
afterEach(() => vi.useRealTimers())

const drafts = () => device.buckets().filter((name) => name.startsWith('d-'))

function later(hours: number): void {
  vi.setSystemTime(Date.now() + hours * HOUR)
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() })
  device = createDevice(server.url)
  await (await device.start()).mode.setDeviceMode('kiosk')
  const holder = createWorkerRam()
  device.beforeStart = (tab) => tab.kiosk.setKeyHolder(holder)
  app = await device.start()
  expect(await app.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true })
  await app.drafts.writeDraft('data-form', '2', { nacionalidad: 'Canaria' })
  await app.session.signOut()
  expect(drafts()).toHaveLength(1)
  device.goOffline()
})

describe('an unfinished form', () => {
  it('is deleted after a day at the next start without a sign-in', async () => {
    later(23)
    await device.start()
    expect(drafts()).toHaveLength(1)
    later(2)
    await device.start()
    await expect.poll(drafts, { interval: 20, timeout: 20_000 }).toEqual([])
  })

  it('is deleted after a day on an idle kiosk', { tags: ['whole'] }, async () => {
    vi.advanceTimersByTime(23 * HOUR)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(drafts()).toHaveLength(1)
    vi.advanceTimersByTime(1.5 * HOUR)
    await expect.poll(drafts, { interval: 20, timeout: 20_000 }).toEqual([])
  })

  it('is deleted after a day by the worker, with no page open', { tags: ['whole'] }, async () => {
    const { sweepKiosk } = await import('../../../sw/kiosk-sweep.ts')
    later(23)
    await sweepKiosk(Date.now())
    expect(drafts()).toHaveLength(1)
    later(2)
    await sweepKiosk(Date.now())
    expect(drafts()).toEqual([])
  })

  it.each([-8784, -3, 3, 8784])(
    'is kept for its owner when the clock has jumped by %i hours while the kiosk was off',
    { tags: ['whole'] },
    async (hours) => {
      later(hours)
      device.goOnline()
      // The server shares the shifted clock in this test, so its Date header is shifted back.
      device.between = async (_request, send) => {
        const { status, headers, body } = await send()
        const date = new Date(Date.now() - hours * HOUR).toUTCString()
        return new Response(body, { status, headers: { ...Object.fromEntries(headers), date } })
      }
      app = await device.start()
      expect(drafts()).toHaveLength(1)
      expect(await app.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true })
      expect(await app.drafts.readDraft('data-form', '2')).toMatchObject({
        values: { nacionalidad: 'Canaria' },
      })
    },
  )

  it('is kept after the clock was set back, until the server’s time is known', {
    tags: ['whole'],
  }, async () => {
    later(-3)
    await device.start()
    expect(drafts()).toHaveLength(1)
    const { sweepKiosk } = await import('../../../sw/kiosk-sweep.ts')
    later(-3)
    await sweepKiosk(Date.now())
    expect(drafts()).toHaveLength(1)
  })

  it('is not deleted while its owner is signed in again', { tags: ['whole'] }, async () => {
    later(23)
    device.goOnline()
    expect(await app.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true })
    expect(await app.drafts.readDraft('data-form', '2')).toMatchObject({
      values: { nacionalidad: 'Canaria' },
    })
    device.goOffline()
    vi.advanceTimersByTime(1.5 * HOUR)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(drafts()).toHaveLength(1)
    expect(await app.drafts.readDraft('data-form', '2')).toMatchObject({
      values: { nacionalidad: 'Canaria' },
    })
  })
})

it('the worker of a phone deletes nothing', { tags: ['whole'] }, async () => {
  device = createDevice(server.url)
  app = await device.start()
  await app.session.signIn('100101', PASSWORD)
  await app.drafts.writeDraft('data-form', '2', { nacionalidad: 'Canaria' })
  const owners = await app.deviceStore.deviceDatabase.sealed.toArray()
  later(48)
  const { sweepKiosk } = await import('../../../sw/kiosk-sweep.ts')
  await sweepKiosk(Date.now())
  expect(await app.drafts.readDraft('data-form', '2')).toMatchObject({ values: { nacionalidad: 'Canaria' } })
  expect(await app.deviceStore.deviceDatabase.sealed.toArray()).toEqual(owners)
})

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { saveStep } from '#contract/documents/documents.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { createDevice } from '#tests/support/device/device.ts'
import { type LegacyHost, startLegacyHost } from '#tests/support/server/hosts/legacy-host.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
let server: TestServer
let host: LegacyHost

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  host = await startLegacyHost(server.url)
})
afterAll(async () => {
  await host.stop()
  await server.stop()
})
afterEach(() => vi.useRealTimers())

const isSave = async (request: Request) => /"bandera"/.test(await request.clone().text())

test('another tab takes over from a tab frozen while sending, whose late answer changes nothing', async () => {
  const device = createDevice(host.url, { locks: true })
  const frozen = await device.start()
  expect(await frozen.session.signIn('candidato', PASSWORD)).toMatchObject({ ok: true })
  await frozen.outbox.confirm({
    operation: saveStep,
    input: { bandera: 1, datos: { ...goodSteps[1] } },
    form: 'data-form',
    step: '1',
    values: goodSteps[1],
  })
  // From now on the tab is frozen: it sends no heartbeat and reads no answer.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() })
  let thaw = () => {}
  const frost = new Promise<void>((resolve) => (thaw = resolve))
  let held = 0
  device.between = async (request, send) => {
    if (!(await isSave(request))) return send()
    held += 1
    await frost
    // A host may answer like this to a step that it already received from another tab.
    return Response.json({ status: 'ERROR', message: 'Ya existe' })
  }
  const sleeping = frozen.sync.sync()
  await expect.poll(() => held, { interval: 20, timeout: 20_000 }).toBe(1)
  device.between = null
  device.freezeOthers()

  const awake = await device.openTab()
  await awake.sync.sync()
  expect(host.saves()).toBe(0)
  expect(await awake.drafts.readDraft('data-form', '1')).toMatchObject({ state: 'queued' })
  vi.setSystemTime(Date.now() + 3100)
  await awake.sync.sync()
  expect(host.saves()).toBe(1)
  expect(await awake.drafts.readDraft('data-form', '1')).toMatchObject({ state: 'synced' })

  thaw()
  await sleeping
  expect(host.saves()).toBe(1)
  expect(await awake.drafts.readDraft('data-form', '1')).toMatchObject({ state: 'synced' })
})

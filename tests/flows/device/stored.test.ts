import { beforeAll, expect, it } from 'vitest'
import { listPayslips } from '#contract/payslips/payslips.ts'
import { type App, createDevice } from '#tests/support/device/device.ts'
import type { TestServer } from '#tests/support/server/server.ts'
import { sharedServer } from '#tests/support/server/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

async function fill(app: App): Promise<void> {
  const answer = await app.rpc.call(listPayslips, {})
  if (!answer.ok) throw new Error(answer.failure.kind)
  await app.kept.keep(app.place.openStore(), listPayslips, {}, { value: answer.value, at: 1 })
  await app.kept.writeNote(app.place.openStore(), 'notices-seen', [7])
  await app.files.keepFile(app.place.openStore(), 'a', new ArrayBuffer(3000), 1)
  await app.files.keepFile(app.place.openStore(), 'b', new ArrayBuffer(2000), 1)
}

it('counts files and answers without the session’s own data, and shows the last sign-in', async () => {
  const app = await createDevice(server.url).start()
  expect(await app.stored.measureStored()).toBeNull()
  const before = Date.now()
  await app.session.signIn('100101', 'Portal.2026')
  await fill(app)
  const stored = await app.stored.measureStored()
  expect(stored).toMatchObject({ files: 2, fileBytes: 5000, answers: 1 })
  expect(stored?.answerBytes).toBeGreaterThan(1000)
  expect(Math.abs((stored?.lastSignIn ?? 0) - before)).toBeLessThan(10_000)
})

it('erases files and answers, and keeps the session after a restart', { tags: ['whole'] }, async () => {
  const device = createDevice(server.url)
  const app = await device.start()
  await app.session.signIn('100101', 'Portal.2026')
  await fill(app)
  await app.stored.eraseStored()
  expect(await app.stored.measureStored()).toMatchObject({ files: 0, answers: 0 })
  expect(await app.kept.readKept(listPayslips, {})).toBeNull()
  expect(await app.files.readFile('a')).toBeNull()
  expect(await app.kept.readNote('notices-seen')).toEqual([7])
  const again = await device.start()
  expect(again.state.currentSession()).toMatchObject({ phase: 'open', hasToken: true })
})

it('leaves no bytes behind, neither of erased files nor of an earlier version', async () => {
  const app = await createDevice(server.url).start()
  await app.session.signIn('100101', 'Portal.2026')
  const { openStore } = await import('#core/store/open-store.ts')
  const store = openStore()
  if (!store) throw new Error('no store')
  const kept = () => store.files.open()
  await fill(app)
  expect(await (await kept()).bytes.count()).toBe(2)
  await app.stored.eraseStored()
  expect(await (await kept()).bytes.count()).toBe(0)

  // An earlier version deleted the rows but left their bytes.
  await app.files.keepFile(openStore(), 'old', new ArrayBuffer(5000), 1)
  await (await kept()).blobs.clear()
  await app.files.keepFile(openStore(), 'new', new ArrayBuffer(1000), 1)
  expect(await (await kept()).bytes.count()).toBe(1)
  await (await kept()).blobs.clear()
  expect(await app.stored.measureStored()).toMatchObject({ files: 0, fileBytes: 0 })
  expect(await (await kept()).bytes.count()).toBe(0)
})

it('keeps every note of simultaneous writes', async () => {
  const app = await createDevice(server.url).start()
  await app.session.signIn('100101', 'Portal.2026')
  const { rememberNotices, seenNotices } = await import('#models/notices/notices.ts')
  await Promise.all([1, 2, 3, 4, 5].map((id) => rememberNotices([id])))
  expect((await seenNotices()).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
})

it('has no last sign-in on a kiosk', async () => {
  const device = createDevice(server.url)
  await (await device.start()).mode.setDeviceMode('kiosk')
  const app = await device.start()
  await app.session.signIn('100101', 'Portal.2026')
  expect(await app.stored.measureStored()).toMatchObject({ files: 0, lastSignIn: null })
})

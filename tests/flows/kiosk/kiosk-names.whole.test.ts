import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { saveStep } from '#contract/documents/documents.ts'
import { createWorkerRam } from '#tests/support/device/key-holder.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { guessNames, namesIn } from '#tests/support/people/guessed-names.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
const FORM = 'data-form'
const values = { ...goodSteps[1] }
const STEP = {
  operation: saveStep,
  input: { bandera: 1, datos: values },
  form: FORM,
  step: '1',
  values,
} as const

let server: TestServer
let device: Device
let app: App

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())

async function start(mode: 'personal' | 'kiosk'): Promise<void> {
  device = createDevice(server.url)
  app = await device.start()
  if (mode === 'personal') return
  await app.mode.setDeviceMode('kiosk')
  device.beforeStart = (tab: App) => tab.kiosk.setKeyHolder(createWorkerRam())
  app = await device.start()
}

async function work(): Promise<void> {
  expect(await app.session.signIn('100102', PASSWORD)).toMatchObject({ ok: true })
  await app.drafts.writeDraft(FORM, '2', { nacionalidad: 'Canaria' })
  device.goOffline()
  expect(await app.outbox.confirm(STEP)).toMatchObject({ kept: true })
}

async function guess(): Promise<string[]> {
  const salt = (await app.deviceStore.readSetting<Uint8Array>('salt')) ?? new Uint8Array()
  expect(salt.length).toBe(32)
  const names = namesIn([...device.buckets(), await device.dump()].join('\n'))
  return guessNames(salt, names, [FORM])
}

const bucketsOf = (letter: string) => device.buckets().filter((name) => name.startsWith(`${letter}-`))

test('a phone’s storage names can be guessed, which shows that the search works', async () => {
  await start('personal')
  await work()
  const found = await guess()
  expect(found).toContain('login|100102')
  expect(found.some((text) => text.startsWith('user|'))).toBe(true)
})

test('a kiosk’s storage names cannot be guessed, neither during a visit nor after it', async () => {
  await start('kiosk')
  await work()
  expect(bucketsOf('d')).toHaveLength(1)
  expect(await guess()).toEqual([])
  await app.session.signOut()
  expect(bucketsOf('d')).toHaveLength(1)
  expect(await app.deviceStore.deviceDatabase.sealed.count()).toBe(1)
  expect(await guess()).toEqual([])
})

test('a phone that becomes a kiosk has no guessable names, and keeps its queued change', async () => {
  await start('personal')
  await work()
  await app.mode.setDeviceMode('kiosk')
  device.beforeStart = (tab: App) => tab.kiosk.setKeyHolder(createWorkerRam())
  app = await device.start()
  expect(await guess()).toEqual([])
  const [copy] = await app.deviceStore.deviceDatabase.sealed.toArray()
  expect(copy?.state).toBe('queued')
})

test('the next visit of a person finds the unfinished form, and later visits use new names', async () => {
  await start('kiosk')
  await work()
  const before = namesIn(await device.dump())
  const left = bucketsOf('d')
  await app.session.signOut()
  device.goOnline()
  expect(await app.session.signIn('100102', PASSWORD)).toMatchObject({ ok: true })
  expect(await app.drafts.readDraft(FORM, '2')).toMatchObject({ values: { nacionalidad: 'Canaria' } })
  expect(bucketsOf('d')).toEqual(left)
  await app.session.signOut()
  server.clock.advance(25 * 3_600_000)
  expect(await app.session.signIn('100102', PASSWORD)).toMatchObject({ ok: true })
  await app.drafts.writeDraft(FORM, '2', { nacionalidad: 'Otra' })
  expect(bucketsOf('d')).toHaveLength(1)
  expect(bucketsOf('d')).not.toEqual(left)
  const marks = [...namesIn(bucketsOf('d').join('\n'))]
  expect(marks.filter((name) => before.has(name))).toEqual([])
})

test('the first visit removes guessable names of an older version, and keeps queued changes', async () => {
  await start('kiosk')
  const former = await app.deviceStore.nameOnDevice('user|7')
  const copy = {
    opId: crypto.randomUUID(),
    stream: await app.deviceStore.nameOnDevice(`stream|${former}|${FORM}`),
    owner: former,
    form: FORM,
    step: '1',
    operation: 'DOC-12',
    jwe: 'x',
    fence: 0,
    attempts: 0,
    dueAt: Date.now() + 3_600_000,
    at: 1,
  }
  const { sealed } = app.deviceStore.deviceDatabase
  await sealed.add({ ...copy, state: 'queued' })
  await sealed.add({ ...copy, opId: crypto.randomUUID(), state: 'done' })
  expect(await guess()).toContain('user|7')
  expect(await app.session.signIn('100102', PASSWORD)).toMatchObject({ ok: true })
  expect((await sealed.toArray()).map(({ state }) => state)).toEqual(['queued'])
  expect(await guess()).toEqual([])
})

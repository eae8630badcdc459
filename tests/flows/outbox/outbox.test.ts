import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveStep } from '#contract/documents/documents.ts'
import { operationReceipts } from '#server/db/schema/delivery.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { emptyForm, streetOf } from '#tests/support/people/form-rows.ts'
import { type LegacyHost, startLegacyHost } from '#tests/support/server/hosts/legacy-host.ts'
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
  for (const login of ['100101', '100102', 'candidato']) await emptyForm(server, login)
  await server.db.delete(operationReceipts)
  device = createDevice(server.url)
  app = await device.start()
})
afterEach(() => device.goOnline())

async function enter(login: string, password = PASSWORD): Promise<void> {
  const result = await app.session.signIn(login, password)
  expect(result).toMatchObject({ ok: true })
}

function confirmStep(step: 1 | 2, change: object = {}) {
  const datos = { ...goodSteps[step], ...change }
  return app.outbox.confirm({
    operation: saveStep,
    input: { bandera: step, datos },
    form: FORM,
    step: String(step),
    values: datos,
  })
}

const states = async () =>
  Object.fromEntries([...(await app.drafts.readDraftStates(FORM))].map(([step, { state }]) => [step, state]))

describe('on a phone', () => {
  test('sends two steps in their order after being offline and a restart', async () => {
    await enter('candidato')
    await confirmStep(1)
    device.goOffline()
    await confirmStep(2)
    await confirmStep(1, { calle: 'Calle de la segunda vez' })
    expect(await states()).toEqual({ 1: 'queued', 2: 'queued' })
    expect((await app.queued.listQueued()).map(({ step }) => step)).toEqual(['1', '2'])
    app = await device.start()
    expect(await states()).toEqual({ 1: 'queued', 2: 'queued' })
    expect(await app.drafts.readDraft(FORM, '2')).toMatchObject({ values: goodSteps[2] })
    device.goOnline()
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced', 2: 'synced' })
    expect(await app.queued.listQueued()).toEqual([])
    expect(await streetOf(server, 'candidato')).toBe('Calle de la segunda vez')
    expect(await app.deviceStore.deviceDatabase.sealed.count()).toBe(0)
  })

  test('keeps a step that is being confirmed before the page is replaced', async () => {
    await enter('candidato')
    device.goOffline()
    const confirmed = confirmStep(1)
    await new Promise((resolve) => setImmediate(resolve))
    await app.readiness.prepareUpdate()
    expect(await states()).toEqual({ 1: 'queued' })
    await confirmed
  })

  test('keeps content and author of waiting work unreadable on the device', async () => {
    await enter('candidato')
    device.goOffline()
    await confirmStep(1, { calle: 'Avenida Canario Amarillo' })
    await app.drafts.writeDraft(FORM, '2', { lugarNacimiento: 'Ciudad Canario' })
    const bytes = await device.dump()
    for (const word of ['Canario', 'candidato', goodSteps[1].celular]) expect(bytes).not.toContain(word)
  })

  test('delivers after the sign-out, from a cold start without a session', {
    tags: ['whole'],
  }, async () => {
    await enter('candidato')
    device.goOffline()
    await confirmStep(1)
    await app.session.signOut()
    app = await device.start()
    device.goOnline()
    await app.sync.sync()
    expect(app.state.currentSession()).toMatchObject({ phase: 'signed-out' })
    expect(await streetOf(server, 'candidato')).toBe(goodSteps[1].calle)
  })

  test('counts a repeated delivery once, and gives the same answer each time', async () => {
    await enter('candidato')
    device.goOffline()
    await confirmStep(1)
    const [row] = await app.deviceStore.deviceDatabase.sealed.toArray()
    device.goOnline()
    const send = async () =>
      (
        await fetch(`${server.url}/api/sealed`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ jwe: row?.jwe }),
        })
      ).json()
    const answers = await Promise.all([send(), send(), send()])
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ status: 'OK', bandera: 1 })))
    await app.sync.sync()
    expect(await server.db.select().from(operationReceipts)).toHaveLength(1)
    expect(await states()).toEqual({ 1: 'synced' })
  })

  test('a refused step blocks later ones until it is corrected', async () => {
    await enter('candidato')
    device.goOffline()
    await confirmStep(1, { cp: '123' })
    await confirmStep(2)
    device.goOnline()
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'rejected', 2: 'queued' })
    expect(await app.drafts.readDraft(FORM, '1')).toMatchObject({
      message: 'Ingrese los 5 digitos del código postal',
    })
    expect((await app.queued.listQueued()).map(({ step, state }) => [step, state])).toEqual([
      ['1', 'rejected'],
      ['2', 'queued'],
    ])
    await confirmStep(1)
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced', 2: 'synced' })
    expect(await streetOf(server, 'candidato')).toBe(goodSteps[1].calle)
  })

  test('seals a confirmed step again at the next start when its copy is missing', {
    tags: ['whole'],
  }, async () => {
    await enter('candidato')
    device.goOffline()
    await confirmStep(1)
    await app.deviceStore.deviceDatabase.sealed.clear()
    app = await device.start()
    device.goOnline()
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced' })
    expect(await streetOf(server, 'candidato')).toBe(goodSteps[1].calle)
  })

  test('keeps a step with an expired grant for its author, and delivers it after the next sign-in', async () => {
    await enter('candidato')
    device.goOffline()
    await confirmStep(1)
    device.goOnline()
    const { userId } = await findPerson(server, 'candidato')
    await server.db.transaction((tx) => server.services.sessions.revokeAllOf(tx, userId, server.clock.now()))
    await app.delivery.deliver()
    expect((await app.queued.listQueued()).map(({ state }) => state)).toEqual(['needs-session'])
    expect(await streetOf(server, 'candidato')).toBeNull()
    await enter('candidato')
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced' })
    expect(await streetOf(server, 'candidato')).toBe(goodSteps[1].calle)
  })

  test('asks for a sign-in as soon as the server refuses the copies of a session that ended elsewhere', async () => {
    await enter('candidato')
    device.goOffline()
    await confirmStep(1)
    device.goOnline()
    const { userId } = await findPerson(server, 'candidato')
    await server.db.transaction((tx) => server.services.sessions.revokeAllOf(tx, userId, server.clock.now()))
    for (let round = 0; round < 3; round += 1) await app.sync.sync()
    expect(app.state.currentSession().phase).not.toBe('open')
    const copies = await app.deviceStore.deviceDatabase.sealed.toArray()
    expect(copies.map(({ state }) => state)).toEqual(['needs-session'])
    await enter('candidato')
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced' })
  })

  test('never sends a person’s steps as the next person', async () => {
    await enter('candidato')
    device.goOffline()
    await confirmStep(1)
    await app.session.signOut()
    device.goOnline()
    await enter('100102')
    expect(await app.queued.listQueued()).toEqual([])
    await app.sync.sync()
    expect([await streetOf(server, 'candidato'), await streetOf(server, '100102')]).toEqual([
      goodSteps[1].calle,
      null,
    ])
  })

  test('does not send a discarded step, and keeps what was typed', async () => {
    await enter('candidato')
    device.goOffline()
    const confirmed = await confirmStep(1)
    expect(await app.withdraw.discard(confirmed.kept ? confirmed.opId : '')).toBe(true)
    device.goOnline()
    await app.sync.sync()
    expect(await streetOf(server, 'candidato')).toBeNull()
    expect(await app.drafts.readDraft(FORM, '1')).toMatchObject({ state: 'draft', values: goodSteps[1] })
  })

  test('reports an expired session for a confirmation after the sign-out, and sends nothing', async () => {
    await enter('candidato')
    await app.session.signOut()
    device.goOffline()
    expect(await confirmStep(1)).toEqual({ kept: false, failure: { kind: 'expired' } })
    device.goOnline()
    expect(await streetOf(server, 'candidato')).toBeNull()
  })

  test('sends a queued step even if its retry time is a year ahead', { tags: ['whole'] }, async () => {
    await enter('candidato')
    device.goOffline()
    await confirmStep(1)
    await app.sync.sync()
    await app.deviceStore.deviceDatabase.sealed
      .toCollection()
      .modify({ dueAt: Date.now() + 365 * 86_400_000 })
    device.goOnline()
    await app.sync.sync()
    expect(await streetOf(server, 'candidato')).toBe(goodSteps[1].calle)
  })
})

describe('on a host without a delivery key', () => {
  let proxy: LegacyHost
  beforeEach(async () => {
    proxy = await startLegacyHost(server.url)
    device = createDevice(proxy.url)
    app = await device.start()
    await enter('candidato')
  })
  afterEach(() => proxy.stop())

  test('sends from the open page without sealed copies', async () => {
    device.goOffline()
    await confirmStep(1)
    await confirmStep(2)
    expect(await app.deviceStore.deviceDatabase.sealed.count()).toBe(0)
    device.goOnline()
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced', 2: 'synced' })
    expect(await streetOf(server, 'candidato')).toBe(goodSteps[1].calle)
  })

  test('checks whether a save arrived before repeating it', { tags: ['whole'] }, async () => {
    await confirmStep(1)
    proxy.loseNextAnswer()
    await app.sync.sync()
    expect(await streetOf(server, 'candidato')).toBe(goodSteps[1].calle)
    expect(await states()).toEqual({ 1: 'queued' })
    const before = proxy.saves()
    await app.withdraw.retryNow()
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced' })
    expect(proxy.saves()).toBe(before)
  })

  test('sends an edit again after its request was lost', { tags: ['whole'] }, async () => {
    await confirmStep(1)
    await app.sync.sync()
    await confirmStep(1, { calle: 'Calle de la segunda vez' })
    proxy.cutNext()
    await app.sync.sync()
    expect(await streetOf(server, 'candidato')).toBe(goodSteps[1].calle)
    await app.withdraw.retryNow()
    await app.sync.sync()
    expect(await streetOf(server, 'candidato')).toBe('Calle de la segunda vez')
  })
})

describe('on a kiosk', () => {
  beforeEach(async () => {
    await app.mode.setDeviceMode('kiosk')
    app = await device.start()
  })

  test('delivers an offline step after the sign-out, and keeps it unreadable on the device', async () => {
    await enter('candidato')
    device.goOffline()
    await confirmStep(1, { calle: 'Avenida Canario Amarillo' })
    await app.session.signOut()
    const bytes = await device.dump()
    expect(bytes).not.toContain('Canario')
    expect(device.buckets().filter((name) => /^[uk]-/.test(name))).toEqual([])
    device.goOnline()
    await app.sync.sync()
    expect(await streetOf(server, 'candidato')).toBe('Avenida Canario Amarillo')
  })

  test('restores an unfinished step for its author at the next sign-in, and never shows it to others', async () => {
    await enter('candidato')
    await app.drafts.writeDraft(FORM, '1', { calle: 'Avenida Canario' })
    await app.session.signOut()
    expect(device.buckets().filter((name) => name.startsWith('d-'))).toHaveLength(1)
    await enter('100102')
    expect(await app.drafts.readDraft(FORM, '1')).toBeNull()
    await app.session.signOut()
    await enter('candidato')
    expect(await app.drafts.readDraft(FORM, '1')).toMatchObject({ values: { calle: 'Avenida Canario' } })
  })

  test('opens drafts from before and after a password change with the new password', {
    tags: ['whole'],
  }, async () => {
    await enter('100103')
    await app.drafts.writeDraft(FORM, '1', { calle: 'Antes' })
    expect(await app.session.changePassword(PASSWORD, NEXT)).toMatchObject({ ok: true })
    await app.drafts.writeDraft(FORM, '2', { nacionalidad: 'Después' })
    await app.session.signOut()
    expect(await app.session.signIn('100103', NEXT)).toMatchObject({ ok: true })
    expect(await app.drafts.readDraft(FORM, '1')).toMatchObject({ values: { calle: 'Antes' } })
    expect(await app.drafts.readDraft(FORM, '2')).toMatchObject({ values: { nacionalidad: 'Después' } })
    await app.session.signOut()
    await resetPassword(server, '100103', PASSWORD)
  })

  test('deletes drafts after 24 h, and at once when everything was sent', async () => {
    await enter('candidato')
    await app.drafts.writeDraft(FORM, '1', { calle: 'Avenida Canario' })
    await app.session.signOut()
    server.clock.advance(25 * 3_600_000)
    await enter('100102')
    await app.session.signOut()
    expect(device.buckets().filter((name) => name.startsWith('d-'))).toEqual([])
    await enter('candidato')
    await confirmStep(1)
    await app.sync.sync()
    await app.session.signOut()
    await expect.poll(() => device.buckets().filter((name) => name.startsWith('d-'))).toEqual([])
  })

  test('leaves nothing when nothing was typed', async () => {
    await enter('candidato')
    await app.drafts.readDraft(FORM, '1')
    await app.session.signOut()
    expect(device.buckets()).toEqual([])
  })
})

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { uploadDocument } from '#contract/documents/document-files.ts'
import { saveStep } from '#contract/documents/documents.ts'
import { operationReceipts } from '#server/db/schema/delivery.ts'
import { fileTexts } from '#server/texts.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { emptyForm, streetOf } from '#tests/support/people/form-rows.ts'
import { type LegacyHost, startLegacyHost } from '#tests/support/server/hosts/legacy-host.ts'
import { findPerson, resetPassword } from '#tests/support/server/people.ts'
import { dataUrl, pdfWith } from '#tests/support/files/sample-files.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** On a full device, the app retries for 6 s by design. */

const NEXT = 'Otra.clave.2026'
const FORM = 'data-form'
const REASON = 'Ingrese los 5 digitos del código postal'
let server: TestServer
let device: Device
let app: App

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await emptyForm(server, 'candidato')
  await server.db.delete(operationReceipts)
  device = createDevice(server.url)
  app = await device.start()
  expect(await app.session.signIn('candidato', 'Portal.2026')).toMatchObject({ ok: true })
})
afterEach(() => device.goOnline())

function confirmStep(step: 1 | 2, change: object = {}) {
  const datos = { ...goodSteps[step], ...change }
  const input = { bandera: step, datos }
  return app.outbox.confirm({ operation: saveStep, input, form: FORM, step: String(step), values: datos })
}

const states = async () =>
  Object.fromEntries([...(await app.drafts.readDraftStates(FORM))].map(([step, { state }]) => [step, state]))

describe('a full device', () => {
  const full = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }

  test('confirms a step without room for its sealed copy, and sends it once there is room', async () => {
    const { sealed } = app.deviceStore.deviceDatabase
    sealed.hook('creating', full)
    expect(await confirmStep(1)).toMatchObject({ kept: true })
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'queued' })
    expect(await app.queued.listQueued()).toMatchObject([{ step: '1', state: 'queued' }])
    sealed.hook('creating').unsubscribe(full)
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced' })
    expect(await streetOf(server, 'candidato')).toBe(goodSteps[1].calle)
  })

  test('rejects a confirmation without room for its record; keeps and sends nothing', async () => {
    const work = await app.place.findWork()
    work?.db.outbox.hook('creating', full)
    await expect(confirmStep(1)).rejects.toMatchObject({ name: 'QuotaExceededError' })
    expect(await app.queued.listQueued()).toEqual([])
    expect(await states()).toEqual({})
    await app.sync.sync()
    expect(await streetOf(server, 'candidato')).toBeNull()
  })

  test('keeps a record once the browser has counted the freed space', async () => {
    const work = await app.place.findWork()
    let tries = 3
    const uncounted = () => {
      tries -= 1
      if (tries >= 0) full()
    }
    work?.db.outbox.hook('creating', uncounted)
    expect(await confirmStep(1)).toMatchObject({ kept: true })
    work?.db.outbox.hook('creating').unsubscribe(uncounted)
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced' })
  })

  test('retries a step once cached files have made room', async () => {
    device.goOffline()
    await confirmStep(1)
    await app.sync.sync()
    const { sealed } = app.deviceStore.deviceDatabase
    let isFirst = true
    const once = () => {
      if (!isFirst) return
      isFirst = false
      full()
    }
    sealed.hook('updating', once)
    device.goOnline()
    await app.withdraw.retryNow()
    sealed.hook('updating').unsubscribe(once)
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced' })
  })

  test('discards a step once cached files have made room', async () => {
    device.goOffline()
    await confirmStep(1)
    await app.sync.sync()
    const drafts = app.place.openStore()?.db.drafts
    let isFirst = true
    const once = () => {
      if (!isFirst) return
      isFirst = false
      full()
    }
    drafts?.hook('updating', once)
    const [waiting] = await app.queued.listQueued()
    expect(await app.withdraw.discard(waiting?.opId ?? '')).toBe(true)
    drafts?.hook('updating').unsubscribe(once)
    device.goOnline()
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'draft' })
    expect(await app.queued.listQueued()).toEqual([])
  })

  test('never sends an earlier save when the copy of its replacement does not fit', async () => {
    device.goOffline()
    await confirmStep(1)
    const { sealed } = app.deviceStore.deviceDatabase
    sealed.hook('creating', full)
    expect(await confirmStep(1, { calle: 'Calle de la segunda vez' })).toMatchObject({ kept: true })
    sealed.hook('creating').unsubscribe(full)
    device.goOnline()
    await app.sync.sync()
    expect(await streetOf(server, 'candidato')).toBe('Calle de la segunda vez')
    expect(await sealed.count()).toBe(0)
  })
})

describe('a refusal without a known reason', () => {
  const isService = (input: RequestInfo | URL) =>
    input instanceof Request && input.url.includes('ws-carga-documentos')

  /** Intercepts requests for the reason of a refusal; sealed deliveries still reach the server. */
  function hold(answer: () => Promise<Response>): { asked: number; end(): void } {
    const real = globalThis.fetch
    const seen = { asked: 0, end: () => void vi.stubGlobal('fetch', real) }
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      const isOfPieces = input instanceof URL && (init?.method ?? 'GET') === 'GET'
      const isAsking = isService(input) || isOfPieces
      if (!isAsking) return real(input, init)
      seen.asked += 1
      return answer()
    })
    return seen
  }

  test.each([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'while the service is away',
      async () => Response.json({ status: 'ERROR', message: 'x' }, { status: 503 }),
    ],
    ['with an HTML page in place of the response', async () => new Response('<html></html>')],
  ])('asks again for the reason until it is known: %s', async (_name, answer) => {
    await confirmStep(1, { cp: '123' })
    const held = hold(answer)
    await app.sync.sync()
    expect(await app.drafts.readDraft(FORM, '1')).toMatchObject({
      state: 'rejected',
      message: '',
      isUnexplained: true,
    })
    const before = held.asked
    for (let round = 0; round < 20; round += 1) await app.sync.sync()
    expect(held.asked - before).toBeLessThan(10)
    held.end()
    await app.sync.syncOnReturn()
    expect(await app.drafts.readDraft(FORM, '1')).toMatchObject({
      state: 'rejected',
      message: REASON,
      isUnexplained: false,
    })
    const after = hold(answer)
    await app.sync.syncOnReturn()
    expect(after.asked).toBe(0)
    after.end()
  })

  test('survives a restart and a sign-out', async () => {
    await confirmStep(1, { cp: '123' })
    const held = hold(() => Promise.reject(new TypeError('Failed to fetch')))
    await app.sync.sync()
    held.end()
    await app.session.signOut()
    app = await device.start()
    await app.session.signIn('candidato', 'Portal.2026')
    expect(await app.drafts.readDraft(FORM, '1')).toMatchObject({ state: 'rejected', isUnexplained: true })
    await app.sync.syncOnReturn()
    expect(await app.drafts.readDraft(FORM, '1')).toMatchObject({ message: REASON, isUnexplained: false })
  })

  test('fetches the reason of a large file’s refusal from the refusal that the server stored', async () => {
    const noise = Buffer.alloc(1_100_000, 'n')
    const script = Buffer.from('90 0 obj\n<< /S /JavaScript /JS (app.alert(1)) /Nota (')
    const file = dataUrl(pdfWith(Buffer.concat([script, noise, Buffer.from(') >>\nendobj')])))
    const place = { form: 'documento-3', step: 'archivo', values: {} }
    const kind = { filename: 'curp.pdf', extension: 'pdf', esAdmin: '2', estatusColaborador: 1 } as const
    const { profile } = app.state.currentSession() as { profile: { user: { Folio: string } } }
    const input = { empleado: profile.user.Folio, idTipo: 3, file, ...kind }
    await app.outbox.confirm({ operation: uploadDocument, input, ...place })
    await app.delivery.deliver()
    expect((await app.deviceStore.deviceDatabase.sealed.toArray()).map(({ state }) => state)).toEqual([
      'rejected',
    ])
    const held = hold(async () => Response.json({ status: 'ERROR' }, { status: 503 }))
    await app.sync.sync()
    expect(await app.drafts.readDraft(place.form, place.step)).toMatchObject({ isUnexplained: true })
    held.end()
    await app.sync.syncOnReturn()
    expect(await app.drafts.readDraft(place.form, place.step)).toMatchObject({
      message: fileTexts.refused.activePdf,
      isUnexplained: false,
    })
  })
})

describe('an unreadable step, and a step with an unknown operation', () => {
  let legacy: LegacyHost
  beforeAll(async () => {
    legacy = await startLegacyHost(server.url)
  })
  afterAll(() => legacy.stop())

  test.each(['sealed', 'plain'])('block only their own forms when steps are sent %s', async (way) => {
    if (way === 'plain') {
      device = createDevice(legacy.url)
      app = await device.start()
      await app.session.signIn('candidato', 'Portal.2026')
    }
    device.goOffline()
    for (const form of ['spoilt', 'unknown']) {
      const input = { bandera: 2, datos: { ...goodSteps[2] } }
      await app.outbox.confirm({ operation: saveStep, input, form, step: '2', values: {} })
    }
    const work = await app.place.findWork()
    await work?.db.outbox
      .where({ form: 'spoilt', step: '2' })
      .modify((row) => void (row.payload.iv = new Uint8Array(12)))
    await work?.db.outbox.where({ form: 'unknown', step: '2' }).modify({ operation: 'P-999' })
    // The page was killed before it sealed the copies.
    await app.deviceStore.deviceDatabase.sealed.clear()
    await confirmStep(1)
    device.goOnline()
    for (let round = 0; round < 3; round += 1) await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced' })
    expect(await streetOf(server, 'candidato')).toBe(goodSteps[1].calle)
    const left = await app.queued.listQueued()
    expect(left.map(({ form }) => form)).toEqual(['spoilt', 'unknown'])
    for (const { opId } of left) expect(await app.withdraw.discard(opId)).toBe(true)
    expect(await app.queued.listQueued()).toEqual([])
  })
})

test('seals a step again and sends it once its author enters the former password', async () => {
  device.goOffline()
  await confirmStep(1)
  device.goOnline()
  await resetPassword(server, 'candidato', NEXT)
  const { userId } = await findPerson(server, 'candidato')
  await server.db.transaction((tx) => server.services.sessions.revokeAllOf(tx, userId, server.clock.now()))
  try {
    expect(await app.session.signIn('candidato', NEXT)).toEqual({ ok: false, reason: 'former-needed' })
    expect(await app.session.answerFormer('Portal.2026')).toMatchObject({ ok: true })
    await app.sync.sync()
    await expect.poll(states).toEqual({ 1: 'synced' })
    expect(await streetOf(server, 'candidato')).toBe(goodSteps[1].calle)
  } finally {
    await resetPassword(server, 'candidato', 'Portal.2026')
  }
})

test('does not report a wrong password and keeps the drafts when the device cannot derive keys', async () => {
  await app.drafts.writeDraft(FORM, '3', { nss: '1' })
  const broken = vi
    .spyOn(crypto.subtle, 'deriveKey')
    .mockRejectedValue(new DOMException('x', 'NotSupportedError'))
  device.goOffline()
  app = await device.start()
  expect(await app.session.signIn('candidato', 'Portal.2026')).toMatchObject({ reason: 'unknown-offline' })
  broken.mockRestore()
  expect(await app.session.signIn('candidato', 'Portal.2026')).toMatchObject({ ok: true, offline: true })
  expect(await app.drafts.readDraft(FORM, '3')).toMatchObject({ values: { nss: '1' } })
})

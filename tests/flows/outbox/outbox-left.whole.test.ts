import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDispute } from '#contract/requests/disputes.ts'
import { uploadDocument } from '#contract/documents/document-files.ts'
import { saveStep } from '#contract/documents/documents.ts'
import { operationReceipts } from '#server/db/schema/delivery.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { emptyForm, streetOf } from '#tests/support/people/form-rows.ts'
import { type LegacyHost, startLegacyHost } from '#tests/support/server/hosts/legacy-host.ts'
import { resetPassword } from '#tests/support/server/people.ts'
import { dataUrl, pdf, picture } from '#tests/support/files/sample-files.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
const NEXT = 'Otra.clave.2026'
const FORM = 'data-form'
let server: TestServer
let legacy: LegacyHost
let device: Device
let app: App

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

async function begin(url: string, buckets = true): Promise<void> {
  for (const login of ['100102', 'candidato']) await emptyForm(server, login)
  await server.db.delete(operationReceipts)
  device = createDevice(url, { buckets })
  app = await device.start()
  await enter('candidato')
}

async function enter(login: string, password = PASSWORD): Promise<void> {
  expect(await app.session.signIn(login, password)).toMatchObject({ ok: true })
}

function confirmStep(step: 1 | 2, change: object = {}) {
  const datos = { ...goodSteps[step], ...change }
  const input = { bandera: step, datos }
  return app.outbox.confirm({ operation: saveStep, input, form: FORM, step: String(step), values: datos })
}

const states = async () =>
  Object.fromEntries([...(await app.drafts.readDraftStates(FORM))].map(([step, { state }]) => [step, state]))
const waiting = async () => (await app.queued.listQueued()).map(({ step, state }) => [step, state])
const leave = () => app.session.signOut()
const REASON = 'Ingrese los 5 digitos del código postal'

describe('the question at sign-out', () => {
  test('counts every step that the server has not accepted, once each', async () => {
    expect(await app.unsent.countUnsent()).toEqual({ needsAuthor: 0, automatic: 0 })
    await app.drafts.writeDraft(FORM, '3', { nss: '1' })
    expect(await app.unsent.countUnsent()).toEqual({ needsAuthor: 1, automatic: 0 })
    await confirmStep(1, { cp: '123' })
    await app.sync.sync()
    expect(await app.unsent.countUnsent()).toEqual({ needsAuthor: 2, automatic: 0 })
    device.goOffline()
    await confirmStep(2)
    expect(await app.unsent.countUnsent()).toEqual({ needsAuthor: 2, automatic: 1 })
    device.goOnline()
    await confirmStep(1)
    await app.sync.sync()
    expect(await app.unsent.countUnsent()).toEqual({ needsAuthor: 1, automatic: 0 })
  })

  test('also counts confirmed steps on a host without a delivery key', async () => {
    await begin(legacy.url)
    device.goOffline()
    await confirmStep(1)
    expect(await app.unsent.countUnsent()).toEqual({ needsAuthor: 1, automatic: 0 })
  })
})

describe.each([
  ['with buckets', true],
  ['without buckets', false],
])('on a phone %s', (_name, buckets) => {
  test('a sign-out keeps only a refused step and a draft, encrypted with their author’s password', async () => {
    await begin(server.url, buckets)
    await confirmStep(1, { cp: '123', calle: 'Avenida Canario Amarillo' })
    await app.sync.sync()
    await app.drafts.writeDraft(FORM, '3', { nss: '1' })
    await leave()
    expect(await device.dump()).not.toContain('Canario')
    expect(device.buckets().filter((name) => /^[uk]-/.test(name))).toEqual([])
    app = await device.start()
    expect(app.state.currentSession().phase).toBe('signed-out')
    await enter('100102')
    expect(await waiting()).toEqual([])
    await leave()
    await enter('candidato')
    expect(await states()).toEqual({ 1: 'rejected', 3: 'draft' })
    expect(await app.drafts.readDraft(FORM, '1')).toMatchObject({
      message: REASON,
      values: { calle: 'Avenida Canario Amarillo' },
    })
    expect(device.buckets().filter((name) => name.startsWith('l-'))).toEqual([])
  })

  test('sends a step confirmed without a delivery key when its author is back', async () => {
    await begin(legacy.url, buckets)
    device.goOffline()
    await confirmStep(1)
    await leave()
    device.goOnline()
    app = await device.start()
    await app.sync.sync()
    expect(await streetOf(server, 'candidato')).toBeNull()
    await enter('candidato')
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced' })
    expect(await streetOf(server, 'candidato')).toBe(goodSteps[1].calle)
  })
})

describe('on a phone', () => {
  test('leaves nothing on the device after the sign-out when everything was sent', async () => {
    await confirmStep(1)
    await app.sync.sync()
    await leave()
    expect(device.buckets()).toEqual([])
    expect(await app.deviceStore.deviceDatabase.people.count()).toBe(0)
  })

  test('refuses an offline sign-in after a sign-out, even with unsent work', async () => {
    await app.drafts.writeDraft(FORM, '3', { nss: '1' })
    await leave()
    device.goOffline()
    expect(await app.session.signIn('candidato', PASSWORD)).toMatchObject({
      ok: false,
      reason: 'unknown-offline',
    })
  })

  test('opens unsent work with the former password after a password change elsewhere', async () => {
    await app.drafts.writeDraft(FORM, '3', { nss: '1' })
    await leave()
    await resetPassword(server, 'candidato', NEXT)
    expect(await app.session.signIn('candidato', NEXT)).toEqual({ ok: false, reason: 'former-needed' })
    expect(await app.session.answerFormer(PASSWORD)).toMatchObject({ ok: true })
    expect(await app.drafts.readDraft(FORM, '3')).toMatchObject({ values: { nss: '1' } })
    await resetPassword(server, 'candidato', PASSWORD)
  })

  test('keeps drafts in place when there is no room to move them, and deletes notes', async () => {
    await app.drafts.writeDraft(FORM, '3', { nss: '1' })
    await app.kept.writeNote(app.place.openStore(), 'notices-seen', 'Nota Canario')
    const { people } = app.deviceStore.deviceDatabase
    people.hook('updating', () => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    await leave()
    app = await device.start()
    await enter('candidato')
    expect(await app.drafts.readDraft(FORM, '3')).toMatchObject({ values: { nss: '1' } })
    expect(await app.kept.readNote('notices-seen')).toBeUndefined()
  })

  test('restores all unsent work after a kill during the restore', async () => {
    await confirmStep(1, { cp: '123' })
    await app.sync.sync()
    await app.drafts.writeDraft(FORM, '3', { nss: '1' })
    await leave()
    const { people } = app.deviceStore.deviceDatabase
    const killed = () => {
      throw new Error('killed')
    }
    // The kill happens after the work was copied and before the person's row is updated.
    people.hook('updating', killed)
    await app.session.signIn('candidato', PASSWORD)
    people.hook('updating').unsubscribe(killed)
    app = await device.start()
    await enter('candidato')
    expect(await states()).toEqual({ 1: 'rejected', 3: 'draft' })
  })
})

describe('a sealed copy that was left on the device', () => {
  /** Simulates the eviction of the author's store; the sealed copy in the device's store survives. */
  async function loseStore(): Promise<void> {
    const work = await app.place.findWork()
    for (const table of ['drafts', 'outbox', 'receipts'] as const) await work?.db.table(table).clear()
  }

  test('when refused, is shown after a sign-out and blocks its form until it is corrected', async () => {
    await confirmStep(1, { cp: '123' })
    await app.sync.sync()
    await leave()
    await enter('candidato')
    await confirmStep(2)
    await app.sync.sync()
    expect(await waiting()).toEqual([
      ['1', 'rejected'],
      ['2', 'queued'],
    ])
    await confirmStep(1)
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced', 2: 'synced' })
    expect(await app.deviceStore.deviceDatabase.sealed.count()).toBe(0)
  })

  test('when refused, unblocks its form once it is discarded', async () => {
    await confirmStep(1, { cp: '123' })
    await app.sync.sync()
    await leave()
    await enter('candidato')
    await confirmStep(2)
    const [refused] = await app.queued.listQueued()
    expect(await app.withdraw.discard(refused?.opId ?? '')).toBe(true)
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'draft', 2: 'synced' })
  })

  test('without its author’s record, is shown, blocks nothing and can be discarded', async () => {
    await confirmStep(1, { cp: '123' })
    await app.delivery.deliver()
    await loseStore()
    await confirmStep(2)
    await app.sync.sync()
    expect(await waiting()).toEqual([['1', 'stray']])
    expect(await states()).toEqual({ 2: 'synced' })
    const [lost] = await app.queued.listQueued()
    expect(await app.withdraw.discard(lost?.opId ?? '')).toBe(true)
    expect(await waiting()).toEqual([])
    await app.sync.sync()
    expect(await app.deviceStore.deviceDatabase.sealed.count()).toBe(0)
  })

  test('disappears when its step is confirmed again', async () => {
    await confirmStep(1, { cp: '123' })
    await app.delivery.deliver()
    await loseStore()
    await app.sync.sync()
    await confirmStep(1)
    expect(await waiting()).toEqual([['1', 'queued']])
    await app.sync.sync()
    expect(await states()).toEqual({ 1: 'synced' })
    expect(await app.deviceStore.deviceDatabase.sealed.count()).toBe(0)
  })

  test('with an expired grant, is not dropped silently', async () => {
    device.goOffline()
    await confirmStep(1)
    await app.deviceStore.deviceDatabase.sealed.toCollection().modify({ state: 'needs-session', attempts: 1 })
    await loseStore()
    device.goOnline()
    await app.sync.sync()
    expect(await waiting()).toEqual([['1', 'stray']])
  })

  test('that can still be sent, is shown and sent', async () => {
    device.goOffline()
    await confirmStep(1)
    await loseStore()
    expect(await waiting()).toEqual([['1', 'queued']])
    device.goOnline()
    await app.sync.sync()
    expect(await waiting()).toEqual([])
    expect(await streetOf(server, 'candidato')).toBe(goodSteps[1].calle)
  })
})

describe('the outbox for documents and disputes', () => {
  beforeEach(async () => {
    await leave()
    await enter('100103')
  })

  const kinds = {
    paper: async (isGood: boolean) => {
      const file = dataUrl(isGood ? pdf() : Buffer.from('%PDF-1.7 cut'))
      const fixed = { filename: 'curp.pdf', extension: 'pdf', esAdmin: '2', estatusColaborador: 1 } as const
      const input = { empleado: '100103', idTipo: 3, file, ...fixed }
      const place = { form: 'documento-3', step: 'archivo', values: { filename: 'curp.pdf' } }
      return app.outbox.confirm({ operation: uploadDocument, input, ...place })
    },
    dispute: async (isGood: boolean) => {
      const day = isGood ? '2026-11-02' : '2126-11-02'
      const evidencia = [dataUrl(await picture('jpg'))]
      const input = { motivo: 'Bono', fechaInconformidad: day, comentario: 'Faltan horas', evidencia }
      const place = { form: 'inconformidad-1', step: 'solicitud', values: { comment: 'Faltan horas' } }
      return app.outbox.confirm({ operation: createDispute, input, ...place })
    },
  }
  const shown = async () => (await app.queued.listQueued()).map(({ state }) => state)

  test.each(['paper', 'dispute'] as const)(
    'keeps a refused %s with its reason until it is corrected',
    async (kind) => {
      await kinds[kind](false)
      await app.sync.sync()
      await leave()
      await enter('100103')
      expect(await shown()).toEqual(['rejected'])
      const [{ form, step } = { form: '', step: '' }] = await app.queued.listQueued()
      const draft = await app.drafts.readDraft(form, step)
      expect(draft?.message).not.toBe('')
      expect(draft?.values).not.toEqual({})
      await kinds[kind](true)
      await app.sync.sync()
      expect(await shown()).toEqual([])
      expect(await app.drafts.readDraft(form, step)).toMatchObject({ state: 'synced' })
    },
  )

  test.each(['paper', 'dispute'] as const)(
    'shows a refused %s whose record is lost, and accepts another in its place',
    async (kind) => {
      await kinds[kind](false)
      await app.delivery.deliver()
      const work = await app.place.findWork()
      for (const table of ['drafts', 'outbox', 'receipts'] as const) await work?.db.table(table).clear()
      await app.sync.sync()
      expect(await shown()).toEqual(['stray'])
      await kinds[kind](true)
      await app.sync.sync()
      expect(await shown()).toEqual([])
      expect(await app.deviceStore.deviceDatabase.sealed.count()).toBe(0)
    },
  )
})

test('lists every step that the question at sign-out counts', async () => {
  const nothing = { needsAuthor: 0, automatic: 0 }
  expect([await app.unsent.countUnsent(), await app.typed.listUnconfirmed()]).toEqual([nothing, []])
  await app.drafts.writeDraft(FORM, '7', { telefono: '5512345678' })
  expect(await app.unsent.countUnsent()).toEqual({ needsAuthor: 1, automatic: 0 })
  expect(await app.typed.listUnconfirmed()).toEqual([{ form: FORM, step: '7', at: expect.any(Number) }])
  device.goOffline()
  await confirmStep(1)
  expect(await waiting()).toEqual([['1', 'queued']])
  expect((await app.typed.listUnconfirmed()).map(({ step }) => step)).toEqual(['7'])
  // A draft typed over a queued step: the queued version is sent, the change is not.
  await app.drafts.writeDraft(FORM, '1', { ...goodSteps[1], calle: 'Otra' })
  expect(await waiting()).toEqual([['1', 'queued']])
  expect((await app.typed.listUnconfirmed()).map(({ step }) => step)).toEqual(['7', '1'])
})

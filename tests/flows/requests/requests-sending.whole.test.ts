import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listPayrollPeriods, requestClarification } from '#contract/requests/clarifications.ts'
import { createDispute } from '#contract/requests/disputes.ts'
import { periodCode } from '#domain/requests/clarifications.ts'
import { newRequestForms, PHOTOS_STEP, REQUEST_STEP, requestForms } from '#domain/requests/request-forms.ts'
import { clarifications, disputes } from '#server/db/schema/clarifications.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PERSON = '100103'
let server: TestServer
let device: Device
let app: App
let hook: typeof import('#models/requests/send-request.ts')
let employeeId: number

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  employeeId = (await findPerson(server, PERSON)).employeeId ?? 0
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(disputes).where(eq(disputes.employeeId, employeeId))
  device = createDevice(server.url)
  app = await device.start()
  hook = await import('#models/requests/send-request.ts')
  expect(await app.session.signIn(PERSON, 'Portal.2026')).toMatchObject({ ok: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const rows = () => server.db.select().from(disputes).where(eq(disputes.employeeId, employeeId))

function entry(change: Partial<{ motivo: string; comentario: string }> = {}) {
  const input = {
    motivo: 'Descuento',
    fechaInconformidad: '2026-01-02',
    comentario: 'Un uniforme que no recibí',
    evidencia: [],
    ...change,
  }
  const form = `${requestForms.dispute}${randomUUID()}`
  return { operation: createDispute, input, form, step: REQUEST_STEP, values: input }
}

async function keepNothing(): Promise<void> {
  const { setOpenStore } = await import('#core/store/open-store.ts')
  setOpenStore(null)
}

function loseAnswers(count: number): void {
  const plain = globalThis.fetch
  let left = count
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const answer = await plain(...given)
    const isRequest = given[0] instanceof Request && given[0].url.includes('ws-inconformidades')
    if (isRequest && left-- > 0) throw new TypeError('Failed to fetch')
    return answer
  })
}

test('creates one dispute when a request is retried after a lost response without device storage', async () => {
  await keepNothing()
  loseAnswers(1)
  const lastTry = { current: null }
  const asked = entry()
  expect(await hook.sendRequest(asked, lastTry)).toMatchObject({ kind: 'failed', isKept: false })
  expect(await rows()).toHaveLength(1)
  expect(await hook.sendRequest(asked, lastTry)).toEqual({ kind: 'registered' })
  expect(await rows()).toHaveLength(1)
  loseAnswers(1)
  await hook.sendRequest(asked, lastTry)
  const other = { ...asked, input: { ...asked.input, comentario: 'Otro texto' } }
  expect(await hook.sendRequest(other, lastTry)).toEqual({ kind: 'registered' })
  expect((await rows()).map(({ comment }) => comment)).toEqual([
    'Un uniforme que no recibí',
    'Un uniforme que no recibí',
    'Otro texto',
  ])
})

test('keeps a request when the device has no room for its sealed copy, and sends it when there is room', async () => {
  const { sealed } = app.deviceStore.deviceDatabase
  const full = vi
    .spyOn(sealed, 'put')
    .mockRejectedValue(Object.assign(new Error('full'), { name: 'QuotaExceededError' }) as never)
  expect(await hook.sendRequest(entry(), { current: null })).toEqual({ kind: 'waiting' })
  await app.sync.sync()
  expect(await rows()).toEqual([])
  full.mockRestore()
  await app.sync.sync()
  expect(await app.queued.listQueued()).toEqual([])
  expect(await rows()).toHaveLength(1)
})

test('reports a delivered request as registered and a refused request as failed', async () => {
  expect(await hook.sendRequest(entry(), { current: null })).toEqual({ kind: 'registered' })
  const refused = entry()
  refused.input.fechaInconformidad = '2999-01-01'
  expect(await hook.sendRequest(refused, { current: null })).toMatchObject({ kind: 'failed', isKept: true })
})

test('reports a request as waiting when the device database closes before the response', async () => {
  const plain = globalThis.fetch
  vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => {
    const url = given[0] instanceof Request ? given[0].url : String(given[0])
    if (!url.includes('sealed')) return plain(...given)
    void keepNothing()
    return new Promise<Response>(() => undefined)
  })
  const sending = hook.sendRequest(entry(), { current: null })
  expect(await sending).toEqual({ kind: 'waiting' })
  expect(await rows()).toEqual([])
})

test('keeps a queued request after a kill and does not offer its draft again', async () => {
  const typedAt = { form: newRequestForms.dispute, steps: [REQUEST_STEP, PHOTOS_STEP] }
  for (const step of typedAt.steps) await app.drafts.writeDraft(typedAt.form, step, 'typed')
  vi.spyOn(app.deviceStore.deviceDatabase.sealed, 'put').mockReturnValue(
    new Promise(() => undefined) as never,
  )
  void hook.sendRequest({ ...entry(), typedAt }, { current: null })
  await expect.poll(async () => (await app.queued.listQueued()).length).toBe(1)
  app = await device.start()
  expect([...(await app.drafts.readDraftStates(typedAt.form)).keys()]).toEqual([])
  await app.sync.sync()
  await expect.poll(rows).toHaveLength(1)
})

test('keeps the draft when the request could not be queued', async () => {
  const typedAt = { form: newRequestForms.dispute, steps: [REQUEST_STEP] }
  await app.drafts.writeDraft(typedAt.form, REQUEST_STEP, 'typed')
  const work = await app.place.findWork()
  work?.db.outbox.hook('creating', () => {
    throw new Error('broken')
  })
  await expect(hook.sendRequest({ ...entry(), typedAt }, { current: null })).rejects.toThrow()
  expect(await app.drafts.readDraft(typedAt.form, REQUEST_STEP)).toMatchObject({ values: 'typed' })
})

test('sends a queued clarification with the rules of the check that found its differences', async () => {
  await server.db.delete(clarifications).where(eq(clarifications.employeeId, employeeId))
  const listed = await app.rpc.call(listPayrollPeriods, { grupoPago: 5704 })
  const period = listed.ok ? listed.value.Periodos[2] : undefined
  const input = {
    periodo: periodCode(period?.end_date ?? '', period?.period ?? ''),
    motivo: 1,
    nuevoMotivo: '',
    comentario: 'Revisé mi pago y hay una diferencia',
    revision: ['days'],
  }
  const full = vi
    .spyOn(app.deviceStore.deviceDatabase.sealed, 'put')
    .mockRejectedValue(Object.assign(new Error('full'), { name: 'QuotaExceededError' }) as never)
  const form = `${requestForms.clarification}${randomUUID()}`
  const queued = { operation: requestClarification, input, form, step: REQUEST_STEP, values: input }
  expect(await hook.sendRequest(queued, { current: null })).toEqual({ kind: 'waiting' })
  full.mockRestore()
  await app.sync.sync()
  const stored = await server.db
    .select()
    .from(clarifications)
    .where(eq(clarifications.employeeId, employeeId))
  expect(stored.map(({ checkRules }) => checkRules)).toEqual([['days']])
})

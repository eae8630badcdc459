import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSavedSteps, saveStep } from '#contract/documents/documents.ts'
import { dataChanges } from '#server/db/schema/data-changes.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { streetOf } from '#tests/support/people/form-rows.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const WHO = '100102'
const PASSWORD = 'Portal.2026'
const FORM = 'data-form'
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
  expect(await app.session.signIn(WHO, PASSWORD)).toMatchObject({ ok: true })
})
afterEach(() => device.goOnline())

const changes = async () => {
  const { employeeId } = await findPerson(server, WHO)
  return server.db
    .select()
    .from(dataChanges)
    .where(eq(dataChanges.employeeId, employeeId ?? 0))
}

async function seen(): Promise<string> {
  const answer = await app.rpc.call(readSavedSteps, {})
  if (!answer.ok) throw new Error('no saved steps')
  return answer.value.data.find(({ bandera }) => bandera === 1)?.guardado ?? ''
}

async function change(calle: string, base: string) {
  const datos = { ...goodSteps[1], calle }
  const input = { bandera: 1, datos }
  return app.outbox.confirm({
    operation: saveStep,
    input,
    form: FORM,
    step: '1',
    values: datos,
    base: [base],
  })
}
const state = async () => (await app.drafts.readDraftStates(FORM)).get('1')?.state

test('queues a change without a network, and delivers it once', async () => {
  const [base, before] = [await seen(), await changes()]
  device.goOffline()
  await change('En el camión', base)
  expect(await state()).toBe('queued')
  expect(await changes()).toHaveLength(before.length)
  app = await device.start()
  device.goOnline()
  await app.sync.syncOnReturn()
  expect(await state()).toBe('synced')
  expect(await streetOf(server, WHO)).toBe('En el camión')
  expect(await changes()).toHaveLength(before.length + 1)
})

test('does not overwrite a change from another device, and lets the author choose', async () => {
  const base = await seen()
  device.goOffline()
  await change('La mía', base)
  const token = await openSession(server, WHO)
  const datos = { ...goodSteps[1], calle: 'La otra' }
  await sendElsewhere(token, datos)
  const before = await changes()
  device.goOnline()
  await app.sync.sync()
  expect(await state()).toBe('conflict')
  expect(await streetOf(server, WHO)).toBe('La otra')
  expect(await changes()).toHaveLength(before.length)
  const found = await app.choice.readCollision(FORM, '1')
  expect(found).toMatchObject({ mine: { calle: 'La mía' }, stored: { datos: { calle: 'La otra' } } })
  await change('La mía', found?.stored.guardado ?? '')
  await app.sync.sync()
  expect(await streetOf(server, WHO)).toBe('La mía')
  expect(await changes()).toHaveLength(before.length + 1)
})

test('keeps the typed values of a refused change, with the reason', async () => {
  const [base, before] = [await seen(), await changes()]
  await change('', base)
  await app.sync.sync()
  expect(await state()).toBe('rejected')
  expect(await app.drafts.readDraft(FORM, '1')).toMatchObject({
    values: { celular: goodSteps[1].celular },
    message: 'Responde las preguntas para continuar a la siguiente sección',
  })
  expect(await changes()).toHaveLength(before.length)
})

test('deletes a draft together with the rejected change of its step, so that later changes are sent', {
  tags: ['whole'],
}, async () => {
  const base = await seen()
  await change('', base)
  await app.sync.sync()
  await app.drafts.writeDraft(FORM, '1', { ...goodSteps[1], calle: 'A medias' }, [base])
  expect(await app.giveUp.giveUpDraft(FORM, '1')).toBe(true)
  expect(await app.drafts.readDraft(FORM, '1')).toBeNull()
  expect(await app.queued.listQueued()).toEqual([])
  await app.outbox.confirm({
    operation: saveStep,
    input: { bandera: 2, datos: { ...goodSteps[2] } },
    form: FORM,
    step: '2',
    values: { ...goodSteps[2] },
  })
  await app.sync.sync()
  expect(await app.queued.listQueued()).not.toContainEqual(expect.objectContaining({ state: 'queued' }))
})

test('does not delete a draft while a change of its step is queued', async () => {
  const base = await seen()
  device.goOffline()
  await change('La que espera', base)
  await app.drafts.writeDraft(FORM, '1', { ...goodSteps[1], calle: 'A medias' }, [base])
  expect(await app.giveUp.giveUpDraft(FORM, '1')).toBe(false)
  expect(await app.drafts.readDraft(FORM, '1')).toMatchObject({ values: { calle: 'A medias' } })
  expect(await app.queued.listQueued()).toHaveLength(1)
})

const elsewhere = globalThis.fetch

async function sendElsewhere(token: string, datos: object): Promise<void> {
  const { path, opcion: Opcion } = saveStep
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ Opcion, token, bandera: 1, datos })
  const answer = await elsewhere(`${server.url}${path}`, { method: 'POST', headers, body })
  expect(await answer.json()).toMatchObject({ status: 'OK' })
}

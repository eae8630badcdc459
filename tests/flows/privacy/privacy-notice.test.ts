import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addCompany } from '#contract/people/people.ts'
import * as contract from '#contract/privacy/privacy.ts'
import * as desk from '#contract/privacy/privacy-desk.ts'
import { tables } from '#server/db/schema/tables.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { openSession } from '#tests/support/server/people.ts'
import { exampleOf } from '#tests/support/server/examples.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const { companies, privacyNotices, securityEvents } = tables

/** The published notice names the companies and follows the retention periods. */

let server: TestServer
beforeAll(async () => {
  server = await startServer({ database: 'pglite', clock: createStillClock() })
})
afterAll(() => server.stop())
beforeEach(() => server.clock.advance(60_000))

async function ask(operation: Parameters<typeof sendOperation>[1], input: object) {
  const token = await openSession(server, '100501')
  return sendOperation(server, operation, { ...input, idOperacion: crypto.randomUUID() }, token)
}
const set = (clase: string, meses: number | null, antes: number | null) =>
  ask(desk.setRetention, { clase, meses, antes })
const textNow = async () =>
  String(fieldOf(await sendOperation(server, contract.readPrivacyNotice, {}, ''), 'texto'))
const versions = () => server.db.select().from(privacyNotices).orderBy(asc(privacyNotices.version))

it('a period before the first notice publishes nothing, and is in the first notice', async () => {
  expect((await set('form', 12, null)).body).toEqual({ status: 'OK' })
  expect(await versions()).toEqual([])
  const { body } = await ask(desk.listPrivacyNotices, {})
  expect(String(fieldOf({ body } as never, 'generado'))).toContain('Formulario de datos: 1 año')
  const published = await ask(desk.publishPrivacyNotice, {
    version: 1,
    agregado: 'Hay cámaras.',
    cambios: '',
  })
  expect(published.body).toEqual({ status: 'OK', version: 1 })
  const text = await textNow()
  expect(text).toContain('Formulario de datos: 1 año')
  expect(text).toMatch(/Hay cámaras\.$/)
  for (const { code, name, address } of await server.db.select().from(companies))
    if (code !== 'CANDIDATO') expect(text).toContain(`${name}, con domicilio en ${address}`)
})

it('a changed period publishes a new version that keeps the company’s paragraphs', async () => {
  expect((await set('candidates', 6, null)).body).toEqual({ status: 'OK', version: 2 })
  expect(await textNow()).toContain('Candidatos: 6 meses desde')
  expect((await set('candidates', null, 6)).body).toEqual({ status: 'OK', version: 3 })
  const text = await textNow()
  expect(text).not.toContain('Candidatos: 6 meses')
  expect(text).toMatch(/Hay cámaras\.$/)
  expect((await versions()).map(({ changes }) => changes)).toEqual([
    '',
    'Cambió cuánto tiempo se guarda: Candidatos.',
    'Cambió cuánto tiempo se guarda: Candidatos.',
  ])
  const events = await server.db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.kind, 'privacy-notice-published'))
  expect(events.map(({ details }) => details)).toEqual([{ version: 1 }, { version: 2 }, { version: 3 }])
})

it('the same period again publishes nothing', async () => {
  expect((await set('form', 12, 12)).body).toEqual({ status: 'OK' })
  expect(await versions()).toHaveLength(3)
})

it('a new company publishes a new version that names the company', async () => {
  const { request } = exampleOf(addCompany)
  const company = {
    ...(request as object),
    clave: '00777',
    nombre: 'Troqueles del Sur',
    domicilio: 'Calle 3',
  }
  expect((await ask(addCompany, company)).body).toEqual({ status: 'OK' })
  expect(await textNow()).toContain('Troqueles del Sur, con domicilio en Calle 3.')
  expect(await versions()).toHaveLength(4)
})

it('of a period and a publication at the same time, the notice in force has the new period', async () => {
  await Promise.all([
    set('visits', 3, null),
    ask(desk.publishPrivacyNotice, { version: 5, agregado: 'Otro párrafo.', cambios: 'Un párrafo.' }),
  ])
  expect(await textNow()).toContain('Pantallas que abre cada persona: 3 meses')
})

it('publishes the whole text that an older app sends, and refuses a request without any text', async () => {
  const { length } = await versions()
  const request = { version: length + 1, cambios: 'Lo escribió la empresa.' }
  const published = await ask(desk.publishPrivacyNotice, { ...request, texto: ' # Aviso\nCámaras. ' })
  expect(published.body).toEqual({ status: 'OK', version: length + 1 })
  expect(await textNow()).toBe('# Aviso\nCámaras.')
  expect((await ask(desk.listPrivacyNotices, {})).body).not.toHaveProperty('agregado')
  expect((await ask(desk.publishPrivacyNotice, { ...request, version: length + 2 })).body).toMatchObject({
    status: 'ERROR',
  })
  expect(await versions()).toHaveLength(length + 1)
})

it('a version from before the generated text stays, until an administrator publishes the next', async () => {
  const last = (await versions()).at(-1)?.version ?? 0
  const row = { version: last + 1, text: '# Viejo', changes: 'x', publishedAt: server.clock.now() }
  await server.db.insert(privacyNotices).values(row)
  expect((await set('polls', 1, null)).body).toEqual({ status: 'OK' })
  expect(await textNow()).toBe('# Viejo')
  expect((await ask(desk.listPrivacyNotices, {})).body).not.toHaveProperty('agregado')
  const next = { version: last + 2, agregado: '', cambios: 'Texto del portal.' }
  expect(fieldOf(await ask(desk.publishPrivacyNotice, next), 'status')).toBe('OK')
  expect(await textNow()).toContain('A quién se invitó a cada encuesta: 1 mes')
})

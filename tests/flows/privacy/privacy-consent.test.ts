import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as contract from '#contract/privacy/privacy.ts'
import { acceptPrivacyNotice } from '#contract/privacy/privacy-consent.ts'
import * as desk from '#contract/privacy/privacy-desk.ts'
import { tables } from '#server/db/schema/tables.ts'
import { privacyTexts as texts } from '#server/services/privacy/texts.es.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { findPerson, openSession, sendAs } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const { privacyConsents, privacyNotices } = tables

let server: TestServer
let version = 0
beforeAll(async () => {
  server = await startServer({ database: 'pglite', clock: createStillClock() })
})
afterAll(() => server.stop())
beforeEach(() => server.clock.advance(60_000))

const DAY_MS = 86_400_000

async function publish(agregado: string, cambios: string, asked = version + 1) {
  const token = await openSession(server, '100501')
  const input = { version: asked, agregado, cambios, idOperacion: crypto.randomUUID() }
  const answer = await sendOperation(server, desk.publishPrivacyNotice, input, token)
  if (fieldOf(answer, 'status') === 'OK') version = asked
  return answer
}

async function accept(login: string, input: object = {}) {
  const fecha = server.clock.now().toISOString()
  const given = { version, fecha, equipo: 'personal', idOperacion: crypto.randomUUID(), ...input }
  return sendAs(server, acceptPrivacyNotice, given, login)
}

const consentOf = async (login: string) => (await sendAs(server, contract.readConsent, {}, login)).body

describe('before the first version', () => {
  it('asks for no consent and accepts none', async () => {
    expect(await consentOf('100101')).toMatchObject({ status: 'OK', version: 0, aceptado: false })
    const notice = await sendOperation(server, contract.readPrivacyNotice, {}, '')
    expect(notice.body).toEqual({ status: 'VACIO', version: 0, fecha: '', texto: '' })
    expect(fieldOf(await accept('100101', { version: 1 }), 'message')).toBe(texts.noSuchVersion)
  })
})

describe('the first version', () => {
  it('asks employees, candidates and accounts without a record; it is readable without a session', async () => {
    expect(fieldOf(await publish('Tus datos.', ''), 'status')).toBe('OK')
    for (const login of ['100101', 'candidato', 'externo'])
      expect(await consentOf(login)).toMatchObject({ version: 1, aceptado: false })
    const notice = await sendOperation(server, contract.readPrivacyNotice, {}, '')
    expect(notice.body).toMatchObject({
      status: 'OK',
      version: 1,
      texto: expect.stringMatching(/^# 1\. Quién es responsable.*\nTus datos\.$/s) as string,
    })
  })

  it('is accepted once, with version, date and device; a second acceptance changes nothing', async () => {
    const first = await accept('100101')
    expect(first.body).toMatchObject({ status: 'OK', version: 1, yaEstaba: false })
    server.clock.advance(DAY_MS)
    const again = await accept('100101', { equipo: 'kiosco' })
    expect(again.body).toMatchObject({ yaEstaba: true, fecha: fieldOf(first, 'fecha') })
    const { userId } = await findPerson(server, '100101')
    const rows = await server.db.select().from(privacyConsents).where(eq(privacyConsents.userId, userId))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ version: 1, device: 'personal' })
    expect(await consentOf('100101')).toMatchObject({ aceptado: true })
  })

  it('stores one row for two simultaneous devices', async () => {
    const both = await Promise.all([accept('100103'), accept('100103', { equipo: 'kiosco' })])
    expect(both.map((answer) => String(fieldOf(answer, 'yaEstaba'))).sort()).toEqual(['false', 'true'])
  })

  it('stores the acceptance time of an offline device, limited to between publication and now', async () => {
    const [{ at: published } = { at: new Date(0) }] = await server.db
      .select({ at: privacyNotices.publishedAt })
      .from(privacyNotices)
    const now = server.clock.now().getTime()
    const cases = [
      { login: '100102', told: now - 3_600_000, kept: now - 3_600_000 },
      { login: '100104', told: 0, kept: published.getTime() },
      { login: '100201', told: now + DAY_MS, kept: now },
    ]
    for (const { login, told, kept } of cases) {
      await accept(login, { fecha: new Date(told).toISOString() })
      const { userId } = await findPerson(server, login)
      const [row] = await server.db.select().from(privacyConsents).where(eq(privacyConsents.userId, userId))
      expect([login, row?.acceptedAt.getTime(), row?.receivedAt.getTime()]).toEqual([login, kept, now])
    }
    for (const fecha of ['ayer', '2026-13-40T00:00:00Z', ''])
      expect(fieldOf(await accept('100106', { fecha }), 'status')).toBe('ERROR')
    expect(fieldOf(await accept('100106', { equipo: 'otro' }), 'status')).toBe('ERROR')
    expect(await consentOf('100106')).toMatchObject({ aceptado: false })
  })

  it('is refused without a session', async () => {
    const answer = await sendOperation(
      server,
      acceptPrivacyNotice,
      { version: 1, fecha: server.clock.now().toISOString(), equipo: 'personal' },
      'a dead token',
    )
    expect([answer.http, fieldOf(answer, 'status')]).toEqual([401, 'EXPSESSION'])
  })
})

describe('a new version', () => {
  it('needs a summary of the changes, asks everyone again and keeps earlier acceptances', async () => {
    expect(fieldOf(await publish('Otros datos.', ''), 'message')).toBe(texts.needsChanges)
    expect(fieldOf(await publish('Tus datos.', 'Nada.'), 'message')).toBe(texts.sameText)
    expect(fieldOf(await publish('Otros datos.', 'Una aseguradora.'), 'status')).toBe('OK')
    const asked = await consentOf('100101')
    expect(asked).toMatchObject({ version: 2, cambios: 'Una aseguradora.', aceptado: false })
    expect((asked as { aceptados: unknown[] }).aceptados).toHaveLength(1)
    await accept('100101')
    expect(await consentOf('100101')).toMatchObject({ aceptado: true })
  })

  it('refuses the second of two simultaneous publications, and an outdated version number', async () => {
    const both = await Promise.all([publish('Tercero.', 'Uno.', 3), publish('Otro tercero.', 'Dos.', 3)])
    expect(both.map((answer) => String(fieldOf(answer, 'status'))).sort()).toEqual(['ERROR', 'OK'])
    expect(both.map((answer) => fieldOf(answer, 'message'))).toContain(texts.publishedMeanwhile)
    expect(fieldOf(await publish('Viejo.', 'Tres.', 2), 'message')).toBe(texts.publishedMeanwhile)
  })

  it('is listed at the desk with its acceptances and is recorded', async () => {
    const token = await openSession(server, '100501')
    const { body } = await sendOperation(server, desk.listPrivacyNotices, {}, token)
    const { data, personas } = body as { data: { version: number; aceptaron: number }[]; personas: number }
    expect(data.map(({ version: each }) => each)).toEqual([3, 2, 1])
    expect(data[2]?.aceptaron).toBe(5)
    expect(personas).toBeGreaterThan(5)
    const [row] = await server.db
      .select()
      .from(tables.securityEvents)
      .where(eq(tables.securityEvents.kind, 'privacy-notice-published'))
    expect(row?.details).toEqual({ version: 1 })
  })
})

it('the database refuses to change or delete notices and acceptances', async () => {
  const statements = [
    sql`update privacy_consents set accepted_at = now()`,
    sql`update privacy_notices set text = 'otro'`,
    sql`delete from privacy_notices`,
    sql`truncate privacy_consents`,
  ]
  for (const statement of statements) {
    const fault = await server.db.execute(statement).catch((cause: unknown) => cause)
    expect(JSON.stringify(fault, Object.getOwnPropertyNames(fault as object))).toMatch(/append-only/)
  }
})

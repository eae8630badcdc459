import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operationReceipts } from '#server/db/schema/delivery.ts'
import { users } from '#server/db/schema/people.ts'
import { hashPassword } from '#server/identity/password.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { emptyForm } from '#tests/support/people/form-rows.ts'
import { findPerson } from '#tests/support/server/people.ts'
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
  await emptyForm(server, 'candidato')
  await server.db.delete(operationReceipts)
  device = createDevice(server.url)
  app = await device.start()
})
afterEach(() => device.goOnline())

async function enter(login: string, password = PASSWORD): Promise<void> {
  const result = await app.session.signIn(login, password)
  expect(result).toMatchObject({ ok: true })
}

describe('a password that was changed elsewhere', () => {
  beforeEach(async () => {
    await enter('candidato')
    await app.drafts.writeDraft(FORM, '1', { calle: 'Avenida Canario' })
  })
  afterEach(() => setPassword('candidato', PASSWORD))

  async function setPassword(login: string, password: string): Promise<void> {
    const { userId } = await findPerson(server, login)
    const passwordHash = await hashPassword(password)
    await server.db.update(users).set({ passwordHash }).where(eq(users.id, userId))
  }

  test.each(['personal', 'kiosk'] as const)(
    'asks once for the former password on a %s device, and restores the draft',
    { tags: ['whole'] },
    async (mode) => {
      if (mode === 'kiosk') {
        await app.mode.setDeviceMode('kiosk')
        app = await device.start()
        await enter('candidato')
        await app.drafts.writeDraft(FORM, '1', { calle: 'Avenida Canario' })
        await app.session.signOut()
      }
      await setPassword('candidato', NEXT)
      expect(await app.session.signIn('candidato', NEXT)).toEqual({ ok: false, reason: 'former-needed' })
      expect(await app.session.answerFormer('not this one')).toEqual({ ok: false, reason: 'former-wrong' })
      expect(await app.session.answerFormer(PASSWORD)).toMatchObject({ ok: true })
      expect(await app.drafts.readDraft(FORM, '1')).toMatchObject({ values: { calle: 'Avenida Canario' } })
      if (mode === 'kiosk') await app.session.signOut()
      app = await device.start()
      if (mode === 'kiosk') await enter('candidato', NEXT)
      expect(await app.drafts.readDraft(FORM, '1')).toMatchObject({ values: { calle: 'Avenida Canario' } })
    },
  )

  test('deletes the draft only when the person gives it up without the former password', {
    tags: ['whole'],
  }, async () => {
    await setPassword('candidato', NEXT)
    expect(await app.session.signIn('candidato', NEXT)).toEqual({ ok: false, reason: 'former-needed' })
    expect(await app.session.answerFormer(null)).toMatchObject({ ok: true })
    expect(await app.drafts.readDraft(FORM, '1')).toBeNull()
  })

  test('asks nothing when there is no unfinished work', { tags: ['whole'] }, async () => {
    await app.drafts.discardDraft(FORM, '1')
    await setPassword('candidato', NEXT)
    await enter('candidato', NEXT)
  })
})

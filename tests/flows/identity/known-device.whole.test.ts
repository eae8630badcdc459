import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as login from '#contract/identity/login.ts'
import { knownDevices, rateLimits, recoveryCodes } from '#server/db/schema/access.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { createDevice } from '#tests/support/device/device.ts'
import { post } from '#tests/support/server/hosts/legacy-call.ts'
import { resetPassword } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'
import { type MailServer, startMailServer } from '#tests/support/server/network/smtp.ts'

const PASSWORD = 'Portal.2026'

let server: TestServer
let mails: MailServer
beforeAll(async () => {
  mails = await startMailServer()
  const environment = { SMTP_URL: mails.url }
  server = await startServer({ database: 'pglite', clock: createStillClock(), environment })
})
afterAll(async () => {
  await server.stop()
  await mails.stop()
})
beforeEach(async () => {
  await server.db.delete(rateLimits)
  await server.db.delete(knownDevices)
})

async function besiege(...names: string[]): Promise<void> {
  for (let guess = 0; guess < 6; guess++)
    for (const correo of names) await post(server, login.signIn, { correo, password: 'a guess' })
}

const entered = { ok: true, offline: false }

describe('a phone', () => {
  it('signs its person in during other people’s guesses, also after signing out and by another name', async () => {
    const app = await createDevice(server.url).start()
    expect(await app.session.signIn('100101', PASSWORD)).toMatchObject(entered)
    await app.session.signOut()
    await besiege('100101', 'lupita')
    expect(await app.session.signIn('100101', PASSWORD)).toMatchObject(entered)
    await app.session.signOut()
    expect(await app.session.signIn('lupita', PASSWORD)).toMatchObject(entered)
    expect(await server.db.select().from(knownDevices)).toHaveLength(1)
  })

  it('stays known after changing the password', async () => {
    const device = createDevice(server.url)
    const app = await device.start()
    await app.session.signIn('100103', PASSWORD)
    expect(await app.session.changePassword(PASSWORD, 'Otro.Lugar.2027')).toMatchObject({ ok: true })
    await app.session.signOut()
    await besiege('100103')
    expect(await app.session.signIn('100103', 'Otro.Lugar.2027')).toMatchObject(entered)
    await resetPassword(server, '100103', PASSWORD)
  })

  it('is unknown for another person, who sees how long to wait', async () => {
    const app = await createDevice(server.url).start()
    await app.session.signIn('100101', PASSWORD)
    await app.session.signOut()
    await besiege('100102')
    expect(await app.session.signIn('100102', PASSWORD)).toEqual({
      ok: false,
      reason: 'wrong',
      message: 'Espera 1 segundo e intenta otra vez.',
    })
  })

  it('redeems its recovery code despite other people’s guesses, also after a restart', async () => {
    const device = createDevice(server.url)
    const app = await device.start()
    const { request, answer } = await (await app.session.loadRecovery()).askForCode('100104')
    expect(answer).toMatchObject({ ok: true })
    const code = /\b\d{6}\b/.exec((await mails.next()).text)?.[0] ?? ''
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let guess = 0; guess < 10; guess++) {
      server.clock.advance(30_000)
      await post(server, login.redeemRecovery, { correo: '100104', codigo: wrong, nuevo: 'Otro.Lugar.2027' })
    }
    const [row] = await server.db.select().from(recoveryCodes)
    expect(row).toMatchObject({ attempts: 0, othersAttempts: 5 })
    expect(await device.dump()).toContain(request)
    const again = await device.start()
    const typed = { user: '100104', code, next: 'Otro.Lugar.2027' }
    expect(await (await again.session.loadRecovery()).redeemCode(typed, null)).toMatchObject({ ok: true })
    expect(await again.session.signIn('100104', 'Otro.Lugar.2027')).toMatchObject(entered)
    await resetPassword(server, '100104', PASSWORD)
  })
})

describe('a kiosk', () => {
  it('signs in people who were never there, and stores nothing about them', async () => {
    const device = createDevice(server.url)
    await (await device.start()).mode.setDeviceMode('kiosk')
    const app = await device.start()
    await app.session.signIn('100101', PASSWORD)
    await app.session.signOut()
    const [row] = await server.db.select().from(knownDevices)
    expect(row?.userId).toBeNull()
    const kept = await app.deviceStore.readSetting<string[]>('known-devices')
    expect(kept).toHaveLength(1)
    await besiege('100102', '100201', '100301')
    for (const name of ['100102', '100201', '100301']) {
      expect(await app.session.signIn(name, PASSWORD)).toMatchObject(entered)
      await app.session.signOut()
      // The stored text is the same for every person, so it identifies nobody.
      expect(await app.deviceStore.readSetting<string[]>('known-devices')).toEqual(kept)
    }
    expect(await server.db.select().from(knownDevices)).toHaveLength(1)
    await (await app.session.loadRecovery()).askForCode('100101')
    expect(await device.dump()).not.toMatch(/recovery-request|100101|lupita/)
  })

  it('forgets the token of its former owner', async () => {
    const device = createDevice(server.url)
    const phone = await device.start()
    await phone.session.signIn('100101', PASSWORD)
    const [own = ''] = (await phone.deviceStore.readSetting<string[]>('known-devices')) ?? []
    expect(await device.dump()).toContain(own)
    await phone.session.signOut()
    await phone.mode.setDeviceMode('kiosk')
    expect(await device.dump()).not.toContain(own)
  })
})

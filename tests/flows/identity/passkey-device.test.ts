import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as operations from '#contract/identity/passkeys.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { passkeys } from '#server/db/schema/second-factors.ts'
import { passkeyTexts } from '#server/services/passkeys/texts.es.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { openOnPhone, PASSKEY_ORIGIN } from '#tests/support/people/passkeys.ts'
import { createSoftAuthenticator, type SoftCredential } from '#tests/support/people/soft-authenticator.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
const SELF = '100101'
const OTHER = '100102'
const DAY = 24 * 60 * 60_000

let server: TestServer
beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(rateLimits)
  await server.db.delete(passkeys)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function phone({ hasPrf = true } = {}) {
  const authenticator = createSoftAuthenticator({ origin: PASSKEY_ORIGIN, hasPrf })
  // Without buckets a restart needs a sign-in, like an expired session.
  const device = createDevice(server.url, { buckets: false, credentials: authenticator })
  return { authenticator, device }
}

async function addPasskey(app: App) {
  const { addPasskey: add } = await app.session.loadPasskeys()
  return add({ name: 'Mi teléfono', password: PASSWORD, code: '' })
}

/** Signs in with the password and adds a passkey. */
async function setUp(device: Device, who = SELF): Promise<App> {
  const app = await device.start()
  expect(await app.session.signIn(who, PASSWORD)).toMatchObject({ ok: true })
  expect(await addPasskey(app)).toMatchObject({ ok: true })
  return app
}

async function revokeAll(): Promise<void> {
  const token = await openOnPhone(server, SELF)
  const list = await sendOperation(server, operations.listPasskeys, {}, token)
  for (const { id } of fieldOf(list, 'huellas') as { id: number }[])
    await sendOperation(server, operations.removePasskey, { id }, token)
}

describe('a phone with the PRF extension', () => {
  it('signs in with the passkey alone, with and without a network', async () => {
    const { device } = phone()
    await setUp(device)
    const again = await device.start()
    expect(again.state.currentSession()).toMatchObject({ phase: 'signed-out' })
    expect(await again.session.hasPasskeyHere()).toBe(true)
    expect(await again.session.signInByPasskey()).toEqual({
      ok: true,
      offline: false,
      mustChangePassword: false,
    })
    expect(again.state.currentSession()).toMatchObject({ phase: 'open', hasToken: true })
    device.goOffline()
    const offline = await device.start()
    expect(await offline.session.signInByPasskey()).toMatchObject({ ok: true, offline: true })
    expect(offline.state.currentSession()).toMatchObject({
      phase: 'open',
      profile: { user: { Folio: SELF } },
    })
  })

  it('never stores or sends what the authenticator computes', async () => {
    const { authenticator, device } = phone()
    const outputs: string[] = []
    const noted = <Options>(real: (options: Options) => Promise<SoftCredential>) => {
      return async (options: Options) => {
        const credential = await real(options)
        const first = credential.getClientExtensionResults().prf?.results?.first
        if (first)
          outputs.push(Buffer.from(first).toString('latin1'), Buffer.from(first).toString('base64url'))
        return credential
      }
    }
    authenticator.get = noted(authenticator.get)
    authenticator.create = noted(authenticator.create)
    const sent: string[] = []
    device.between = async (request, send) => {
      sent.push(await request.clone().text())
      return send()
    }
    await setUp(device)
    await (await device.start()).session.signInByPasskey()
    expect(outputs.length).toBeGreaterThan(2)
    const everything = `${sent.join('\n')}\n${await device.dump()}`
    for (const output of outputs) expect(everything).not.toContain(output)
  })

  it('opens nothing offline after seven days, and nothing of a person who signed out', async () => {
    const { device } = phone()
    const app = await setUp(device)
    server.clock.advance(7 * DAY + 60_000)
    // The app learns the server's time from any response.
    await app.session.ensureMenu()
    await app.session.signIn('nadie', PASSWORD)
    device.goOffline()
    const late = await device.start()
    expect(await late.session.signInByPasskey()).toEqual({ ok: false, reason: 'too-long-offline' })
    device.goOnline()
    expect(await late.session.signInByPasskey()).toMatchObject({ ok: true, offline: false })
    await late.session.signOut()
    expect(await late.session.hasPasskeyHere()).toBe(false)
  })

  it('reports a cancelled question and opens nothing', async () => {
    const { authenticator, device } = phone()
    await setUp(device)
    const again = await device.start()
    authenticator.isCancelled = true
    expect(await again.session.signInByPasskey()).toEqual({ ok: false, reason: 'passkey-cancelled' })
    expect(again.state.currentSession()).toMatchObject({ phase: 'signed-out' })
  })

  it('unlocks an expired screen', async () => {
    const { device } = phone()
    const app = await setUp(device)
    device.goOffline()
    const state = app.state.currentSession()
    if (state.phase !== 'open') throw new Error(state.phase)
    app.state.setSession({ ...state, expiresAt: 1 })
    await expect.poll(() => app.state.currentSession().phase).toBe('locked')
    expect(await app.session.signInByPasskey()).toMatchObject({ ok: true, offline: true })
    expect(app.state.currentSession().phase).toBe('open')
  })
})

describe('a phone without the PRF extension', () => {
  it('signs in with a network; offline it needs the password', async () => {
    const { device } = phone({ hasPrf: false })
    await setUp(device)
    const again = await device.start()
    expect(await again.session.signInByPasskey()).toMatchObject({ ok: true, offline: false })
    device.goOffline()
    const offline = await device.start()
    expect(await offline.session.signInByPasskey()).toEqual({ ok: false, reason: 'passkey-offline' })
    expect(await offline.session.signIn(SELF, PASSWORD)).toMatchObject({ ok: true, offline: true })
  })
})

describe('a revoked passkey', () => {
  it('opens the stored data until the next start with a network, which deletes its key', async () => {
    const { device } = phone()
    await setUp(device)
    await revokeAll()
    device.goOffline()
    const offline = await device.start()
    expect(await offline.session.signInByPasskey()).toMatchObject({ ok: true, offline: true })
    device.goOnline()
    const online = await device.start()
    await expect.poll(() => online.session.hasPasskeyHere()).toBe(false)
    device.goOffline()
    const later = await device.start()
    expect(await later.session.signInByPasskey()).toEqual({ ok: false, reason: 'passkey-offline' })
    expect(await later.session.signIn(SELF, PASSWORD)).toMatchObject({ ok: true, offline: true })
  })

  it('is refused by the server at a sign-in, and deleted', async () => {
    const { device } = phone()
    await setUp(device)
    const again = await device.start()
    // Revoked between the challenge and the signature.
    device.between = async (request, send) => {
      if (request.url.endsWith('/huellas/entrar')) await revokeAll()
      return send()
    }
    expect(await again.session.signInByPasskey()).toEqual({
      ok: false,
      reason: 'passkey-refused',
      message: passkeyTexts.gone,
    })
    expect(await again.session.hasPasskeyHere()).toBe(false)
    device.between = null
    expect(await again.session.signIn(SELF, PASSWORD)).toMatchObject({ ok: true })
    // The authenticator still has its former passkey, which the server does not know any more.
    expect(await addPasskey(again)).toMatchObject({ ok: true })
  })
})

describe('another person', () => {
  it('opens only their own data on a shared phone', async () => {
    const { device } = phone()
    await setUp(device)
    const app = await device.start()
    await app.session.signIn(OTHER, PASSWORD)
    expect(await addPasskey(app)).toMatchObject({ ok: true })
    device.goOffline()
    const locked = await device.start()
    // The authenticator offers the first of the two passkeys.
    expect(await locked.session.signInByPasskey()).toMatchObject({ ok: true, offline: true })
    expect(locked.state.currentSession()).toMatchObject({ profile: { user: { Folio: SELF } } })
  })

  it('gets nothing with their own authenticator, or on their own phone', async () => {
    const { device } = phone()
    await setUp(device)
    const stranger = createSoftAuthenticator({ origin: PASSKEY_ORIGIN })
    const app = await device.start()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { credentials: stranger }))
    expect(await app.session.signInByPasskey()).toEqual({ ok: false, reason: 'passkey-cancelled' })
    const otherPhone = await phone().device.start()
    expect(await otherPhone.session.hasPasskeyHere()).toBe(false)
    expect(await otherPhone.session.signInByPasskey()).toMatchObject({ ok: false })
  })
})

describe('a phone that has the passkey already', () => {
  it('uses it again after a sign-out, and after a lost response', async () => {
    const { authenticator, device } = phone()
    const app = await setUp(device)
    await app.session.signOut()
    const again = await device.start()
    await again.session.signIn(SELF, PASSWORD)
    expect(await addPasskey(again)).toMatchObject({ ok: true })
    expect(authenticator.ids()).toHaveLength(1)
    expect(await server.db.select().from(passkeys)).toHaveLength(1)
    expect(await (await device.start()).session.signInByPasskey()).toMatchObject({ ok: true })
  })

  it('adds the passkey at a second try when the first response was lost', async () => {
    const { device } = phone()
    const app = await device.start()
    await app.session.signIn(SELF, PASSWORD)
    device.between = async (request, send) => {
      const response = await send()
      if (request.url.endsWith('/huellas/agregar')) throw new TypeError('Failed to fetch')
      return response
    }
    expect(await addPasskey(app)).toMatchObject({ ok: false, reason: 'failed' })
    expect(await app.session.hasPasskeyHere()).toBe(false)
    device.between = null
    expect(await addPasskey(app)).toMatchObject({ ok: true })
    expect(await (await device.start()).session.signInByPasskey()).toMatchObject({ ok: true })
  })
})

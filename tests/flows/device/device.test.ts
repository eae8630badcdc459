import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listPayslips, requestPayslipPdf } from '#contract/payslips/payslips.ts'
import { sessions } from '#server/db/schema/access.ts'
import { createDevice } from '#tests/support/device/device.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
let server: TestServer

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())

async function signedIn(login = '100101') {
  const device = createDevice(server.url)
  const app = await device.start()
  expect(await app.session.signIn(login, PASSWORD)).toEqual({
    ok: true,
    offline: false,
    mustChangePassword: false,
  })
  return { device, app }
}

async function keepPayslips(app: Awaited<ReturnType<typeof signedIn>>['app']) {
  const answer = await app.rpc.call(listPayslips, {})
  if (!answer.ok) throw new Error(answer.failure.kind)
  await app.kept.keep(app.place.openStore(), listPayslips, {}, { value: answer.value, at: 1 })
  return answer.value
}

describe('a personal phone', () => {
  it('knows who signed in: user data, company and menu', { tags: ['whole'] }, async () => {
    const { app } = await signedIn()
    const state = app.state.currentSession()
    expect(state).toMatchObject({
      phase: 'open',
      hasToken: true,
      profile: { company: '00100', user: { Folio: '100101' } },
    })
    expect(state.phase === 'open' && state.profile.menu?.tree.length).toBeGreaterThan(0)
  })

  it('continues after a restart without a network', async () => {
    const { device, app } = await signedIn()
    const list = await keepPayslips(app)
    device.goOffline()
    const again = await device.start()
    expect(again.state.currentSession()).toMatchObject({ phase: 'open', hasToken: true })
    expect(await again.kept.readKept(listPayslips, {})).toEqual({ value: list, at: 1 })
  })

  it('opens its data offline with the password alone when the key is gone', async () => {
    const device = createDevice(server.url, { buckets: false })
    const first = await device.start()
    await first.session.signIn('100101', PASSWORD)
    const list = await keepPayslips(first)
    device.goOffline()
    const again = await device.start()
    expect(again.state.currentSession().phase).toBe('signed-out')
    expect(await again.session.signIn('100101', 'not this one')).toEqual({
      ok: false,
      reason: 'wrong',
      message: '',
    })
    expect(await again.session.signIn('100102', PASSWORD)).toEqual({ ok: false, reason: 'unknown-offline' })
    expect(await again.session.signIn(' 100101 ', PASSWORD)).toMatchObject({ ok: true, offline: true })
    expect((await again.kept.readKept(listPayslips, {}))?.value).toEqual(list)
  })

  it('keeps files readable offline, and lists them', async () => {
    const { device, app } = await signedIn()
    const bytes = new TextEncoder().encode('%PDF-1.7 recibo de Guadalupe').buffer
    expect(await app.files.keepFile(app.place.openStore(), '2026-46', bytes, 7)).toBe(true)
    device.goOffline()
    const again = await device.start()
    expect(await again.files.listFiles()).toEqual([{ id: '2026-46', at: 7, size: bytes.byteLength }])
    const file = await again.files.readFile('2026-46')
    expect(file && new TextDecoder().decode(file.bytes)).toContain('Guadalupe')
    await again.files.dropFile(again.place.openStore(), '2026-46')
    expect(await again.files.readFile('2026-46')).toBeNull()
  })

  it('stores no name, number, token or amount in readable form', async () => {
    const { device, app } = await signedIn()
    await keepPayslips(app)
    const token = app.signals.currentToken() as string
    const state = app.state.currentSession()
    const words =
      state.phase === 'open'
        ? Object.values(state.profile.user)
            .map(String)
            .filter((word) => word.length > 3)
        : []
    const dump = await device.dump()
    expect(words.length).toBeGreaterThan(4)
    for (const word of [...words, token, 'paid_date', 'datosLogin', PASSWORD])
      expect(dump.includes(word), word).toBe(false)
    // Proves that the search works: it finds a plain-text word.
    expect(dump.includes('wrappedKey')).toBe(true)
  })
})

describe('sign-out', () => {
  it('erases the person and revokes the token', async () => {
    const { device, app } = await signedIn()
    await keepPayslips(app)
    const token = app.signals.currentToken() as string
    expect(device.buckets()).toHaveLength(2)
    expect(await app.session.signOut()).toEqual({ message: null })
    expect(device.buckets()).toEqual([])
    expect(app.state.currentSession()).toEqual({ phase: 'signed-out', reason: 'left' })
    const late = await app.rpc.call(listPayslips, {}, { token })
    expect(late).toMatchObject({ ok: false, failure: { kind: 'expired' } })
    expect((await device.dump()).includes('wrappedKey')).toBe(false)
  })

  it('erases the person without a network as well', { tags: ['whole'] }, async () => {
    const { device, app } = await signedIn()
    device.goOffline()
    await app.session.signOut()
    expect(device.buckets()).toEqual([])
    const again = await device.start()
    expect(await again.session.signIn('100101', PASSWORD)).toEqual({ ok: false, reason: 'unknown-offline' })
  })

  it('signs out every other tab of the device', { tags: ['whole'] }, async () => {
    const { device, app } = await signedIn()
    const other = await device.openTab()
    expect(other.state.currentSession().phase).toBe('open')
    await app.session.signOut()
    await until(() => other.state.currentSession().phase === 'signed-out')
    expect(other.state.currentSession()).toEqual({ phase: 'signed-out', reason: 'left' })
    expect(other.signals.currentToken()).toBeNull()
  })

  it('leaves no data for the next person', async () => {
    const { app } = await signedIn()
    await keepPayslips(app)
    await app.session.signOut()
    await app.session.signIn('100102', PASSWORD)
    expect(await app.kept.readKept(listPayslips, {})).toBeNull()
    expect(await app.files.listFiles()).toEqual([])
  })
})

describe('expiry', () => {
  it('ends the session when the server refuses the token, and keeps the data encrypted', async () => {
    const { device, app } = await signedIn()
    const list = await keepPayslips(app)
    await server.db.update(sessions).set({ expiresAt: new Date(0) })
    expect(await app.rpc.call(listPayslips, {})).toMatchObject({ ok: false, failure: { kind: 'expired' } })
    await until(() => app.state.currentSession().phase === 'signed-out')
    expect(app.state.currentSession()).toEqual({ phase: 'signed-out', reason: 'expired' })
    expect(await app.kept.readKept(listPayslips, {})).toBeNull()
    expect(device.buckets().filter((name) => name.startsWith('k-'))).toEqual([])
    await app.session.signIn('100101', PASSWORD)
    expect((await app.kept.readKept(listPayslips, {}))?.value).toEqual(list)
  })

  it('does not treat a missing network as an expired session', async () => {
    const { device, app } = await signedIn()
    device.goOffline()
    expect(await app.rpc.call(listPayslips, {})).toEqual({ ok: false, failure: { kind: 'offline' } })
    expect(app.state.currentSession().phase).toBe('open')
  })
})

describe('changing the password', () => {
  it('encrypts the key again: the new password opens the data, the old password does not', {
    tags: ['whole'],
  }, async () => {
    const device = createDevice(server.url, { buckets: false })
    const app = await device.start()
    await app.session.signIn('100103', PASSWORD)
    const list = await keepPayslips(app)
    expect(await app.session.changePassword('wrong', 'Turno.Nuevo.27')).toMatchObject({
      ok: false,
      failure: { kind: 'rejected' },
    })
    expect(await app.session.changePassword(PASSWORD, 'Turno.Nuevo.27')).toEqual({ ok: true, value: null })
    device.goOffline()
    const again = await device.start()
    expect(await again.session.signIn('100103', PASSWORD)).toMatchObject({ ok: false, reason: 'wrong' })
    expect(await again.session.signIn('100103', 'Turno.Nuevo.27')).toMatchObject({ ok: true, offline: true })
    expect((await again.kept.readKept(listPayslips, {}))?.value).toEqual(list)
  })
})

describe('a call', () => {
  it('returns the service’s refusal', async () => {
    const { app } = await signedIn()
    const answer = await app.rpc.call(requestPayslipPdf, { periodo: '1999099' })
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'rejected' } })
  })
})

async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 100 && !condition(); i++) await new Promise((resolve) => setTimeout(resolve, 20))
}

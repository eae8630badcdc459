import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCompany } from '#contract/protocol/general.ts'
import { signOut } from '#contract/identity/login.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/**
 * Session authority (offline.md) across several tabs of one phone: SESS-01…SESS-10, renewal, end in all tabs.
 */

const PASSWORD = 'Portal.2026'
let server: TestServer
let device: Device
let userId: number

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  userId = (await findPerson(server, '100101')).userId
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.connection.query.query('delete from sessions')
  device = createDevice(server.url)
})

async function openTabs(count: number): Promise<App[]> {
  const first = await device.start()
  expect(await first.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true })
  const tabs = [first]
  while (tabs.length < count) tabs.push(await device.openTab())
  expect(tabs.map(phaseOf)).toEqual(tabs.map(() => 'open'))
  return tabs
}

function phaseOf(app: App): string {
  return app.state.currentSession().phase
}

function expiryOf(app: App): number {
  const state = app.state.currentSession()
  return state.phase === 'open' ? (state.expiresAt ?? 0) : 0
}

async function isAnswered(app: App): Promise<boolean> {
  return (await app.rpc.call(readCompany, {})).ok
}

/** Expires the person's sessions on the server, as half an hour without a renewal does. */
async function endOnServer(): Promise<void> {
  await server.connection.query.query(
    `update sessions set expires_at = now() - interval '1 second' where user_id = $1`,
    [userId],
  )
}

async function countSessions(): Promise<number> {
  const { rows } = await server.connection.query.query(
    'select count(*)::int as n from sessions where user_id = $1',
    [userId],
  )
  return Number(rows[0]?.n)
}

const told = (expectation: () => void) => vi.waitFor(expectation, { timeout: 10_000 })
const haveExpired = (tabs: App[]) =>
  told(() =>
    expect(tabs.map((app) => app.state.currentSession())).toEqual(
      tabs.map(() => ({ phase: 'signed-out', reason: 'expired' })),
    ),
  )

describe('token renewal', () => {
  it('SESS-05: rotates once for three tabs at the same time, and all continue with the new token', async () => {
    const tabs = await openTabs(3)
    const before = await countSessions()
    const old = tabs[0]?.signals.currentToken()
    const outcomes = await Promise.all(tabs.map((app) => app.renewal.renewSession()))
    expect(outcomes).toEqual(['renewed', 'renewed', 'renewed'])
    const tokens = () => new Set(tabs.map((app) => app.signals.currentToken()))
    await told(() => expect(tokens().size).toBe(1))
    expect(tokens().has(old ?? '')).toBe(false)
    expect(await countSessions()).toBe(before + 1)
    expect(await Promise.all(tabs.map(isAnswered))).toEqual([true, true, true])
  })

  it('updates token and expiry in the other tabs', async () => {
    const [first, second] = (await openTabs(2)) as [App, App]
    const before = expiryOf(second)
    await sleep(20)
    await first.renewal.renewSession()
    await told(() => expect(second.signals.currentToken()).toBe(first.signals.currentToken()))
    await told(() => expect(expiryOf(second)).toBeGreaterThan(before))
  })

  it('reaches a frozen tab, whose call with the old token is repeated with the new token', async () => {
    const [frozen] = (await openTabs(1)) as [App]
    device.freezeOthers()
    const second = await device.openTab()
    await second.renewal.renewSession()
    expect(await isAnswered(second)).toBe(true)
    expect(frozen.signals.currentToken()).not.toBe(second.signals.currentToken())
    expect(await isAnswered(frozen)).toBe(true)
    expect(phaseOf(frozen)).toBe('open')
    expect(frozen.signals.currentToken()).toBe(second.signals.currentToken())
  })

  it('SESS-08: a refused renewal ends the session in every tab', async () => {
    const tabs = await openTabs(2)
    await endOnServer()
    expect(await tabs[0]?.renewal.renewSession()).toBe('refused')
    await haveExpired(tabs)
  })

  it('keeps the session open when a renewal gets no response', async () => {
    const [app] = (await openTabs(1)) as [App]
    const token = app.signals.currentToken()
    device.goOffline()
    expect(await app.renewal.renewSession()).toBe('no-answer')
    expect(phaseOf(app)).toBe('open')
    expect(app.signals.currentToken()).toBe(token)
    device.goOnline()
    expect(await app.renewal.renewSession()).toBe('renewed')
  })
})

describe('the end of a session', () => {
  it('is noticed although the sign-out of the previous session is still pending', async () => {
    const [app] = (await openTabs(1)) as [App]
    device.between = async (request, send) => {
      const body = await request.clone().text()
      if (request.url.endsWith(signOut.path) && JSON.parse(body || '{}').Opcion === signOut.opcion)
        return new Promise<Response>(() => undefined)
      return send()
    }
    const left = app.session.signOut()
    await expect.poll(() => phaseOf(app)).toBe('signed-out')
    expect(await app.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true })
    await endOnServer()
    expect(await isAnswered(app)).toBe(false)
    await expect.poll(() => phaseOf(app), { timeout: 1000 }).toBe('signed-out')
    await left
  })

  it('happens once for all tabs, and stores unfinished forms first', async () => {
    const tabs = await openTabs(3)
    const [first, second] = tabs as [App, App]
    second.readiness.onPrepareUpdate(async () => {
      await second.drafts.writeDraft('data-form', '2', { calle: 'Río Bravo' })
    })
    await endOnServer()
    expect(await isAnswered(first)).toBe(false)
    await haveExpired(tabs)
    expect(await first.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true })
    expect(await first.drafts.readDraft('data-form', '2')).toMatchObject({ values: { calle: 'Río Bravo' } })
  })

  it('reaches a frozen tab at its next check', async () => {
    const [frozen] = (await openTabs(1)) as [App]
    device.freezeOthers()
    const second = await device.openTab()
    await endOnServer()
    await isAnswered(second)
    expect(phaseOf(frozen)).toBe('open')
    await frozen.session.recheckSession()
    expect(phaseOf(frozen)).toBe('signed-out')
    expect(await frozen.kept.readKept(readCompany, {})).toBeNull()
  })

  it('SESS-06: happens when the clock reaches zero and the server agrees', async () => {
    const [app] = (await openTabs(1)) as [App]
    const state = app.state.currentSession()
    if (state.phase !== 'open') throw new Error(state.phase)
    await endOnServer()
    app.state.setSession({ ...state, expiresAt: 1 })
    await expect.poll(() => app.state.currentSession()).toEqual({ phase: 'signed-out', reason: 'expired' })
  })

  it('does not follow from a clock that has jumped: the server corrects the expiry', async () => {
    const [app] = (await openTabs(1)) as [App]
    const state = app.state.currentSession()
    if (state.phase !== 'open') throw new Error(state.phase)
    app.state.setSession({ ...state, expiresAt: 1 })
    await expect.poll(() => expiryOf(app)).toBeGreaterThan(Date.now() + 1_700_000)
    expect(await isAnswered(app)).toBe(true)
  })

  it('SESS-06: locks the screen at zero without a network, and opens it with the password', async () => {
    const [app] = (await openTabs(1)) as [App]
    device.goOffline()
    const state = app.state.currentSession()
    if (state.phase !== 'open') throw new Error(state.phase)
    app.state.setSession({ ...state, expiresAt: 1 })
    await expect.poll(() => phaseOf(app)).toBe('locked')
    expect(await app.session.unlock('otra', '100101')).toMatchObject({ reason: 'wrong' })
    expect(await app.session.unlock(PASSWORD, '100101')).toMatchObject({ ok: true })
  })

  it('leaves a screen open that was unlocked without a network', async () => {
    const [app] = (await openTabs(1)) as [App]
    const second = await device.openTab()
    device.goOffline()
    for (const tab of [app, second]) {
      const state = tab.state.currentSession()
      if (state.phase === 'open') tab.state.setSession({ ...state, expiresAt: 1 })
    }
    await expect.poll(() => [phaseOf(app), phaseOf(second)]).toEqual(['locked', 'locked'])
    expect(await app.session.unlock(PASSWORD, '100101')).toMatchObject({ ok: true, offline: true })
    await app.session.recheckSession()
    expect(phaseOf(app)).toBe('open')
  })

  it('locks this tab although another tab has failed while recording the end', async () => {
    const [app] = (await openTabs(1)) as [App]
    const second = await device.openTab()
    device.goOffline()
    // The tabs receive no messages from each other, and the first one fails while it records the end.
    device.freezeOthers()
    const half = (_: unknown, key: string) => {
      if (key === 'session-ends') throw new Error('half-way')
    }
    app.deviceStore.deviceDatabase.settings.hook('updating', half)
    for (const tab of [app, second]) {
      const state = tab.state.currentSession()
      if (state.phase === 'open') tab.state.setSession({ ...state, expiresAt: 1 })
      await expect.poll(() => phaseOf(tab)).toBe('locked')
    }
  })

  it('follows the second bare 401 after a reload; two at the same time reload once', async () => {
    const [app] = (await openTabs(1)) as [App]
    let reloads = 0
    app.session.onReloadWanted(() => {
      reloads += 1
    })
    const refused = { id: 'NOM-11', host: 'api' }
    await Promise.all([app.signals.reportUnauthorized(refused), app.signals.reportUnauthorized(refused)])
    expect(reloads).toBe(1)
    expect(await isAnswered(app)).toBe(true)
    const again = await device.start()
    await again.signals.reportUnauthorized(refused)
    expect(again.state.currentSession()).toEqual({ phase: 'signed-out', reason: 'expired' })
  })
})

describe('a sign-in in another tab', () => {
  it('clears a locked tab without opening it for the next person', async () => {
    const [first, second] = (await openTabs(2)) as [App, App]
    device.goOffline()
    for (const tab of [first, second]) {
      const state = tab.state.currentSession()
      if (state.phase === 'open') tab.state.setSession({ ...state, expiresAt: 1 })
    }
    await expect.poll(() => [phaseOf(first), phaseOf(second)]).toEqual(['locked', 'locked'])
    device.goOnline()
    const seen: string[] = []
    first.state.onSessionChange((state) => seen.push(state.phase))
    await second.session.signOut()
    await expect.poll(() => seen.at(-1)).toBe('signed-out')
    // The tab may report `locked` once more, but not `open`.
    expect(seen).not.toContain('open')
    await second.session.signIn('100102', PASSWORD)
    await expect
      .poll(() => first.state.currentSession())
      .toMatchObject({ profile: { user: { Folio: '100102' } } })
  })

  it('does not repeat one person’s call with the next person’s token', async () => {
    const [app] = (await openTabs(1)) as [App]
    await endOnServer()
    const asked = app.rpc.call(readCompany, {})
    await app.session.signOut()
    await app.session.signIn('100102', PASSWORD)
    expect(await asked).toMatchObject({ ok: false, failure: { kind: 'expired' } })
    expect(phaseOf(app)).toBe('open')
    expect(await isAnswered(app)).toBe(true)
  })

  it('by the same person gives all tabs the same token, also a frozen tab', async () => {
    const [first, second] = (await openTabs(2)) as [App, App]
    await second.session.signIn('100101', PASSWORD)
    const isShared = () => expect(first.signals.currentToken()).toBe(second.signals.currentToken())
    await vi.waitFor(isShared, { timeout: 10_000 })
    await sleep(150)
    isShared()
    expect(phaseOf(first)).toBe('open')
    device.freezeOthers()
    const third = await device.openTab()
    await third.session.signIn('100101', PASSWORD)
    await first.session.recheckSession()
    expect(phaseOf(first)).toBe('open')
    expect(first.signals.currentToken()).toBe(third.signals.currentToken())
  })

  it('keeps the new token when the tab checks the store during the sign-in', async () => {
    const [, second] = (await openTabs(2)) as [App, App]
    const former = second.signals.currentToken()
    const signingIn = second.session.signIn('100101', PASSWORD)
    while (second.signals.currentToken() === former) await new Promise(setImmediate)
    const next = second.signals.currentToken()
    await second.session.recheckSession()
    expect(await signingIn).toMatchObject({ ok: true })
    expect(second.signals.currentToken()).toBe(next)
    expect(await isAnswered(second)).toBe(true)
  })

  it('by another person closes this tab’s session, without ending the other person’s session', async () => {
    const [first, second] = (await openTabs(2)) as [App, App]
    device.freezeOthers()
    await second.session.signIn('100102', PASSWORD)
    await endOnServer()
    expect(await isAnswered(first)).toBe(false)
    await told(() => expect(phaseOf(first)).toBe('signed-out'))
    expect(phaseOf(second)).toBe('open')
    expect(await isAnswered(second)).toBe(true)
  })
})

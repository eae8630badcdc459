import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { beginSecondStep, changeSecondStep } from '#contract/identity/second-step.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { secondFactors } from '#server/db/schema/second-factors.ts'
import { secondStepTexts } from '#server/texts.ts'
import { codeOf } from '#tests/support/people/authenticator.ts'
import { createDevice } from '#tests/support/device/device.ts'
import { ask } from '#tests/support/server/hosts/legacy-call.ts'
import { openSession } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const WHOLE = { tags: ['whole'] }
const PASSWORD = 'Portal.2026'
const HR = '100301'

async function setUp(server: TestServer): Promise<string> {
  const token = await openSession(server, HR)
  const { llave } = await ask(server, beginSecondStep, { password: PASSWORD }, token)
  const codigo = codeOf(llave, server.clock.now(), -1)
  await ask(server, changeSecondStep, { accion: 'activar', password: PASSWORD, codigo }, token)
  return llave
}

describe('a person with a second step', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database: 'pglite' })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(rateLimits)
    await server.db.delete(secondFactors)
  })

  it('stays signed out until the code is right, and may retry after a wrong code', async () => {
    const key = await setUp(server)
    const app = await createDevice(server.url).start()
    expect(await app.session.signIn(HR, PASSWORD)).toEqual({ ok: false, reason: 'second-step' })
    expect(app.state.currentSession()).toMatchObject({ phase: 'signed-out' })
    expect(await app.session.answerSecondStep(codeOf(key, server.clock.now(), 9))).toEqual({
      ok: false,
      reason: 'second-wrong',
      message: secondStepTexts.wrong,
    })
    expect(await app.session.answerSecondStep(codeOf(key, server.clock.now()))).toMatchObject({ ok: true })
    expect(app.state.currentSession()).toMatchObject({ phase: 'open', hasToken: true })
    expect(await app.session.answerSecondStep('123456')).toMatchObject({ reason: 'second-expired' })
  })

  it('starts over when the step has expired or was cancelled', WHOLE, async () => {
    const key = await setUp(server)
    const app = await createDevice(server.url).start()
    await app.session.signIn(HR, PASSWORD)
    server.clock.advance(5 * 60_000)
    const code = () => codeOf(key, server.clock.now())
    expect(await app.session.answerSecondStep(code())).toEqual({
      ok: false,
      reason: 'second-expired',
      message: secondStepTexts.over,
    })
    await app.session.signIn(HR, PASSWORD)
    expect(await app.session.answerSecondStep(null)).toMatchObject({ reason: 'second-expired', message: '' })
    expect(await app.session.answerSecondStep(code())).toMatchObject({
      reason: 'second-expired',
      message: '',
    })
    await app.session.signIn(HR, PASSWORD)
    expect(await app.session.answerSecondStep(code())).toMatchObject({ ok: true })
  })

  it('sees that a network is needed, and continues once it is back', async () => {
    const key = await setUp(server)
    const device = createDevice(server.url)
    const app = await device.start()
    await app.session.signIn(HR, PASSWORD)
    device.goOffline()
    expect(await app.session.answerSecondStep(codeOf(key, server.clock.now()))).toEqual({
      ok: false,
      reason: 'failed',
      failure: { kind: 'offline' },
    })
    device.goOnline()
    expect(await app.session.answerSecondStep(codeOf(key, server.clock.now()))).toMatchObject({ ok: true })
  })

  it('opens the data on a phone offline with the password alone', WHOLE, async () => {
    const key = await setUp(server)
    const device = createDevice(server.url, { buckets: false })
    const first = await device.start()
    await first.session.signIn(HR, PASSWORD)
    await first.session.answerSecondStep(codeOf(key, server.clock.now()))
    server.clock.advance(3_600_000)
    device.goOffline()
    const again = await device.start()
    expect(await again.session.signIn(HR, PASSWORD)).toMatchObject({ ok: true, offline: true })
    device.goOnline()
    expect(await again.session.signIn(HR, PASSWORD)).toEqual({ ok: false, reason: 'second-step' })
  })

  it('unlocks an expired screen with password and code, once there is a network', WHOLE, async () => {
    const key = await setUp(server)
    const device = createDevice(server.url)
    const app = await device.start()
    await app.session.signIn(HR, PASSWORD)
    await app.session.answerSecondStep(codeOf(key, server.clock.now()))
    device.goOffline()
    const state = app.state.currentSession()
    if (state.phase !== 'open') throw new Error(state.phase)
    app.state.setSession({ ...state, expiresAt: 1 })
    await expect.poll(() => app.state.currentSession().phase).toBe('locked')
    device.goOnline()
    expect(await app.session.unlock(PASSWORD, '100301')).toEqual({ ok: false, reason: 'second-step' })
    expect(app.state.currentSession().phase).toBe('locked')
    const next = codeOf(key, server.clock.now(), 1)
    expect(await app.session.answerSecondStep(next)).toMatchObject({ ok: true })
    expect(app.state.currentSession()).toMatchObject({ phase: 'open', hasToken: true })
  })
})

describe('MFA_ROLES on a device', WHOLE, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database: 'pglite', environment: { MFA_ROLES: 'recursos-humanos' } })
  })
  afterAll(() => server.stop())

  it('requires the setup across restarts until it is done', async () => {
    const device = createDevice(server.url)
    const app = await device.start()
    expect(await app.session.signIn(HR, PASSWORD)).toMatchObject({ ok: true })
    expect(app.state.currentSession()).toMatchObject({ mustSetSecondStep: true })
    const again = await device.start()
    expect(again.state.currentSession()).toMatchObject({ phase: 'open', mustSetSecondStep: true })
    await again.session.noteSecondStepSet()
    expect(again.state.currentSession()).toMatchObject({ phase: 'open', mustSetSecondStep: false })
    const later = await device.start()
    expect(later.state.currentSession()).toMatchObject({ phase: 'open', mustSetSecondStep: false })
  })

  it('requires nothing from a person without one of these roles', async () => {
    const app = await createDevice(server.url).start()
    await app.session.signIn('100101', PASSWORD)
    expect(app.state.currentSession()).toMatchObject({ phase: 'open', mustSetSecondStep: false })
  })
})

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listClarificationReasons, listClarifications } from '#contract/requests/clarifications.ts'
import { countIncidents } from '#contract/approvals/incidents.ts'
import { readCompany } from '#contract/protocol/general.ts'
import { createDevice, type App, type Device } from '#tests/support/device/device.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/**
 * CLAR-32, K-11: the first 401 reloads the page. The session has expired if the operation gets a 401 again,
 * or if the host's first answer after the reload is a 401.
 */

const PASSWORD = 'Portal.2026'
const EXPIRED = { phase: 'signed-out', reason: 'expired' }
let server: TestServer
let device: Device
/** Opcion numbers of the payroll service that the host refuses with a 401 and an empty body. */
let refused: Set<number>

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(() => {
  device = createDevice(server.url)
  refused = new Set()
  device.between = async (request, send) => {
    if (!/nominas\.php$/i.test(request.url)) return send()
    const { Opcion } = (await request.clone().json()) as { Opcion: number }
    return refused.has(Opcion) ? new Response('', { status: 401 }) : send()
  }
})
afterEach(() => vi.unstubAllGlobals())

async function startPage(): Promise<{ app: App; reloads: () => number }> {
  const app = await device.start()
  let count = 0
  app.session.onReloadWanted(() => {
    count += 1
  })
  return { app, reloads: () => count }
}

const readList = (app: App) => app.rpc.call(listClarifications, { perfil: 'usuario' })

it('ends the session at the second 401 of an operation although all other operations of the host work', async () => {
  refused.add(11)
  const first = await startPage()
  expect(await first.app.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true })
  await readList(first.app)
  expect(first.reloads()).toBe(1)
  const second = await startPage()
  expect(second.app.state.currentSession()).toMatchObject({ phase: 'open' })
  expect(await second.app.rpc.call(readCompany, {})).toMatchObject({ ok: true })
  await readList(second.app)
  expect([second.reloads(), second.app.state.currentSession()]).toEqual([0, EXPIRED])
})

it('ends the session when another operation is refused first after the reload', async () => {
  refused.add(11).add(9)
  const first = await startPage()
  await first.app.session.signIn('100101', PASSWORD)
  await readList(first.app)
  const second = await startPage()
  await second.app.rpc.call(listClarificationReasons, {})
  expect([second.reloads(), second.app.state.currentSession()]).toEqual([0, EXPIRED])
})

it.each([
  [
    'with status 200',
    () => Response.json({ status: 'ERROR', message: 'Request failed with status code 401' }),
  ],
  ['with status 500', () => Response.json({ status: 'ERROR', message: 'Error 401' }, { status: 500 })],
])(
  'K-11: a 401 in the error text of an incident call reloads the page, %s',
  { tags: ['whole'] },
  async (_, answer) => {
    const page = await startPage()
    await page.app.session.signIn('100101', PASSWORD)
    device.between = async (request, send) => (/incidencias/i.test(request.url) ? answer() : send())
    expect(await page.app.rpc.call(countIncidents, {})).toMatchObject({ failure: { kind: 'expired' } })
    expect(page.reloads()).toBe(1)
  },
)

it('accepts a successful response that contains the number 401', async () => {
  const page = await startPage()
  await page.app.session.signIn('100101', PASSWORD)
  device.between = async (request, send) =>
    /incidencias/i.test(request.url) ? Response.json({ status: 'Ok', count: 401, message: '401' }) : send()
  expect(await page.app.rpc.call(countIncidents, {})).toMatchObject({ ok: true })
  expect(page.reloads()).toBe(0)
})

it('forgets the 401 of an operation that has succeeded since', async () => {
  refused.add(11)
  const first = await startPage()
  await first.app.session.signIn('100101', PASSWORD)
  await readList(first.app)
  refused.clear()
  const second = await startPage()
  expect(await readList(second.app)).toMatchObject({ ok: true })
  refused.add(11)
  await readList(second.app)
  expect([second.reloads(), second.app.state.currentSession().phase]).toEqual([1, 'open'])
})

it('reloads once in the next session as well', { tags: ['whole'] }, async () => {
  refused.add(11)
  const first = await startPage()
  await first.app.session.signIn('100101', PASSWORD)
  await readList(first.app)
  const second = await startPage()
  await readList(second.app)
  expect(await second.app.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true })
  await readList(second.app)
  expect([second.reloads(), second.app.state.currentSession().phase]).toEqual([1, 'open'])
})

it('fails only the operation whose 401 has ended a session before, if the host answers others', async () => {
  refused.add(11)
  const first = await startPage()
  await first.app.session.signIn('100101', PASSWORD)
  await readList(first.app)
  const second = await startPage()
  await second.app.rpc.call(readCompany, {})
  await readList(second.app)
  await second.app.session.signIn('100101', PASSWORD)
  await readList(second.app)
  expect(second.reloads()).toBe(1)
  const third = await startPage()
  await third.app.rpc.call(readCompany, {})
  for (let read = 0; read < 2; read += 1)
    expect(await readList(third.app)).toMatchObject({ ok: false, failure: { kind: 'malformed' } })
  expect([third.reloads(), third.app.state.currentSession().phase]).toEqual([0, 'open'])
})

describe('operations whose 401 comes before every other answer', () => {
  /** Signs in and reads until the session ends: a reload, then a second 401. */
  async function lose(read: (app: App) => Promise<unknown>): Promise<void> {
    const first = await startPage()
    await first.app.session.signIn('100101', PASSWORD)
    await read(first.app)
    const second = await startPage()
    await read(second.app)
    expect(second.app.state.currentSession()).toEqual(EXPIRED)
  }

  const readReasons = (app: App) => app.rpc.call(listClarificationReasons, {})

  it('fail alone after they have ended a session', async () => {
    refused.add(11).add(9)
    await lose(readList)
    await lose(readReasons)
    const page = await startPage()
    await page.app.session.signIn('100101', PASSWORD)
    await readList(page.app)
    const reloaded = await startPage()
    for (const read of [readList, readReasons])
      expect(await read(reloaded.app)).toMatchObject({ ok: false, failure: { kind: 'malformed' } })
    expect([page.reloads(), reloaded.reloads()]).toEqual([1, 0])
    expect(reloaded.app.state.currentSession().phase).toBe('open')
  })

  it('do not keep an expired session open', async () => {
    refused.add(11)
    await lose(readList)
    refused.add(9)
    const page = await startPage()
    await page.app.session.signIn('100101', PASSWORD)
    await readList(page.app)
    const reloaded = await startPage()
    await readList(reloaded.app)
    await readReasons(reloaded.app)
    expect(reloaded.app.state.currentSession()).toEqual(EXPIRED)
  })
})

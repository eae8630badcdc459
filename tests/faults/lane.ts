import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { projectRoot } from '#server/project-root.ts'
import { type FaultProxy, PASS, startFaultProxy } from '../support/server/network/fault-proxy.ts'
import { findPerson } from '../support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '../support/server/server.ts'
import {
  describeFaults,
  type Confirmation,
  countReceipts,
  emptyForm,
  compareEffects,
  readEffects,
  watchEffects,
} from './oracle.ts'
import { buildPages } from './page.ts'
import { ask, createPhone, type Phone } from './phone.ts'
import { datosWith } from './steps.ts'

export const PASSWORD = 'Portal.2026'
export const CONVERGE_MS = 60_000

export interface Somebody {
  login: string
  employeeId: number
  userId: number
}

export interface Lane {
  server: TestServer
  proxy: FaultProxy
  phone: Phone
  person: Somebody
  other: Somebody
}

export interface World {
  lanes: Lane[]
  stop(): Promise<void>
}

const PEOPLE = [
  ['candidato', '100102'],
  ['100101', '100201'],
] as const

export async function startWorld(lanes: number, dist = join(projectRoot(), 'dist')): Promise<World> {
  if (!existsSync(join(dist, 'sw.js'))) throw new Error('no build: run `npm run build`')
  const [server, pages] = await Promise.all([
    startServer({ database: 'pglite', dist, environment: { CHECK_ANSWERS: '0' } }),
    buildPages(),
  ])
  // Disables send limits, which have separate tests: a campaign sends in minutes what a person sends in
  // years.
  const { services } = server
  withoutPace(server)
  services.sending = { ...services.sending, mayDeliver: () => Promise.resolve(true) }
  await watchEffects(server)
  const all: Lane[] = []
  for (const [first, second] of PEOPLE.slice(0, lanes)) {
    const proxy = await startFaultProxy(server.url, pages)
    const phone = await createPhone(proxy.url)
    all.push({ server, proxy, phone, person: await find(server, first), other: await find(server, second) })
  }
  return {
    lanes: all,
    async stop() {
      for (const { phone, proxy } of all) {
        await phone.dispose()
        await proxy.stop()
      }
      await server.stop()
    },
  }
}

async function find(server: TestServer, login: string): Promise<Somebody> {
  const { employeeId, userId } = await findPerson(server, login)
  return { login, employeeId: employeeId ?? 0, userId }
}

export function calm({ proxy }: Lane): void {
  proxy.plan = () => PASS
  proxy.fileAt = () => 'there'
}

export async function beginAnew(lane: Lane): Promise<void> {
  calm(lane)
  await turnOn(lane)
  await ask(lane.phone.page, 'leave')
  await lane.proxy.idle()
  for (const person of [lane.person, lane.other]) await emptyForm(lane.server, person)
  lane.proxy.deliveries = 0
}

export async function turnOn({ phone }: Lane): Promise<void> {
  const isWell = phone.isOn && (await ask(phone.page, 'phase').catch(() => null)) !== null
  if (isWell) return
  if (phone.isOn) await phone.kill()
  await phone.start()
}

/**
 * Signs in and resets the rate limits, because a campaign signs in more often in a minute than a person may
 * in an hour.
 */
export async function enter({ phone, server }: Lane, { login }: Somebody, page = phone.page): Promise<void> {
  await server.db.delete(rateLimits)
  const answer = await ask(page, 'enter', login, PASSWORD)
  if (!answer.includes('"ok":true')) throw new Error(`${login} could not sign in: ${answer}`)
}

export async function stayIn(lane: Lane, page = lane.phone.page): Promise<void> {
  const phase = () => ask(page, 'phase')
  while ((await phase()) === 'closing') await sleep(20)
  if ((await phase()) !== 'open') await enter(lane, lane.person, page)
}

export async function confirm(
  lane: Lane,
  step: StepNumber,
  mark: number,
  page = lane.phone.page,
): Promise<void> {
  const datos = datosWith(step, mark)
  let problem = await ask(page, 'confirm', step, datos)
  if (problem.includes('"expired"')) {
    await stayIn(lane, page)
    problem = await ask(page, 'confirm', step, datos)
  }
  if (problem !== '') throw new Error(`step ${step} was not kept: ${problem}`)
}

/**
 * Waits until the phone has no waiting request.
 * @param isPatient neither retries manually nor signs in again
 * @returns duration in ms
 * @throws Error after a minute
 */
export async function converge(lane: Lane, isPatient = false): Promise<number> {
  const { page } = lane.phone
  const started = Date.now()
  for (let round = 0; ; round += 1) {
    if (!isPatient) await stayIn(lane)
    const isDone = (await ask(page, 'pending')) === 0
    // Requires an open session, because only the author sees an unsealed waiting request.
    if (isDone && (isPatient || (await ask(page, 'phase')) === 'open')) break
    if (Date.now() - started > CONVERGE_MS) {
      const queued = await ask(page, 'queued').catch(() => ['nobody is signed in'])
      throw new Error(`after ${CONVERGE_MS / 1000} s still waiting: ${queued.join(', ')}`)
    }
    if (!isPatient && round % 20 === 5) await ask(page, 'retry')
    await sleep(50)
  }
  const took = Date.now() - started
  await lane.proxy.idle()
  return took
}

/**
 * Compares the server's effects with the confirmations after everything arrived.
 * @param isOrdered false when a corrected step may take effect before steps that were confirmed earlier
 * @returns the faults with their history
 */
export async function judgeLane(
  lane: Lane,
  confirmed: readonly Confirmation[],
  isOrdered = true,
): Promise<string[]> {
  const { server, person, proxy } = lane
  const effects = await readEffects(server, person.employeeId)
  const verdict = compareEffects(confirmed, effects)
  // Allows repeated saves on a legacy host.
  if (proxy.isLegacy) verdict.twice = []
  if (proxy.isLegacy || !isOrdered) verdict.disorder = []
  const receipts = proxy.isLegacy ? effects.length : await countReceipts(server, person.userId)
  if (receipts !== effects.length) verdict.twice.push(`${effects.length} effects of ${receipts} operations`)
  const wrong = describeFaults(verdict)
  const told = confirmed.map(({ mark, step, isSure }) => `${mark}${isSure ? '' : '?'}→${step}`)
  const story = `confirmed ${told.join(' ')}; effects ${effects.map(({ mark }) => mark).join(' ')}`
  return wrong.length > 0 ? [...wrong, story] : []
}

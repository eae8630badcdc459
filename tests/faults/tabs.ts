import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import { PASS } from '../support/server/network/fault-proxy.ts'
import type { Random } from '../support/files/random.ts'
import type { Campaign } from './campaign.ts'
import { beginAnew, calm, confirm, converge, enter, judgeLane, type Lane } from './lane.ts'
import type { Confirmation } from './oracle.ts'
import { ask } from './phone.ts'

const TAKEOVER_MS = 5000
/** Interval of the leader's heartbeat (delivery-lead.ts). */
const BEAT_MS = 1000
/** Maximum duration of another tab's transaction; a longer one means that a frozen tab blocks the store. */
const SHUT_MS = 500
/** Delay of a response: longer than the time until the leader is lost. */
const SILENT_MS = 8000
const MOST_ATTEMPTS = 4
const STEPS = [1, 2, 3, 4, 5, 6] as const

export const manySenders: Campaign = {
  fault: 6,
  name: '3 tabs and the worker at once; leader frozen, crashed',
  runs: { short: 3, whole: 100 },
  async run(lane, random, index) {
    lane.proxy.isLegacy = false
    lane.proxy.keepAlive = random.chance(0.5)
    await beginAnew(lane)
    await enter(lane, lane.person)
    await lane.phone.page.evaluate(async () => void (await navigator.serviceWorker.ready))
    // Losing a leader takes seconds, so only every fifth run loses one.
    const kind = index < 3 ? index : index % 10 === 5 ? 1 : index % 10 === 0 ? 2 : 0
    if (kind === 0) return flushAtOnce(lane, random)
    return loseLeader(lane, random, kind === 1 ? 'frozen' : 'crashed')
  },
}

async function flushAtOnce(lane: Lane, random: Random): Promise<string[]> {
  const { page } = lane.phone
  const tabs = [page, await lane.phone.openTab(), await lane.phone.openTab()]
  lane.proxy.plan = () => ({ kind: 'lost' })
  const confirmed = await confirmSteps(lane, page)
  const faults = random.fork()
  lane.proxy.plan = () =>
    faults.chance(0.5)
      ? PASS
      : { kind: 'repeated', times: faults.whole(2, 4), spreadMs: faults.whole(0, 300) }
  await Promise.all([...tabs.map((tab) => ask(tab, 'retry')), wakeWorker(page, lane.proxy.url)])
  calm(lane)
  await converge(lane)
  for (const tab of tabs.slice(1)) await tab.close()
  return await judgeLane(lane, confirmed)
}

/**
 * Retries until a leader is lost with work left. On a busy machine everything may have arrived before, or the
 * previous run's worker may lead.
 */
async function loseLeader(lane: Lane, random: Random, how: 'frozen' | 'crashed'): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    const { hadWork, complaints } = await tryLosing(lane, random, how)
    if (hadWork || complaints.length > 0) return complaints
    if (attempt === MOST_ATTEMPTS) return [`${how}: every attempt left nothing to take over`]
    await beginAnew(lane)
    await enter(lane, lane.person)
  }
}

async function tryLosing(
  lane: Lane,
  random: Random,
  how: 'frozen' | 'crashed',
): Promise<{ hadWork: boolean; complaints: string[] }> {
  const { proxy, phone } = lane
  const other = await phone.openTab()
  const leader = phone.page
  // Hides the worker, which would often lead and continue without the page.
  await ask(leader, 'withoutWorker')
  proxy.plan = () => ({ kind: 'late', ms: SILENT_MS })
  const confirmed = await confirmSteps(lane, leader)
  while (proxy.deliveries === 0) await sleep(10)
  const cdp = await leader.context().newCDPSession(leader)
  const isLeader = await ask(leader, 'leads')
  const isOpen = isLeader && how === 'frozen' && (await opensTransactions(cdp))
  const restless = isOpen ? ['the idle leader opens transactions between its heartbeats'] : []
  calm(lane)
  await ask(other, 'sync')
  // Real time: the leader is lost at any moment between its heartbeats.
  await sleep(random.whole(0, 2500))
  const before = proxy.deliveries
  if (how === 'crashed') void cdp.send('Page.crash').catch(() => undefined)
  const lostAt = how === 'frozen' ? await freeze(cdp, other) : Date.now()
  const hadWork = isLeader && (await ask(other, 'pending')) > 0
  while (hadWork && proxy.deliveries === before && Date.now() - lostAt < 3 * TAKEOVER_MS) await sleep(10)
  const took = Date.now() - lostAt
  while ((await ask(other, 'pending')) > 0 && Date.now() - lostAt < 4 * TAKEOVER_MS) await sleep(50)
  // Waits until the response for the frozen page has arrived, before the page resumes.
  await proxy.idle()
  if (how === 'frozen') {
    await cdp.send('Debugger.resume')
    await cdp.send('Debugger.disable')
    await ask(leader, 'sync')
    await other.close()
  } else {
    await phone.kill()
    await phone.start()
  }
  await converge(lane)
  const slow = hadWork && took > TAKEOVER_MS ? [`${how}: takeover after ${took} ms`] : []
  return { hadWork, complaints: [...restless, ...slow, ...(await judgeLane(lane, confirmed))] }
}

/**
 * Freezes the page with the debugger, because the lifecycle state has no effect in headless Chromium. The
 * script stops with the lock held, but not during a transaction: browsers do not freeze a page with an open
 * transaction.
 * @returns when the script stopped, in ms
 */
async function freeze(cdp: CDPSession, other: Page): Promise<number> {
  await cdp.send('Debugger.enable')
  for (;;) {
    const stopped = paused(cdp)
    await cdp.send('Debugger.pause')
    await stopped
    const at = Date.now()
    if (await isStoreFree(other)) return at
    await cdp.send('Debugger.resume')
    await sleep(50)
  }
}

/**
 * Returns whether an idle leader reads from the store between two heartbeats. A leader frozen at that moment
 * would block all others.
 */
async function opensTransactions(cdp: CDPSession): Promise<boolean> {
  // Real time: the heartbeat runs in the page under test, whose clock is part of the fault.
  await sleep(BEAT_MS)
  await cdp.send('Debugger.enable')
  await cdp.send('DOMDebugger.setEventListenerBreakpoint', { eventName: 'success' })
  // Real time: nothing signals that no transaction begins.
  const isPaused = await Promise.race([paused(cdp).then(() => true), sleep(1.5 * BEAT_MS).then(() => false)])
  await cdp.send('DOMDebugger.removeEventListenerBreakpoint', { eventName: 'success' })
  await cdp.send('Debugger.disable')
  return isPaused
}

function paused(cdp: CDPSession): Promise<void> {
  return new Promise((resolve) => cdp.once('Debugger.paused', () => resolve()))
}

async function isStoreFree(page: Page): Promise<boolean> {
  // Real time: nothing signals that a transaction is blocked.
  return Promise.race([ask(page, 'touchStore').then(() => true), sleep(SHUT_MS).then(() => false)])
}

async function confirmSteps(lane: Lane, page: Page): Promise<Confirmation[]> {
  for (const step of STEPS) await confirm(lane, step, step, page)
  return STEPS.map((step) => ({ mark: step, step, isSure: true }))
}

/** Fires Background Sync, as the browser does when the network returns. */
async function wakeWorker(page: Page, origin: string): Promise<void> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const tag = 'turno.delivery'
  const registrationId = await registered
  await cdp.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false })
  await cdp.detach()
}

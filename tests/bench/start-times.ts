import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { launchOptions, launchPersistent } from '../support/browser/browser.ts'
import { type Portal, startPortal } from '../support/server/portal.ts'
import { type BarePage, serveBareReact } from './bare-react.ts'
import { median, SLOW_4G, timeToVisible } from './page-timing.ts'
import { signInPage } from '../support/pages/sign-in.ts'

export interface Timing {
  /** Median in ms from the start of the navigation until the list or the sign-in form is visible. */
  ms: number
  bareMs: number
  ratios: readonly number[]
  wholeRatios: readonly number[]
}

export interface StartTimes {
  coldLogin: Timing
  warmOnline: Timing
  warmOffline: Timing
  offlineCold: Timing
}

/** Maximum ratio to the bare page, because a machine's speed changes from day to day. */
export const START_LIMITS: Readonly<Record<keyof StartTimes, number>> = {
  coldLogin: 1.4,
  warmOnline: 2,
  warmOffline: 2,
  offlineCold: 2.5,
}

export function ratioOf({ ratios }: Timing): number {
  return median(ratios)
}

export function isOver(name: keyof StartTimes, timing: Timing): boolean {
  return ratioOf(timing) > START_LIMITS[name]
}

const CPU = 4
const PHONE = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const BARE_READY = '#ready'
const LOGIN_READY = '#root form input[type="password"]'
/** Row of the list, either in the stored picture (src/app/page/last-picture.ts) or rendered by the app. */
const LIST_READY = '#root a[href^="#/Recibos/"]'
const OWN_LIST = '#root main a[href^="#/Recibos/"]'

interface Options {
  /**
   * Number of runs for each median; 0 skips the figure. `offlineCold` counts browser restarts, each of which
   * must reach the payslips.
   */
  counts: Readonly<Record<keyof StartTimes, number>>
  template?: string | undefined
}

/** @throws when a start does not render within a minute */
export async function measureStartTimes({ counts, template }: Options): Promise<Partial<StartTimes>> {
  const portal = await startPortal({ template, isMeasured: true })
  const bare = await serveBareReact()
  const times: Partial<StartTimes> = {}
  try {
    if (counts.coldLogin > 0) times.coldLogin = await measureCold(portal, bare, counts.coldLogin)
    if (counts.warmOnline + counts.warmOffline + counts.offlineCold === 0) return times
    return { ...times, ...(await measureWarm(portal, bare, counts)) }
  } finally {
    await bare.close()
    await portal.dispose()
  }
}

/** Alternates between page and bare page, so that a busy machine slows both. */
async function takeTurns(runs: number, bare: () => Promise<Seen>, own: () => Promise<Seen>): Promise<Timing> {
  const bareTimes: number[] = []
  const ownTimes: Seen[] = []
  for (let run = 0; run < runs; run += 1) {
    bareTimes.push((await bare()).ms)
    ownTimes.push(await own())
  }
  const beside = (ms: number, turn: number) => ms / (bareTimes[turn] ?? ms)
  return {
    ms: median(ownTimes.map(({ ms }) => ms)),
    bareMs: median(bareTimes),
    ratios: ownTimes.map(({ ms }, turn) => beside(ms, turn)),
    wholeRatios: ownTimes.map(({ wholeMs }, turn) => beside(wholeMs, turn)),
  }
}

interface Seen {
  ms: number
  wholeMs: number
}

async function timed(context: BrowserContext, url: string, selector: string, whole?: string): Promise<Seen> {
  const { page, ...seen } = await timeToVisible(context, url, selector, { cpu: CPU }, whole)
  await page.close()
  return seen
}

async function measureCold(portal: Portal, bare: BarePage, runs: number): Promise<Timing> {
  const browser = await chromium.launch(await launchOptions())
  const open = async (url: string, selector: string) => {
    const context = await browser.newContext(PHONE)
    const { ms, wholeMs } = await timeToVisible(context, url, selector, { cpu: CPU, network: SLOW_4G })
    await context.close()
    return { ms, wholeMs }
  }
  try {
    await open(bare.url, BARE_READY)
    return await takeTurns(
      runs,
      () => open(bare.url, BARE_READY),
      () => open(`${portal.url}/`, LOGIN_READY),
    )
  } finally {
    await browser.close()
  }
}

async function measureWarm(
  portal: Portal,
  bare: BarePage,
  counts: Options['counts'],
): Promise<Partial<StartTimes>> {
  const profile = await mkdtemp(join(tmpdir(), 'turno-profile-'))
  const list = `${portal.url}/#/Recibos`
  let context = await launchPersistent(profile, PHONE)
  const openBare = () => timed(context, bare.url, BARE_READY)
  const openList = () => timed(context, list, LIST_READY, OWN_LIST)
  const restart = async () => {
    await context.close()
    context = await launchPersistent(profile, PHONE)
  }
  try {
    await signInAndSeeList(context, list)
    await openBare()
    const times: Partial<StartTimes> = {}
    if (counts.warmOnline > 0) times.warmOnline = await takeTurns(counts.warmOnline, openBare, openList)
    await portal.stop()
    if (counts.warmOffline > 0) times.warmOffline = await takeTurns(counts.warmOffline, openBare, openList)
    const afterRestart = (open: () => Promise<Seen>) => async () => {
      await restart()
      return open()
    }
    if (counts.offlineCold > 0)
      times.offlineCold = await takeTurns(counts.offlineCold, afterRestart(openBare), afterRestart(openList))
    return times
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function signInAndSeeList(context: BrowserContext, list: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(list)
  await signInPage.submit(page, '100101')
  await page.locator(LIST_READY).first().waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  // The page stores its start some time after the render. The next start uses the stored data.
  await page.waitForFunction(() => localStorage.getItem('turno.start')?.includes('/Recibos'))
  await page.waitForLoadState('networkidle')
  await page.close()
}

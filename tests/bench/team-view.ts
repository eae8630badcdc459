import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { connect } from '#server/db/connect.ts'
import { readEnvironment } from '#server/environment.ts'
import { createLogger } from '#server/log.ts'
import { addTeam } from '../support/people/big-team.ts'
import { launchPersistent } from '../support/browser/browser.ts'
import { startPortal } from '../support/server/portal.ts'
import { type BarePage, serveBareReact } from './bare-react.ts'
import { median, timeToVisible } from './page-timing.ts'
import { signInPage } from '../support/pages/sign-in.ts'

export interface TeamTiming {
  /** Ms from the tap on "Equipo" to the first squares. */
  ms: number
  /** Ms from the choice of 90 days to their squares. */
  rangeMs: number
  /** Ms of a bare React page under the same conditions: about 250 on a quiet machine. */
  bareMs: number
  alerts: number
  /** Elements in the grid, which must not grow with the team. */
  elements: number
}

export const TEAM_MS = 300
/** Maximum ratio to the bare page; on a busy machine, an absolute limit would mean nothing. */
export const TEAM_RATIO = 1.2

export function isTeamOver({ ms, bareMs }: TeamTiming): boolean {
  return ms > TEAM_MS && ms > TEAM_RATIO * bareMs
}

const CPU = 4
const LEADER = '100201'
const TABLET = { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2, hasTouch: true }
const SQUARES = 'table[role="grid"] tbody td button'
const WIDE_SQUARES = 'div[data-wide] table[role="grid"] tbody td button'

/** @param template data folder with the demo people @param people added to the leader's team */
export async function measureTeamView(template: string, runs: number, people = 138): Promise<TeamTiming> {
  const data = await mkdtemp(join(tmpdir(), 'turno-team-'))
  const profile = await mkdtemp(join(tmpdir(), 'turno-profile-'))
  await cp(template, data, { recursive: true })
  const alerts = await fill(data, people)
  const portal = await startPortal({ template: data, isMeasured: true })
  const browser = await launchPersistent(profile, TABLET)
  const bare = await serveBareReact()
  try {
    await seeTeam(browser, portal.url)
    const timings: Record<'ms' | 'rangeMs' | 'bareMs', number[]> = { ms: [], rangeMs: [], bareMs: [] }
    let elements = 0
    for (let run = 0; run <= runs; run += 1) {
      const bareMs = await openBare(browser, bare)
      const seen = await openTeam(browser, portal.url)
      if (run === 0) continue
      timings.bareMs.push(bareMs)
      timings.ms.push(seen.ms)
      timings.rangeMs.push(seen.rangeMs)
      elements = Math.max(elements, seen.elements)
    }
    const { ms, rangeMs, bareMs } = timings
    return { ms: median(ms), rangeMs: median(rangeMs), bareMs: median(bareMs), alerts, elements }
  } finally {
    await browser.close()
    await bare.close()
    await portal.dispose()
    for (const folder of [data, profile]) await rm(folder, { recursive: true, force: true })
  }
}

async function fill(dataDir: string, people: number): Promise<number> {
  const connection = await connect(readEnvironment({ DATA_DIR: dataDir }), createLogger('silent'))
  try {
    return await addTeam(connection.db, LEADER, people)
  } finally {
    await connection.close()
  }
}

async function seeTeam(browser: BrowserContext, url: string): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${url}/#/Equipo`)
  await signInPage.submit(page, LEADER)
  await page.locator(SQUARES).first().waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.waitForLoadState('networkidle')
  await page.close()
}

async function openBare(browser: BrowserContext, bare: BarePage): Promise<number> {
  const { ms, page } = await timeToVisible(browser, bare.url, '#ready', { cpu: CPU })
  await page.close()
  return ms
}

async function openTeam(browser: BrowserContext, url: string) {
  const page = await browser.newPage()
  await page.goto(`${url}/#/Kardex`)
  await page.locator('a[href="#/Equipo"]').first().waitFor()
  await page.waitForLoadState('networkidle')
  // Real time: the prefetch (use-screens-ahead.ts) starts a moment after the screen is shown.
  await page.waitForTimeout(2500)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  const ms = await timeFrom(page, SQUARES, () =>
    document.querySelector<HTMLElement>('a[href="#/Equipo"]')?.click(),
  )
  // Real time: the browser is idle before the second tap, as with a person who reads.
  await page.waitForTimeout(1500)
  const rangeMs = await timeFrom(page, WIDE_SQUARES, () =>
    document.querySelector<HTMLElement>('input[type="radio"][value="90"]')?.click(),
  )
  const elements = await page.evaluate(() => document.querySelectorAll('table[role="grid"] *').length)
  await page.close()
  return { ms, rangeMs, elements }
}

async function timeFrom(page: Page, selector: string, act: () => void): Promise<number> {
  const script = `new Promise((resolve) => {
    const started = performance.now()
    const look = () => {
      const found = document.querySelector(${JSON.stringify(selector)})
      if (!found || found.getClientRects().length === 0) return
      observer.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)))
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true, attributes: true });
    (${act.toString()})()
  })`
  return Number(await page.evaluate(script))
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions, launchPersistent } from '../support/browser.ts'
import { type Portal, startPortal } from '../support/portal.ts'
import { serveBareReact } from './bare-react.ts'
import { median, SLOW_4G, timeToVisible } from './page-timing.ts'

/** quality.md, "Speed and cost": start times on a phone's processor. */
export interface StartTimes {
  bareReactMs: number
  coldLoginMs: number
  warmOnlineMs: number
  warmOfflineMs: number
  offlineColdMs: number
}

/** cold login as a ratio of the bare React page of the same run, the rest in ms */
export const LIMITS = { coldRatio: 1.5, warmMs: 1000, offlineColdMs: 1000 }

const CPU = 4
const LOGIN_READY = '#root form input[type="password"]'
const LIST_READY = '#root main a[href^="#/Recibos/"]'

/** Each figure is the median of `runs`. `template`: a data folder with the demo people. */
export async function measureStartTimes(options: { runs: number; template?: string }): Promise<StartTimes> {
  const portal = await startPortal({ template: options.template })
  try {
    const cold = await measureCold(portal, options.runs)
    const warm = await measureWarm(portal, options.runs)
    return { ...cold, ...warm }
  } finally {
    await portal.dispose()
  }
}

/** Nothing cached, nobody known. The two pages take turns, so that a busy machine slows both. */
async function measureCold(portal: Portal, runs: number) {
  const bare = await serveBareReact()
  const browser = await chromium.launch(await launchOptions())
  const floor: number[] = []
  const login: number[] = []
  const open = async (url: string, selector: string) => {
    const context = await browser.newContext({ viewport: { width: 412, height: 915 } })
    const { ms } = await timeToVisible(context, url, selector, { cpu: CPU, network: SLOW_4G })
    await context.close()
    return ms
  }
  try {
    for (let run = 0; run < runs; run += 1) {
      floor.push(await open(bare.url, '#ready'))
      login.push(await open(`${portal.url}/`, LOGIN_READY))
    }
  } finally {
    await browser.close()
    await bare.close()
  }
  return { bareReactMs: median(floor), coldLoginMs: median(login) }
}

/** Somebody's own phone: signed in once, list seen once; then with the server there, and with it gone. */
async function measureWarm(portal: Portal, runs: number) {
  const profile = await mkdtemp(join(tmpdir(), 'turno-profile-'))
  const phone = () => launchPersistent(profile, { viewport: { width: 412, height: 915 } })
  const list = `${portal.url}/#/Recibos`
  const times = { warmOnline: [] as number[], warmOffline: [] as number[], offlineCold: [] as number[] }
  try {
    let context = await phone()
    await signInAndSeeList(context, list)
    const openList = async () => {
      const { ms, page } = await timeToVisible(context, list, LIST_READY, { cpu: CPU })
      await page.close()
      return ms
    }
    for (let run = 0; run < runs; run += 1) times.warmOnline.push(await openList())
    await portal.stop()
    for (let run = 0; run < runs; run += 1) times.warmOffline.push(await openList())
    for (let run = 0; run < runs; run += 1) {
      await context.close()
      context = await phone()
      times.offlineCold.push(await openList())
    }
    await context.close()
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
  return {
    warmOnlineMs: median(times.warmOnline),
    warmOfflineMs: median(times.warmOffline),
    offlineColdMs: median(times.offlineCold),
  }
}

async function signInAndSeeList(
  context: Awaited<ReturnType<typeof launchPersistent>>,
  list: string,
): Promise<void> {
  const page = await context.newPage()
  await page.goto(list)
  await page.getByLabel('Número de empleado').fill('100101')
  await page.getByLabel('Contraseña', { exact: true }).fill('Portal.2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.locator(LIST_READY).first().waitFor()
  // Ready for a start without a network: the worker is in charge and has everything.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForLoadState('networkidle')
  await page.close()
}

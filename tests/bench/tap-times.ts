import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../support/browser/browser.ts'
import { settled } from '../support/browser/settled.ts'
import { watchTaps, worstTap } from '../support/browser/taps.ts'
import { startPortal } from '../support/server/portal.ts'
import { type BarePage, COUNTER, serveBareReact } from './bare-react.ts'
import { median } from './page-timing.ts'
import { PASSWORD } from '../support/server/other-device.ts'
import { closeReminders } from '../support/pages/reminders.ts'
import { photo } from '../support/pages/documents.ts'
import { signInPage } from '../support/pages/sign-in.ts'
import { dialogs } from '../support/pages/dialogs.ts'
import { forms } from '../support/pages/forms.ts'
import { lists } from '../support/pages/lists.ts'
import { navigation } from '../support/pages/navigation.ts'
import { capturePage } from '../support/pages/capture.ts'
import { kardexPage } from '../support/pages/kardex.ts'
import { weekLink } from '../support/pages/payslips.ts'

/** Median ms from a tap to the next frame, at a quarter of the CPU speed: the slowest tap of a story. */
export interface TapTiming {
  ms: number
  target: string
}

export interface TapTimes {
  stories: Record<string, TapTiming>
  bareMs: number
}

export const TAP_MS = 100
/**
 * Maximum ratio to a tap on a bare React page, which takes 24 to 32 ms at a quarter of the CPU speed. On a
 * busy machine, an absolute limit would mean nothing.
 */
export const TAP_RATIO = 4

export function isTapOver({ ms }: TapTiming, bareMs: number): boolean {
  return ms > TAP_MS && ms > TAP_RATIO * bareMs
}

const CPU = 4
const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const BARE_TAPS = 5
/** Maximum ms from an event's frame until the browser reports the event. */
const TOLD_MS = 300

interface Story {
  who: string
  route: string
  /** Each function is one tap; the preparation is not measured. */
  taps: readonly ((page: Page) => Promise<void>)[]
}

const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first().tap()
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().tap()

const STORIES: Record<string, Story> = {
  'payslips, and one of them': {
    who: '100101',
    route: 'Inicio',
    taps: [(page) => navigation.money(page.getByRole('navigation')).tap(), (page) => weekLink(page, 3).tap()],
  },
  'kardex, one kind, twelve months': {
    who: '100101',
    route: 'Inicio',
    taps: [
      (page) => navigation.record(page.getByRole('navigation')).tap(),
      button(lists.details.label),
      button(dialogs.close.label),
      link('Ver 12 meses'),
      (page) => kardexPage.byMonth(page).tap(),
    ],
  },
  'a step of the form, next': {
    who: '100103',
    route: 'ActualizacionDatos',
    taps: [link(/paso 1|Paso 1|Domicilio/), button(forms.next.label), button(forms.next.label)],
  },
  documents: {
    who: '100102',
    route: 'Kardex',
    taps: [(page) => page.getByRole('link', { name: 'Documentos' }).first().tap(), link('Ver INE')],
  },
  'photographing a document': {
    who: '100103',
    route: 'Documentos',
    taps: [
      link('Subir CURP'),
      async (page) => {
        const buffer = await photo('CURP')
        await capturePage.takePhoto(page).setInputFiles({ name: 'f.jpg', mimeType: 'image/jpeg', buffer })
        await capturePage.readable(page).waitFor()
        await button('Girar')(page)
      },
      async (page) => {
        await capturePage.readable(page).waitFor()
        await button(capturePage.looksGood.label)(page)
      },
    ],
  },
}
const SIGN_IN = 'sign-in'

/** @param template data folder with the demo people. Each run uses a new phone */
export async function measureTapTimes(template: string, runs: number): Promise<TapTimes> {
  const bare = await serveBareReact(COUNTER)
  const browser = await chromium.launch(await launchOptions())
  const seen = new Map<string, Map<string, number[]>>()
  const bareTimes: number[] = []
  const note = (story: string, { ms, target }: TapTiming) => {
    const taps = seen.get(story) ?? new Map<string, number[]>()
    seen.set(story, taps.set(target, [...(taps.get(target) ?? []), ms]))
  }
  try {
    for (let run = 0; run <= runs; run += 1) {
      // A new portal for each run, because data that the stories send would remain.
      const portal = await startPortal({ template, isMeasured: true })
      for (const [name, story] of Object.entries(STORIES)) {
        const phone = await browser.newContext({ ...PHONE, locale: 'es-MX', baseURL: portal.url })
        const bareMs = await tapBare(phone, bare)
        await play(phone, story, (tap, isSignIn) => run > 0 && note(isSignIn ? SIGN_IN : name, tap))
        if (run > 0) bareTimes.push(bareMs)
        await phone.close()
      }
      await portal.dispose()
    }
  } finally {
    await browser.close()
    await bare.close()
  }
  const worst = (taps: Map<string, number[]>) =>
    [...taps]
      .map(([target, times]): TapTiming => ({ target, ms: median(times) }))
      .reduce((one, other) => (other.ms > one.ms ? other : one))
  const stories = [...seen].map(([name, taps]) => [name, worst(taps)] as const)
  return { stories: Object.fromEntries(stories), bareMs: median(bareTimes) }
}

async function play(
  phone: BrowserContext,
  { who, route, taps }: Story,
  note: (tap: TapTiming, isSignIn: boolean) => void,
): Promise<void> {
  const page = await phone.newPage()
  await watchTaps(page)
  await closeReminders(page)
  await page.goto(`/#/${route}`)
  await signInPage.user(page).fill(who)
  await signInPage.password(page).fill(PASSWORD)
  note(await timed(page, phone, button(signInPage.enter.label)), true)
  for (const tap of taps) note(await timed(page, phone, tap), false)
  await page.close()
}

async function tapBare(phone: BrowserContext, bare: BarePage): Promise<number> {
  const page = await phone.newPage()
  await watchTaps(page)
  await page.goto(bare.url)
  const times: number[] = []
  for (let tap = 0; tap < BARE_TAPS; tap += 1) {
    times.push((await timed(page, phone, (each) => each.locator('#ready').tap())).ms)
  }
  await page.close()
  return median(times)
}

async function timed(
  page: Page,
  phone: BrowserContext,
  tap: (page: Page) => Promise<void>,
): Promise<TapTiming> {
  await settled(page)
  const devtools = await phone.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await worstTap(page)
  await tap(page)
  // Real time: the browser reports a slow tap late.
  await page.waitForTimeout(TOLD_MS)
  await settled(page)
  const worst = await worstTap(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  return worst ?? { ms: 16, target: 'at once' }
}

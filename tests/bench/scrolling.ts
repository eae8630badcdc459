import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { companyDate } from '#domain/time/dates.ts'
import { connect } from '#server/db/connect.ts'
import { kardexFacts } from '#server/db/schema/kardex.ts'
import { readEnvironment } from '#server/environment.ts'
import { createLogger } from '#server/log.ts'
import { launchPersistent } from '../support/browser/browser.ts'
import { addTeam } from '../support/people/big-team.ts'
import { addTemporaryPeople } from '../support/people/many-temporary.ts'
import { addFacts } from '../support/people/kardex-facts.ts'
import { setPayslips } from '../support/people/payslip-rows.ts'
import { type Portal, startPortal } from '../support/server/portal.ts'
import { addRequests } from '../support/people/request-rows.ts'
import { median } from './page-timing.ts'
import { closeReminders } from '../support/pages/reminders.ts'
import { signInPage } from '../support/pages/sign-in.ts'
import { dialogs } from '../support/pages/dialogs.ts'
import { lists } from '../support/pages/lists.ts'

/** Share of late frames (0 to 1) while scrolling a list, compared with a bare page of plain rows. */
export interface Scrolling {
  late: number
  bareLate: number
  rows: number
}

export const LATE_MORE = 0.1

const CPU = 4
/** Frame time at 60 frames a second, plus timer inaccuracy. */
const FRAME_MS = 16.7 + 1
const STEPS = 40
const STEP_PX = 400
/** Minimum rows of the bare page. A list that renders only its visible rows is longer than allRows() counts. */
const MOST_DRAWN = 150
const ROWS = { payslips: 1000, facts: 1000, people: 138, requests: 5000, temporary: 5000 }

interface List {
  who: string
  hash: string
  /** Selector of a row; its nearest scrolling ancestor is scrolled. */
  row: string
  viewport: { width: number; height: number }
  prepare?: (page: Page) => Promise<void>
}

const PHONE = { width: 412, height: 915 }
const TABLET = { width: 820, height: 1180 }
const DESK = { width: 1280, height: 800 }

export const LISTS = {
  payslips: {
    who: '100101',
    hash: '#/Recibos',
    row: '#root main a[href^="#/Recibos/"]',
    viewport: PHONE,
    prepare: wholeHistory,
  },
  kardexDetail: { who: '100101', hash: '#/Kardex/3', row: '[role="dialog"] li', viewport: PHONE },
  people: { who: '100501', hash: '#/Personas', row: '#root main li a', viewport: DESK },
  requests: { who: '100301', hash: '#/AtencionNomina', row: '#root main li a', viewport: DESK },
  team: {
    who: '100201',
    hash: '#/Equipo',
    row: 'table[role="grid"] tbody th',
    viewport: TABLET,
    prepare: ninetyDays,
  },
  temporary: { who: '100301', hash: '#/Especiales/Temporal', row: '#root main tbody tr', viewport: DESK },
} satisfies Record<string, List>
export type ListName = keyof typeof LISTS

async function wholeHistory(page: Page): Promise<void> {
  const more = lists.more(page)
  await more.click()
  await more.waitFor({ state: 'detached' })
}

async function ninetyDays(page: Page): Promise<void> {
  await page.locator('input[type="radio"][value="90"]').evaluate((radio: HTMLInputElement) => radio.click())
  await page.locator('div[data-wide] table[role="grid"] tbody td button').first().waitFor()
}

export async function measureScrolling(template: string, runs: number): Promise<Record<ListName, Scrolling>> {
  const data = await mkdtemp(join(tmpdir(), 'turno-scroll-'))
  await cp(template, data, { recursive: true })
  await fill(data)
  const portal = await startPortal({ template: data, isMeasured: true })
  try {
    const found: Partial<Record<ListName, Scrolling>> = {}
    for (const name of Object.keys(LISTS) as ListName[])
      found[name] = await measureList(portal, LISTS[name], runs)
    return found as Record<ListName, Scrolling>
  } finally {
    await portal.dispose()
    await rm(data, { recursive: true, force: true })
  }
}

async function fill(dataDir: string): Promise<void> {
  const connection = await connect(readEnvironment({ DATA_DIR: dataDir }), createLogger('silent'))
  const { db } = connection
  try {
    await setPayslips(db, '100101', ROWS.payslips)
    await db.delete(kardexFacts)
    await addFacts(db, '100101', ROWS.facts, companyDate(Date.now()))
    await addTeam(db, '100201', ROWS.people)
    await addRequests(db, '100104', ROWS.requests)
    await addTemporaryPeople(connection, ROWS.temporary, '100201', companyDate(Date.now()))
  } finally {
    await connection.close()
  }
}

async function measureList(portal: Portal, list: List, runs: number): Promise<Scrolling> {
  const profile = await mkdtemp(join(tmpdir(), 'turno-profile-'))
  const isPhone = list.viewport === PHONE
  const browser = await launchPersistent(profile, {
    viewport: list.viewport,
    isMobile: isPhone,
    hasTouch: isPhone,
  })
  try {
    const page = await openList(browser, portal.url, list)
    const bare = await openBare(browser, list.viewport, Math.max(MOST_DRAWN, await allRows(page, list.row)))
    const late: [number[], number[]] = [[], []]
    // Alternates between list and bare page, so that a busy machine delays both; the first run of each is a
    // warm-up.
    for (let run = 0; run <= runs; run += 1) {
      for (const [at, [each, row]] of (
        [
          [page, list.row],
          [bare, 'li'],
        ] as const
      ).entries()) {
        await each.bringToFront()
        const share = await lateShare(each, row)
        if (run > 0) late[at]?.push(share)
      }
    }
    return { late: median(late[0]), bareLate: median(late[1]), rows: await page.locator(list.row).count() }
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function openList(
  browser: BrowserContext,
  url: string,
  { who, hash, row, prepare }: List,
): Promise<Page> {
  const page = await browser.newPage()
  await closeReminders(page)
  const notices = dialogs.understood(page.getByRole('dialog'))
  await page.addLocatorHandler(notices, () => notices.click())
  await page.goto(`${url}/${hash}`)
  await signInPage.submit(page, who)
  await page.waitForFunction(() => !location.hash.startsWith('#/Login'))
  await page.locator(row).first().waitFor()
  // Real time: dialogs open automatically, without a signal. Their handlers run before the next action.
  await page.waitForTimeout(1500)
  await page.locator(row).first().hover()
  await prepare?.(page)
  await page.waitForLoadState('networkidle')
  return page
}

async function allRows(page: Page, row: string): Promise<number> {
  // Real time: the page adds rows while the browser is idle, and does not signal the end.
  for (let before = -1; ; await page.waitForTimeout(1000)) {
    const now = await page.locator(row).count()
    if (now === before) return now
    before = now
  }
}

async function openBare(browser: BrowserContext, viewport: List['viewport'], rows: number): Promise<Page> {
  const page = await browser.newPage()
  await page.setViewportSize(viewport)
  const row = '<li style="height:68px">Semana 46<br>del 09/11 al 15/11/2026</li>'
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><ul>${row.repeat(rows)}</ul>`,
  )
  return page
}

async function lateShare(page: Page, row: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  const box = await page.locator(row).first().boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, Math.max(120, Math.min(500, (box?.y ?? 0) + 20)))
  await page.evaluate(`(() => {
    const frames = (window.__frames = [])
    let last = performance.now()
    const note = (now) => { frames.push(now - last); last = now; window.__noting = requestAnimationFrame(note) }
    window.__noting = requestAnimationFrame(note)
  })()`)
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(0, step < STEPS / 2 ? STEP_PX : -STEP_PX)
  const frames = (await page.evaluate(`(cancelAnimationFrame(window.__noting), window.__frames)`)) as number[]
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  return frames.filter((ms) => ms > FRAME_MS).length / Math.max(1, frames.length)
}

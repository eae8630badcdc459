import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { companyDate } from '#domain/time/dates.ts'
import { connect } from '#server/db/connect.ts'
import { readEnvironment } from '#server/environment.ts'
import { createLogger } from '#server/log.ts'
import { launchPersistent } from '../support/browser/browser.ts'
import { watchTaps, worstTap } from '../support/browser/taps.ts'
import { addTemporaryPeople } from '../support/people/many-temporary.ts'
import { HR, LEADER } from '../support/server/evaluating.ts'
import { startPortal } from '../support/server/portal.ts'
import { median } from './page-timing.ts'
import { closeReminders } from '../support/pages/reminders.ts'
import { signInPage } from '../support/pages/sign-in.ts'

/**
 * Ms from a key or tap to the next frame, at a quarter of the processor's speed: the median of each run's
 * worst.
 */
export interface SearchTimes {
  typing: number
  filtering: number
}

export interface StaffSearch {
  many: SearchTimes
  few: SearchTimes
}

const CPU = 4
const DESK = { viewport: { width: 1280, height: 800 } }
/** Maximum ms from an event's frame until the browser reports the event. */
const TOLD_MS = 300
const SEARCHED = 'oscar 12'

export async function measureStaffSearch(
  template: string,
  people: number,
  runs: number,
): Promise<StaffSearch> {
  const data = await mkdtemp(join(tmpdir(), 'turno-staff-'))
  await cp(template, data, { recursive: true })
  const connection = await connect(readEnvironment({ DATA_DIR: data }), createLogger('silent'))
  await addTemporaryPeople(connection, people, LEADER, companyDate(Date.now()))
  await connection.close()
  try {
    return { few: await measureList(template, runs), many: await measureList(data, runs) }
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

async function measureList(template: string, runs: number): Promise<SearchTimes> {
  const portal = await startPortal({ template, isMeasured: true })
  const profile = await mkdtemp(join(tmpdir(), 'turno-profile-'))
  const browser = await launchPersistent(profile, DESK)
  try {
    const page = await openList(browser, portal.url)
    const typing: number[] = []
    const filtering: number[] = []
    for (let run = 0; run <= runs; run += 1) {
      const times = [await worstOf(page, typeAndClear), await worstOf(page, filterAndBack)] as const
      if (run === 0) continue
      typing.push(times[0])
      filtering.push(times[1])
    }
    return { typing: median(typing), filtering: median(filtering) }
  } finally {
    await browser.close()
    await portal.dispose()
    await rm(profile, { recursive: true, force: true })
  }
}

async function openList(browser: BrowserContext, url: string): Promise<Page> {
  const page = await browser.newPage()
  await watchTaps(page)
  await closeReminders(page)
  await page.goto(`${url}/#/Especiales/Temporal`)
  await signInPage.submit(page, HR)
  await page.locator('table tbody th a').first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

async function worstOf(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await worstTap(page)
  await act(page)
  // Real time: the browser reports a slow tap late.
  await page.waitForTimeout(TOLD_MS)
  const worst = await worstTap(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  return worst?.ms ?? 16
}

async function typeAndClear(page: Page): Promise<void> {
  await page.getByRole('searchbox').pressSequentially(SEARCHED, { delay: 120 })
  for (const _ of SEARCHED) {
    await page.keyboard.press('Backspace')
    await page.waitForTimeout(120)
  }
}

async function filterAndBack(page: Page): Promise<void> {
  for (const status of ['3', '5', 'all_incidencias']) {
    await page.locator(`label:has(input[value="${status}"])`).click()
    // Real time: a person pauses between two filters.
    await page.waitForTimeout(400)
  }
}

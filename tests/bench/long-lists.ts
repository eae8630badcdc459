import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { companyDate } from '#domain/time/dates.ts'
import { connect } from '#server/db/connect.ts'
import { kardexFacts } from '#server/db/schema/kardex.ts'
import { readEnvironment } from '#server/environment.ts'
import { createLogger } from '#server/log.ts'
import { launchPersistent } from '../support/browser/browser.ts'
import { addFacts } from '../support/people/kardex-facts.ts'
import { setPayslips } from '../support/people/payslip-rows.ts'
import { type Portal, startPortal } from '../support/server/portal.ts'
import { median, timeToVisible } from './page-timing.ts'
import { signInPage } from '../support/pages/sign-in.ts'
import { EXACT } from '../support/pages/locators.ts'
import { lists } from '../support/pages/lists.ts'

/** Ms to the first render of a list on the device, with 20 rows and with many. */
export interface ListTiming {
  fewMs: number
  manyMs: number
}

export interface LongLists {
  payslips: ListTiming
  kardex: ListTiming
  kardexDetail: ListTiming
}

export const LIST_RATIO = 1.2
const CPU = 4
const PHONE = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const PERSON = '100101'
const FEW = { payslips: 20, facts: 20 }
const MANY = { payslips: 1000, facts: 1000 }

const SCREENS: Record<keyof LongLists, { hash: string; ready: string }> = {
  payslips: { hash: '#/Recibos', ready: '#root main a[href^="#/Recibos/"]' },
  kardex: { hash: '#/Kardex', ready: '#root main [id^="kardex-open-"]' },
  kardexDetail: { hash: '#/Kardex/3', ready: '[role="dialog"] li' },
}

interface Phone {
  url: string
  browser: BrowserContext
  dispose(): Promise<void>
}

/** @param template data folder with the demo people @throws when a list does not appear within a minute */
export async function measureLongLists(template: string, runs: number): Promise<LongLists> {
  const phones = [await preparePhone(template, FEW), await preparePhone(template, MANY)] as const
  try {
    const timings: Partial<LongLists> = {}
    for (const name of Object.keys(SCREENS) as (keyof LongLists)[]) {
      const times: [number[], number[]] = [[], []]
      // Run 0 is a warm-up. The phones alternate, so that a busy machine slows both.
      for (let run = 0; run <= runs; run += 1) {
        for (const [index, phone] of phones.entries()) {
          const ms = await open(phone, SCREENS[name])
          if (run > 0) times[index]?.push(ms)
        }
      }
      timings[name] = { fewMs: median(times[0]), manyMs: median(times[1]) }
    }
    return timings as LongLists
  } finally {
    for (const phone of phones) await phone.dispose()
  }
}

async function open(phone: Phone, { hash, ready }: { hash: string; ready: string }): Promise<number> {
  const { ms, page } = await timeToVisible(phone.browser, `${phone.url}/${hash}`, ready, { cpu: CPU })
  await page.close()
  return ms
}

async function preparePhone(template: string, rows: typeof FEW): Promise<Phone> {
  const data = await mkdtemp(join(tmpdir(), 'turno-rows-'))
  const profile = await mkdtemp(join(tmpdir(), 'turno-profile-'))
  await cp(template, data, { recursive: true })
  await fill(data, rows)
  const portal = await startPortal({ template: data, isMeasured: true })
  const browser = await launchPersistent(profile, PHONE)
  await seeEverything(browser, portal, rows.payslips)
  await portal.stop()
  return {
    url: portal.url,
    browser,
    async dispose() {
      await browser.close()
      await portal.dispose()
      for (const folder of [data, profile]) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function fill(dataDir: string, rows: typeof FEW): Promise<void> {
  const connection = await connect(readEnvironment({ DATA_DIR: dataDir }), createLogger('silent'))
  const { db } = connection
  try {
    await setPayslips(db, PERSON, rows.payslips)
    await db.delete(kardexFacts)
    await addFacts(db, PERSON, rows.facts, companyDate(Date.now()))
  } finally {
    await connection.close()
  }
}

async function seeEverything(browser: BrowserContext, portal: Portal, payslips: number): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${portal.url}/#/Recibos`)
  await signInPage.submit(page, PERSON)
  const more = lists.more(page)
  await more.click()
  await more.waitFor({ state: 'detached' })
  await lists.search(page, EXACT).click()
  await page
    .getByRole('option', { name: `(${payslips})` })
    .first()
    .waitFor({ state: 'attached' })
  for (const { hash } of [SCREENS.kardex, SCREENS.kardexDetail]) {
    await page.goto(`${portal.url}/${hash}`)
    // Real time: the device stores the screen after it has been shown, and signals nothing.
    await page.waitForTimeout(1500)
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.close()
}

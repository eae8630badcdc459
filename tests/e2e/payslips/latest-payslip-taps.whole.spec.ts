import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { launchPersistent } from '#tests/support/browser/browser.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { startPortal } from '#tests/support/server/portal.ts'
import { signIn } from '#tests/support/pages/sign-in.ts'
import { payslipsPage } from '#tests/support/pages/payslips.ts'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const MOST_TAPS = 2

test('opens the latest payslip within two taps after a restart, online and offline', async () => {
  const portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
  const profile = await mkdtemp(join(tmpdir(), 'turno-profile-'))
  let browser: BrowserContext | null = null
  const start = async (): Promise<Page> => {
    await browser?.close()
    browser = await launchPersistent(profile, PHONE)
    const page = browser.pages()[0] ?? (await browser.newPage())
    await page.goto(portal.url)
    return page
  }
  const tapsToPayslip = async (page: Page): Promise<number> => {
    let taps = 0
    const tap = async (what: Locator) => {
      taps++
      await what.tap()
    }
    const net = payslipsPage.whyChanged(page)
    await expect(payslipsPage.lastPaid(page)).toBeVisible()
    await settled(page)
    const dialogs = page.getByRole('dialog')
    while ((await dialogs.count()) > 0) {
      await tap(dialogs.last().getByRole('button').last())
      await settled(page)
    }
    await tap(payslipsPage.openLast(page))
    await expect(net).toBeVisible()
    return taps
  }
  try {
    const first = await start()
    await signIn(first, '100101')
    await tapsToPayslip(first)
    await readyForOffline(first)
    expect(await tapsToPayslip(await start()), 'with a network').toBeLessThanOrEqual(MOST_TAPS)
    await portal.stop()
    expect(await tapsToPayslip(await start()), 'without a network').toBeLessThanOrEqual(MOST_TAPS)
  } finally {
    await (browser as BrowserContext | null)?.close()
    await portal.dispose()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})

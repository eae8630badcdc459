import type { Page } from '@playwright/test'
import { passTime } from '#tests/support/browser/clock.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { startPortal } from '#tests/support/server/portal.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { kioskPage } from '#tests/support/pages/kiosk.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { enterAt, signInPage } from '#tests/support/pages/sign-in.ts'
import { weekLink } from '#tests/support/pages/payslips.ts'
import { snackBars } from '#tests/support/pages/snack-bars.ts'
import { navigation } from '#tests/support/pages/navigation.ts'

const template = { template: process.env.TURNO_DATA_TEMPLATE }

async function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

async function personBuckets(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const manager = (navigator as unknown as { storageBuckets: { keys(): Promise<string[]> } }).storageBuckets
    return (await manager.keys()).filter((name) => name.startsWith('u-'))
  })
}

test('activates a new version only after the person accepts it, and reloads the page once', async ({
  page,
}) => {
  await page.clock.install()
  const portal = await startPortal(template)
  await enterAt(page, portal.url, '100101')
  await readyForOffline(page)
  let loads = 0
  page.on('load', () => loads++)
  await portal.stop()
  // A different EVIDENCE_BASE changes the Content-Security-Policy and thus the page, so a new worker waits.
  await portal.start({ EVIDENCE_BASE: 'http://localhost:9' })
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect(snackBars.newVersion(page)).toBeVisible()
  expect(loads).toBe(0)
  await snackBars.update(page).last().click()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lupita')
  await passTime(page, 3000)
  expect(loads).toBe(1)
  await portal.dispose()
})

test('caches no service responses; the kill switch removes worker and caches, and keeps the person’s data', {
  tag: WHOLE,
}, async ({ page }) => {
  await page.clock.install()
  const portal = await startPortal(template)
  await enterAt(page, portal.url, '100101')
  await readyForOffline(page)
  await page.reload()
  await navigation.money(page.getByRole('navigation')).click()
  await expect(weekLink(page)).toBeVisible()
  const kept = await page.evaluate(async () => {
    const urls: string[] = []
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys())
        urls.push(`${request.method} ${new URL(request.url).pathname}`)
    }
    return urls
  })
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((line) => /^(?!GET)|\/api\/|\.php|generate-/.test(line))).toEqual([])
  await page.goto(`${portal.url}/#/Inicio`)

  expect((await cacheNames(page)).length).toBeGreaterThan(0)
  const before = await personBuckets(page)
  expect(before).toHaveLength(1)
  await portal.stop()
  await portal.start({ KILL_SWITCH: '1' })
  let loads = 0
  page.on('load', () => loads++)
  // Not awaited: the page may reload before the update ends.
  await page.evaluate(() => void navigator.serviceWorker.ready.then((worker) => worker.update()))
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lupita')
  await passTime(page, 3000)
  expect(loads).toBe(1)
  const registered = () =>
    page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))
  await expect.poll(registered).toBe(0)
  expect(await cacheNames(page)).toEqual([])
  expect(await personBuckets(page)).toEqual(before)
  await portal.dispose()
})

test('restores the page’s evicted cache at the next start; with all caches evicted, says offline what to do, and opens once the server is back', {
  tag: WHOLE,
}, async ({ page, context }) => {
  const evidenceBase = 'http://localhost:9'
  const portal = await startPortal({ ...template, environment: { EVIDENCE_BASE: evidenceBase } })
  const pages = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('turno-page-')))
  await page.goto(portal.url)
  await expect(signInPage.user(page)).toBeVisible()
  await readyForOffline(page)
  const [kept, ...others] = await pages()
  expect(others).toEqual([])
  await page.evaluate((name) => caches.delete(name), kept ?? '')
  expect(await pages()).toEqual([])
  // The static route finds no cached page, so the page comes from the network and not from the worker.
  await page.goto(`${portal.url}/#/Login`)
  await page.reload()
  await expect(signInPage.user(page)).toBeVisible()
  await expect.poll(pages).toEqual([kept])
  // While a page stays open, every event that wakes the worker restores the page's cache.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await page.evaluate(async (name) => {
    await caches.delete(name)
    navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_ASSETS', urls: [] })
  }, kept ?? '')
  await expect.poll(pages).toEqual([kept])
  await portal.stop()
  await page.close()
  const later = await context.newPage()
  await later.goto(portal.url)
  await expect(signInPage.user(later)).toBeVisible()
  const settings = () => later.evaluate(async () => (await fetch('/config.json')).json() as Promise<object>)
  expect(await settings()).toMatchObject({ evidenceBase })

  await test.step('says what to do when all caches are evicted', async () => {
    await later.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await later.close()
    const last = await context.newPage()
    // The static route of the bare address bypasses the worker, so this address has a query
    // (docs/decisions/app.md).
    await last.goto(`${portal.url}/?modo=kiosco`)
    await expect(last.getByText('Conéctate una vez para volver a abrir el portal.')).toBeVisible()
    const again = last.getByRole('link', { name: 'Abrir otra vez' })
    expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    await portal.start()
    await again.click()
    await expect(kioskPage.next(last)).toBeVisible()
  })
  await portal.dispose()
})

test('signs in, opens and closes a payslip, and returns to its row by keyboard', async ({ page, portal }) => {
  await page.goto(portal.url)
  await signInPage.user(page).focus()
  await page.keyboard.type('100101')
  await signInPage.password(page).focus()
  await page.keyboard.type('Portal.2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/Inicio/)
  await navigation.money(page.getByRole('navigation')).focus()
  await page.keyboard.press('Enter')
  const row = weekLink(page)
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toBeFocused()
})

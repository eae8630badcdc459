import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { passTime } from '#tests/support/browser/clock.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { startPortal } from '#tests/support/server/portal.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { kioskPage } from '#tests/support/pages/kiosk.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { signIn, signInPage } from '#tests/support/pages/sign-in.ts'
import { weekLink } from '#tests/support/pages/payslips.ts'
import { snackBars } from '#tests/support/pages/snack-bars.ts'
import { navigation } from '#tests/support/pages/navigation.ts'

/** The service worker during a deploy, a kill switch and a lost network (offline.md, "Service worker"). */

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

test('a new version waits until the person says so, then reloads the page once', async ({ page }) => {
  await page.clock.install()
  const portal = await startPortal(template)
  await page.goto(portal.url)
  await signIn(page, '100101')
  await readyForOffline(page)
  let loads = 0
  page.on('load', () => loads++)
  await portal.stop()
  // Other hosts change the Content-Security-Policy, and so the shell.
  await portal.start({ EVIDENCE_BASE: 'http://localhost:9' })
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect(snackBars.newVersion(page)).toBeVisible()
  expect(loads).toBe(0)
  await snackBars.update(page).last().click()
  // The new worker takes over when the former one has finished its requests.
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lupita')
  await passTime(page, 3000)
  expect(loads).toBe(1)
  await portal.dispose()
})

test('the kill switch takes the worker and its caches away and leaves the person’s store', {
  tag: WHOLE,
}, async ({ page }) => {
  await page.clock.install()
  const portal = await startPortal(template)
  await page.goto(portal.url)
  await signIn(page, '100101')
  await readyForOffline(page)
  expect((await cacheNames(page)).length).toBeGreaterThan(0)
  const before = await personBuckets(page)
  expect(before).toHaveLength(1)
  await portal.stop()
  await portal.start({ KILL_SWITCH: '1' })
  let loads = 0
  page.on('load', () => loads++)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect.poll(() => loads).toBe(1)
  // The page reloads exactly once, from the server.
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

test('a website’s form hands no file to the share target: what it sends meets the server, which wants none', {
  tag: WHOLE,
}, async ({ page, portal }) => {
  await page.goto(portal.url)
  await readyForOffline(page)
  const site = createServer((_, answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<form method="post" enctype="multipart/form-data" action="${portal.url}/compartir">` +
          '<input name="archivos" type="file"><button>Gana</button></form>',
      ),
  )
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)
  const buffer = Buffer.from('%PDF-1.4')
  await page
    .locator('input')
    .setInputFiles({ name: 'identificacion.pdf', mimeType: 'application/pdf', buffer })
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.locator('button').click(),
  ])
  expect(answer.fromServiceWorker()).toBe(false)
  expect(answer.ok()).toBe(false)
  await expect(page).not.toHaveURL(/compartido/)
  site.closeAllConnections()
  await new Promise((resolve) => site.close(resolve))
})

test('a first visit is enough to know the settings without a network', { tag: WHOLE }, async ({ page }) => {
  const evidenceBase = 'http://localhost:9'
  const portal = await startPortal({ ...template, environment: { EVIDENCE_BASE: evidenceBase } })
  await page.goto(portal.url)
  await expect(signInPage.user(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await portal.stop()
  await page.reload()
  await expect(signInPage.user(page)).toBeVisible()
  const settings = () => page.evaluate(async () => (await fetch('/config.json')).json() as Promise<object>)
  expect(await settings()).toMatchObject({ evidenceBase })
  await portal.dispose()
})

test('a page whose cache alone the browser gave up comes back at the next start, and then without a network', {
  tag: WHOLE,
}, async ({ page, context }) => {
  const portal = await startPortal(template)
  const pages = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('turno-page-')))
  await page.goto(portal.url)
  await expect(signInPage.user(page)).toBeVisible()
  await readyForOffline(page)
  const [kept, ...others] = await pages()
  expect(others).toEqual([])
  await page.evaluate((name) => caches.delete(name), kept ?? '')
  expect(await pages()).toEqual([])
  // Loaded from the network: the browser's own rule matches nothing and bypasses the worker.
  await page.goto(`${portal.url}/#/Login`)
  await page.reload()
  await expect(signInPage.user(page)).toBeVisible()
  await expect.poll(pages).toEqual([kept])
  await portal.stop()
  await page.close()
  const later = await context.newPage()
  await later.goto(portal.url)
  await expect(signInPage.user(later)).toBeVisible()
  await portal.dispose()
})

test('a page that stays open has its cache laid again by whatever wakes the worker', { tag: WHOLE }, async ({
  page,
  portal,
}) => {
  await page.goto(portal.url)
  await readyForOffline(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith('turno-page-')) await caches.delete(name)
    navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_ASSETS', urls: [] })
  })
  await expect.poll(async () => (await cacheNames(page)).join()).toContain('turno-page-')
})

test('where the browser gave up all files, a start without a network says what to do, and then opens', {
  tag: WHOLE,
}, async ({ page, context }) => {
  const portal = await startPortal(template)
  await page.goto(portal.url)
  await readyForOffline(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await portal.stop()
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.close()
  const later = await context.newPage()
  // The browser's static routing answers the bare address and looks nowhere else (docs/decisions/app.md).
  await later.goto(`${portal.url}/?modo=kiosco`)
  await expect(later.getByText('Conéctate una vez para volver a abrir el portal.')).toBeVisible()
  const again = later.getByRole('link', { name: 'Abrir otra vez' })
  expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  await portal.start()
  await again.click()
  await expect(kioskPage.next(later)).toBeVisible()
  await portal.dispose()
})

test('the worker touches nothing but GET, and no service answer ends in a cache', { tag: WHOLE }, async ({
  page,
  portal,
}) => {
  await page.goto(portal.url)
  await signIn(page, '100101')
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
})

test('the whole way by keyboard: sign in, open a payslip, close it, come back to the row', async ({
  page,
  portal,
}) => {
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

import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { startDeploys } from '#tests/support/server/deploys.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'

/** States of the installing, waiting and active worker; 'reloads' while a newer version reloads the page. */
function versions(page: Page): Promise<string> {
  const look = async () => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration('/')) ?? {}
    return [installing, waiting, active].map((each) => each?.state ?? '-').join(' ')
  }
  return page.evaluate(look).catch(() => 'reloads')
}

function pages(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.includes('precache')) ?? ''
    const kept = await (await caches.open(name)).keys()
    return kept.filter(({ url }) => url.includes('/index.html')).length
  })
}

async function look(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
}

async function take(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready
    waiting?.postMessage({ type: 'SKIP_WAITING' })
  })
}

test('starts offline with a version that was still installing when the previous version took over', async ({
  page,
  portal,
}) => {
  const deploys = await startDeploys(portal.url)
  await page.goto(deploys.url)
  await readyForOffline(page)
  await expect.poll(() => versions(page)).toBe('- - activated')
  deploys.next()
  deploys.arrive()
  await look(page)
  await expect.poll(() => versions(page)).toBe('- installed activated')
  deploys.next()
  await look(page)
  await expect.poll(() => versions(page)).toBe('installing installed activated')
  // The installing version has cached its page and still loads its last file.
  await expect.poll(() => pages(page)).toBe(3)
  await page.waitForLoadState('networkidle')
  // Retries, because the next version becomes active only after the active worker's running requests.
  await expect
    .poll(async () => {
      await take(page).catch(() => undefined)
      return versions(page)
    })
    .toBe('installing - activated')
  deploys.arrive()
  await expect.poll(() => versions(page)).toBe('- installed activated')
  await page.waitForLoadState('networkidle')
  await take(page)
  await expect.poll(() => versions(page)).toBe('- - activated')
  await page.waitForLoadState('networkidle')
  await deploys.stop()
  await page.goto(deploys.url)
  await expect(signInPage.user(page)).toBeVisible()
})

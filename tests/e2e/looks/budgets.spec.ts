import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { AT_KIOSK, ENTER, HOME, LOGIN, readBuild } from '../../../scripts/client/budgets.mjs'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { KIOSK, kioskPage, openKiosk, signInAtKiosk } from '#tests/support/pages/kiosk.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'

// scripts/client/budgets.mjs lists the files that the sign-in screen and Inicio need. Every file that the browser
// fetches before the screen appears must be on the list.

const lastBuild = () => readBuild(fileURLToPath(new URL('../../../.cache/build/client', import.meta.url)))

test.use({ serviceWorkers: 'block' })

/** Scripts and styles whose fetch began before `at` (ms since the page started to load). */
function fetchedBefore(page: Page, at: number): Promise<string[]> {
  return page.evaluate((end) => {
    const entries = performance.getEntriesByType('resource').filter((entry) => entry.startTime < end)
    const paths = entries.map((entry) => new URL(entry.name).pathname.slice(1))
    return [...new Set(paths.filter((path) => /^assets\/.*\.(js|css)$/.test(path)))].sort()
  }, at)
}

async function watch(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const target = window as unknown as { __at?: number }
    const look = () => {
      if (target.__at === undefined && document.querySelector(wanted)) target.__at = performance.now()
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  }, selector)
}

async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await settled(page)
}

const shownAt = (page: Page) => page.evaluate(() => (window as unknown as { __at: number }).__at)

test('the sign-in screen fetches exactly the files that its budget counts', async ({ page }) => {
  await watch(page, '#root input[type="password"]')
  await page.goto('/')
  await expect(signInPage.enter(page)).toBeVisible()
  const fetched = await fetchedBefore(page, await shownAt(page))
  expect(fetched).not.toEqual([])
  expect(fetched).toEqual([...lastBuild().filesFor(LOGIN)].sort())
})

test('with Save-Data, the sign-in screen fetches only the files that "Entrar" needs', {
  tag: WHOLE,
}, async ({ page }) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true })
    Object.defineProperty(navigator, 'connection', { value: connection })
  })
  await page.goto('/')
  await expect(signInPage.enter(page)).toBeVisible()
  const built = lastBuild()
  const fetchedByNow = () => fetchedBefore(page, Number.POSITIVE_INFINITY)
  const session = built.chunks.find(({ modules }) => modules.includes('src/core/session/session.ts'))?.file
  await expect.poll(fetchedByNow).toContain(session)
  await idle(page)
  expect(await fetchedByNow()).toEqual([...built.filesFor(ENTER)].sort())
  await signInPage.submit(page, '100101')
  await expect(page).toHaveURL(/#\/Inicio/)
})

test.describe('at a kiosk', () => {
  test.use(KIOSK)

  test('the first page fetches only its own files and the files that "Entrar" needs', async ({
    page,
    portal,
  }) => {
    await openKiosk(page, portal.url)
    // Loads the page again, because the page that set the mode began as a phone.
    await page.goto('about:blank')
    await page.goto('/')
    await expect(kioskPage.next(page)).toBeVisible()
    const built = lastBuild()
    const fetchedByNow = () => fetchedBefore(page, Number.POSITIVE_INFINITY)
    const keys = built.chunks.find(({ modules }) => modules.includes('src/core/keys/kiosk-keys.ts'))?.file
    await expect.poll(fetchedByNow).toContain(keys)
    await idle(page)
    expect(await fetchedByNow()).toEqual([...built.filesFor(AT_KIOSK)].sort())
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
    await signInAtKiosk(page, '100101')
  })
})

test('Inicio fetches only files that its budget counts', async ({ page }) => {
  await page.goto('/')
  await signInPage.submit(page, '100101')
  await expect(page).toHaveURL(/#\/Inicio/)
  await watch(page, '#root main h1')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const fetched = await fetchedBefore(page, await shownAt(page))
  const counted = lastBuild().filesFor(HOME)
  expect(fetched.filter((file) => !counted.has(file))).toEqual([])
})

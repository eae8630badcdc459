import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { startPortal } from '#tests/support/server/portal.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { enterKiosk, KIOSK, kioskPage, openKiosk } from '#tests/support/pages/kiosk.ts'
import { signIn, signInPage } from '#tests/support/pages/sign-in.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { dataFormPage } from '#tests/support/pages/data-form-steps.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/**
 * Hides storage buckets from the pages of Chromium (offline.md, "Keys"). tests/browsers checks the disk of
 * real browsers without buckets.
 */
async function withoutBuckets(context: BrowserContext, vendor: '' | 'Google Inc.'): Promise<void> {
  await context.addInitScript((name) => {
    Reflect.deleteProperty(Navigator.prototype, 'storageBuckets')
    Object.defineProperty(Navigator.prototype, 'vendor', { get: () => name })
  }, vendor)
}

/** First letters of the databases: u person, k key, d unfinished work on a kiosk. */
function kinds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => String(name))
    const ours = names.filter((name) => /^.-/.test(name))
    return ours.map((name) => name.slice(0, 1)).sort()
  })
}

const PLACE = 'Villa del Canario Amarillo'
const place = (page: Page) => dataFormPage.birthPlace(page)
const question = (page: Page) => kioskPage.finishQuestion(page)
const finish = (page: Page) => kioskPage.finish(page).first().tap()

test('a phone continues after a reload and in a second tab, and holds neither key nor data after the sign-out', async ({
  page,
  context,
}) => {
  await withoutBuckets(context, '')
  const portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
  await page.goto(portal.url)
  expect(await page.evaluate(() => 'storageBuckets' in navigator)).toBe(false)
  await signIn(page, '100101')
  await readyForOffline(page)
  expect(await kinds(page)).toEqual(['k', 'u'])
  await portal.stop()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lupita')
  const second = await context.newPage()
  await second.goto(portal.url)
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Lupita')

  await page.bringToFront()
  await goTo(page, 'Mas')
  await signInPage.signOut(page).click()
  for (const tab of [page, second]) await expect(signInPage.user(tab)).toBeVisible()
  await expect.poll(() => kinds(page)).toEqual([])
  await page.reload()
  await expect(signInPage.user(page)).toBeVisible()
  expect(await kinds(page)).toEqual([])
  await portal.dispose()
})

test.describe('on a kiosk', () => {
  test.use(KIOSK)

  async function type(page: Page): Promise<void> {
    await goTo(page, 'ActualizacionDatos/2')
    await place(page).fill(PLACE)
    await place(page).blur()
  }

  test('keeps an unfinished form for its owner, and says so at Terminar', { tag: WHOLE }, async ({
    page,
    context,
    portal,
  }) => {
    await withoutBuckets(context, '')
    await openKiosk(page, portal.url)
    await enterKiosk(page)
    await type(page)
    await expect(syncStatus.savedHere(page)).toBeVisible()
    await page.reload()
    await expect(place(page)).toHaveValue(PLACE)
    await finish(page)
    await expect(question(page)).toContainText(kioskPage.keptForADay.label)
    await kioskPage.finish(question(page)).last().tap()
    await expect(kioskPage.next(page)).toBeVisible()
    await expect.poll(() => kinds(page)).toEqual(['d'])

    await enterKiosk(page)
    await goTo(page, 'ActualizacionDatos/2')
    await expect(place(page)).toHaveValue(PLACE)
  })

  test('warns before Terminar deletes a form that the browser cannot keep', { tag: WHOLE }, async ({
    page,
    context,
    portal,
  }) => {
    await withoutBuckets(context, 'Google Inc.')
    await openKiosk(page, portal.url)
    await enterKiosk(page)
    await type(page)
    await finish(page)
    await expect(question(page)).toContainText('Si terminas, se borra')
    await dialogs.stayHere(question(page)).tap()
    await expect(place(page)).toHaveValue(PLACE)
    await finish(page)
    await kioskPage.finish(question(page)).last().tap()
    await expect(kioskPage.next(page)).toBeVisible()
    expect(await kinds(page)).toEqual([])
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { enterKiosk, KIOSK, kioskPage, openKiosk, personBuckets } from '#tests/support/pages/kiosk.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { weekLink } from '#tests/support/pages/payslips.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/** A kiosk whose person left: question, end, masks (product.md, "Kiosk mode"). The test moves the clock. */

test.use(KIOSK)

const band = (page: Page) => page.getByRole('alertdialog', { name: '¿Sigues aquí?' })

test.beforeEach(async ({ page, portal }) => {
  await page.clock.install()
  await openKiosk(page, portal.url)
  await enterKiosk(page)
  await page.clock.runFor(1000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** Advances the clock second by second. */
async function pass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) await page.clock.runFor(1000)
}

test('asks after 40 s, goes on when told to, ends after 20 s more', async ({ page }) => {
  // Real time passes too: a busy machine may have used some seconds.
  await pass(page, 33)
  await expect(band(page)).toHaveCount(0)
  for (let left = 8; left > 0 && !(await band(page).isVisible()); left--) await pass(page, 1)
  await expect(band(page)).toBeVisible()
  await expect(
    band(page)
      .getByText(/En (1[5-9]|20) s cerramos tu sesión en este kiosco\./)
      .first(),
  ).toBeAttached()
  await expect(page.getByRole('button', { name: 'Sigo aquí' })).toBeFocused()

  // A touch on the page may be the next person's, so it extends nothing.
  await page.getByRole('heading', { level: 1 }).tap()
  await pass(page, 2)
  await expect(band(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sigo aquí' }).tap()
  await expect(band(page)).toHaveCount(0)

  await pass(page, 41)
  await expect(band(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(band(page)).toHaveCount(0)

  await pass(page, 61)
  await expect(kioskPage.next(page)).toBeVisible()
  await expect.poll(() => personBuckets(page)).toEqual([])
})

test('a touch before the question begins the time anew', { tag: WHOLE }, async ({ page }) => {
  await pass(page, 35)
  await page.getByRole('heading', { level: 1 }).tap()
  await pass(page, 35)
  await expect(band(page)).toHaveCount(0)
  await pass(page, 7)
  await expect(band(page)).toBeVisible()
  await kioskPage.finish(band(page)).tap()
  await expect(kioskPage.next(page)).toBeVisible()
})

test('over a dialog it can be answered, and the dialog stays', { tag: WHOLE }, async ({ page }) => {
  await goTo(page, 'Dispositivo')
  await page.getByRole('button', { name: 'Cerrar mis otras sesiones' }).tap()
  await goTo(page, 'Recibos')
  await page.setViewportSize({ width: 800, height: 1280 })
  await weekLink(page).tap()
  const dialog = page.getByRole('dialog')
  await expect(kioskPage.finish(dialog)).toBeVisible()
  await pass(page, 41)
  await page.getByRole('button', { name: 'Sigo aquí' }).tap()
  await expect(band(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await kioskPage.finish(dialog).tap()
  await expect(kioskPage.next(page)).toBeVisible()
})

test('a form gives 100 s', { tag: WHOLE }, async ({ page }) => {
  await goTo(page, 'CambioPass')
  await page.getByRole('textbox', { name: signInPage.currentPassword.label }).fill('half')
  // Real time passes too, as above.
  await pass(page, 80)
  await expect(band(page)).toHaveCount(0)
  for (let left = 21; left > 0 && !(await band(page).isVisible()); left--) await pass(page, 1)
  await expect(band(page)).toBeVisible()
})

test('a machine that slept shows nothing when it wakes', { tag: WHOLE }, async ({ page }) => {
  await page.clock.fastForward('10:00')
  await expect(kioskPage.next(page)).toBeVisible()
})

test('amounts are masked, and again after 10 s', { tag: WHOLE }, async ({ page }) => {
  await goTo(page, 'Recibos')
  await weekLink(page).tap()
  const toggle = page.locator('button[aria-pressed]').first()
  await expect(page.getByText(/\$\d/)).toHaveCount(0)
  await toggle.tap()
  await expect(page.getByText(/\$\d/).first()).toBeVisible()
  await pass(page, 9)
  await expect(page.getByText(/\$\d/).first()).toBeVisible()
  await pass(page, 2)
  await expect(page.getByText(/\$\d/)).toHaveCount(0)
})

test('what somebody typed at the keys and left is put away after a minute', { tag: WHOLE }, async ({
  page,
}) => {
  await kioskPage.finish(page).tap()
  await page.getByRole('button', { name: '7', exact: true }).tap()
  await signInPage.english(page).tap()
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  await pass(page, 62)
  await expect(kioskPage.next(page)).toBeVisible()
  await expect(signInPage.user(page)).toHaveValue('')
})

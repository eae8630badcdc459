import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import {
  enterKiosk,
  KIOSK,
  kioskPage,
  lookForOffences,
  openKiosk,
  personBuckets,
} from '#tests/support/pages/kiosk.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { weekLink } from '#tests/support/pages/payslips.ts'
import { goTo } from '#tests/support/pages/routes.ts'

test.use(KIOSK)

const band = (page: Page) => page.getByRole('alertdialog', { name: '¿Sigues aquí?' })

test.beforeEach(async ({ page, portal }) => {
  await page.clock.install()
  await openKiosk(page, portal.url)
  await enterKiosk(page)
  await page.clock.runFor(1000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** Each call also takes real time. */
async function pass(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000)
}

/** Steps of 3 s, because the warning is visible for only 20 s. */
async function passUntilWarned(page: Page): Promise<void> {
  for (let left = 45; left > 0 && !(await band(page).isVisible()); left -= 3) await pass(page, 3)
  await expect(band(page)).toBeVisible()
}

test('warns after 40 s, continues when confirmed, and ends the session after 20 s more', async ({ page }) => {
  // Half the limit of 40 s, because a busy machine has used some seconds since the last touch.
  await pass(page, 20)
  await expect(band(page)).toHaveCount(0)
  await passUntilWarned(page)
  await expect(
    band(page)
      .getByText(/En (1?\d|20) s cerramos tu sesión en este kiosco\./)
      .first(),
  ).toBeAttached()
  await expect(page.getByRole('button', { name: 'Sigo aquí' })).toBeFocused()

  // The touch may be the next person's, so it does not extend the session.
  await page.getByRole('heading', { level: 1 }).tap()
  await pass(page, 1)
  await expect(band(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sigo aquí' }).tap()
  await expect(band(page)).toHaveCount(0)

  await passUntilWarned(page)
  await page.keyboard.press('Enter')
  await expect(band(page)).toHaveCount(0)

  await pass(page, 61)
  await expect(kioskPage.next(page)).toBeVisible()
  await expect.poll(() => personBuckets(page)).toEqual([])
})

test('a touch restarts the idle time, a dialog does not block the warning, and a half-typed number is cleared', {
  tag: WHOLE,
}, async ({ page }) => {
  await pass(page, 22)
  await page.getByRole('heading', { level: 1 }).tap()
  // Without the touch, the warning would be shown after these seconds.
  await pass(page, 22)
  await expect(band(page)).toHaveCount(0)
  await passUntilWarned(page)
  await page.getByRole('button', { name: 'Sigo aquí' }).tap()
  await expect(band(page)).toHaveCount(0)

  await goTo(page, 'Recibos')
  await page.setViewportSize({ width: 800, height: 1280 })
  await weekLink(page).tap()
  const dialog = page.getByRole('dialog')
  await expect(kioskPage.finish(dialog)).toBeVisible()
  await passUntilWarned(page)
  await page.getByRole('button', { name: 'Sigo aquí' }).tap()
  await expect(band(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await passUntilWarned(page)
  await kioskPage.finish(band(page)).tap()
  await expect(kioskPage.next(page)).toBeVisible()

  await page.getByRole('button', { name: '7', exact: true }).tap()
  await signInPage.english(page).tap()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  await pass(page, 62)
  await expect(kioskPage.next(page)).toBeVisible()
  await expect(signInPage.user(page)).toHaveValue('')

  // Scans last, because on a slow machine a scan takes longer than the warning.
  await enterKiosk(page)
  await passUntilWarned(page)
  await expectAccessible(page, 'the warning')
  expect(await lookForOffences(page)).toEqual([])
})

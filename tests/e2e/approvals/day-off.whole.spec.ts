import type { Page } from '@playwright/test'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { closeReminders } from '#tests/support/pages/reminders.ts'
import { receipts } from '#tests/support/pages/receipts.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

async function look(page: Page, what: string): Promise<void> {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await settled(page)
    await expectAccessible(page, `${what} at ${width} px`)
  }
}

test('five taps after sign-in ask for a day off, and the receipt says who decides', async ({
  page,
  complaints,
}) => {
  await closeReminders(page)
  await signInAt(page, portal.url, 'Inicio', '100103')
  await page.getByRole('link', { name: 'Pedir', exact: true }).tap()
  await look(page, 'what can be asked for')
  await page.getByRole('link', { name: /^Día libre/ }).tap()
  await page.getByRole('radio', { name: 'Trabajo en casa' }).tap()
  const day = page.locator(`[data-day="${addDays(companyDate(Date.now()), 3)}"]`)
  // The chosen day can be on the calendar's next page, which takes a sixth tap.
  if ((await day.count()) === 0) await page.getByRole('button', { name: /^Mes siguiente/ }).tap()
  await day.tap()
  await look(page, 'the calendar')
  await page.getByRole('button', { name: 'Enviar solicitud' }).tap()
  await expect(receipts.sent(page)).toBeVisible()
  await expect(page.getByText(/^Folio \d+$/)).toBeVisible()
  await expect(page.getByText(/^Falta que autorice /)).toBeVisible()
  await look(page, 'the receipt')
  expect(complaints).toEqual([])
})

import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { payslipsPage } from '#tests/support/pages/payslips.ts'
import { savingsPage } from '#tests/support/pages/savings.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'

test.use({ viewport: { width: 360, height: 640 } })

test('shows the last payments, savings and debt after a tap each, also offline', async ({ page, portal }) => {
  await enterAt(page, portal.url, '100101')
  const main = page.getByRole('main')
  const bars = page.locator('[data-net-bars] > :last-child > span')
  const known = page.locator('[data-net-bars] [data-known]')
  const amounts = page.getByRole('table').getByRole('cell').filter({ hasText: /^\$\d/ })
  await expect(bars.nth(9)).toBeVisible()
  const count = await bars.count()
  await settled(page)
  expect(await main.innerText()).not.toMatch(/\$\d/)
  await expect(known).toHaveCount(0)
  await expectAccessible(page, 'masked')

  await payslipsPage.showLast(page).click()
  await expect(amounts).toHaveCount(count)
  await expect(known).toHaveCount(count)
  await expect(main.getByText('Lo que más cambió')).toBeVisible()
  await expectAccessible(page, 'shown')

  await readyForOffline(page)
  await page.context().setOffline(true)
  await page.reload()
  await payslipsPage.showLast(page).click()
  await expect(amounts).toHaveCount(count)
  await savingsPage.showHome(page).click()
  await expect(page.locator('dl').filter({ hasText: 'Debes' })).toContainText(/\$\d.*\$\d/s)
  await bars.last().click()
  await expect(payslipsPage.weekTitle(page)).toBeVisible()
})

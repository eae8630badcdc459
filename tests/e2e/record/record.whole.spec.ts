import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'

async function openRecord(page: Page, url: string): Promise<void> {
  await signInAt(page, url, 'Registro', '100401')
  await expect(
    page
      .getByRole('list')
      .filter({ has: page.locator('a[href^="#/Registro/"]') })
      .first(),
  ).toBeVisible()
}

const rows = (page: Page) => page.locator('a[href^="#/Registro/"]')

test('finds a wave of sign-in guesses, opens its event, and exports the list', async ({ page, portal }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openRecord(page, portal.url)
  await settled(page)
  await expectAccessible(page, 'Registro')
  await page.getByRole('button', { name: 'Ver ese día' }).click()
  await page.getByRole('button', { name: 'Accesos', exact: true }).click()
  const guess = rows(page).filter({ hasText: '203.0.113.77' })
  await expect(guess.first()).toBeVisible()
  const sentence = /Alguien probó un usuario que no existe, 128 veces en una hora/
  await guess.filter({ hasText: sentence }).click()
  const heading = page.getByRole('heading', { level: 2, name: sentence })
  await expect(heading).toBeFocused()
  await settled(page)
  await expectAccessible(page, 'an event beside the list')
  await page.goBack()
  await expect(guess.filter({ hasText: sentence })).toBeFocused()
  const download = page.waitForEvent('download')
  await desks.downloadAsExcel(page).click()
  expect((await download).suggestedFilename()).toBe('registro-de-seguridad.xlsx')
  await expect(page.getByText(/^Descargaste \d+ movimientos/)).toBeVisible()
})

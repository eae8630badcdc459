import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { enterAt, signInAt } from '#tests/support/pages/sign-in.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { EXACT } from '#tests/support/pages/locators.ts'
import { navigation } from '#tests/support/pages/navigation.ts'

/** Tests SHELL-20 and NOTI-01. */

test('publishes a notice that a person reads, and counts who received and opened it', {
  tag: WHOLE,
}, async ({ browser, page, portal }) => {
  await signInAt(page, portal.url, 'AvisosEmpresa/nuevo', '100301')
  await page.getByLabel('Título').fill('Cambia el comedor')
  await page.getByLabel(/^Texto/).fill('Desde el lunes abre a las 13:00.')
  await expect(syncStatus.savedHere(page)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Título')).toHaveValue('Cambia el comedor')
  const until = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  // A whole date in any box fills all three.
  await forms.day(page.getByRole('group', { name: 'Se muestra hasta' }), EXACT).fill(until)
  await expectAccessible(page, 'AvisosEmpresa/nuevo')
  await page.getByRole('button', { name: 'Ver cómo queda' }).click()
  const preview = page.getByRole('dialog', { name: 'Así se verá' })
  await expect(preview.getByText('Desde el lunes abre a las 13:00.')).toBeVisible()
  await expectAccessible(page, 'the preview')
  await desks.publish(preview).click()
  await expect(page).toHaveURL(/#\/AvisosEmpresa$/)
  // The author is also a recipient, so the count may already include them.
  const row = page.locator('main').getByRole('listitem').filter({ hasText: 'Cambia el comedor' })
  await expect(row).toContainText(/[01] de \d+ lo recibieron/)
  await expectAccessible(page, 'AvisosEmpresa')

  const reader = await browser.newContext({ locale: 'es-MX', viewport: { width: 360, height: 640 } })
  const phone = await reader.newPage()
  await enterAt(phone, portal.url, '100101')
  const bell = phone.getByRole('link', {
    name: new RegExp(`^${navigation.notifications.label} \\d+ pendientes?$`),
  })
  await bell.click()
  const read = phone.getByRole('listitem').filter({ hasText: 'Cambia el comedor' })
  await expect(read.getByText('Nueva')).toBeVisible()
  await settled(phone)
  await expectAccessible(phone, 'Notificaciones')
  await read.getByRole('button', { name: 'Marcar como vista' }).click()
  await expect(read.getByText('Nueva')).toHaveCount(0)
  await settled(phone)
  await phone.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await reader.setOffline(true)
  await phone.reload()
  await expect(read).toContainText('Desde el lunes abre a las 13:00.')
  await reader.close()

  await page.reload()
  await expect(row).toContainText(/[12] de \d+ lo recibieron/)
  await expect(row).toContainText('1 lo abrió')
})

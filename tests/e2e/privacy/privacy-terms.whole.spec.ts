import { readRetention } from '#contract/privacy/privacy-desk.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { holdBack } from '#tests/support/browser/hold-back.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { goTo } from '#tests/support/pages/routes.ts'

test('a retention term shows the data that it would block or keep; a legal hold on a person needs a reason', async ({
  browser,
  portal,
}) => {
  test.slow()
  const context = await browser.newContext({
    viewport: { width: 820, height: 1180 },
    locale: 'es-MX',
    colorScheme: 'dark',
  })
  const page = await context.newPage()
  await signInAt(page, portal.url, 'Inicio', '100501')
  await settled(page)
  await goTo(page, 'Privacidad')
  const row = page.getByRole('listitem').filter({ hasText: 'Aclaraciones e inconformidades' })
  await expect(row).toContainText('No se borra')
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await settled(page)
  await expectAccessible(page, 'terms in the dark')
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')
  const term = page.getByLabel('Plazo: Aclaraciones e inconformidades')
  await expect(term.locator('option')).toHaveText([
    'No se borra',
    '2 años',
    '3 años',
    '5 años',
    '6 años',
    '7 años',
    '10 años',
  ])
  await term.selectOption('24')
  await expect(row.getByRole('status')).toContainText(/^Hoy (no )?bloquearía/)
  await settled(page)
  await expectAccessible(page, 'a term before it is saved')
  await row.getByRole('button', { name: 'Guardar plazo' }).click()
  await forms.confirmSave(page).click()
  await expect(page.getByText('Guardaste el plazo')).toBeVisible()
  await expect(row.locator('summary')).toContainText('2 años')
  await expect(row.locator('summary')).toBeFocused()

  await context.setOffline(true)
  await term.selectOption('36')
  await expect(row.getByText('No pudimos contar cuánto se bloquearía.')).toBeVisible()
  await context.setOffline(false)
  await row.getByRole('button', { name: 'Contar otra vez' }).click()
  await expect(row.getByRole('status')).toContainText(/^Hoy (no )?bloquearía/)
  await term.selectOption('')
  await row.getByRole('button', { name: 'Guardar plazo' }).click()
  await expect(page.getByRole('dialog')).toContainText('Desde hoy no se bloquea ni se borra nada de esto')
  await forms.confirmSave(page).click()
  await expect(page.getByText('Guardado: desde hoy no se bloquea ni se borra.')).toBeVisible()

  // Without a term, the portal's own cleanup still deletes this data, and the dialog says when.
  const visits = page.getByRole('listitem').filter({ hasText: 'Pantallas que abre cada persona' })
  await visits.locator('summary').click()
  const ofVisits = page.getByLabel('Plazo: Pantallas que abre cada persona')
  await ofVisits.selectOption('6')
  await visits.getByRole('button', { name: 'Guardar plazo' }).click()
  await forms.confirmSave(page).click()
  await expect(visits.locator('summary')).toContainText('6 meses')
  await ofVisits.selectOption('')
  await visits.getByRole('button', { name: 'Guardar plazo' }).click()
  await expect(page.getByRole('dialog')).toContainText('El portal lo borra a los 13 meses')
  const readTerms = await holdBack(page, `**${readRetention.path}`)
  await forms.confirmSave(page).click()
  await expect(page.getByText('Guardado: se borra a los 13 meses, como siempre.')).toBeVisible()

  const holding = page.getByRole('button', { name: 'Proteger los datos de una persona' })
  await holding.click()
  await expect(page.getByLabel('Número de empleado o usuario')).toBeFocused()
  readTerms()
  await expect(visits.locator('summary')).not.toContainText('6 meses')
  await expect(page.getByLabel('Número de empleado o usuario')).toBeFocused()
  await dialogs.cancel(page).click()
  await expect(holding).toBeFocused()
  await holding.click()
  await page.getByRole('button', { name: 'Proteger', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: /Escribe/ })).toBeFocused()
  await page.getByLabel('Número de empleado o usuario').fill('999999')
  await forms.reason(page).fill('Juicio laboral 120/2026')
  await page.getByRole('button', { name: 'Proteger', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No encontramos a nadie' })).toBeFocused()
  await page.getByLabel('Número de empleado o usuario').fill('100104')
  await page.getByRole('button', { name: 'Proteger', exact: true }).click()
  const held = page.getByRole('listitem').filter({ hasText: 'Juicio laboral 120/2026' })
  await expect(held).toContainText('Núm. 100104')
  await expect(holding).toBeFocused()
  await settled(page)
  await expectAccessible(page, 'a person on hold')

  await context.setOffline(true)
  const end = held.getByRole('button', { name: /^Quitar la protección de/ })
  await expect(end).toHaveAttribute('aria-disabled', 'true')
  await end.click({ force: true })
  await expect(syncStatus.noNetwork(page)).toBeVisible()
  await context.setOffline(false)
  await expect(end).not.toHaveAttribute('aria-disabled', 'true')
  await end.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click()
  await expect(page.getByText('Nadie tiene datos protegidos.')).toBeVisible()
  await expect(holding).toBeFocused()

  const writing = page.getByRole('button', { name: 'Escribir una versión nueva' })
  await writing.click()
  const notice = page.getByLabel('Párrafos de la empresa (opcional)')
  await expect(notice).toBeFocused()
  await page.getByText('Ver el texto del aviso').click()
  await expect(page.getByText('9. Cómo los pides')).toBeVisible()
  await dialogs.cancel(page).click()
  await expect(writing).toBeFocused()
  await writing.click()
  await notice.fill('# Aviso nuevo')
  await dialogs.cancel(page).click()
  await page.getByRole('button', { name: 'Seguir escribiendo' }).click()
  await expect(notice).toHaveValue('# Aviso nuevo')
  await dialogs.cancel(page).click()
  await dialogs.discard(page).click()
  await expect(writing).toBeFocused()
})

import type { Page } from '@playwright/test'
import { addDays, companyDate, formatDate } from '#domain/time/dates.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { payslipsPage } from '#tests/support/pages/payslips.ts'

/** Tests ROUTE-25. */

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

const HR = '100301'

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
}

async function fillDay(page: Page, group: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  const boxes = page.getByRole('group', { name: group })
  await forms.day(boxes).fill(day)
  await forms.month(boxes).fill(month)
  await forms.year(boxes).fill(year)
}

test('proposes one candidate, creates an offer link for another, and shows the offer offline', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await signInAt(page, portal.url, 'Reclutamiento/Candidatos', HR)
  const vacancy = page.getByRole('region', { name: 'Soldador' })
  await expect(vacancy).toContainText('0 de 2 lugares')
  await page.getByRole('link', { name: 'Proponer para Soldador' }).click()
  await forms.firstName(page).fill('Eva')
  await forms.lastName(page).fill('Ruiz')
  await page.getByLabel('Correo').fill('eva@correo.example')
  await page.getByLabel('Correo').blur()
  await page.reload()
  await expect(page.getByLabel('Correo')).toHaveValue('eva@correo.example')
  await look(page, 'a proposal')
  await page.getByRole('button', { name: 'Proponer' }).click()
  await expect(vacancy.getByRole('link', { name: /Eva Ruiz/ })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('list', { name: 'Cómo va' }).locator('[aria-current=step]')).toContainText(
    'Per',
  )
  await look(page, 'who was proposed')

  await vacancy.getByRole('link', { name: /Karla Ivette/ }).click()
  await page.getByRole('link', { name: 'Preparar oferta' }).click()
  await page.getByLabel(/^Sueldo al mes/).fill('15,000')
  await expect(page.getByText('Son $1,100.00 más de lo autorizado')).toBeVisible()
  const today = companyDate(Date.now())
  const firstDay = addDays(today, 20)
  await fillDay(page, 'Primer día de trabajo', firstDay)
  await page.getByLabel('Horario').fill('Lunes a viernes de 7:00 a 16:30')
  await page.getByLabel('Lugar de trabajo').fill('Nave 2')
  await page.getByRole('button', { name: 'Agregar Comedor' }).click()
  await page.getByLabel('Otra prestación').fill('Bono de asistencia')
  await page.getByLabel('Otra prestación').press('Enter')
  await expect(page.getByRole('button', { name: 'Quitar Bono de asistencia' })).toBeVisible()
  await look(page, 'an offer')
  await page.getByRole('button', { name: 'Ver cómo le llega' }).click()
  await look(page, 'an offer as it will be seen')
  await page.getByRole('button', { name: 'Crear el enlace' }).click()
  await expect(page.getByRole('dialog')).toContainText(`$15,000.00 al mes, desde el ${formatDate(firstDay)}.`)
  await page.getByRole('button', { name: 'Sí, crear el enlace' }).click()
  await expect(page.getByRole('img', { name: 'Código para abrir el enlace' })).toBeVisible()
  await look(page, 'the link of an offer')
  await dialogs.close(page).last().click()
  await expect(page.getByText(`Espera respuesta hasta el ${formatDate(addDays(today, 7))}.`)).toBeVisible()

  await page.setViewportSize({ width: 360, height: 640 })
  await readyForOffline(page)
  await context.setOffline(true)
  await page.reload()
  // Pay is masked, because passers-by may see the screen.
  await expect(page.getByText('$15,000.00')).toHaveCount(0)
  await payslipsPage.show(page).click()
  await expect(page.getByText('$15,000.00', { exact: true }).last()).toBeVisible()
  await expect(syncStatus.dataOfDay(page).last()).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar enlace' }).click({ force: true })
  await expect(desks.readOnly(page).first()).toBeVisible()
  await look(page, 'an offer without a network')
})

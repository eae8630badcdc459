import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { EXACT } from '#tests/support/pages/locators.ts'
import { jobsPage } from '#tests/support/pages/jobs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { desks } from '#tests/support/pages/desks.ts'

/** Tests JOB-01, 04, 05, 11, 12, 13. 100101 applies, 100301 recruits. */

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true }
test.use(PHONE)

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

test('applies for a vacancy on a phone, partly offline; recruitment invites to an interview and proposes an offer', async ({
  page,
  browser,
  complaints,
}) => {
  await signInAt(page, portal.url, 'Vacantes', '100101')
  await expect(page.getByRole('heading', { name: 'Tu postulación: Almacenista' })).toBeVisible()
  await expect(page.getByText(/^Entrevista el \d\d\/\d\d\/\d{4}, 10:00$/)).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'the areas')
  await page.getByRole('link', { name: /Mantenimiento/ }).tap()
  await page.getByRole('link', { name: /Técnico de mantenimiento/ }).tap()
  await expect(page.getByText('9 meses en tu puesto')).toBeVisible()
  await expect(page.getByText('Cumples 3 de 3')).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'a vacancy')
  await jobsPage.apply(page).tap()

  await page.context().setOffline(true)
  await forms.next(page).tap()
  await expect(page.getByText('Contesta esta pregunta para seguir.')).toBeVisible()
  await desks.answer(page).fill('Quiero crecer.')
  await forms.next(page).tap()
  await desks.answer(page).fill('3')
  await forms.next(page).tap()
  await page.getByRole('radio', { name: 'Segundo' }).tap()
  await forms.next(page).tap()
  await settled(page)
  await expectAccessible(page, 'a question')
  await forms.review(page).tap()
  await expect(page.getByText('Quiero crecer.')).toBeVisible()
  await forms.send(page).tap()
  await expect(syncStatus.waiting(page, EXACT)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Tu postulación: Técnico de mantenimiento' })).toBeVisible()

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await signInAt(desk, portal.url, 'Reclutamiento/Postulaciones', '100301')
  await settled(desk)
  await expectAccessible(desk, 'the desk')
  await desk.getByRole('link', { name: /postulaciones.*Técnico de mantenimiento/i }).click()
  await desk.getByRole('link', { name: /100101/ }).click()
  await expect(desk.getByText('Quiero crecer.')).toBeVisible()
  await expect(desk.getByRole('heading', { level: 2, name: 'Técnico de mantenimiento' })).toBeVisible()
  await settled(desk)
  await expectAccessible(desk, 'an application')
  await desk.getByRole('button', { name: 'Poner en revisión' }).click()
  await desk.getByRole('button', { name: 'Citar a entrevista' }).click()
  const soon = new Date(Date.now() + 5 * 86_400_000)
  const dialog = desk.getByRole('dialog', { name: 'Citar a entrevista' })
  await forms.day(dialog, EXACT).last().fill(String(soon.getUTCDate()).padStart(2, '0'))
  await forms.month(dialog).fill(String(soon.getUTCMonth() + 1).padStart(2, '0'))
  await forms.year(dialog).fill(String(soon.getUTCFullYear()))
  await dialog.getByLabel('Hora').fill('9:30')
  await dialog.getByRole('button', { name: 'Guardar cita' }).click()
  await expect(desk.getByRole('button', { name: 'Cambiar la cita' })).toBeVisible()

  await page.reload()
  await expect(page.getByText(/^Entrevista el .*, 09:30$/)).toBeVisible()
  await desk.setViewportSize({ width: 820, height: 1180 })
  await desk.goto(`${portal.url}/#/Reclutamiento/Postulaciones`)
  await desk.getByRole('link', { name: 'Ver todas las postulaciones' }).click()
  await expect(desk.getByRole('link', { name: /Para Almacenista/ })).toHaveCount(2)
  await expect(desk.getByRole('link', { name: /Para Técnico de mantenimiento/ })).toHaveCount(3)
  await expect(desk.getByLabel('Compañía')).toHaveCount(0)
  await settled(desk)
  await expectAccessible(desk, 'all applications')
  const vacancy = desk.getByLabel('Vacante', { exact: true })
  await vacancy.focus()
  await vacancy.selectOption({ label: 'Almacenista' })
  await expect(desk.getByRole('link', { name: /100101/ })).toBeVisible()
  await expect(desk.getByRole('link', { name: /100211/ })).toHaveCount(0)
  await expect(vacancy).toBeFocused()
  await desk.getByRole('link', { name: /100101/ }).click()
  await desk.getByRole('button', { name: 'Pasar a oferta' }).click()
  const offer = desk.getByRole('dialog', { name: '¿Pasar a oferta?' })
  await settled(desk)
  await offer.getByRole('button', { name: 'Pasar a oferta' }).click()
  await expect(desk.getByRole('link', { name: 'Ver cómo va' })).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Pasar a oferta' })).toHaveCount(0)
  await settled(desk)
  await expectAccessible(desk, 'an application being authorized')
  await desk.getByRole('link', { name: 'Ver cómo va' }).click()
  await expect(desk.getByRole('heading', { name: 'Guadalupe Ramos Ortega' })).toBeVisible()
  await expect(desk.getByRole('link', { name: 'Preparar oferta' })).toHaveCount(0)

  // Ignores Chromium's messages about offline requests. The start report is sent some seconds later, and its
  // code is not cached.
  expect(complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text))).toEqual([])
})

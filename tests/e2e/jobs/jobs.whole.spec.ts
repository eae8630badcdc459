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
import { assistantPage } from '#tests/support/pages/assistant.ts'

/**
 * Internal vacancies on a phone (JOB-01, 04, 05, 11, 12, 13): 100101 applies by the form, half of it
 * offline, and through the assistant; recruitment (100301) sends an interview invitation.
 */

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true }
test.use(PHONE)

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

test('applied for on a phone, half of it without a network, and moved on by recruitment', async ({
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
  // The application is not called sent before the server has it.
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
  // Heading with the vacancy of this list.
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
  // Ignores Chromium's messages about offline requests: the start report follows some seconds later, and the
  // worker does not cache its code.
  expect(complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text))).toEqual([])
})

test('recruitment sees all applications, by vacancy, and an offer waits for those who authorize it', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await signInAt(page, portal.url, 'Reclutamiento/Postulaciones', '100301')
  await page.getByRole('link', { name: 'Ver todas las postulaciones' }).click()
  await expect(page.getByRole('link', { name: /Para Almacenista/ })).toHaveCount(2)
  await expect(page.getByRole('link', { name: /Para Técnico de mantenimiento/ })).toHaveCount(2)
  // All vacancies belong to one company, so there is no choice.
  await expect(page.getByLabel('Empresa')).toHaveCount(0)
  await settled(page)
  await expectAccessible(page, 'all applications')
  await page.screenshot({ path: test.info().outputPath('all-applications.png') })
  const vacancy = page.getByLabel('Vacante', { exact: true })
  await vacancy.focus()
  await vacancy.selectOption({ label: 'Almacenista' })
  await expect(page.getByRole('link', { name: /100101/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /100211/ })).toHaveCount(0)
  await expect(vacancy).toBeFocused()
  await page.getByRole('link', { name: /100101/ }).click()
  await page.getByRole('button', { name: 'Pasar a oferta' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Pasar a oferta?' })
  await settled(page)
  await page.screenshot({ path: test.info().outputPath('to-an-offer.png') })
  await dialog.getByRole('button', { name: 'Pasar a oferta' }).click()
  await expect(page.getByRole('link', { name: 'Ver cómo va' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pasar a oferta' })).toHaveCount(0)
  await settled(page)
  await expectAccessible(page, 'an application being authorized')
  await page.screenshot({ path: test.info().outputPath('being-authorized.png') })
  await page.getByRole('link', { name: 'Ver cómo va' }).click()
  await expect(page.getByRole('heading', { name: 'Guadalupe Ramos Ortega' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Preparar oferta' })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('by talking to the assistant: the same steps, the same answers, and nothing typed sends', async ({
  page,
  complaints,
}) => {
  await signInAt(page, portal.url, 'Asistente', '100101')
  await page.getByRole('button', { name: 'Postularme a una vacante' }).tap()
  await page.getByRole('button', { name: 'Mantenimiento' }).tap()
  await page.getByRole('button', { name: 'Técnico de mantenimiento' }).tap()
  await expect(page.getByText('9 meses en tu puesto (piden 6)')).toBeVisible()
  const say = async (text: string) => {
    await assistantPage.words(page).fill(text)
    await forms.send(page, EXACT).tap()
  }
  await say('sí')
  await say('Quiero crecer.')
  await say('tres')
  await expect(page.getByText('Escribe solo un número.')).toBeVisible()
  await say('3')
  await say('segundo')
  await settled(page)
  await expectAccessible(page, 'a question of the talk')
  await page.getByRole('button', { name: 'Sí', exact: true }).tap()
  await say('sí')
  await expect(page.getByText('Toca Enviar postulación: escribir no la envía.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar postulación' }).tap()
  await expect(page.getByText('Listo. Recibimos tu postulación.')).toBeVisible()
  await page.goto(`${portal.url}/#/Vacantes`)
  await expect(page.getByRole('heading', { name: 'Tu postulación: Técnico de mantenimiento' })).toBeVisible()
  expect(complaints).toEqual([])
})

import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { splitWords } from '#tests/support/browser/parted-words.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import { KIOSK, kioskPage, lookForOffences, openKiosk } from '#tests/support/pages/kiosk.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { EXACT, startOf } from '#tests/support/pages/locators.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { answerCanteen, pollsPage } from '#tests/support/pages/polls.ts'
import { recognitionPage } from '#tests/support/pages/recognition.ts'
import { reminders } from '#tests/support/pages/reminders.ts'
import { requestsPage } from '#tests/support/pages/requests.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { changeRoute, goTo } from '#tests/support/pages/routes.ts'

test.use({ ...KIOSK, reducedMotion: 'reduce' })

/**
 * Signs in without closeReminders(), which would close the dialogs under test. Dismisses the idle warning,
 * because checking every rule may take longer than the limit.
 */
async function enter(page: Page, url: string, user: string): Promise<void> {
  const band = page.getByRole('alertdialog')
  await page.addLocatorHandler(band, () => band.getByRole('button').last().tap())
  await openKiosk(page, url)
  for (const digit of user) await page.getByRole('button', { name: digit, exact: true }).tap()
  await kioskPage.next(page).tap()
  await signInPage.password(page).fill(PASSWORD)
  await signInPage.enter(page).tap()
  await expect(page).toHaveURL(/#\/Inicio/)
}

async function expectFit(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
  expect(await lookForOffences(page), what).toEqual([])
}

test('a leader’s approvals, requests and reminders meet the kiosk rules; an approval’s URL has no id', async ({
  page,
  portal,
}) => {
  test.slow()
  await enter(page, portal.url, '100201')
  await goTo(page, 'Autorizaciones')
  await page.getByRole('main').getByRole('list').getByRole('link').first().tap()
  expect(page.url()).not.toMatch(/Autorizaciones\/incidencia\/1\d{3}$/)
  await expectFit(page, 'an approval')
  for (const route of ['', '/nueva', '/nueva/tiempo_extra', '/nueva/visita', '/suplente']) {
    await goTo(page, `Solicitudes${route}`)
    await expectFit(page, `Solicitudes${route}`)
  }
  await goTo(page, 'CertificacionExpress')
  const express = reminders.certifications(page)
  await expect(express.getByRole('listitem')).toHaveCount(2)
  await expectFit(page, 'certifications')
  await goTo(page, 'Incidencias')
  await requestsPage.askDay(page).tap()
  await expectFit(page, 'form of a day')
  await expect(kioskPage.finish(page.getByRole('dialog').last())).toBeVisible()
})

test('CLAR-25: a pending rating blocks everything but Terminar; the survey can be answered only on a phone', async ({
  page,
  portal,
}) => {
  await enter(page, portal.url, '100104')
  const list = requestsPage.clarifications(page)
  await expect(list.getByText(/^Califica la atención/)).toBeVisible()
  await expect(dialogs.close(list)).toHaveCount(0)
  await expectFit(page, 'blocked')
  await kioskPage.finish(list).tap()
  await expect(kioskPage.next(page)).toBeVisible()

  await enter(page, portal.url, '100104')
  await goTo(page, 'EncuestaSatisfaccion')
  const survey = page.getByRole('dialog', { name: reminders.satisfaction.label })
  await expect(survey.getByText('Contéstala en tu teléfono')).toBeVisible()
  await expect(survey.locator('a:not([href="#/Inicio"])')).toHaveCount(0)
  await expectFit(page, 'survey')
  await kioskPage.finish(survey).tap()
  await expect(kioskPage.next(page)).toBeVisible()
})

test('shows large links for a wrong payment, no data download, and no unsent recognition to the next person', async ({
  page,
  portal,
}) => {
  test.slow()
  await enter(page, portal.url, '100101')
  await test.step('links for a wrong payment are large', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: startOf(navigation.clarifications) })
      .tap()
    const door = page.getByRole('dialog', { name: 'Algo no cuadra en mi pago' })
    for (const name of [/^Un día/, /^Un recibo/]) {
      const box = await door.getByRole('link', { name }).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(150)
    }
    await door.getByRole('link', { name: /^Un día/ }).tap()
    await expect(requestsPage.newDispute(page)).toBeVisible()
  })
  await test.step('the person’s own data cannot be downloaded', async () => {
    await goTo(page, 'MisDatos')
    await expect(page.getByText('Descárgalos en tu teléfono')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Descargar mis datos' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Leer el aviso/ })).toBeVisible()
    await settled(page)
    await expectAccessible(page, 'own data')
  })
  for (const screen of ['Reconocer', 'Reconocer/muro', 'Vacantes']) {
    await goTo(page, screen)
    if (screen === 'Reconocer/muro') await page.getByText('En cifras').tap()
    await expectFit(page, screen)
    expect(await splitWords(page.locator('main')), screen).toEqual([])
  }
  await goTo(page, 'Reconocer')
  await page.getByText('Hacerlo bien', { exact: true }).tap()
  await lists.person(page).fill('100102')
  await page.getByRole('button', { name: /Arturo Mendoza/ }).tap()
  await recognitionPage.reason(page).fill('Algo que nadie más lee.')
  await expectFit(page, 'a recognition')
  await kioskPage.finish(page).first().tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /y terminar$/ })
    .tap()
  await expect(kioskPage.next(page)).toBeVisible()

  await enter(page, portal.url, '100103')
  await goTo(page, 'Reconocer')
  await expect(recognitionPage.reason(page)).toHaveValue('')
  await expect(page.getByText('Arturo Mendoza')).toHaveCount(0)
  await expect(page.getByText('Algo que nadie más lee.')).toHaveCount(0)
  await changeRoute(page, 'ReconocimientosRH')
  await expect(page).toHaveURL(/#\/Forbidden/)
})

test('no poll opens automatically; a poll from the list is answered by touch and meets the kiosk rules', async ({
  page,
  ownPortal: portal,
}) => {
  const canteen = 'Comedor de la planta'
  await enter(page, portal.url, '100106')
  await settled(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await goTo(page, 'Encuestas')
  await page.getByRole('link', { name: canteen }).tap()
  await answerCanteen(page, '5: Muy buena')
  await expectFit(page, 'a poll')
  await forms.review(page, EXACT).tap()
  await forms.send(page, EXACT).tap()
  await expect(pollsPage.saved(page)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: canteen })).toContainText('Contestada')
})

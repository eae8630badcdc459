import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import {
  answerCanteen,
  callDesk,
  closeAtDesk,
  findDeskPoll,
  option,
  pollsPage,
} from '#tests/support/pages/polls.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { EXACT } from '#tests/support/pages/locators.ts'
import { WHOLE } from '#tests/support/server/whole.ts'

const WHO = '100106'
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

const ROUTES = 'Rutas de transporte'
const CANTEEN = 'Comedor de la planta'
const NOT_SAVED = 'No se ah registrado sus respuestas.'

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

test('RUTA-11: shows the refusal of a closed poll in the form and once in the list, and then removes the poll', {
  tag: WHOLE,
}, async ({ page }) => {
  await signInAt(page, portal.url, 'Encuestas', WHO)
  await page.getByRole('link', { name: ROUTES }).tap()
  await option(page, '¿Usas el transporte', forms.no.label).tap()
  await closeAtDesk(portal.url, ROUTES)
  await forms.send(page, EXACT).tap()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(NOT_SAVED)
  await expect(alert).toContainText('Esta encuesta ya cerró.')
  // Red text: the red channel is more than twice as high as each other channel.
  const [red = 0, green = 0, blue = 0] = (
    await alert.getByText(NOT_SAVED).evaluate((it) => getComputedStyle(it).color.match(/\d+/g) ?? [])
  ).map(Number)
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))

  await page.goto(`${portal.url}/#/PorEnviar`)
  await expect(page.getByText('Error: no se envió')).toBeVisible()
  await page.goto(`${portal.url}/#/Encuestas`)
  await page.reload()
  await expect(page.getByText('toca para corregir')).toHaveCount(0)
  await page.getByRole('button', { name: `Error: no se envió ${ROUTES}` }).tap()
  await expect(page.getByText('Esta encuesta ya no está abierta')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(NOT_SAVED)
  await settled(page)
  await expectAccessible(page, 'the refused poll')
  await page.goto(`${portal.url}/#/Encuestas`)
  await expect(page.getByRole('link', { name: CANTEEN })).toBeVisible()
  await expect(page.getByText(ROUTES)).toHaveCount(0)
})

test('BENE-25: keeps answers when a poll closes, and never counts offline answers for a copy of the poll', async ({
  page,
}) => {
  await signInAt(page, portal.url, 'Encuestas', WHO)
  await page.getByRole('link', { name: CANTEEN }).tap()
  await answerCanteen(page, '2')
  await forms.review(page, EXACT).tap()
  await closeAtDesk(portal.url, CANTEEN)
  await forms.send(page, EXACT).tap()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(NOT_SAVED)
  await expect(alert).toContainText('Esta encuesta ya cerró.')
  await expect(page.getByText('Error: no se envió')).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'a refusal')
  await page.getByRole('button', { name: /^Cambiar ¿Cómo calificas/ }).tap()
  await expect(option(page, '¿Cómo calificas la limpieza', '2')).toBeChecked()
  await expect(option(page, '¿Cómo calificas la limpieza', '2')).toBeFocused()

  await page.goto(`${portal.url}/#/Encuestas`)
  await page.getByRole('link', { name: ROUTES }).tap()
  await expect(option(page, '¿Usas el transporte', 'No')).toBeVisible()
  await page.context().setOffline(true)
  await option(page, '¿Usas el transporte', 'No').tap()
  await forms.send(page, EXACT).tap()
  await expect(syncStatus.willBeSent(page.getByRole('main'))).toBeVisible()
  await dialogs.close(page, EXACT).last().tap()
  const former = await findDeskPoll(portal.url, ROUTES)
  await callDesk(portal.url, 'cerrar', { id: former.id })
  const { id } = await callDesk(portal.url, 'copiar', { id: former.id })
  await callDesk(portal.url, 'publicar', { id, revision: 1 })
  await page.context().setOffline(false)
  await page.goto(`${portal.url}/#/PorEnviar`)
  // The other error is the refused answer to the canteen's poll.
  await expect(page.getByText('Error: no se envió')).toHaveCount(2)
  expect((await findDeskPoll(portal.url, ROUTES)).contestadas).toBe(0)
  await page.goto(`${portal.url}/#/Encuestas`)
  await page.getByRole('link', { name: ROUTES }).tap()
  await expect(page.getByText('La encuesta anterior ya cerró')).toBeVisible()
  await expect(option(page, '¿Usas el transporte', 'No')).not.toBeChecked()
  await settled(page)
  await expectAccessible(page, 'the next poll')
  await option(page, '¿Usas el transporte', 'No').tap()
  await forms.send(page, EXACT).tap()
  await expect(pollsPage.saved(page)).toBeVisible()
  expect((await findDeskPoll(portal.url, ROUTES)).contestadas).toBe(1)
})

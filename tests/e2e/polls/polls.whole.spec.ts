import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import {
  answerFirstStep,
  BENEFITS,
  button,
  option,
  pollsPage,
  question,
  ROUTES,
} from '#tests/support/pages/polls.ts'
import { signInAt, signInPage } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { EXACT } from '#tests/support/pages/locators.ts'

/** Tests BENE-01 … 25, RUTA-01 … 11, SHELL-27, 28, 38. 100106 answers on a phone. */

const WHO = '100106'
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true }
test.use(PHONE)

const CANTEEN = 'Comedor de la planta'

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

/** Ignores Chromium's own messages about offline requests. */
const own = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED') && !text.includes('ERR_FAILED'))

/** Answers the first four questions (BENE-01). */
async function firstStep(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Paso 1 de 2' })).toBeVisible()
  await answerFirstStep(page)
  await expect(forms.next(page, EXACT)).toBeEnabled()
}

test('opens the benefits poll automatically, keeps its answers after a kill, and sends them once', async ({
  page,
  complaints,
}) => {
  await signInAt(page, portal.url, 'Inicio', WHO)
  const dialog = page.getByRole('dialog', { name: BENEFITS })
  await expect(dialog).toBeVisible()
  // People read the free text, so the dialog promises to hide the author's name.
  await expect(dialog.getByText('Lo que escribas se lee sin tu nombre.')).toBeVisible()
  await settled(page)
  // SHELL-38: full screen after the opening animation.
  await expect
    .poll(async () => Object.values((await dialog.boundingBox()) ?? {}).map(Math.round))
    .toEqual([0, 0, 360, 640])
  await expectAccessible(page, 'the first step')

  await forms.next(page, EXACT).tap({ force: true })
  await expect(question(page, '¿Conoces las prestaciones').getByText('Obligatorio')).toBeVisible()
  await expect(option(page, '¿Conoces las prestaciones', 'Sí, todas')).toBeFocused()
  await firstStep(page)
  await expect(syncStatus.savedHere(dialog)).toBeVisible()
  await forms.next(page, EXACT).tap()

  await expect(page.getByRole('heading', { name: 'Paso 2 de 2' })).toBeFocused()
  await readyForOffline(page)
  await page.context().setOffline(true)
  // BENE-11: a third choice is refused, the first two stay.
  const five = '¿Qué prestación te serviría más?'
  await option(page, five, 'Seguro de gastos médicos').tap()
  await option(page, five, 'Lentes').tap()
  await option(page, five, 'Dentista').tap()
  await expect(page.getByText('Solo puedes seleccionar hasta dos respuestas')).toBeVisible()
  await expect(option(page, five, 'Dentista')).not.toBeChecked()
  // BENE-12: one of the chosen answers shows a card.
  await expect(question(page, five).getByText('Pregunta en Recursos Humanos cómo funciona.')).toBeVisible()
  await option(page, '¿Cambiarías una prestación', forms.yes.label).tap()
  // BENE-14: the yes to question 6 shows question 7.
  await option(page, '¿Cuál cambiarías?', 'Seguro de vida').tap()
  await settled(page)
  await expectAccessible(page, 'the second step')
  await page.close()

  const again = await page.context().newPage()
  await again.goto(`${portal.url}/#/Encuestas`)
  await expect(again.getByText('Empezada en este dispositivo')).toBeVisible()
  await settled(again)
  await expectAccessible(again, 'the list')
  await again.getByRole('link', { name: BENEFITS }).tap()
  await expect(option(again, five, 'Lentes')).toBeChecked()
  await expect(option(again, '¿Cuál cambiarías?', 'Seguro de vida')).toBeChecked()
  // BENE-13: "Estoy bien con las que tengo" (answer 24) clears question 6 and thus hides question 7.
  await option(again, five, 'Lentes').tap()
  await option(again, five, 'Estoy bien con las que tengo').tap()
  await expect(question(again, '¿Cuál cambiarías?')).toHaveCount(0)
  await option(again, '¿Cambiarías una prestación', forms.no.label).tap()

  const eight = '¿Qué te gustaría para tu tiempo libre?'
  // BENE-21: without an answer to question 8, there is no free text. BENE-19, BENE-20: "Nada de esto" and the
  // other options exclude each other.
  await expect(again.getByLabel('Cuéntanos más')).toHaveCount(0)
  await option(again, eight, 'Nada de esto').tap()
  await expect(option(again, eight, 'Deporte')).toBeDisabled()
  await expect(question(again, eight).getByText('Quita «Nada de esto» para elegir otra.')).toBeVisible()
  await option(again, eight, 'Nada de esto').tap()
  await option(again, eight, 'Deporte').tap()
  await expect(option(again, eight, 'Nada de esto')).toBeDisabled()
  await option(again, '¿Cómo quieres enterarte', 'En Turno').tap()
  // BENE-17, BENE-18: the missing free text is reported and gets the focus.
  await forms.review(again, EXACT).tap()
  await expect(question(again, eight).getByText('Obligatorio')).toBeVisible()
  await expect(again.getByLabel('Cuéntanos más')).toBeFocused()
  await again.getByLabel('Cuéntanos más').fill('Una cancha de futbol')
  await forms.review(again, EXACT).tap()
  await expect(again.getByRole('heading', { name: 'Revisa tus respuestas' })).toBeFocused()
  await expect(again.getByText('Una cancha de futbol')).toBeVisible()
  await settled(again)
  await expectAccessible(again, 'the review')

  await again.context().setOffline(false)
  await forms.send(again, EXACT).tap()
  await expect(pollsPage.saved(again)).toBeVisible()
  // BENE-24: returns to the list automatically.
  await expect(again).toHaveURL(/#\/Encuestas$/)
  await expect(again.getByRole('link', { name: BENEFITS })).toHaveCount(0)
  await again.reload()
  await expect(again.getByRole('link', { name: CANTEEN })).toBeVisible()
  await expect(again.getByRole('link', { name: BENEFITS })).toHaveCount(0)
  expect(own(complaints)).toEqual([])
})

test('answers a poll of human resources from its task, offline; asks about routes only after «Sí», and nothing once answered', async ({
  page,
  complaints,
}) => {
  await signInAt(page, portal.url, 'Inicio', WHO)
  await expect(page.getByRole('dialog', { name: BENEFITS })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: `Contesta: ${BENEFITS}` })).toBeVisible()
  await page.getByRole('link', { name: 'Ver todos' }).tap()
  await page.getByRole('link', { name: `Contesta: ${CANTEEN}` }).tap()
  await expect(page.getByText('Tu opinión cambia el menú del comedor.')).toBeVisible()
  await page.context().setOffline(true)
  await option(page, '¿Comes en el comedor', 'A veces').tap()
  await option(page, '¿Qué te gusta más?', 'Fruta').tap()
  await option(page, '¿Cómo calificas la limpieza', '4').tap()
  await desks.answer(page).fill('Más fruta')
  await expect(page.getByText('9 de 1000')).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'one of each kind')
  await forms.review(page, EXACT).tap()
  await forms.send(page, EXACT).tap()
  await expect(syncStatus.willBeSent(page.getByRole('main'))).toBeVisible()
  await expect(pollsPage.saved(page)).toHaveCount(0)
  await dialogs.close(page, EXACT).last().tap()
  await expect(page.getByRole('listitem').filter({ hasText: CANTEEN })).toContainText(
    syncStatus.waiting.label,
  )
  await page.context().setOffline(false)
  await expect(pollsPage.saved(page)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: CANTEEN })).toContainText('Contestada')
  await page.goto(`${portal.url}/#/PorEnviar`)
  await expect(page.getByText('Encuesta', { exact: true })).toHaveCount(0)

  await test.step('asks the other questions about routes only after «Sí»', async () => {
    await page.goto(`${portal.url}/#/Encuestas`)
    await page.getByRole('link', { name: ROUTES }).tap()
    const uses = '¿Usas el transporte de la empresa?'
    await expect(forms.send(page, EXACT)).toBeDisabled()
    await option(page, uses, forms.yes.label).tap()
    await expect(question(page, '¿Qué tan seguido llega a tiempo?')).toContainText('Pregunta 3 de 3')
    await expect(forms.send(page, EXACT)).toBeDisabled()
    await option(page, '¿Qué ruta tomas?', 'Ruta Norte').tap()
    await option(page, '¿Qué tan seguido llega a tiempo?', 'Siempre').tap()
    await expect(forms.send(page, EXACT)).toBeEnabled()
    await settled(page)
    await expectAccessible(page, 'the routes')
    // RUTA-04, RUTA-06: the dependent questions disappear, and the poll can be sent.
    await option(page, uses, forms.no.label).tap()
    await expect(question(page, '¿Qué ruta tomas?')).toHaveCount(0)
    await expect(forms.send(page, EXACT)).toBeEnabled()
    await forms.send(page, EXACT).tap()
    await expect(pollsPage.saved(page)).toBeVisible()
    await expect(page).toHaveURL(/#\/Encuestas$/)
    await expect(page.getByRole('link', { name: ROUTES })).toHaveCount(0)
    await page.goto(`${portal.url}/#/Encuestas/rutas`)
    await expect(page.getByText('Ya la contestaste')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Ya la contestaste')).toBeVisible()
    await expect(page.getByText('¿Usas el transporte')).toHaveCount(0)
  })
  expect(own(complaints)).toEqual([])
})

test('a poll is answered by keyboard alone, in English and in the dark', async ({ browser, complaints }) => {
  const context = await browser.newContext({ ...PHONE, colorScheme: 'dark' })
  const page = await context.newPage()
  await signInAt(page, portal.url, 'Ajustes', WHO)
  await page.getByRole('radio', { name: signInPage.english.label }).click({ force: true })
  await page.goto(`${portal.url}/#/Encuestas`)
  await page.getByRole('link', { name: 'Transport routes' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '¿Usas el transporte' })).toBeVisible()
  await expect(page.getByText('Nobody sees who answered what.')).toBeVisible()
  const first = option(page, '¿Usas el transporte', forms.yes.label)
  for (let step = 0; step < 20 && !(await first.evaluate((it) => it === document.activeElement)); step += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(option(page, '¿Usas el transporte', forms.no.label)).toBeChecked()
  await settled(page)
  await expectAccessible(page, 'in English and in the dark')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Send')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your answers were saved.')).toBeVisible()
  await expect(page).toHaveURL(/#\/Encuestas$/)
  await context.close()
  expect(complaints).toEqual([])
})

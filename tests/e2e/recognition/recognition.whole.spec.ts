import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { EXACT } from '#tests/support/pages/locators.ts'
import { recognise, recognitionPage } from '#tests/support/pages/recognition.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'

/**
 * Recognition of a colleague on a phone (RECO-01 … RECO-11): 100101 has given one recognition this month;
 * 100102 gets a card.
 */

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
}

test('gives recognitions, also offline, at most three a month, and shows the colleague a card', async ({
  page,
  browser,
}) => {
  await signInAt(page, portal.url, 'Reconocer', '100101')
  await expect(page.getByText('Te quedan 2 este mes')).toBeVisible()
  await page.getByRole('button', { name: 'Reconocer', exact: true }).tap()
  await expect(page.getByText('ERROR. Debes llenar todos los campos.').first()).toBeVisible()
  await expect(page.getByText('El campo es requerido').first()).toBeVisible()
  await look(page, 'what is missing')
  await page.getByText('Hacerlo bien', { exact: true }).tap()
  await recognitionPage.reason(page).fill('Me explicó el plano.')
  await page.getByRole('button', { name: 'Reconocer', exact: true }).tap()
  await expect(lists.person(page)).toBeFocused()

  await recognise(page, 'Encontró la causa del rechazo.')
  await expect(recognitionPage.given(page)).toBeVisible()
  await expect(page.getByText('Te queda 1 este mes')).toBeVisible()

  await readyForOffline(page)
  await page.context().setOffline(true)
  await recognise(page, 'Me explicó el plano.')
  await expect(syncStatus.waiting(page, EXACT).first()).toBeVisible()
  await expect(recognitionPage.given(page)).toHaveCount(0)
  await expect(page.getByText('Para Arturo Mendoza Lara: Hacerlo bien.')).toBeVisible()
  await look(page, 'what waits')
  await page.context().setOffline(false)
  await expect(
    page.getByText('Lo sentimos, pero no puedes realizar más de 3 asignaciones por mes').first(),
  ).toBeVisible()
  await look(page, 'three are given')

  const colleague = await (
    await browser.newContext({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      reducedMotion: 'reduce',
    })
  ).newPage()
  await signInAt(colleague, portal.url, 'Reconocer/muro', '100102')
  await expect(colleague.getByText(/reconocimientos?$/).first()).toBeVisible()
  await look(colleague, 'the wall')
  await colleague.getByLabel('Lista').selectOption('recibidos')
  await colleague
    .getByRole('link', { name: /Hacerlo bien/ })
    .first()
    .tap()
  await expect(colleague.getByText('Me explicó el plano.')).toBeVisible()
  await look(colleague, 'the card')
  const [download] = await Promise.all([colleague.waitForEvent('download'), forms.save(colleague).tap()])
  expect(download.suggestedFilename()).toBe('reconocimiento.png')
  await colleague.context().close()
})

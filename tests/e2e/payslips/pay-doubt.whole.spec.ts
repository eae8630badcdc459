import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { enterKiosk, KIOSK, openKiosk } from '#tests/support/pages/kiosk.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { signIn } from '#tests/support/pages/sign-in.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { startOf } from '#tests/support/pages/locators.ts'
import { requestsPage } from '#tests/support/pages/requests.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/** "Algo no cuadra en mi pago": two questions lead to a clarification or to a dispute. */

const door = (page: Page) => page.getByRole('dialog', { name: 'Algo no cuadra en mi pago' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('by keyboard alone and without a network, from Inicio to the form and back', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await signIn(page, '100101')
    await readyForOffline(page)
    await context.setOffline(true)
    await navigation.clarifications(page.getByRole('navigation')).press('Enter')
    await expect(door(page).getByRole('heading', { name: '¿Qué no cuadra?' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(door(page).getByRole('link', { name: /^Un recibo/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(door(page).getByRole('heading', { name: '¿Ya te respondieron' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const form = requestsPage.newClarification(page)
    await expect(requestsPage.period(form)).toBeVisible()
    await page.goBack()
    await expect(door(page).getByRole('link', { name: /^Un día/ })).toBeVisible()
  })

  test('every capability of requests is at most three taps from Inicio', { tag: WHOLE }, async ({ page }) => {
    await page.goto('/')
    await signIn(page, '100101')
    for (const [from, link, dialog] of [
      ['AlgoNoCuadra', 'Aclaraciones de nómina', requestsPage.clarifications.label],
      ['AlgoNoCuadra', 'Inconformidades', requestsPage.disputes.label],
      ['Kardex', 'Pedir un día', 'Incidencias pendientes'],
      ['Recibos', 'Aclaraciones', 'Algo no cuadra en mi pago'],
      ['CajaAhorro', 'Aclaraciones', 'Algo no cuadra en mi pago'],
      ['Mas', 'Aclaraciones', 'Algo no cuadra en mi pago'],
    ] as const) {
      await goTo(page, from)
      await page.getByRole('link', { name: link }).first().click()
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      await page.goBack()
    }
  })
})

test.describe('at a kiosk', () => {
  test.use(KIOSK)

  test('the tile "Aclaraciones" asks with keys that a glove hits', { tag: WHOLE }, async ({
    page,
    portal,
  }) => {
    await openKiosk(page, portal.url)
    await enterKiosk(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: startOf(navigation.clarifications) })
      .tap()
    for (const name of [/^Un día/, /^Un recibo/]) {
      const box = await door(page).getByRole('link', { name }).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(150)
    }
    await door(page)
      .getByRole('link', { name: /^Un día/ })
      .tap()
    await expect(requestsPage.newDispute(page)).toBeVisible()
  })
})

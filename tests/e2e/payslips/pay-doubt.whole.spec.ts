import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { requestsPage } from '#tests/support/pages/requests.ts'
import { goTo } from '#tests/support/pages/routes.ts'

const door = (page: Page) => page.getByRole('dialog', { name: 'Algo no cuadra en mi pago' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('screens lead to each kind of request; the question before the form works offline by keyboard', async ({
    page,
    context,
  }) => {
    await enterAt(page, '/', '100101')
    for (const [from, link, dialog] of [
      ['AlgoNoCuadra', 'Aclaraciones de nómina', requestsPage.clarifications.label],
      ['AlgoNoCuadra', 'Inconformidades', requestsPage.disputes.label],
      ['Kardex', requestsPage.askDay.label, 'Pedir un día'],
      ['Recibos', 'Aclaraciones', 'Algo no cuadra en mi pago'],
      ['CajaAhorro', 'Aclaraciones', 'Algo no cuadra en mi pago'],
      ['Mas', 'Aclaraciones', 'Algo no cuadra en mi pago'],
    ] as const) {
      await goTo(page, from)
      await page.getByRole('link', { name: link }).first().click()
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      await page.goBack()
    }
    await goTo(page, 'Inicio')
    await readyForOffline(page)
    // Reloads, so that code loaded by the screens above is no longer in memory.
    await page.reload()
    await settled(page)
    await context.setOffline(true)
    await navigation.clarifications(page.getByRole('navigation')).press('Enter')
    await expect(door(page).getByRole('heading', { name: '¿Qué no cuadra?' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(door(page).getByRole('link', { name: /^Un recibo/ })).toBeFocused()
    await page.keyboard.press('Enter')
    const form = requestsPage.newClarification(page)
    await expect(requestsPage.period(form)).toBeVisible()
    await page.goBack()
    await expect(door(page).getByRole('link', { name: /^Un día/ })).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { holdBack } from '#tests/support/browser/hold-back.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { startPortal } from '#tests/support/server/portal.ts'
import { enterKiosk, KIOSK, lookForOffences, openKiosk } from '#tests/support/pages/kiosk.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { savingsPage } from '#tests/support/pages/savings.ts'
import { startOf } from '#tests/support/pages/locators.ts'
import { goTo } from '#tests/support/pages/routes.ts'
import { receipts } from '#tests/support/pages/receipts.ts'

/** Tests CHAT-03 … CHAT-11, CHAT-18 and CHAT-21 through the forms. */

const WRONG = 'La cantidad ingresada es incorrecta.'

async function openMove(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).click()
}

test('fills in, confirms, tracks and cancels a withdrawal; keeps the amount offline', async ({ browser }) => {
  const portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
  const page = await browser.newPage({ baseURL: portal.url, viewport: { width: 360, height: 740 } })
  try {
    await enterAt(page, '/', '100102')
    await savingsPage.open(page).click()
    const main = page.getByRole('main')
    await expect(main.getByText('No tienes un préstamo por pagar.').first()).toBeVisible()
    await openMove(page, startOf(savingsPage.withdraw))
    await expect(main.getByText('Puedes retirar')).toBeVisible()
    const amount = page.getByRole('textbox', { name: '¿Cuánto quieres retirar?' })
    await amount.fill('mil')
    await dialogs.proceed(page).click()
    await expect(main.getByText(WRONG)).toBeVisible()
    await amount.fill('99999')
    await expect(main.getByText(WRONG)).toHaveCount(0)
    await dialogs.proceed(page).click()
    await expect(main.getByText(WRONG)).toBeVisible()
    await amount.fill('150.50')
    await dialogs.proceed(page).click()

    await expect(page.getByRole('heading', { name: 'Revisa y toca Confirmar' })).toBeVisible()
    await expect(page).toHaveURL(/paso=confirmar/)
    await page.goBack()
    await expect(amount).toHaveValue('150.50')
    await dialogs.proceed(page).click()
    await expect(main.getByText('$150.50')).toBeVisible()
    await expect(main.getByText(/^Va en tu nómina del \d\d\/\d\d\/\d{4}$/)).toBeVisible()
    await expectAccessible(page, 'CajaAhorro/retirar')
    const release = await holdBack(page, /caja\/datos-por-empleado/)
    await dialogs.confirm(page).click()
    await expect(receipts.sent(main)).toBeVisible()

    await receipts.toList(page).click()
    const waiting = page.locator('section').filter({ has: savingsPage.inProcess(page) })
    await expect(waiting.getByText('Retiro')).toHaveCount(2)
    release()
    await expect(waiting.getByText('En revisión')).toBeVisible()
    await expect(savingsPage.withdrawing(main).first()).toBeVisible()
    await expectAccessible(page, 'CajaAhorro')
    await waiting.getByRole('link', { name: 'Cancelar Retiro' }).click()
    await expect(main.getByText('Vas a cancelar')).toBeVisible()
    await dialogs.confirm(page).click()
    await expect(main.getByRole('heading', { name: 'Movimiento cancelado' })).toBeVisible()
    await savingsPage.backToSavings(page).click()
    await expect(main.getByRole('heading', { name: '¿Qué quieres hacer?' })).toBeVisible()
    await expect(savingsPage.inProcess(main)).toHaveCount(0)

    await openMove(page, startOf(savingsPage.withdraw))
    await amount.fill('75')
    await portal.stop()
    await page.context().setOffline(true)
    await expect(
      main.getByText('Necesitas internet para pedirlo. Lo que escribes se queda aquí.'),
    ).toBeVisible()
    await dialogs.proceed(page).click()
    await dialogs.confirm(page).click()
    await expect(page.getByText('Sin internet. No se pidió nada.')).toBeVisible()
    await page.goBack()
    await expect(amount).toHaveValue('75')
  } finally {
    await page.close()
    await portal.dispose()
  }
})

test('a kiosk enrols with its number keys; the screen is accessible and meets the kiosk rules', async ({
  browser,
}) => {
  const portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
  const page = await browser.newPage(KIOSK)
  try {
    await openKiosk(page, portal.url)
    await enterKiosk(page, '100103')
    await goTo(page, 'CajaAhorro')
    await page.getByRole('link', { name: 'Inscribirme' }).tap()
    for (const digit of '40') await page.getByRole('button', { name: digit, exact: true }).tap()
    await dialogs.proceed(page).tap()
    await expect(page.getByRole('main').getByText(WRONG)).toBeVisible()
    await expectAccessible(page, 'CajaAhorro/inscribirme')
    expect(await lookForOffences(page)).toEqual([])
    await page.getByRole('button', { name: '$500' }).tap()
    await dialogs.proceed(page).tap()
    await expect(page.getByRole('main').getByText('$500.00')).toBeVisible()
    await dialogs.confirm(page).tap()
    await expect(receipts.sent(page)).toBeVisible()
  } finally {
    await page.close()
    await portal.dispose()
  }
})

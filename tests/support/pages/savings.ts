import { expect, type Page } from '@playwright/test'
import { call, elsewhere } from '../server/other-device.ts'
import { dialogs } from './dialogs.ts'
import { button, EXACT, heading, link, text } from './locators.ts'

export const savingsPage = {
  open: link('Ahorro', EXACT),
  showHome: button('Ver tu ahorro'),
  withdraw: link('Retirar'),
  moves: text('Movimientos de ahorro'),
  inProcess: heading('En proceso'),
  withdrawing: text('Tienes un retiro en proceso.'),
  backToSavings: link('Ver mi ahorro'),
}

export const SAVINGS = '/Nominas/AdmCajaAhorro/ws-caja-alu.php'

export function inProcess(page: Page) {
  return page.locator('section').filter({ has: savingsPage.inProcess(page) })
}

export async function fillWithdrawal(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: '¿Cuánto quieres retirar?' }).fill(amount)
  await dialogs.proceed(page).click()
  await expect(dialogs.confirm(page)).toBeVisible()
}

/** Returns the amounts in pesos. */
export async function withdrawalsOf(url: string, who: string): Promise<(number | undefined)[]> {
  const token = await elsewhere(url, who)
  const { caja = [] } = (await call(url, SAVINGS, { Opcion: 11, token })) as {
    caja?: { clase: string; monto?: number }[]
  }
  return caja.filter(({ clase }) => clase === 'retiro').map(({ monto }) => monto)
}

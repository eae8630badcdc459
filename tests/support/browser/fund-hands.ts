import { expect, type Page } from '@playwright/test'
import { call, elsewhere } from './papers.ts'

/** What a person does with savings on a screen, and what the server has of it. */

export const SAVINGS = '/Nominas/AdmCajaAhorro/ws-caja-alu.php'

/** Of the section "En proceso". */
export function inProcess(page: Page) {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: 'En proceso' }) })
}

/** To the second step of a withdrawal, where it stands to be confirmed. */
export async function fillWithdrawal(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: '¿Cuánto quieres retirar?' }).fill(amount)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('button', { name: 'Confirmar' })).toBeVisible()
}

/** Amounts of the withdrawals that wait, in pesos. */
export async function withdrawalsOf(url: string, who: string): Promise<(number | undefined)[]> {
  const token = await elsewhere(url, who)
  const { caja = [] } = (await call(url, SAVINGS, { Opcion: 11, token })) as {
    caja?: { clase: string; monto?: number }[]
  }
  return caja.filter(({ clase }) => clase === 'retiro').map(({ monto }) => monto)
}

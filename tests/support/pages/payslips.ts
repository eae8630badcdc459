import { expect, type Locator, type Page } from '@playwright/test'
import { button, EXACT, heading, text } from './locators.ts'

export const payslipsPage = {
  lastPaid: text('Tu último pago'),
  show: button('Ver', EXACT),
  showAmounts: button('Ver tus cantidades'),
  received: text('Recibiste'),
  earned: text('Lo que ganaste'),
  whyChanged: heading('¿Por qué cambió mi pago?'),
  openPdf: button('Abrir PDF'),
}

/**
 * Returns the link to a week in the payslip list, newest first, without previews. The second week is
 * paid and stamped on any day.
 */
export function weekLink(page: Page, nth = 1): Locator {
  return page
    .locator('main a[href^="#/Recibos/"]')
    .filter({ hasText: /Semana \d+/ })
    .nth(nth)
}

/** Opens the PDF of an open payslip and waits until its text contains `word`. */
export async function openPdf(page: Page, word: string): Promise<void> {
  await payslipsPage.openPdf(page).click()
  await expect(page.getByText(word, { exact: false }).first()).toBeAttached()
}

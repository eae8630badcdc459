import { expect, type Locator, type Page } from '@playwright/test'
import { button, EXACT, heading, link, type Place, text } from './locators.ts'

const week = text('Semana')

export const WEEK = new RegExp(`${week.label} \\d+`)
export const STAMPED = new RegExp(`${WEEK.source}.*Nómina Timbrada`)

export const payslipsPage = {
  title: heading('Mis recibos'),
  week,
  weekTitle: (place: Place) => place.getByRole('heading', { name: new RegExp(`^Recibo · ${week.label}`) }),
  lastPaid: text('Tu último pago', EXACT),
  openLast: link('Ver recibo'),
  showLast: button('Ver tu pago'),
  show: button('Ver', EXACT),
  showAmounts: button('Ver tus cantidades'),
  received: text('Recibiste'),
  earned: text('Lo que ganaste'),
  whyChanged: heading('¿Por qué cambió mi pago?'),
  openPdf: button('Abrir PDF'),
  joinReceipts: button('Juntar recibos'),
  joinThree: button('Juntar 3 recibos'),
  makeYearPaper: button('Hacer constancia'),
}

/**
 * Returns the link to a weekly payslip in the list. Folded prenóminas are not in the list.
 * @param nth index, newest first; index 1 is paid and stamped whatever day it is
 */
export function weekLink(page: Page, nth = 1): Locator {
  return page.locator('main a[href^="#/Recibos/"]').filter({ hasText: WEEK }).nth(nth)
}

export async function openPdf(page: Page, word: string): Promise<void> {
  await payslipsPage.openPdf(page).click()
  await expect(page.getByText(word, { exact: false }).first()).toBeAttached()
}

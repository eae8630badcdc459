import type { Page } from '@playwright/test'
import { field, text } from './locators.ts'
import { lists } from './lists.ts'

export const recognitionPage = {
  reason: field('Cuenta qué hizo'),
  given: text('Valor asignado con éxito.'),
}

export async function recognise(page: Page, reason: string): Promise<void> {
  await page.getByText('Hacerlo bien', { exact: true }).tap()
  await lists.person(page).fill('Arturo Mendoza')
  await page.getByRole('button', { name: /Arturo Mendoza/ }).tap()
  await recognitionPage.reason(page).fill(reason)
  await page.getByRole('button', { name: 'Reconocer a Arturo' }).tap()
}

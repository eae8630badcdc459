import { expect, type Page } from '@playwright/test'
import { forms } from './forms.ts'
import { syncStatus } from './sync-status.ts'

/** Answers a 360 questionnaire (five categories with four questions each, EVAL-15 … 27) by touch. */

export const QUESTIONS = 20

export const MEDALS = { bronze: 'Bronce', silver: 'Plata', gold: 'Oro', platinum: 'Platino' }

export const head = (page: Page) => page.getByText(/^Pregunta \d de 4 · llevas \d+ de 20$/)
export const medal = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
export const next = (page: Page) => forms.next(page)

export async function give(page: Page, name: string): Promise<void> {
  const isLast = await page.getByRole('button', { name: 'Terminar encuesta' }).isVisible()
  const question = await page.locator('legend').textContent()
  await medal(page, name).tap()
  if (isLast) await expect(medal(page, name)).toBeChecked()
  else await expect(page.locator('legend')).not.toHaveText(question ?? '')
}

export async function giveUpTo(page: Page, last: number, from: number): Promise<void> {
  for (let question = from; question <= last; question++) {
    await give(page, Object.values(MEDALS)[question % 4] ?? '')
    await expect(head(page)).toContainText(`llevas ${question} de 20`)
  }
}

export async function answerAbout(page: Page, who: RegExp, strength: string): Promise<void> {
  await page.getByRole('link', { name: who }).tap()
  await answerOpen(page, strength)
  // The list shows the result reliably; the thank-you message disappears after 2 s, and is omitted when
  // the server takes more than 4 s.
  await expect(
    page.getByRole('listitem').filter({ hasText: who }).filter({ hasText: syncStatus.synced.label }),
  ).toBeVisible()
}

export async function answerOpen(page: Page, strength: string): Promise<void> {
  await expect(head(page)).toHaveText('Pregunta 1 de 4 · llevas 0 de 20')
  await giveUpTo(page, QUESTIONS, 1)
  await page.getByRole('button', { name: 'Terminar encuesta' }).tap()
  await page.getByLabel(/^(Su|Tu) fortaleza$/).fill(strength)
  await forms.review(page).tap()
  await forms.send(page).tap()
}

import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { enterKiosk, KIOSK, kioskPage, lookForOffences, openKiosk } from '#tests/support/pages/kiosk.ts'
import { give, giveUpTo, head, medal, MEDALS, next, QUESTIONS } from '#tests/support/pages/questionnaire.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { startOf } from '#tests/support/pages/locators.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/** Tests EVAL-15 … 27, 46, 53. 100102 has answered 7 of 20 questions about Gilberto Luna. */

const WHO = '100102'
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true }
test.use(PHONE)

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

function bucketsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { storageBuckets } = navigator as unknown as { storageBuckets: { keys(): Promise<string[]> } }
    return storageBuckets.keys()
  })
}

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Gilberto Luna/ }).tap()
  await expect(head(page)).toBeVisible()
}

test('a questionnaire begun on a phone is continued offline, finished on another phone, and sent once', async ({
  page,
  browser,
  complaints,
}) => {
  await signInAt(page, portal.url, 'Evaluaciones', WHO)
  await openFirst(page)
  await expect(page.getByText('Categoría 2 de 5: Calidad')).toBeVisible()
  await expect(head(page)).toHaveText('Pregunta 4 de 4 · llevas 7 de 20')
  await settled(page)
  await expectAccessible(page, 'a question')

  // EVAL-22: Next requires all answers of this category; Back is always possible.
  await next(page).tap()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Para continuar a la siguiente categoria asegurece de responder todas las preguntas.',
  )
  await forms.previous(page).tap()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await next(page).tap()
  const before = await page.locator('legend').boundingBox()
  await give(page, MEDALS.gold)
  await expect(syncStatus.stored(page)).toBeVisible()
  expect((await page.locator('legend').boundingBox())?.y).toBe(before?.y)

  await readyForOffline(page)
  await page.context().setOffline(true)
  await giveUpTo(page, 12, 9)
  await expect(syncStatus.savedHere(page)).toBeVisible()
  await page.close()
  const again = await page.context().newPage()
  await again.goto(`${portal.url}/#/Evaluaciones`)
  await openFirst(again)
  await expect(head(again)).toHaveText('Pregunta 1 de 4 · llevas 12 de 20')
  await again.context().setOffline(false)
  await expect(syncStatus.stored(again)).toBeVisible()

  const other = await browser.newContext(PHONE)
  const second = await other.newPage()
  await signInAt(second, portal.url, 'Evaluaciones', WHO)
  await openFirst(second)
  await expect(head(second)).toHaveText('Pregunta 1 de 4 · llevas 12 de 20')
  await giveUpTo(second, 20, 13)
  await second.getByRole('button', { name: 'Terminar encuesta' }).tap()
  // EVAL-23: after the last category, a dialog asks for comments.
  await expect(second.getByRole('dialog', { name: 'Comentarios finales' })).toBeVisible()
  await second.getByLabel('Su fortaleza').fill('Llega antes que todos.')
  await expect(second.getByText('22 de 1500')).toBeVisible()
  await settled(second)
  await expectAccessible(second, 'the comments')
  await forms.review(second).tap()
  await expect(second.getByRole('main').getByText('Llega antes que todos.')).toBeVisible()
  await settled(second)
  await expectAccessible(second, 'the review')
  await forms.send(second).tap()
  await expect(second.getByText('Gracias por sus respuestas')).toBeVisible()
  await expect(second.getByText('No tienes evaluaciones por contestar')).toBeVisible()
  await other.close()

  await give(again, MEDALS.bronze)
  await expect(again.getByRole('main').getByRole('alert')).toContainText('Ya no puedes contestarla')
  await expect(medal(again, MEDALS.gold)).toBeDisabled()
  expect(complaints).toEqual([])
})

test('all four medals of each question are visible on a short screen without scrolling, and one tap answers', async ({
  page,
}) => {
  await signInAt(page, portal.url, 'Evaluaciones', WHO)
  await openFirst(page)
  await page.getByRole('button', { name: /^Categoría 1:/ }).tap()
  await expect(head(page)).toHaveText('Pregunta 1 de 4 · llevas 7 de 20')
  const bar = await forms.previous(page).boundingBox()
  for (let question = 1; question <= QUESTIONS; question++) {
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const platinum = await medal(page, MEDALS.platinum).boundingBox()
    expect(platinum && bar && platinum.y + platinum.height, `question ${question}`).toBeLessThan(bar?.y ?? 0)
    await give(page, MEDALS.gold)
  }
  await expect(head(page)).toContainText('llevas 20 de 20')
})

test('a questionnaire on a kiosk meets the kiosk rules, shows no id in the address, and leaves no data', async ({
  browser,
}) => {
  const context = await browser.newContext(KIOSK)
  const page = await context.newPage()
  await openKiosk(page, portal.url)
  await enterKiosk(page, WHO)
  await goTo(page, 'Evaluaciones')
  await openFirst(page)
  await give(page, MEDALS.gold)
  await expect(syncStatus.stored(page)).toBeVisible()
  expect(await lookForOffences(page)).toEqual([])
  expect(page.url()).not.toMatch(/Evaluaciones\/\d+$/)
  await dialogs.close(page).tap()
  await page.getByRole('button', { name: startOf(kioskPage.finish) }).tap()
  await expect(page).toHaveURL(/#\/Login/)
  await expect.poll(() => bucketsOf(page)).toEqual([])
  await context.close()
})

test('a questionnaire is answered by keyboard alone, and sent when the network is back', async ({ page }) => {
  await signInAt(page, portal.url, 'Evaluaciones', WHO)
  await page.getByRole('link', { name: /Gilberto Luna/ }).focus()
  await page.keyboard.press('Enter')
  await expect(head(page)).toBeVisible()
  await settled(page)
  await medal(page, MEDALS.bronze).focus()
  await page.keyboard.press('ArrowDown')
  await expect(medal(page, MEDALS.silver)).toBeChecked()
  await page.context().setOffline(true)
  for (let question = 9; question <= 20; question++) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(next(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('legend')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(head(page)).toContainText(`llevas ${question} de 20`)
  }
  await page.getByRole('button', { name: 'Terminar encuesta' }).focus()
  await page.keyboard.press('Enter')
  await forms.review(page).focus()
  await page.keyboard.press('Enter')
  await forms.send(page).focus()
  await page.keyboard.press('Enter')
  await expect(syncStatus.willBeSent(page)).toBeVisible()
  await expect(syncStatus.waiting(page.getByRole('main'))).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('No tienes evaluaciones por contestar')).toBeVisible()
})

import { expect, test } from '#tests/support/browser/e2e.ts'
import { cutSheets, sheetsOf } from '#tests/support/browser/sheets.ts'
import { openPdf, payslipsPage, weekLink } from '#tests/support/pages/payslips.ts'
import { signIn } from '#tests/support/pages/sign-in.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/** Printed with the browser's own Print: paper is as narrow as a phone, whose bars are not printed. */

test.use({ viewport: { width: 1280, height: 800 } })

test('what an employee prints at a desk ends with its last line, not with a blank sheet', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url)
  await signIn(page, '100101')
  for (const { route, word } of [
    { route: 'Recibos/ultimo', word: payslipsPage.earned.label },
    { route: 'Kardex', word: 'Vacaciones' },
    { route: 'CajaAhorro', word: 'Movimientos de ahorro' },
  ]) {
    await goTo(page, route)
    await expect(page.getByText(word).first()).toBeVisible()
    const sheets = await sheetsOf(page, word)
    expect(sheets, route).not.toContain('blank')
    expect(sheets.join(), route).toContain(word)
  }
})

test('Ctrl+P and the menu on an open PDF print its page, and not the screen around it', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printing = ''
    }
  })
  await page.goto(portal.url)
  await signIn(page, '100101')
  await goTo(page, 'Recibos')
  await weekLink(page).click()
  await openPdf(page, 'GUADALUPE')
  await expect(page.locator('canvas').first()).toBeVisible()
  const sheets = page.locator('body > div:not(#root) > canvas')
  // Print from the menu: the system asks at once and leaves no time to render.
  expect(await sheetsOf(page, lists.download.label)).toEqual(['landscape'])
  await expect(sheets).toHaveCount(0)
  await page.keyboard.press('Control+p')
  await expect(page.locator('html')).toHaveAttribute('data-printing', '')
  // Resolution fit for paper, however small the screen shows it.
  expect(await sheets.evaluate((sheet: HTMLCanvasElement) => sheet.width)).toBeGreaterThan(2000)
  expect(await cutSheets(page)).toEqual([])
  expect(await sheetsOf(page, lists.download.label)).toEqual(['landscape'])
  await expect(sheets).toHaveCount(0)
})

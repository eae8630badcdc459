import { expect, test } from '#tests/support/browser/e2e.ts'
import { cutSheets, sheetsOf } from '#tests/support/browser/sheets.ts'
import { openPdf, payslipsPage, weekLink } from '#tests/support/pages/payslips.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { goTo } from '#tests/support/pages/routes.ts'
import { KINDS } from '#tests/support/pages/kardex.ts'
import { savingsPage } from '#tests/support/pages/savings.ts'

/** Paper is as narrow as a phone, but must not show the phone layout's bars. */

test.use({ viewport: { width: 1280, height: 800 } })

test('prints no blank sheet; Ctrl+P and the print menu print the page of an open PDF alone', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printing = ''
    }
  })
  await enterAt(page, portal.url, '100101')
  for (const { route, word } of [
    { route: 'Recibos/ultimo', word: payslipsPage.earned.label },
    { route: 'Kardex', word: KINDS.holidays },
    { route: 'CajaAhorro', word: savingsPage.moves.label },
  ]) {
    await goTo(page, route)
    await expect(page.getByText(word).first()).toBeVisible()
    const sheets = await sheetsOf(page, word)
    expect(sheets, route).not.toContain('blank')
    expect(sheets.join(), route).toContain(word)
  }

  await goTo(page, 'Recibos')
  await weekLink(page).click()
  await openPdf(page, 'GUADALUPE')
  await expect(page.locator('canvas').first()).toBeVisible()
  const sheets = page.locator('body > div:not(#root) > canvas')
  // Printing from the menu starts at once and leaves no time to render.
  expect(await sheetsOf(page, lists.download.label)).toEqual(['landscape'])
  await expect(sheets).toHaveCount(0)
  await page.keyboard.press('Control+p')
  await expect(page.locator('html')).toHaveAttribute('data-printing', '')
  // The resolution suits paper, whatever the size on screen.
  expect(await sheets.evaluate((sheet: HTMLCanvasElement) => sheet.width)).toBeGreaterThan(2000)
  expect(await cutSheets(page)).toEqual([])
  expect(await sheetsOf(page, lists.download.label)).toEqual(['landscape'])
  await expect(sheets).toHaveCount(0)
})

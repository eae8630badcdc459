import { expect, test } from '../support/browser/e2e.ts'
import { goTo } from '../support/browser/kiosk.ts'
import { signIn } from '../support/browser/person.ts'
import { sheetsOf } from '../support/browser/sheets.ts'

/** Printed by the browser's own Print: paper is as narrow as a phone, whose bars are not printed. */

test.use({ viewport: { width: 1280, height: 800 } })

test('what an employee prints at a desk ends with its last line, not with a blank sheet', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url)
  await signIn(page, '100101')
  for (const { route, word } of [
    { route: 'Recibos/ultimo', word: 'Lo que ganaste' },
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

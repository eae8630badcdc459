import { expect, test } from '#tests/support/browser/e2e.ts'
import { enlarge } from '#tests/support/browser/letters.ts'
import { splitAt } from '#tests/support/browser/parted-words.ts'
import { everyRoute, linkedRoutes } from '#tests/support/pages/every-route.ts'
import { kioskPage, signInAtKiosk } from '#tests/support/pages/kiosk.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'
import { goTo } from '#tests/support/pages/routes.ts'
import { forms } from '#tests/support/pages/forms.ts'

/**
 * Looks for split words on the linked screens of a leader and of human resources at five widths, in polls and
 * on a kiosk. accessibility.spec.ts looks on every screen of an employee and before the sign-in. A column too
 * narrow for its longest word must change its layout.
 */

const LONGEST_MS = 20 * 60_000

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  for (const [number, who] of [
    ['100201', 'a leader'],
    ['100301', 'human resources'],
  ] as const)
    test(`splits no word on the screens of ${who}`, async ({ page }) => {
      test.setTimeout(LONGEST_MS)
      await enterAt(page, '/', number)
      const told: string[] = []
      for (const route of await linkedRoutes(page)) {
        await goTo(page, route)
        told.push(...(await splitAt(page, route)))
      }
      expect(told).toEqual([])
    })

  test('splits no word in the polls of an employee', async ({ page }) => {
    test.slow()
    await enterAt(page, '/', '100106')
    const told: string[] = []
    const measure = async (where: string) => told.push(...(await splitAt(page, where)))
    for (const route of ['Encuestas', 'Encuestas/rutas', 'Encuestas/3']) {
      await goTo(page, route)
      await measure(route)
    }
    await goTo(page, 'Encuestas/beneficios')
    await measure('benefits, step 1')
    const answer = async (...names: string[]) => {
      for (const name of names) await page.getByLabel(name, { exact: true }).check()
    }
    const on = () => page.getByRole('main').getByRole('button').last().click()
    await answer('Algunas', 'Mucho', 'Una o dos', 'Quiero saber más antes')
    await on()
    await answer(
      'Seguro de gastos médicos',
      'Lentes',
      forms.yes.label,
      'Bono de puntualidad',
      'Salud y nutrición',
    )
    await answer('En el tablero de la planta')
    await measure('benefits, step 2')
    await page.getByRole('textbox').fill('Actividades deportivas')
    await on()
    await expect(page.getByText('Actividades deportivas')).toBeVisible()
    await measure('benefits, review')
    expect(told).toEqual([])
  })
})

test('splits no word on a kiosk', async ({ page }) => {
  test.setTimeout(LONGEST_MS)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/?modo=kiosco')
  await signInAtKiosk(page, '100101')
  const told: string[] = []
  for (const route of await everyRoute(page)) {
    await goTo(page, route)
    for (const letter of ['1', '1.5']) {
      await enlarge(page, letter)
      for (const width of [800, 1024, 1280]) {
        // Presses a key, because an idle person is signed out.
        await page.keyboard.press('Shift')
        told.push(...(await splitAt(page, `${route}, letters ${letter}`, [width])))
      }
    }
  }
  // Proves that the session is still open, so the screens were this person's.
  await expect(kioskPage.finish(page).first()).toBeVisible()
  expect(told).toEqual([])
})

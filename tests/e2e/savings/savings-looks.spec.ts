import type { Page } from '@playwright/test'
import { texts as moveTexts } from '#features/savings/moves/move-texts.en.ts'
import { es as moveEs } from '#features/savings/moves/move-texts.es.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { enterKiosk, KIOSK, lookForOffences, openKiosk } from '#tests/support/pages/kiosk.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'
import { goTo } from '#tests/support/pages/routes.ts'

type Locale = 'es' | 'en'

const words = { es: moveEs, en: moveTexts }
const WHO = '100102'
const SCREENS = [
  '',
  '/retirar',
  '/cambiar',
  '/prestamo',
  '/baja',
  '/simulador',
  '/por-que-no',
  '/papeles',
  '/pago-extra',
]

async function speakEnglish(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('turno.locale', 'en'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

type Look = (page: Page, what: string) => Promise<void>

async function eachScreen(page: Page, locale: Locale, look: Look): Promise<void> {
  for (const screen of SCREENS) {
    await goTo(page, `CajaAhorro${screen}`)
    await look(page, `CajaAhorro${screen}`)
  }
  const { go, questions } = words[locale]
  await goTo(page, 'CajaAhorro/retirar')
  const amount = page.getByRole('textbox', { name: questions.withdraw })
  for (const typed of ['0', '100']) {
    await amount.fill(typed)
    await page.getByRole('button', { name: go }).click()
    await look(page, `a withdrawal of ${typed}`)
  }
  await goTo(page, 'CajaAhorro/prestamo')
  await page.getByRole('button', { name: go }).click({ force: true })
  await look(page, 'a loan without an amount')
  await page.getByRole('main').locator('button[aria-pressed]').last().click()
  await page.getByRole('button', { name: go }).click()
  await expect(page.getByRole('button', { name: /^Confirm(ar)?$/ })).toBeVisible()
  await look(page, 'a loan that is confirmed')
  await talk(page, look)
}

async function talk(page: Page, look: Look): Promise<void> {
  await goTo(page, 'Asistente')
  const field = page.locator('form input')
  await expect(page.getByRole('log')).toBeVisible()
  for (const text of [
    'saldos',
    'movimientos',
    'prestamos',
    'retirar 1 millon',
    'quiero un prestamo de 2 mil',
  ]) {
    await field.fill(text)
    await field.press('Enter')
    await settled(page)
    await look(page, `talk: ${text}`)
  }
}

test.describe('on a phone, light, in Spanish', { tag: WHOLE }, () => {
  test.use({ viewport: { width: 360, height: 640 }, colorScheme: 'light', reducedMotion: 'reduce' })

  test('the screens of savings and the assistant are accessible', async ({ page }) => {
    test.slow()
    await enterAt(page, '/', WHO)
    await eachScreen(page, 'es', expectAccessible)
  })
})

test.describe('on a kiosk, dark, in English', { tag: WHOLE }, () => {
  test.use({ ...KIOSK, colorScheme: 'dark', reducedMotion: 'reduce' })

  test('the screens of savings and the assistant are accessible and meet the kiosk rules', async ({
    page,
    portal,
  }) => {
    test.slow()
    // Checking every rule may take longer than the kiosk's idle limit, so the warning is dismissed.
    const band = page.getByRole('alertdialog')
    await page.addLocatorHandler(band, () => band.getByRole('button').last().tap())
    await openKiosk(page, portal.url)
    await enterKiosk(page, WHO)
    await speakEnglish(page)
    await eachScreen(page, 'en', async (of, what) => {
      await expectAccessible(of, what)
      expect(await lookForOffences(of), what).toEqual([])
    })
  })
})

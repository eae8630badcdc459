import type { Page } from '@playwright/test'
import { texts as moveTexts } from '#features/savings/moves/move-texts.en.ts'
import { es as moveEs } from '#features/savings/moves/move-texts.es.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { enterKiosk, KIOSK, lookForOffences, openKiosk } from '#tests/support/pages/kiosk.ts'
import { signIn } from '#tests/support/pages/sign-in.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/** Every savings screen and flow step through axe: phone, kiosk and desktop, light and dark, both languages. */

const LOOKS = [
  { locale: 'es', colorScheme: 'light' },
  { locale: 'en', colorScheme: 'dark' },
] as const
type Locale = (typeof LOOKS)[number]['locale']

const words = { es: moveEs, en: moveTexts }
/** No loan, a loan, not a member. */
const SCREENS: Record<string, readonly string[]> = {
  100102: [
    '',
    '/retirar',
    '/cambiar',
    '/prestamo',
    '/baja',
    '/simulador',
    '/por-que-no',
    '/papeles',
    '/pago-extra',
  ],
  100101: ['', '/prestamo', '/liquidar', '/por-que-no', '/papeles', '/papeles/pagare'],
  100103: ['', '/inscribirme', '/simulador', '/por-que-no', '/papeles'],
}

async function speak(page: Page, locale: Locale): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('turno.locale', value), locale)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** Checks for this kind of device. */
type Look = (page: Page, what: string) => Promise<void>

async function eachScreen(page: Page, who: string, locale: Locale, look: Look): Promise<void> {
  for (const screen of SCREENS[who] ?? []) {
    await goTo(page, `CajaAhorro${screen}`)
    await look(page, `${who} CajaAhorro${screen}`)
  }
  if (who !== '100102') return
  const { go, questions } = words[locale]
  // An invalid amount, then the confirmation.
  await goTo(page, 'CajaAhorro/retirar')
  const amount = page.getByRole('textbox', { name: questions.withdraw })
  for (const typed of ['0', '100']) {
    await amount.fill(typed)
    await page.getByRole('button', { name: go }).click()
    await look(page, `a withdrawal of ${typed}`)
  }
  await goTo(page, 'CajaAhorro/prestamo')
  await page.getByRole('button', { name: go }).click()
  await expect(page.getByRole('checkbox')).toBeVisible()
  await look(page, 'a loan that is confirmed')
  await talk(page, look)
}

/** The typed text is Spanish in both languages. */
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

for (const { locale, colorScheme } of LOOKS) {
  test.describe(`${locale}, ${colorScheme}`, { tag: WHOLE }, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test.describe('phone', () => {
      test.use({ viewport: { width: 360, height: 640 } })

      for (const who of Object.keys(SCREENS))
        test(`${who}`, async ({ page }) => {
          test.slow()
          await page.goto('/')
          await signIn(page, who)
          await speak(page, locale)
          await eachScreen(page, who, locale, expectAccessible)
        })
    })

    test.describe('kiosk', () => {
      test.use(KIOSK)

      for (const who of Object.keys(SCREENS))
        test(`${who}`, async ({ page, portal }) => {
          test.slow()
          // Checking every rule may take longer than the kiosk's idle limit, so the warning is dismissed.
          const band = page.getByRole('alertdialog')
          await page.addLocatorHandler(band, () => band.getByRole('button').last().tap())
          await openKiosk(page, portal.url)
          await enterKiosk(page, who)
          await speak(page, locale)
          await eachScreen(page, who, locale, async (of, what) => {
            await expectAccessible(of, what)
            expect(await lookForOffences(of), what).toEqual([])
          })
        })
    })

    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 820, height: 1180 },
    ])
      test(`the desk at ${viewport.width} px`, async ({ page }) => {
        test.slow()
        await page.setViewportSize(viewport)
        await page.goto('/')
        await signIn(page, '100301')
        await speak(page, locale)
        await goTo(page, 'AdmCajaAhorro/PorDecidir')
        await expectAccessible(page, 'what waits')
        const rows = page.locator('main a[href*="PorDecidir/"]')
        await rows.first().waitFor()
        const links = await rows.evaluateAll((all) =>
          all.map((one) => one.getAttribute('href')?.slice(2) ?? ''),
        )
        for (const [at, link] of links.entries()) {
          await goTo(page, link)
          await page.locator('#solicitud-caja').waitFor()
          await expectAccessible(page, `request ${at}`)
        }
        for (const screen of ['CorteNomina', 'Tasas']) {
          await goTo(page, `AdmCajaAhorro/${screen}`)
          await expectAccessible(page, screen)
        }
      })
  })
}

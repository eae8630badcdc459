import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { enterKiosk, KIOSK, kioskPage, lookForOffences, openKiosk } from '#tests/support/pages/kiosk.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/** Kiosk screens through axe, with the kiosk's minimums: text ≥ 20 px, targets ≥ 60 px. */

test.use(KIOSK)

const SCREENS = [
  'Inicio',
  'Recibos',
  'CajaAhorro',
  'CajaAhorro/pago-extra',
  'CajaAhorro/liquidar',
  'Kardex',
  'Kardex/1',
  'Kardex/Anio',
  'Alertas',
  'Mas',
  'Dispositivo',
  'Ajustes',
  'Avisos',
  'Notificaciones',
  'PorEnviar',
  'Incidencias',
  'Incidencias/nueva',
  'Solicitudes/nueva',
  'AlgoNoCuadra',
  'AlgoNoCuadra/recibo',
  'ActualizacionDatos',
  ...[1, 3, 6, 7].map((step) => `ActualizacionDatos/${step}`),
  'Documentos',
  'Documentos/comentarios',
  'Documentos/otro',
  'Documentos/1',
  'Documentos/4',
  'CambioPass',
  'AvisoPrivacidad',
  'MiEmpresa/SGI/RegistroMejora',
  'NoExiste',
]

/** Sample of screens for dark mode and English, because all screens share the same components. */
const OTHER_COLOURS = [
  'Inicio',
  'Recibos',
  'CajaAhorro',
  'Kardex/1',
  'PorEnviar',
  'Avisos',
  'Notificaciones',
  'Incidencias',
  'ActualizacionDatos',
  'ActualizacionDatos/6',
  'Documentos',
  'Documentos/4',
]

async function expectFit(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what)
  expect(await lookForOffences(page), what).toEqual([])
}

async function signInScreens(page: Page): Promise<void> {
  await expectFit(page, 'number')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectFit(page, 'number, dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.locator('form button').last().tap()
  await expectFit(page, 'number, the other language')
  await page.locator('form button').last().tap()
  await kioskPage.next(page).tap()
  await expectFit(page, 'nothing typed')
  await page.getByRole('button', { name: 'No recuerdo mi número' }).tap()
  await expectFit(page, 'help')
  await page.getByRole('button', { name: 'Entrar con mi usuario o correo' }).tap()
  await expectFit(page, 'letters')
  await page.getByRole('button', { name: '123: usar números' }).tap()
  await page.keyboard.type('100101')
  await kioskPage.next(page).tap()
  await expectFit(page, 'password')
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFit(page, 'recovery')
  await goTo(page, 'AvisoPrivacidad')
  await expectFit(page, 'privacy, nobody signed in')
  await goTo(page, 'Login')
}

test('every screen is accessible and meets the kiosk rules, also in dark and in English', {
  tag: WHOLE,
}, async ({ page, portal }) => {
  test.slow()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  // Checking every rule may take longer than the kiosk's idle limit, so the handler dismisses the warning.
  const band = page.getByRole('alertdialog')
  await page.addLocatorHandler(band, () => band.getByRole('button').last().tap())
  await openKiosk(page, portal.url)
  await signInScreens(page)
  await enterKiosk(page)
  for (const screen of SCREENS) {
    await goTo(page, screen)
    await expectFit(page, screen)
  }

  await goTo(page, 'Recibos')
  await page.locator('a[href^="#/Recibos/"]').nth(2).tap()
  await expect(page.locator('[data-paper="pdf"]')).toBeVisible()
  await expectFit(page, 'payslip')
  await page.setViewportSize({ width: 800, height: 1280 })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFit(page, 'payslip over the page')
  await page.locator('[data-paper="pdf"]').tap()
  await expect(page.getByText('GUADALUPE', { exact: false }).first()).toBeAttached()
  await expectFit(page, 'PDF')

  await page.setViewportSize(KIOSK.viewport)
  await goTo(page, 'Inicio')
  await page.emulateMedia({ colorScheme: 'dark' })
  // Stores the choice of English directly, because a sign-out would reset the language.
  await page.evaluate(() => localStorage.setItem('turno.locale', 'en'))
  await page.reload()
  for (const screen of OTHER_COLOURS) {
    await goTo(page, screen)
    await expectFit(page, `${screen}, dark, in English`)
  }
})

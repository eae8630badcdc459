import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { enterKiosk, KIOSK, kioskPage, lookForOffences, openKiosk } from '#tests/support/pages/kiosk.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/** Kiosk screens through axe, with the kiosk's minimums: text ≥ 20 px, targets ≥ 60 px. */

test.use(KIOSK)

/** Screens that are checked for the place of Terminar, and for buttons that lead away from the kiosk. */
const PAGES = [
  'Inicio',
  'Recibos',
  'CajaAhorro',
  'Kardex',
  'Mas',
  'Dispositivo',
  'Ajustes',
  'Avisos',
  'CambioPass',
  'SegundoPaso',
  'AvisoPrivacidad',
  'MiEmpresa/SGI/RegistroMejora',
  'NoExiste',
]
const SCREENS = [
  ...PAGES,
  'CajaAhorro/pago-extra',
  'CajaAhorro/liquidar',
  'Kardex/1',
  'Kardex/Anio',
  'Alertas',
  'Notificaciones',
  'PorEnviar',
  'Incidencias',
  'Incidencias/nueva',
  'Solicitudes/nueva',
  'AlgoNoCuadra',
  'ActualizacionDatos',
  ...[1, 3, 6, 7].map((step) => `ActualizacionDatos/${step}`),
  'Documentos',
  'Documentos/comentarios',
  'Documentos/otro',
  'Documentos/1',
  'Documentos/4',
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

/** Asserts the place and the size of Terminar, the title without names, and that nothing leads away. */
async function expectTerminar(page: Page, screen: string): Promise<void> {
  // An open dialog has its own Terminar button.
  const dialog = page.getByRole('dialog')
  const box = await kioskPage.finish(page).last().boundingBox()
  expect(box?.width ?? 0, screen).toBeGreaterThanOrEqual(160)
  expect(box?.height ?? 0, screen).toBeGreaterThanOrEqual(64)
  const isOver = (await dialog.count()) > 0
  const edge = await (isOver ? dialog.last() : page.locator('html')).boundingBox()
  const right = (edge?.x ?? 0) + (edge?.width ?? 9999)
  expect((box?.x ?? 0) + (box?.width ?? 0), screen).toBeGreaterThan(right - 80)
  expect((box?.y ?? 99) - (edge?.y ?? 0), screen).toBeLessThan(30)
  expect(await page.title(), screen).toBe('Turno')
  for (const word of [
    lists.download.label,
    'Compartir',
    'Guardar para ver',
    'Instalar',
    signInPage.signOut.label,
  ])
    await expect(
      page.getByRole('button', { name: word }).or(page.getByRole('link', { name: word })),
      `${screen}: ${word}`,
    ).toHaveCount(0)
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

test('every screen is accessible, meets the kiosk rules and shows Terminar in one place, also in dark and in English', {
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
    if (PAGES.includes(screen)) await expectTerminar(page, screen)
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

import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { enlarge } from '#tests/support/browser/letters.ts'
import { splitWords } from '#tests/support/browser/parted-words.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { kioskPage, signInAtKiosk } from '#tests/support/pages/kiosk.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'
import { goTo } from '#tests/support/pages/routes.ts'
import { forms } from '#tests/support/pages/forms.ts'

/**
 * Looks for split words: on every route in Spanish, which has longer words, at five widths; on an employee's
 * routes in English at two widths. A column too narrow for its longest word must change its layout.
 */

const WIDTHS = [320, 360, 600, 834, 1366]
const ENGLISH_WIDTHS = [320, 834]
const BEFORE_SIGN_IN = ['Login', 'Recuperar', 'AvisoPrivacidad', 'TalentoHumano', 'Forbidden', 'NoExiste']
const BEYOND_LINKS = [
  'Kardex/6',
  'Asistente',
  'Kardex/Anio',
  ...[1, 2, 3, 4, 5, 6, 7].map((step) => `ActualizacionDatos/${step}`),
  'ActualizacionDatos/revision',
  'Documentos/1',
  'Documentos/4',
  'Documentos/otro',
  'Documentos/comentarios',
  'Documentos/5/subir',
  'AlgoNoCuadra/recibo',
  'Aclaraciones',
  'Aclaraciones/nueva',
  'Inconformidades',
  'Inconformidades/nueva',
  'Notificaciones',
  'Notificaciones/ajustes',
  'CambioPass',
  'SegundoPaso',
  'Instalar',
  'Pendientes',
  'PorEnviar',
  'Recibos/juntar',
  'Recibos/constancia',
  'CajaAhorro/simulador',
  'CajaAhorro/retirar',
  'CajaAhorro/papeles',
  'MiEmpresa/SGI/RegistroMejora',
  'Vacantes/6',
  'Vacantes/6/1024',
  'Reconocer/muro',
]
const LONGEST_MS = 20 * 60_000
const VISITS = [
  { number: '100101', who: 'an employee', locale: 'es', widths: WIDTHS },
  { number: '100101', who: 'an employee', locale: 'en', widths: ENGLISH_WIDTHS },
  { number: '100201', who: 'a leader', locale: 'es', widths: WIDTHS },
  { number: '100301', who: 'human resources', locale: 'es', widths: WIDTHS },
]

async function signInAs(page: Page, number: string, locale: string): Promise<void> {
  await enterAt(page, '/', number)
  await settled(page)
  await page.evaluate((wanted) => localStorage.setItem('turno.locale', wanted), locale)
  await page.reload()
}

async function linksOn(page: Page, route: string): Promise<string[]> {
  await goTo(page, route)
  return page
    .locator('a[href^="#/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.slice(2) ?? ''))
}

async function measure(
  page: Page,
  route: string,
  told: string[],
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const parted = await splitWords(page)
    if (parted.length > 0) told.push(`${route} at ${width}: ${[...new Set(parted)].join(', ')}`)
  }
}

function oneOfEach(routes: readonly string[]): Map<string, string> {
  const kinds = new Map<string, string>()
  for (const route of routes) {
    const kind = route.replace(/[0-9-]{4,}.*$/, '…')
    if (!kinds.has(kind)) kinds.set(kind, route)
  }
  return kinds
}

for (const { number, who, locale, widths } of VISITS) {
  test(`splits no word on the screens of ${who}, ${locale}`, async ({ page }) => {
    test.setTimeout(LONGEST_MS)
    const told: string[] = []
    await signInAs(page, number, locale)
    const links = [...(await linksOn(page, 'Inicio')), ...(await linksOn(page, 'Mas'))]
    for (const route of oneOfEach(['Inicio', 'Mas', ...links, ...BEYOND_LINKS]).values()) {
      await goTo(page, route)
      await measure(page, route, told, widths)
    }
    expect(told).toEqual([])
  })
}

test('splits no word before sign-in', async ({ page }) => {
  await page.goto('/')
  const told: string[] = []
  for (const route of BEFORE_SIGN_IN) {
    await goTo(page, route)
    await measure(page, route, told)
  }
  expect(told).toEqual([])
})

test('splits no word in the polls of an employee', async ({ page }) => {
  test.slow()
  await signInAs(page, '100106', 'es')
  const told: string[] = []
  for (const route of ['Encuestas', 'Encuestas/rutas', 'Encuestas/3']) {
    await goTo(page, route)
    await measure(page, route, told)
  }
  await goTo(page, 'Encuestas/beneficios')
  await measure(page, 'benefits, step 1', told)
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
  await measure(page, 'benefits, step 2', told)
  await page.getByRole('textbox').fill('Actividades deportivas')
  await on()
  await expect(page.getByText('Actividades deportivas')).toBeVisible()
  await measure(page, 'benefits, review', told)
  expect(told).toEqual([])
})

test('splits no word on a kiosk', async ({ page }) => {
  test.setTimeout(LONGEST_MS)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/?modo=kiosco')
  await signInAtKiosk(page, '100101')
  const told: string[] = []
  const links = [...(await linksOn(page, 'Inicio')), ...(await linksOn(page, 'Mas'))]
  for (const route of oneOfEach(['Inicio', 'Mas', ...links, ...BEYOND_LINKS]).values()) {
    await goTo(page, route)
    for (const letter of ['1', '1.5']) {
      await enlarge(page, letter)
      for (const width of [800, 1024, 1280]) {
        // Presses a key, because an idle person is signed out.
        await page.keyboard.press('Shift')
        await measure(page, `${route}, letters ${letter}`, told, [width])
      }
    }
  }
  // Proves that the session is still open, so the screens were this person's.
  await expect(kioskPage.finish(page).first()).toBeVisible()
  expect(told).toEqual([])
})

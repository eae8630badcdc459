import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { partedWords } from '#tests/support/browser/parted-words.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { isWhole, leaveOut } from '#tests/support/server/whole.ts'
import { closeReminders } from '#tests/support/pages/reminders.ts'
import { kioskPage, signInAtKiosk } from '#tests/support/pages/kiosk.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/**
 * No word is split on any route at twelve widths, in either language.
 * `npm test` checks an employee in Spanish, which has the longer words, at every second width.
 * A column too narrow for its longest word must change its layout, never split the word.
 */

const TWELVE = [320, 340, 360, 412, 480, 600, 680, 800, 834, 1180, 1366, 1440]
const WIDTHS = isWhole ? TWELVE : TWELVE.filter((_, index) => index % 2 === 0)
const BEFORE_SIGN_IN = ['Login', 'Recuperar', 'AvisoPrivacidad', 'TalentoHumano', 'Forbidden', 'NoExiste']
/** Routes without a link on Inicio or Más. */
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
  'CajaAhorro/simulador',
  'CajaAhorro/retirar',
  'CajaAhorro/papeles',
  'MiEmpresa/SGI/RegistroMejora',
  'Vacantes/6',
  'Vacantes/6/1024',
  'Reconocer/muro',
]
const LONGEST_MS = 20 * 60_000
const PEOPLE = [
  { number: '100101', who: 'an employee' },
  { number: '100102', who: 'somebody with requests' },
  { number: '100201', who: 'a leader' },
  { number: '100301', who: 'human resources' },
]

async function signInAs(page: Page, number: string, locale: string): Promise<void> {
  await page.goto('/')
  await closeReminders(page)
  await signInPage.submit(page, number)
  await expect(page).toHaveURL(/#\/Inicio/)
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

/** Measures the open route at all widths; reports split words with route and width. */
async function measure(
  page: Page,
  route: string,
  told: string[],
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const parted = await partedWords(page)
    if (parted.length > 0) told.push(`${route} at ${width}: ${[...new Set(parted)].join(', ')}`)
  }
}

for (const locale of ['es', 'en']) {
  test(`screens before sign-in, ${locale}`, async ({ page }) => {
    await page.addInitScript((wanted) => localStorage.setItem('turno.locale', wanted), locale)
    await page.goto('/')
    const told: string[] = []
    for (const route of BEFORE_SIGN_IN) {
      await goTo(page, route)
      await measure(page, route, told)
    }
    expect(told).toEqual([])
  })

  test(`polls of whoever is asked, ${locale}`, leaveOut(locale === 'en'), async ({ page }) => {
    test.slow()
    await signInAs(page, '100106', locale)
    const told: string[] = []
    for (const route of ['Encuestas', 'Encuestas/rutas', 'Encuestas/3']) {
      await goTo(page, route)
      await measure(page, route, told)
    }
    // Both steps with all conditional parts open, and the review.
    await goTo(page, 'Encuestas/beneficios')
    await measure(page, 'benefits, step 1', told)
    const answer = async (...names: string[]) => {
      for (const name of names) await page.getByLabel(name, { exact: true }).check()
    }
    const on = () => page.getByRole('main').getByRole('button').last().click()
    await answer('Algunas', 'Mucho', 'Una o dos', 'Quiero saber más antes')
    await on()
    await answer('Seguro de gastos médicos', 'Lentes', 'Sí', 'Bono de puntualidad', 'Salud y nutrición')
    await answer('En el tablero de la planta')
    await measure(page, 'benefits, step 2', told)
    await page.getByRole('textbox').fill('Actividades deportivas')
    await on()
    await expect(page.getByText('Actividades deportivas')).toBeVisible()
    await measure(page, 'benefits, review', told)
    expect(told).toEqual([])
  })

  test(`the desk of polls, ${locale}`, leaveOut(locale === 'en'), async ({ page }) => {
    test.slow()
    await signInAs(page, '100301', locale)
    const told: string[] = []
    for (const route of ['EncuestasRH', 'EncuestasRH/armar/5', 'EncuestasRH/resultados/4']) {
      await goTo(page, route)
      const folded = page.locator('main button[aria-expanded="false"]')
      while ((await folded.count()) > 0) await folded.first().click()
      await settled(page)
      await measure(page, route, told)
    }
    await page.getByRole('combobox').selectOption({ index: 1 })
    await measure(page, 'results of a department', told)
    expect(told).toEqual([])
  })

  test(`a kiosk, ${locale}`, leaveOut(true), async ({ page }) => {
    test.setTimeout(LONGEST_MS)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/?modo=kiosco')
    await signInAtKiosk(page, '100101')
    const told: string[] = []
    for (const letter of ['1', '1.5']) {
      await page.evaluate(
        ([language = '', size = '']) => {
          localStorage.setItem('turno.locale', language)
          localStorage.setItem('turno.letra', size)
        },
        [locale, letter],
      )
      await page.reload()
      const links = [...(await linksOn(page, 'Inicio')), ...(await linksOn(page, 'Mas'))]
      const seen = new Set<string>()
      for (const route of ['Inicio', 'Mas', ...links, ...BEYOND_LINKS]) {
        const kind = route.replace(/[0-9-]{4,}.*$/, '…')
        if (seen.has(kind)) continue
        seen.add(kind)
        // An idle person is signed out.
        await page.keyboard.press('Shift')
        await goTo(page, route)
        await measure(page, `${route}, letters ${letter}`, told, [800, 1024, 1280])
      }
    }
    // The session is still open, so the screens shown were this person's.
    await expect(
      page.getByRole('button', { name: new RegExp(`^(${kioskPage.finish.label}|Finish)$`) }).first(),
    ).toBeVisible()
    expect(told).toEqual([])
  })

  for (const { number, who } of PEOPLE) {
    test(`${who}, ${locale}`, leaveOut(number !== '100101' || locale !== 'es'), async ({ page }) => {
      test.setTimeout(LONGEST_MS)
      await signInAs(page, number, locale)
      const told: string[] = []
      const links = [...(await linksOn(page, 'Inicio')), ...(await linksOn(page, 'Mas'))]
      const seen = new Set<string>()
      for (const route of ['Inicio', 'Mas', ...links, ...BEYOND_LINKS]) {
        // A single payslip stands for all of its kind.
        const kind = route.replace(/[0-9-]{4,}.*$/, '…')
        if (seen.has(kind)) continue
        seen.add(kind)
        await goTo(page, route)
        await measure(page, route, told)
      }
      expect(told).toEqual([])
    })
  }
}

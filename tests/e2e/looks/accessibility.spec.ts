import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { enlarge } from '#tests/support/browser/letters.ts'
import { splitAt, splitWords, WIDTHS } from '#tests/support/browser/parted-words.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { isWhole, wholeOnly, WHOLE } from '#tests/support/server/whole.ts'
import { enterAt, signIn } from '#tests/support/pages/sign-in.ts'
import { everyRoute } from '#tests/support/pages/every-route.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/**
 * axe (WCAG 2.2 AA): no violation on an employee's screens, in both languages, light and dark, narrow and
 * wide (quality.md). No word is split, in Spanish at five widths and in English at two. `npm test` checks only
 * the signed-in screens with axe, on a light phone in Spanish.
 */

const OPEN_SCREENS = [
  'Login',
  'Recuperar',
  'AvisoPrivacidad',
  'TalentoHumano',
  'Forbidden',
  'NoExiste',
  'PrimeraVez',
  'AutorizaVisita/llave',
]
const SIGNED_IN_SCREENS = [
  'Inicio',
  'Recibos',
  'Recibos/juntar',
  'Recibos/constancia',
  'CajaAhorro',
  'CajaAhorro/pago-extra',
  'CajaAhorro/liquidar',
  'CajaAhorro/papeles/pagare',
  'Asistente',
  'Kardex',
  'Kardex/6',
  'Kardex/Anio',
  'Alertas',
  'Mas',
  'Ajustes',
  'Dispositivo',
  'PorEnviar',
  'Pendientes',
  'Incidencias',
  'AlgoNoCuadra',
  'ActualizacionDatos',
  ...[1, 2, 3, 4, 5, 6, 7].map((step) => `ActualizacionDatos/${step}`),
  'ActualizacionDatos/revision',
  'Documentos',
  'Documentos/comentarios',
  'Documentos/otro',
  'Documentos/1',
  'Documentos/4',
  'Documentos/5/subir',
  'CambioPass',
  'SegundoPaso',
  'Huella',
  'Avisos',
  'Notificaciones',
  'Notificaciones/ajustes',
  'Instalar',
  'MiEmpresa/SGI/RegistroMejora',
  'NoExiste',
]

/** Screens with a separate tablet layout: two panes, or a whole form step on one page. */
const WITH_A_TABLET_FACE = [
  'Inicio',
  'Recibos',
  'CajaAhorro',
  'Kardex',
  'Kardex/6',
  ...[1, 2, 3, 4, 5, 6, 7].map((step) => `ActualizacionDatos/${step}`),
  'Documentos',
  'Documentos/comentarios',
]
const WITH_A_NARROW_FACE = [
  ...WITH_A_TABLET_FACE,
  'Login',
  'Mas',
  'Ajustes',
  'Dispositivo',
  'CambioPass',
  'SegundoPaso',
  'Huella',
]

const LOOKS = [
  {
    name: 'phone, light, Spanish',
    title:
      'screens are accessible before and after sign-in; the whole run adds 320 px with 150 % text, a tablet in the dark, and split words',
    viewport: { width: 360, height: 640 },
    colorScheme: 'light',
    locale: 'es',
    widths: WIDTHS,
  },
  {
    name: 'desktop, dark, English',
    title: 'screens are accessible before and after sign-in, and split no word',
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
    locale: 'en',
    widths: [320, 834],
  },
] as const

/** Checks an open screen at 320 px with 150 % text, and on a tablet in the dark. */
async function expectOtherDevices(page: Page, route: string): Promise<void> {
  if (!WITH_A_NARROW_FACE.includes(route)) return
  await page.setViewportSize({ width: 320, height: 640 })
  await enlarge(page, '1.5')
  await expectAccessible(page, `${route} at 320 px with 150 % text`)
  await enlarge(page, '1')
  if (!WITH_A_TABLET_FACE.includes(route)) return
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  await expectAccessible(page, `${route} on a tablet in the dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

for (const look of LOOKS) {
  test.describe(look.name, wholeOnly(look.locale === 'en'), () => {
    test.use({ viewport: look.viewport, colorScheme: look.colorScheme, reducedMotion: 'reduce' })

    test(look.title, async ({ page }) => {
      test.slow()
      const told: string[] = []
      const measure = async (route: string) => {
        told.push(...(await splitAt(page, route, look.widths)))
        await page.setViewportSize(look.viewport)
      }
      await page.addInitScript((locale) => localStorage.setItem('turno.locale', locale), look.locale)
      await page.goto('/')
      for (const route of isWhole ? OPEN_SCREENS : []) {
        await goTo(page, route)
        await expectAccessible(page, route)
        if (look.locale === 'es') await expectOtherDevices(page, route)
        await measure(route)
      }
      await goTo(page, 'Login')
      if (look.locale === 'en') {
        await page.locator('input').first().fill('100101')
        await page.locator('input[type=password]').fill('Portal.2026')
        await page.locator('button[type=submit]').click()
        await expect(page).toHaveURL(/#\/Inicio/)
      } else {
        await signIn(page, '100101')
      }
      const wordsLeft = new Set(isWhole ? await everyRoute(page) : [])
      for (const route of SIGNED_IN_SCREENS) {
        await goTo(page, route)
        await expectAccessible(page, route)
        if (isWhole && look.locale === 'es') await expectOtherDevices(page, route)
        if (wordsLeft.delete(route)) await measure(route)
        else await page.setViewportSize(look.viewport)
      }
      for (const route of wordsLeft) {
        await goTo(page, route)
        await measure(route)
      }
      expect(told).toEqual([])
    })
  })
}

/**
 * Returns the entries and texts that overflow the bar, with the overflow in px. The bar is fixed, so the page
 * does not become wider.
 */
function beyondBar(bar: Locator): Promise<string[]> {
  return bar.evaluate((nav) => {
    const { left, right } = nav.getBoundingClientRect()
    const beyond = (element: Element) => {
      const box = element.getBoundingClientRect()
      return Math.max(left - box.left, box.right - right)
    }
    return [...nav.querySelectorAll('a, a > span')]
      .filter((element) => beyond(element) > 0.5)
      .map((element) => `${element.textContent} ${beyond(element).toFixed(1)}`)
  })
}

// An employee's bar has five labels. A leader's bar has six entries, so the assistant's button shows only its
// icon. A candidate's bar has other labels.
test('navigation labels stay whole and inside the bar at 320 px, at 100 and 150 % text, in both languages', {
  tag: WHOLE,
}, async ({ browser, portal }) => {
  for (const user of ['100101', '100201', 'candidato']) {
    const page = await browser.newPage({
      baseURL: portal.url,
      viewport: { width: 320, height: 640 },
      serviceWorkers: 'block',
    })
    await enterAt(page, '/', user)
    for (const locale of ['es', 'en']) {
      if (locale === 'en') {
        await page.evaluate(() => localStorage.setItem('turno.locale', 'en'))
        await page.reload()
      }
      const bar = page.getByRole('navigation', { name: locale === 'es' ? 'Secciones' : 'Sections' })
      await expect(bar.getByRole('link').last()).toBeVisible()
      await settled(page)
      for (const letters of ['1', '1.5']) {
        await enlarge(page, letters)
        for (const link of await bar.getByRole('link').all()) {
          // Makes the entry bold, as for the current screen. This state is the widest.
          await link.evaluate((entry) => entry.setAttribute('aria-current', 'page'))
          expect(await beyondBar(bar), `${user} ${locale} ${letters}`).toEqual([])
          expect(await splitWords(bar), `${user} ${locale} ${letters}`).toEqual([])
          await link.evaluate((entry) => entry.removeAttribute('aria-current'))
        }
      }
    }
    await page.close()
  }
})

import type { Locator } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { partedWords } from '#tests/support/browser/parted-words.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { leaveOut, WHOLE } from '#tests/support/server/whole.ts'
import { signIn } from '#tests/support/pages/sign-in.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/**
 * axe (WCAG 2.2 AA): no violation on any screen, in both languages, light and dark, narrow and wide
 * (quality.md).
 */

const OPEN_SCREENS = [
  'Login',
  'Recuperar',
  'AvisoPrivacidad',
  'TalentoHumano',
  'Forbidden',
  'PrimeraVez',
  'AutorizaVisita/llave',
]
const SIGNED_IN_SCREENS = [
  'Inicio',
  'Recibos',
  'CajaAhorro',
  'CajaAhorro/pago-extra',
  'CajaAhorro/liquidar',
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
  'AlgoNoCuadra/recibo',
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
  'Avisos',
  'Notificaciones',
  'Notificaciones/ajustes',
  'Instalar',
  'MiEmpresa/SGI/RegistroMejora',
  'NoExiste',
]

/** Screens whose tablet layout differs from phone and desktop: panes side by side, whole steps. */
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

const LOOKS = [
  {
    name: 'phone, light, Spanish',
    viewport: { width: 360, height: 640 },
    colorScheme: 'light',
    locale: 'es',
  },
  { name: 'phone, dark, English', viewport: { width: 360, height: 640 }, colorScheme: 'dark', locale: 'en' },
  {
    name: 'tablet, dark, Spanish',
    viewport: { width: 820, height: 1180 },
    colorScheme: 'dark',
    locale: 'es',
  },
  {
    name: 'desktop, light, English',
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    locale: 'en',
  },
] as const

for (const look of LOOKS) {
  test.describe(look.name, leaveOut(!look.name.startsWith('phone, light, Spanish')), () => {
    test.use({ viewport: look.viewport, colorScheme: look.colorScheme, reducedMotion: 'reduce' })

    test.beforeEach(async ({ page }) => {
      await page.addInitScript((locale) => localStorage.setItem('turno.locale', locale), look.locale)
      await page.goto('/')
    })

    test('screens before sign-in', { tag: WHOLE }, async ({ page }) => {
      for (const route of OPEN_SCREENS) {
        await goTo(page, route)
        await expectAccessible(page, route)
      }
    })

    test('screens of an employee', async ({ page }) => {
      test.slow()
      if (look.locale === 'en') {
        await page.locator('input').first().fill('100101')
        await page.locator('input[type=password]').fill('Portal.2026')
        await page.locator('button[type=submit]').click()
        await expect(page).toHaveURL(/#\/Inicio/)
      } else {
        await signIn(page, '100101')
      }
      for (const route of look.name.startsWith('tablet') ? WITH_A_TABLET_FACE : SIGNED_IN_SCREENS) {
        await goTo(page, route)
        await expectAccessible(page, route)
      }
    })
  })
}

test('150 % letters at 320 px lose nothing sideways', { tag: WHOLE }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => localStorage.setItem('turno.letra', '1.5'))
  await page.goto('/')
  await expectAccessible(page, 'Login')
  await signIn(page, '100101')
  for (const route of [...WITH_A_TABLET_FACE, 'Mas', 'Ajustes', 'Dispositivo', 'CambioPass', 'SegundoPaso']) {
    await goTo(page, route)
    await expectAccessible(page, route)
  }
})

/** Entries and texts that overflow the bar, in px; a fixed bar does not widen the page. */
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

// Differing bars: a leader has all five entries and the assistant, an employee no team, a candidate neither
// fund nor kardex.
for (const user of ['100201', '100101', 'candidato']) {
  test(`the bar of ${user} keeps every word whole at 320 px, in small and large letters, in either language`, {
    tag: WHOLE,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    await signIn(page, user)
    for (const locale of ['es', 'en']) {
      for (const letters of ['1', '1.5']) {
        await page.evaluate(
          (wanted) => {
            localStorage.setItem('turno.locale', wanted.locale)
            localStorage.setItem('turno.letra', wanted.letters)
          },
          { locale, letters },
        )
        await page.reload()
        const bar = page.getByRole('navigation', { name: locale === 'es' ? 'Secciones' : 'Sections' })
        await expect(bar.getByRole('link').last()).toBeVisible()
        await settled(page)
        for (const link of await bar.getByRole('link').all()) {
          // Bold like the current screen's entry, which is the widest state.
          await link.evaluate((entry) => entry.setAttribute('aria-current', 'page'))
          expect(await beyondBar(bar), `${locale} ${letters}`).toEqual([])
          expect(await partedWords(bar), `${locale} ${letters}`).toEqual([])
          await link.evaluate((entry) => entry.removeAttribute('aria-current'))
        }
      }
    }
  })
}

import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { closeReminders } from '#tests/support/pages/reminders.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/**
 * Desks and rare screens through axe, dark and in English, on a tablet or on the narrowest phone with the
 * largest text. The tests of each capability scan the same screens light and in Spanish;
 * accessibility.spec.ts opens an employee's screens.
 */

const PEOPLE = [
  {
    who: 'a leader, an auditor and a person outside the savings fund',
    user: '100201',
    routes: ['Autorizaciones', 'Solicitudes', 'Solicitudes/suplente', 'VerPuestoLider', 'MiEquipo/Temporal'],
    viewport: { width: 320, height: 640 },
  },
  {
    who: 'human resources',
    user: '100301',
    routes: [
      'Autorizaciones',
      'RevisionDocumentos/100102',
      'AtencionNomina',
      'AtencionNomina/Explicaciones',
      'AtencionNomina/Revision',
      'AdmCajaAhorro/PorDecidir',
      'AdmCajaAhorro/CorteNomina',
      'AdmCajaAhorro/Tasas',
      'Reclutamiento/Postulaciones',
      'Especiales/AvanceEvaluaciones',
      'ReconocimientosRH',
      'SolicitudesPrivacidad',
      'ImportarDatos',
      'Salidas',
      'EncuestasRH',
    ],
    viewport: { width: 820, height: 1180 },
  },
  {
    who: 'an administrator',
    user: '100501',
    routes: [
      'Personas',
      'Personas/100101',
      'Personas/nueva',
      'PrimeraVez',
      'Roles',
      'Roles/dar',
      'FuentesImportacion',
      'Conexiones',
      'Privacidad',
      'Marcha',
      'SegundoPaso',
    ],
    viewport: { width: 320, height: 640 },
  },
  {
    who: 'a leader, an auditor and a person outside the savings fund',
    user: '100401',
    routes: ['Registro'],
    viewport: { width: 320, height: 640 },
  },
  {
    who: 'a leader, an auditor and a person outside the savings fund',
    user: '100103',
    routes: ['CajaAhorro', 'CajaAhorro/inscribirme', 'CajaAhorro/simulador', 'CajaAhorro/por-que-no'],
    viewport: { width: 820, height: 1180 },
  },
] as const

/** Opens every `details` at once, because each click would change a list of the closed ones. */
async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds as HTMLDetailsElement[]) fold.open = true
  })
}

async function walk(
  browser: Browser,
  url: string,
  { user, routes, viewport }: (typeof PEOPLE)[number],
): Promise<void> {
  const context = await browser.newContext({
    locale: 'es-MX',
    viewport,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    // Only the leader's screen is opened offline.
    serviceWorkers: user === '100201' ? 'allow' : 'block',
  })
  const page = await context.newPage()
  await signInAt(page, url, 'Ajustes', user)
  await closeReminders(page)
  if (user === '100201') {
    await goTo(page, 'VerPuestoLider')
    await readyForOffline(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Martín Olvera Torres').first()).toBeVisible()
    await expect(syncStatus.dataOfDay(page)).toBeVisible()
    await context.setOffline(false)
  }
  await page.evaluate(
    (letter) => {
      localStorage.setItem('turno.locale', 'en')
      localStorage.setItem('turno.letra', letter)
    },
    viewport.width === 320 ? '1.5' : '1',
  )
  await page.reload()
  for (const route of routes) {
    await goTo(page, route)
    await expect(page).not.toHaveURL(/#\/(Forbidden|Login)/)
    await unfold(page)
    await settled(page)
    await expectAccessible(page, route)
  }
  await context.close()
}

for (const who of new Set(PEOPLE.map((each) => each.who)))
  test(`the screens of ${who} are accessible, dark and in English`, async ({ browser, portal }) => {
    test.slow()
    for (const person of PEOPLE.filter((each) => each.who === who)) await walk(browser, portal.url, person)
  })

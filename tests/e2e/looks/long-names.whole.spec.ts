import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { outOfPlace } from '#tests/support/browser/out-of-place.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { giveLongNames, LONG_NAME } from '#tests/support/people/long-names.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { isWhole, leaveOut } from '#tests/support/server/whole.ts'
import { closeReminders } from '#tests/support/pages/reminders.ts'
import { shoot } from '#tests/support/pages/documents.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { signInAtKiosk } from '#tests/support/pages/kiosk.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { capturePage } from '#tests/support/pages/capture.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/**
 * Long names, positions and departments everywhere: no split words, no overlap and no overflow, with normal and
 * the largest text; `npm test` checks only a leader's screens.
 */

let portal: Portal
test.beforeAll(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
  await portal.stop()
  await giveLongNames(portal.dataDir)
  await portal.start()
})
test.afterAll(() => portal.dispose())

const WIDTHS = isWhole ? [320, 360, 820, 1280] : [320, 820]
const IDEAS = 'MiEmpresa/SGI/AdmMejora'

const PEOPLE: readonly [number: string, who: string, routes: readonly string[]][] = [
  [
    '100201',
    'a leader',
    [
      'Inicio',
      'Mas',
      'Autorizaciones',
      'Equipo',
      'Notificaciones/ajustes',
      'Incidencias',
      'Solicitudes',
      'VerPuestoLider',
      'MiEquipo/Temporal',
      'MiEquipo/Temporal/8',
      'Evaluaciones',
      IDEAS,
    ],
  ],
  [
    '100301',
    'human resources',
    [
      'Inicio',
      'RevisionDocumentos',
      'RevisionDocumentos/100101',
      'DatosCambiados',
      'AtencionNomina?tipo=aclaracion',
      'AdmCajaAhorro/PorDecidir',
      'Especiales/AvanceEvaluaciones',
      'Candidatos',
      'Reconocer',
      'ReconocimientosRH',
    ],
  ],
  [
    '100101',
    'an employee',
    ['Inicio', 'Recibos', 'MisDatos', 'Reconocer', 'Reconocer/muro', 'Documentos', 'AlgoNoCuadra'],
  ],
  ['100501', 'an administrator', ['Personas', 'Personas/100101', 'Roles']],
  ['100601', 'a guard', ['Inicio', 'Vigilancia']],
]

async function withLetters(page: Page, letter: string): Promise<void> {
  await page.evaluate((wanted) => localStorage.setItem('turno.letra', wanted), letter)
  await page.reload()
  await expect(page.getByRole('heading').first()).toBeVisible()
}

async function measure(page: Page, where: string, widths: readonly number[], told: string[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    const wrong = await outOfPlace(page)
    if (wrong.length > 0) told.push(`${where} at ${width}: ${wrong.join(', ')}`)
  }
}

for (const [number, who, routes] of PEOPLE) {
  test(`screens of ${who}`, leaveOut(number !== '100201'), async ({ page }) => {
    test.slow()
    await signInAt(page, portal.url, 'Inicio', number)
    await closeReminders(page)
    await expect(page).toHaveURL(/#\/Inicio/)
    const told: string[] = []
    for (const letter of ['1', '1.5']) {
      await withLetters(page, letter)
      for (const route of routes) {
        await goTo(page, route)
        await measure(page, `${route}, letters ${letter}`, WIDTHS, told)
      }
    }
    expect(told).toEqual([])
  })
}

test('at the head of what is somebody’s their name is whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signInAt(page, portal.url, 'MiEquipo/Temporal/8', '100201')
  const head = page.getByRole('heading', { name: LONG_NAME })
  await expect(head).toBeVisible()
  expect(await head.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1)
})

test('a kiosk, and who comes next', leaveOut(true), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${portal.url}/?modo=kiosco`)
  await signInAtKiosk(page, '100101')
  const told: string[] = []
  for (const letter of ['1', '1.5']) {
    await withLetters(page, letter)
    for (const route of ['Inicio', 'Recibos', 'Mas', 'Reconocer', 'Evaluaciones']) {
      await goTo(page, route)
      await measure(page, `${route}, letters ${letter}`, [800, 1024, 1280], told)
    }
    await goTo(page, 'Reconocer')
    const spilled = page.getByRole('group').first().locator('label')
    const wide = await spilled.evaluateAll(
      (all) => all.filter((one) => one.scrollWidth > one.clientWidth).length,
    )
    expect(wide, `principles, letters ${letter}`).toBe(0)
  }
  expect(told).toEqual([])
})

for (const locale of ['es', 'en']) {
  test(
    `administering ideas scrolls sideways at no width, ${locale}`,
    leaveOut(locale === 'en'),
    async ({ page }) => {
      test.slow()
      await signInAt(page, portal.url, 'MiEmpresa/SGI/RegistroMejora', '100201')
      await page.getByLabel('¿Qué se puede mejorar?').fill('Reacomodar el almacenamiento de subensambles')
      await page.getByLabel('¿Dónde?').fill('Establecimiento de mantenimiento electromecánico')
      await page.getByLabel('¿Qué se gana?').fill('Nadie espera')
      await forms.addPhoto(page).click()
      await shoot(page, 'Almacén')
      await capturePage.looksGood(page).click()
      await expect(page.getByRole('img', { name: 'Foto de tu idea' })).toBeVisible()
      await page.getByRole('button', { name: 'Registrar idea' }).click()
      await expect(
        page.getByRole('region', { name: 'Tus ideas' }).getByText('Reacomodar').first(),
      ).toBeVisible()
      await page.evaluate((wanted) => localStorage.setItem('turno.locale', wanted), locale)
      const step = isWhole ? 20 : 80
      const widths = Array.from({ length: 1120 / step + 1 }, (_, place) => 320 + step * place)
      const told: string[] = []
      await goTo(page, IDEAS)
      for (const letter of isWhole ? ['1', '1.25', '1.5'] : ['1.5']) {
        await withLetters(page, letter)
        await settled(page)
        // Takes the first one: the other language's test registers its own idea in the same portal.
        const idea = page.getByRole('button', { name: /Reacomodar/ }).first()
        await expect(idea).toBeVisible()
        await measure(page, `letters ${letter}`, widths, told)
        // Skipped: two columns of facts are too narrow for long words in the largest text on the smallest
        // phone.
        if (letter === '1.5') continue
        await idea.click()
        await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
        await measure(page, `an idea, letters ${letter}`, widths, told)
        await page.keyboard.press('Escape')
      }
      expect(told).toEqual([])
    },
  )
}

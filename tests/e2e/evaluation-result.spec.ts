import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/browser/accessible.ts'
import { expect, test } from '../support/browser/e2e.ts'
import { signInAt } from '../support/browser/papers.ts'
import { readyForOffline } from '../support/browser/person.ts'
import { settled } from '../support/browser/settled.ts'
import { type Portal, startPortal } from '../support/server/portal.ts'

/** What becomes of a 360 evaluation: the person's own result, and human resources' wall of all (P-120 … P-122, P-125). */

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
  await page.screenshot({ path: test.info().outputPath(`${what.replaceAll(' ', '-')}.png`) })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('the own result in plain words, without a network, too, and nobody else’s by its number', async ({
    page,
    context,
  }) => {
    await signInAt(page, portal.url, 'Evaluaciones', '100104')
    await page.getByRole('link', { name: /Tu resultado/ }).click()
    await expect(page.getByText(/^Nivel \d de 6$/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Cómo te ven y cómo te ves' })).toBeVisible()
    await look(page, 'result')
    await readyForOffline(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(/^Nivel \d de 6$/)).toBeVisible()
    await context.setOffline(false)
    await page.goto(`${portal.url}/#/Especiales/ResultadoEvaluacion/10`)
    await expect(page.getByText('No puedes ver esta página')).toBeVisible()
    await expect(page.getByText(/^Nivel \d de 6$/)).toHaveCount(0)
  })
})

test('how far all evaluations are, whom to remind, and who is registered', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAt(page, portal.url, 'Especiales/AvanceEvaluaciones', '100301')
  await expect(page.getByText('1 persona con atraso')).toBeVisible()
  await look(page, 'progress')
  await page.getByRole('button', { name: 'Recordar a todos' }).click()
  await expect(page.getByRole('dialog')).toContainText('Reciben un aviso en el portal 6 personas.')
  await look(page, 'who is reminded')
  await page.getByRole('button', { name: 'Enviar recordatorios' }).click()
  await expect(page.getByText(/Avisos enviados: \d por correo, \d solo en el portal\./)).toBeVisible()
  await expect(page.getByText(/^Recordado el/).first()).toBeVisible()

  await page.goto(`${portal.url}/#/Especiales/RegistrarTemporales`)
  await page.getByRole('textbox', { name: 'Agregar a alguien' }).fill('adriana')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.getByRole('button', { name: /^Agregar: Adriana/ }).click()
  await page.getByRole('textbox', { name: 'Agregar a alguien' }).fill('100216')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.getByRole('button', { name: /^Agregar: Nayeli/ }).click()
  await page.getByRole('button', { name: 'Registrar' }).click()
  // DICT-14: what is missing is said, and nothing is lost.
  await expect(page.getByText('Corrige esto para registrar')).toBeVisible()
  await look(page, 'register')
  await page.reload()
  await page.getByLabel('Nombre del proyecto').fill('Otoño')
  const day = page.getByRole('group', { name: 'Se puede evaluar desde' })
  await day.getByLabel('Día').fill('01')
  await day.getByLabel('Mes').fill('12')
  await day.getByLabel('Año').fill('2027')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByText('Se registró a 1 persona.')).toBeVisible()
})

import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { HEADINGS, inventPerson, rowOf, sheetXml, xlsxOf } from '#tests/support/files/people-files.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { snackBars } from '#tests/support/pages/snack-bars.ts'
import { capturePage } from '#tests/support/pages/capture.ts'

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

const rows = () => [
  ...Array.from({ length: 30 }, (_, at) => rowOf(inventPerson(at))),
  rowOf({ ...inventPerson(35), curp: inventPerson(35).curp.slice(0, 17) }),
  rowOf(inventPerson(36)).with(4, '31/02/2025'),
]

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
}

test('imports the valid rows of a workbook, and offers the rows with errors as a download', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAt(page, portal.url, 'Importar', '100501')
  await expect(page.getByText(capturePage.chooseFile.label)).toBeVisible()
  await look(page, 'the file')
  await choose(page, 'Personal.xlsx', XLSX, xlsxOf(sheetXml([HEADINGS, ...rows()])))
  await expect(page.getByText('D32')).toBeVisible()
  await expect(page.getByText('La CURP trae 17 de 18 letras.')).toBeVisible()
  await expect(page.getByText('E33')).toBeVisible()
  await expect(forms.noSuchDay(page)).toBeVisible()
  await expect(page.getByLabel('Qué es la columna CC')).toHaveValue('departamento')
  await expect(page.getByText('Nadie se da de baja')).toBeVisible()
  await look(page, 'the review')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar filas con error' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('errores-Personal.csv')
  const bad = readFileSync(await download.path(), 'utf8')
  expect(bad).toContain('E33: Ese día no existe.')

  await page.getByRole('button', { name: 'Nuevas' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Se dan de alta' })).toBeVisible()
  await page.getByRole('button', { name: 'Importar 30 personas' }).focus()
  await page.keyboard.press('Enter')
  await expect(snackBars.imported(page)).toBeVisible()
  await look(page, 'the end')

  await page.getByRole('button', { name: 'Ver departamentos' }).click()
  await expect(page.getByRole('button', { name: 'Talones de Estampado (30)' })).toBeVisible()
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/importar/talones', lose, { times: 1 })
  await page.getByRole('button', { name: 'Talones de Estampado (30)' }).click()
  const again = page.getByRole('button', { name: 'Reimprimir Estampado (30)' })
  await expect(again).toBeVisible()
  await expect(page.getByText(/^Falta entregar/)).toHaveCount(0)
  await look(page, 'lost slips')
  await again.click()
  await expect(page.getByText('Los talones anteriores sin usar dejan de servir.')).toBeVisible()
  await look(page, 'slips anew')
  const printed = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Imprimir otra vez' }).click()
  expect((await printed).suggestedFilename()).toBe('talones-estampado-planta-1-estampado.pdf')

  await page.getByRole('button', { name: 'Importar otro archivo' }).click()
  const mended = bad
    .replace('31/02/2025', '28/02/2025')
    .replace(inventPerson(35).curp.slice(0, 17), inventPerson(35).curp)
  await choose(page, 'errores-Personal.csv', 'text/csv', Buffer.from(mended))
  await page.getByRole('button', { name: 'Importar 2 personas' }).click()
  await expect(snackBars.imported(page)).toBeVisible()
})

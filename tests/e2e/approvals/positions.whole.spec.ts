import type { Page } from '@playwright/test'
import writeExcel from 'write-excel-file/node'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'

/** Tests ROUTE-26 and ROUTE-28. */

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function choose(page: Page, ...rows: string[][]): Promise<void> {
  const lines = [['Puesto', 'Tipo', 'Requisito', 'Meses'], ...rows]
  const buffer = await writeExcel(lines.map((line) => line.map((value) => ({ value })))).toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'perfiles.xlsx', mimeType: TYPE, buffer })
}

test('names the faulty cell of a positions file, saves the corrected file once, and then finds no changes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAt(page, portal.url, 'CargaApegos', '100301')
  const welder = ['Soldador', 'Experiencia', 'Soldadura TIG', '18']
  await choose(page, welder, ['Pintor', 'Magia', 'Pistola', ''])
  await expect(page.getByText('Fila 3, columna B')).toBeVisible()
  const painter = ['Pintor', 'Conocimiento', 'Pistola de aire', '']
  await choose(page, welder, painter)
  await expect(page.getByText('Nada se guarda hasta que confirmes.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pintor' })).toContainText('Nuevo')
  await expect(page.getByRole('region', { name: 'Soldador' })).toContainText('Cambia')
  await settled(page)
  await expectAccessible(page, 'the preview of a file')
  await page.getByRole('button', { name: 'Guardar 2 puestos' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar 2 puestos' }).click()
  await expect(page.getByText('Quedaron guardados 2 puestos')).toBeVisible()
  await choose(page, welder, painter)
  await expect(page.getByText('Todo está igual. No hay nada que guardar.')).toBeVisible()
})

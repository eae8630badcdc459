import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { splitWords } from '#tests/support/browser/parted-words.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { snackBars } from '#tests/support/pages/snack-bars.ts'
import { importPage } from '#tests/support/pages/data-import.ts'
import { startOf } from '#tests/support/pages/locators.ts'

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

const choose = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
  expect([what, await splitWords(page)]).toEqual([what, []])
}

const cutSentences = (page: Page) =>
  page.getByRole('region', { name: 'Corrige estas filas para importarlas' }).evaluate((table) => {
    const { left, right } = table.getBoundingClientRect()
    const said = [...table.querySelectorAll('tr + tr td')]
    if (said.length === 0) return ['no row has a message']
    return said.flatMap((cell) => {
      const words = document.createRange()
      words.selectNodeContents(cell)
      const isSeen = [...words.getClientRects()].every((box) => box.left >= left && box.right <= right)
      return isSeen ? [] : [cell.textContent]
    })
  })

const HEADINGS = 'NUM_EMP,TIPO,FECHA,FECHA_FIN,COMENTARIO,MAQUINA,TIPO_TARJETA'
const good = [
  '100101,vacaciones,05/01/2009,09/01/2009,Periodo 2008,,',
  '100102,tarjeta,06/01/2009,,Guarda floja,Prensa 14,Preventiva',
  '100103,permiso,07/01/2009,,Cita médica,,',
]
const file = [HEADINGS, ...good, '100101,vacaciones,31/02/2009,,,,', '999999,1,08/01/2009,,,,'].join('\n')

test('imports the valid rows of a kardex file and offers the rows with errors as a download', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAt(page, portal.url, 'ImportarDatos', '100301')
  const kind = page.getByRole('button', { name: startOf(importPage.kardex) })
  await expect(kind).toBeVisible()
  await look(page, '1280 kinds')
  await kind.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Debe traer: Número, Tipo, Fecha.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: importPage.kardex.label })).toBeFocused()
  await look(page, '1280 file')
  await choose(page, 'kardex.csv', file)
  await expect(page.getByText('C5', { exact: true })).toBeVisible()
  await expect(forms.noSuchDay(page)).toBeVisible()
  await expect(page.getByText('El número 999999 no existe.')).toBeVisible()
  await look(page, '1280 review')
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await look(page, `${width} dark review`)
    expect([width, await cutSentences(page)]).toEqual([width, []])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar filas con error' }).click()
  const bad = readFileSync(await (await saved).path(), 'utf8')
  expect(bad).toContain('C5: Ese día no existe.')
  await page.getByRole('button', { name: 'Nuevas' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Se agregan' })).toBeVisible()
  await page.getByRole('button', { name: 'Importar 3 filas' }).focus()
  await page.keyboard.press('Enter')
  await expect(snackBars.imported(page)).toBeVisible()
  await look(page, '1280 end')
  await page.getByRole('button', { name: 'Importar otro archivo' }).click()
  await choose(page, 'kardex.csv', file)
  await expect(page.getByRole('button', { name: 'No hay nada por importar' })).toBeVisible({
    timeout: 60_000,
  })
  await page.getByRole('button', { name: 'Otros datos' }).click()
  await expect(page.getByText(/^Por importar/)).toBeVisible()
})

import type { Page } from '@playwright/test'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { splitWords } from '#tests/support/browser/parted-words.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { snackBars } from '#tests/support/pages/snack-bars.ts'
import { importPage } from '#tests/support/pages/data-import.ts'
import { startOf } from '#tests/support/pages/locators.ts'

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
  expect([what, await splitWords(page)]).toEqual([what, []])
}

const earlier = (days: number) => addDays(companyDate(Date.now()), -days)
const deposit = (days: number, amount: string) => `100101,${earlier(days)},EXTRAORDINARIO,${amount}`

async function send(key: string, text: string): Promise<{ http: number; id: number }> {
  const answer = await fetch(`${portal.url}/api/portal/importaciones?clase=movimientos&nombre=caja.csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: text,
  })
  return { http: answer.status, id: ((await answer.json()) as { id: number }).id }
}

async function stateOf(key: string, id: number): Promise<unknown> {
  const answer = await fetch(`${portal.url}/api/portal/importaciones/${id}?clase=movimientos`, {
    headers: { authorization: `Bearer ${key}` },
  })
  return ((await answer.json()) as { data: unknown }).data
}

test('creates a key for savings movements, imports its file, and lets a file with unclear columns wait for a person', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAt(page, portal.url, 'FuentesImportacion', '100501')
  await page.getByRole('button', { name: 'Agregar fuente' }).click()
  const kind = page.getByLabel('Qué trae')
  await kind.selectOption({ label: importPage.kardex.label })
  await expect(page.getByText('Para esta llave necesitas también el rol de nómina.')).toBeVisible()
  await page.getByLabel('Nombre de la fuente').fill('Caja de ahorro')
  await page.getByRole('button', { name: 'Crear llave' }).click()
  await expect(kind).toBeFocused()
  await look(page, '1280 not one’s own')
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, '820 dark not one’s own')
  await page.setViewportSize({ width: 320, height: 640 })
  await look(page, '320 dark not one’s own')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await kind.selectOption({ label: importPage.savingsMoves.label })
  await page.getByRole('button', { name: 'Crear llave' }).click()
  const shown = page.locator('code')
  await expect(shown).toHaveText(/^turno_imp_/)
  const key = (await shown.textContent()) ?? ''
  await expect(page.getByText(/importaciones\?clase=movimientos y la llave/)).toBeVisible()
  await look(page, '1280 key')
  await page.getByRole('button', { name: 'Ya la guardé' }).click()
  await expect(page.getByText(`Trae: ${importPage.savingsMoves.label}`)).toBeVisible()
  await look(page, '1280 sources')

  const sent = await send(key, `NUMERO,FECHA,TIPO,IMPORTE\n${deposit(3, '12.34')}\n${deposit(2, '56.78')}\n`)
  expect(sent.http).toBe(200)
  await expect.poll(() => stateOf(key, sent.id)).toMatchObject({ estado: 'terminada', nuevas: 2, errores: 0 })
  await page.goto(`${portal.url}/#/ImportarDatos`)
  const tile = page.getByRole('button', { name: startOf(importPage.savingsMoves) })
  await expect(tile).toContainText('Último archivo')
  await tile.click()
  await expect(snackBars.imported(page)).toBeVisible()
  await expect(page.getByText('caja.csv')).toBeVisible()
  await look(page, '1280 run')

  const unsure = await send(key, `NUMERO,FECHA,TIPO,MONTO\n${deposit(1, '90.12')}\n`)
  await expect.poll(() => stateOf(key, unsure.id)).toMatchObject({ estado: 'espera' })
  await page.getByRole('button', { name: 'Otros datos' }).click()
  await page.getByRole('button', { name: startOf(importPage.savingsMoves) }).click()
  await expect(page.getByText('Revisa qué trae cada columna y el orden de las fechas.')).toBeVisible()
  await look(page, '1280 waits')
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, '820 dark waits')
  await page.setViewportSize({ width: 320, height: 640 })
  await look(page, '320 dark waits')
  await page.setViewportSize({ width: 820, height: 1180 })
  await dialogs.discard(page).click()
  const ask = page.getByRole('dialog')
  await expect(ask).toContainText('¿Descartar caja.csv?')
  await look(page, '820 dark discard')
  await ask.getByRole('button', { name: 'Conservar' }).click()
  await expect(ask).toHaveCount(0)
  await dialogs.discard(page).click()
  await dialogs.discard(page.getByRole('dialog')).click()
  await expect(snackBars.imported(page)).toBeVisible()
  await expect.poll(() => stateOf(key, unsure.id)).toMatchObject({ estado: 'descartada' })
})

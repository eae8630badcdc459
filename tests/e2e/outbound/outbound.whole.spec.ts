import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { IncidentRow } from '#contract/approvals/incidents.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { splitWords } from '#tests/support/browser/parted-words.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { call, elsewhere } from '#tests/support/server/other-device.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'

const INCIDENTS = '/Incidencias/ws-incidencias-autorizacion.php'

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

async function look(page: Page, what: string): Promise<void> {
  for (const [width, height, colorScheme] of [
    [1280, 800, 'light'],
    [820, 1180, 'dark'],
    [320, 640, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await settled(page)
    await expectAccessible(page, `${what} ${width} ${colorScheme}`)
    expect([what, width, await splitWords(page)]).toEqual([what, width, []])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function authorizeOne(): Promise<number> {
  const token = await elsewhere(portal.url, '100201')
  const { incidencias } = await call(portal.url, INCIDENTS, { Opcion: 4, token, id: 0 })
  const [first] = (incidencias as IncidentRow[]).filter(({ nombre }) => nombre !== undefined)
  const id = first?.idIncidencia ?? 0
  await call(portal.url, INCIDENTS, { Opcion: 1, token, idIncidencia: id, estatus: 2 })
  return id
}

test('gives a program the decision of a leader by its key until the key is revoked', async ({ page }) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAt(page, portal.url, 'Conexiones', '100501')
  await expect(page.getByText('Aún no hay llaves.')).toBeVisible()
  await look(page, 'no connections')
  await page.getByRole('button', { name: 'Agregar llave' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre del programa').fill('Nómina semanal')
  await dialog.getByRole('checkbox').first().check()
  await look(page, 'new key')
  await dialog.getByRole('button', { name: 'Crear llave' }).click()
  const shown = page.locator('code')
  await expect(shown).toHaveText(/^turno_sal_/)
  const key = (await shown.textContent()) ?? ''
  await look(page, 'key')
  await page.getByRole('button', { name: 'Ya la guardé' }).click()
  await expect(page.getByText('Nadie la ha usado')).toBeVisible()

  const folio = await authorizeOne()
  const pull = async () => {
    const headers = { authorization: `Bearer ${key}` }
    const answer = await fetch(`${portal.url}/api/portal/salidas`, { headers })
    const { data = [] } = (await answer.json()) as { data?: { folio: number }[] }
    return [answer.status, data.map((row) => row.folio)]
  }
  expect(await pull()).toEqual([200, [folio]])
  await page.reload()
  await expect(page.getByText(/^La usaron por última vez/)).toBeVisible()
  await look(page, 'connections')
  await page.getByRole('button', { name: 'Revocar Nómina semanal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar', exact: true }).click()
  await expect(page.getByText(/^Revocada el /)).toBeVisible()
  expect(await pull()).toEqual([401, []])
})

test('payroll finds a decision by its kind and downloads it as Excel and CSV', async ({ page }) => {
  test.setTimeout(240_000)
  const folio = await authorizeOne()
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAt(page, portal.url, 'Salidas', '100301')
  const row = page.getByRole('listitem').filter({ hasText: String(folio) })
  await expect(row).toHaveCount(1)
  await look(page, 'decisions')
  const kind = page.getByLabel('Qué decisión')
  await kind.selectOption('vacaciones')
  await expect(page.getByText('No hay decisiones en esos días')).toBeVisible()
  await kind.selectOption('incidencia')
  await expect(row).toHaveCount(1)
  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar CSV' }).click()
  const file = await csv
  expect(file.suggestedFilename()).toMatch(/^decisiones-.*\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.split('\r\n')[1]).toContain(`,incidencia,autorizado,00100,`)
  expect(text).toContain(`,${folio},`)
  const excel = page.waitForEvent('download')
  await desks.downloadAsExcel(page).click()
  expect((await excel).suggestedFilename()).toMatch(/\.xlsx$/)
})

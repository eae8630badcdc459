import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addDays, companyDate, weekday } from '#domain/dates.ts'
import { migrationsFolder } from '#server/db/connect.ts'
import { openPglite } from '#server/db/pglite.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { writeCfdi } from '#tests/support/files/cfdi-writer.ts'
import { inventReceipt, type Payee } from '#tests/support/files/payroll-receipts.ts'
import { makeZip, type ZipEntry } from '#tests/support/files/zip-maker.ts'
import { payeeOf, strangerOf } from '#tests/support/people/payees.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { evaluationsPage } from '#tests/support/pages/evaluations.ts'

/** A payroll file from the upload screen to the paid person; a kill half-way; a program with its key. */

let portal: Portal
let payee: Payee
test.beforeEach(async () => {
  portal = await startPortal({ hasOwnProcess: true, template: process.env.TURNO_DATA_TEMPLATE })
  // The server is stopped while the test reads its database.
  await portal.stop()
  const connection = await openPglite(join(portal.dataDir, 'database'), migrationsFolder())
  payee = await payeeOf(connection, '100101')
  await connection.close()
  await portal.start()
})
test.afterEach(() => portal.dispose())

const shoot = (page: Page, name: string) =>
  page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true })

function sunday(): string {
  const today = companyDate(Date.now())
  return addDays(today, 7 - weekday(today))
}
const weekly = (who: Payee, variant = '') =>
  inventReceipt({ payee: who, endDate: sunday(), days: 7, periodicity: '02', variant })
function entry(who: Payee, variant = ''): ZipEntry {
  const receipt = weekly(who, variant)
  return { name: `${receipt.stamp.uuid}.xml`, bytes: writeCfdi(receipt) }
}
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer })
const figure = (page: Page, word: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(word, { exact: true }) })
    .locator('dd')
    .first()

test('a ZIP is dropped, read, told of, and its receipt is its person’s with its XML', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAt(page, portal.url, 'ImportarNomina', '100301')
  await expect(page.getByText('Aún no hay importaciones')).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'no payroll file yet')
  await choose(page, 'notas.txt', Buffer.from('x'))
  await expect(page.getByText(/^notas.txt no es ZIP, XML ni PDF/)).toBeVisible()
  const good = entry(payee)
  const wrong = writeCfdi(weekly(payee, 'wrong')).replace(/ Total="[^"]*"/, ' Total="1.00"')
  const zip = makeZip([
    good,
    { name: 'nov/malo.xml', bytes: '<a&b' },
    { name: 'nov/sumas.xml', bytes: wrong },
    entry(strangerOf(77, payee.issuerRfc)),
  ])
  await choose(page, 'semana 46.zip', Buffer.from(zip))
  await expect(page.getByRole('heading', { name: 'semana 46.zip' })).toBeVisible()
  await expect(page.getByText('Con rechazos')).toBeVisible()
  await expect(figure(page, 'Tomados')).toHaveText('1')
  await expect(figure(page, evaluationsPage.waiting.label)).toHaveText('1')
  await expect(figure(page, 'Rechazados')).toHaveText('2')
  await expect(page.getByText('1 no suma')).toBeVisible()
  await expect(page.getByText(/y sus partes suman/)).toBeVisible()
  const [refused] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Bajar nov/malo.xml' }).click(),
  ])
  expect(refused.suggestedFilename()).toBe('malo.xml')
  expect(await readFile(await refused.path(), 'utf8')).toBe('<a&b')
  await settled(page)
  await expectAccessible(page, 'the report of a payroll file')
  await shoot(page, '1280-report')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'the report in the dark')
  await page.setViewportSize({ width: 820, height: 1180 })
  await shoot(page, '820-report-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 360, height: 640 })
  await shoot(page, '360-report')

  await page.goto(`${portal.url}/#/ImportarNomina`)
  await expect(page.getByRole('link', { name: /semana 46.zip/ })).toContainText('Con rechazos')
  await expect(page.getByText('En espera (1)')).toBeVisible()
  await shoot(page, '360-list')
  await page.getByText('En espera (1)').click()
  await expect(page.getByText('No hay ninguna persona con ese número de empleado.')).toBeVisible()
  await page.getByRole('button', { name: 'Intentar ahora' }).click()
  await expect(page.getByText('Ninguno se pudo colocar todavía.')).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'receipts that wait')
  await shoot(page, '360-waiting')

  const other = await browser.newContext({ viewport: { width: 820, height: 1180 } })
  const own = await other.newPage()
  await signInAt(own, portal.url, 'Recibos', '100101')
  const stamped = own
    .getByRole('link')
    .filter({ hasText: sunday().slice(8) })
    .first()
  await stamped.click()
  const [xml] = await Promise.all([
    own.waitForEvent('download'),
    own.getByRole('button', { name: 'Descargar XML' }).click(),
  ])
  expect(xml.suggestedFilename()).toBe(`recibo_${sunday()}.xml`)
  expect(await readFile(await xml.path(), 'utf8')).toBe(good.bytes)
  await expect(own.getByText(/^Se descargó/)).toBeVisible()
  await expectAccessible(own, 'a payslip with its XML')
  await shoot(own, '820-payslip')
  await other.close()
})

test('a server that is killed half-way goes on by itself, and nothing is lost or doubled', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAt(page, portal.url, 'ImportarNomina', '100301')
  const entries = Array.from({ length: 2500 }, (_, place) => entry(strangerOf(place, payee.issuerRfc)))
  await choose(page, 'grande.zip', Buffer.from(makeZip(entries)))
  const halfWay = /^(?!2,500)[1-9][\d,]* de 2,500 documentos/
  await expect(page.getByText(halfWay)).toBeVisible({ timeout: 120_000 })
  await shoot(page, '1280-reading')
  await portal.kill()
  await portal.start()
  await expect(page.getByText('Terminada')).toBeVisible({ timeout: 240_000 })
  await expect(figure(page, evaluationsPage.waiting.label)).toHaveText('2,500')
  await expect(figure(page, 'Ya estaban')).toHaveText('0')
})

test('without a network nothing is sent, and it is said', async ({ page, context }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await signInAt(page, portal.url, 'ImportarNomina', '100301')
  await expect(page.getByText('Aún no hay importaciones')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Sin internet no se puede subir. No se envió nada.')).toBeVisible()
  await choose(page, 'nomina.zip', Buffer.from(makeZip([entry(payee)])))
  await expect(page.getByRole('alert').filter({ hasText: 'No se envió nada.' })).toBeVisible()
  await shoot(page, '820-offline')
})

test('an administrator makes a key, a program sends with it, and a revoked one opens nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAt(page, portal.url, 'FuentesImportacion', '100501')
  await expect(page.getByText('Aún no hay fuentes')).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'no source yet')
  await page.getByRole('button', { name: 'Agregar fuente' }).click()
  await page.getByRole('button', { name: 'Crear llave' }).click()
  await expect(page.getByLabel('Nombre de la fuente')).toBeFocused()
  await expect(page.getByText('Escribe al menos 3 letras.')).toBeVisible()
  await expectAccessible(page, 'a source without a name')
  await page.getByLabel('Nombre de la fuente').fill('Nómina semanal')
  await page.keyboard.press('Enter')
  const shown = page.locator('code')
  await expect(shown).toHaveText(/^turno_imp_/)
  const key = (await shown.textContent()) ?? ''
  await settled(page)
  await expectAccessible(page, 'a key that is shown once')
  await shoot(page, '1280-key')
  // An accidental key press must not close a dialog whose content is shown only once.
  await expect(page.getByText('No se vuelve a mostrar.')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(shown).toHaveText(key)
  await page.getByRole('button', { name: 'Ya la guardé' }).click()
  await expect(page.getByRole('button', { name: 'Agregar fuente' })).toBeFocused()
  await expect(page.getByText(key)).toHaveCount(0)
  const send = (bytes: Uint8Array) =>
    fetch(`${portal.url}/api/portal/importaciones?clase=nomina&nombre=auto.zip`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: new Uint8Array(bytes),
    })
  const answer = (await (await send(makeZip([entry(payee)]))).json()) as { id: number }
  await expect(async () => {
    const look = await fetch(`${portal.url}/api/portal/importaciones/${answer.id}`, {
      headers: { authorization: `Bearer ${key}` },
    })
    expect(await look.json()).toMatchObject({ data: { estado: 'terminada', tomados: 1 } })
  }).toPass()
  await page.getByRole('button', { name: 'Revocar Nómina semanal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click()
  await expect(page.getByText(/Revocada: /)).toBeVisible()
  expect((await send(makeZip([entry(payee, 'other')]))).status).toBe(401)
  await page.setViewportSize({ width: 360, height: 640 })
  await shoot(page, '360-keys')
})

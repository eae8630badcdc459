import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addDays, companyDate, weekday } from '#domain/time/dates.ts'
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

let portal: Portal
let payee: Payee
test.beforeEach(async () => {
  portal = await startPortal({ hasOwnProcess: true, template: process.env.TURNO_DATA_TEMPLATE })
  // Only one process can open the database.
  await portal.stop()
  const connection = await openPglite(join(portal.dataDir, 'database'), migrationsFolder())
  payee = await payeeOf(connection, '100101')
  await connection.close()
  await portal.start()
})
test.afterEach(() => portal.dispose())

function sunday(): string {
  const today = companyDate(Date.now())
  return addDays(today, 7 - weekday(today))
}
const weekly = (who: Payee, variant = '') =>
  inventReceipt({ payee: who, endDate: sunday(), days: 7, periodicity: '02', variant })
function entry(who: Payee): ZipEntry {
  const receipt = weekly(who)
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

test('imports a ZIP, reports its rejected files, and gives the person the receipt with its XML', async ({
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
  await expect(figure(page, 'Importados')).toHaveText('1')
  await expect(figure(page, evaluationsPage.waiting.label)).toHaveText('1')
  await expect(figure(page, 'Rechazados')).toHaveText('2')
  await expect(page.getByText('1 no cuadra')).toBeVisible()
  await expect(page.getByText(/y sus partes suman/)).toBeVisible()
  const [refused] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar nov/malo.xml' }).click(),
  ])
  expect(refused.suggestedFilename()).toBe('malo.xml')
  expect(await readFile(await refused.path(), 'utf8')).toBe('<a&b')
  await settled(page)
  await expectAccessible(page, 'the report of a payroll file')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'the report in the dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 360, height: 640 })

  await page.goto(`${portal.url}/#/ImportarNomina`)
  await expect(page.getByRole('link', { name: /semana 46.zip/ })).toContainText('Con rechazos')
  await expect(page.getByText('En espera (1)')).toBeVisible()
  await page.getByText('En espera (1)').click()
  await expect(page.getByText('No hay ninguna persona con ese número de empleado.')).toBeVisible()
  await page.getByRole('button', { name: 'Intentar ahora' }).click()
  await expect(page.getByText('Todavía no se pudo asignar ninguno.')).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'receipts that wait')

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
  await other.close()
})

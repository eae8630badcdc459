import { readFileSync } from 'node:fs'
import type { Browser, Download, Page } from '@playwright/test'
import { addDays, companyDate, weekday } from '#domain/time/dates.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { writeCfdi } from '#tests/support/files/cfdi-writer.ts'
import { inventReceipt } from '#tests/support/files/payroll-receipts.ts'
import { readPdfTexts } from '#tests/support/files/pdf-text.ts'
import { csvOf, type FilePerson, HEADINGS, inventPerson, rowOf } from '#tests/support/files/people-files.ts'
import { makeZip } from '#tests/support/files/zip-maker.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { snackBars } from '#tests/support/pages/snack-bars.ts'
import { evaluationsPage } from '#tests/support/pages/evaluations.ts'
import { payslipsPage } from '#tests/support/pages/payslips.ts'

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ hasOwnProcess: true, environment: { DEMO: '0' } })
})
test.afterEach(() => portal.dispose())

const ISSUER = 'TNO010101AB1'
const ADMINISTRATOR = { number: '900001', password: 'Volcan-7-Nublado' }
const CLERK_PASSWORD = 'Girasol-5-Amarillo'
const OWN_PASSWORD = 'Jacaranda-9-Morada'
const COUNT = 60
const clerk = personAt(2)
const worker = personAt(7)

function personAt(at: number): FilePerson {
  return inventPerson(at, { department: at % 2 === 0 ? 'Nómina' : 'Soldadura', leader: '' })
}
const plantOf = (at: number) => (at < 40 ? 'Saltillo' : 'Ramos Arizpe')
const nameOf = ({ first, paternal, maternal }: FilePerson) => `${first} ${paternal} ${maternal}`

function peopleFile(): Buffer {
  const rows = Array.from({ length: COUNT }, (_, at) => [
    ...rowOf(personAt(at)),
    plantOf(at),
    personAt(at).rfc,
  ])
  const mistyped = [...rowOf({ ...personAt(COUNT), department: 'Soldadra' }), 'Saltillo', '']
  return Buffer.from(csvOf([[...HEADINGS, 'PLANTA', 'RFC'], ...rows, mistyped], ';'), 'latin1')
}

function sunday(): string {
  const today = companyDate(Date.now())
  return addDays(today, -weekday(today))
}

function payrollZip(): Buffer {
  const receipts = Array.from({ length: 20 }, (_, at) => {
    const { number, rfc, curp, nss } = personAt(at)
    const payee = { number, rfc, curp, nss, name: nameOf(personAt(at)).toUpperCase(), issuerRfc: ISSUER }
    return inventReceipt({ payee, endDate: sunday(), days: 7, periodicity: '02' })
  })
  const entries = receipts.map((receipt) => ({
    name: `${receipt.worker.number}.xml`,
    bytes: writeCfdi(receipt),
  }))
  const stranger = inventReceipt({
    payee: { ...personAt(300), name: 'NADIE', issuerRfc: ISSUER },
    endDate: sunday(),
    days: 7,
    periodicity: '02',
  })
  return Buffer.from(makeZip([...entries, { name: 'otro.xml', bytes: writeCfdi(stranger) }]))
}

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
}

async function chooseOwn(page: Page, password: string): Promise<void> {
  await expect(signInPage.newPasswordTitle(page)).toBeVisible()
  await signInPage.newPassword(page).fill(password)
  await signInPage.newPasswordAgain(page).fill(password)
  await signInPage.savePassword(page).click()
  await expect(page).toHaveURL(/#\/Inicio/)
}

async function makeFirst(page: Page, url: string, log: string): Promise<void> {
  const code = /Código de un solo uso: ([A-Z0-9-]+)/.exec(log)?.[1]
  if (!code) throw new Error(log)
  await page.goto(`${url}/#/PrimeraVez`)
  const answers: Record<string, string> = {
    'Código de un solo uso': code,
    'Razón social': 'TALLERES DEL NORTE SA DE CV',
    'RFC de la compañía': ISSUER,
    'Registro patronal': 'A1234567101',
    'Domicilio fiscal': 'Calzada Industrial 12, Saltillo',
    'Número para entrar': ADMINISTRATOR.number,
    Nombre: 'Ofelia',
    [forms.lastName.label]: 'Zamudio',
    Contraseña: ADMINISTRATOR.password,
    [signInPage.passwordAgain.label]: ADMINISTRATOR.password,
  }
  for (const [label, text] of Object.entries(answers))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await page.getByRole('link', { name: signInPage.enter.label }).click()
  await signInPage.submit(page, ADMINISTRATOR.number, ADMINISTRATOR.password)
  await expect(page).toHaveURL(/#\/Inicio/)
}

/** Imports all people. First creates the departments by keyboard, except the misspelt one. */
async function bringPeople(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/#/Importar`)
  const file = { name: 'Personal.csv', mimeType: 'text/csv', buffer: peopleFile() }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'Faltan 5 departamentos' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'No hay nada por importar' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Nómina, Ramos Arizpe 10 filas' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Soldadra, Saltillo 1 fila' })).not.toBeChecked()
  await look(page, 'departments that are missing')
  await page.getByRole('button', { name: 'Agregar 4 departamentos' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Importar 60 personas' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Falta 1 departamento' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Elige al menos uno' })).toBeVisible()
  await expect(page.getByText('El departamento Soldadra no existe.')).toBeVisible()
  await look(page, 'the review of the first file')
  await page.getByRole('button', { name: 'Importar 60 personas' }).click()
  await expect(snackBars.imported(page)).toBeVisible()
}

/** @returns the passwords by employee number, as printed */
async function printSlips(page: Page, button: string, file: string): Promise<Map<string, string>> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download: Download = await saved
  expect(download.suggestedFilename()).toBe(file)
  const texts = (await readPdfTexts(new Uint8Array(readFileSync(await download.path())))).map(({ text }) =>
    text.trim(),
  )
  const found = new Map<string, string>()
  for (const [at, text] of texts.entries()) {
    if (!/^\d{6}$/.test(text)) continue
    const password = texts.slice(at).find((each) => /^\S+(-\S+){3}$/.test(each))
    if (password) found.set(text, password)
  }
  return found
}

/**
 * Gives the role at once, because there is a single administrator. With two administrators, the other one
 * confirms (roles.whole.spec.ts).
 */
async function givePayroll(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/#/Roles`)
  await page.getByRole('link', { name: 'Dar un rol' }).click()
  await page.getByLabel('Busca por número, nombre o correo').fill(clerk.number)
  const found = page.getByRole('radiogroup', { name: '¿A quién?' }).getByRole('radio')
  await expect(found).toHaveCount(1)
  await found.check()
  await page.getByRole('radio', { name: 'Nómina', exact: true }).check()
  await page.getByRole('button', { name: /^Dar Nómina a / }).click()
  await expect(page.getByText('Listo, ya tiene el rol')).toBeVisible()
}

async function bringPayroll(browser: Browser, url: string, password: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 820, height: 1180 } })
  const page = await context.newPage()
  await page.goto(url)
  await signInPage.submit(page, clerk.number, password)
  await chooseOwn(page, CLERK_PASSWORD)
  await expect(page).toHaveURL(/#\/Inicio/)
  await page.goto(`${url}/#/ImportarNomina`)
  const file = { name: 'semana.zip', mimeType: 'application/zip', buffer: payrollZip() }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('Terminada')).toBeVisible()
  const figure = (word: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(word, { exact: true }) })
      .locator('dd')
      .first()
  await expect(figure('Importados')).toHaveText('20')
  await expect(figure(evaluationsPage.waiting.label)).toHaveText('1')
  await look(page, 'the first payroll')
  await context.close()
}

async function openPayslip(browser: Browser, url: string, password: string): Promise<void> {
  const context = await browser.newContext({
    locale: 'es-MX',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.goto(url)
  await signInPage.submit(page, worker.number, password)
  await chooseOwn(page, OWN_PASSWORD)
  await page.goto(`${url}/#/Recibos`)
  await page
    .getByRole('link')
    .filter({ hasText: sunday().slice(8) })
    .first()
    .click()
  await expect(page.getByText('Timbrada').first()).toBeVisible()
  await expect(page.getByText('El recibo anterior puede estar en tu historial.')).toHaveCount(0)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar XML' }).click()
  const xml = readFileSync(await (await saved).path(), 'utf8')
  expect(xml).toContain(`Curp="${worker.curp}"`)
  await look(page, 'the first payslip')
  await payslipsPage.openPdf(page).click()
  await expect(page.getByText('Este documento es una representación impresa de un CFDI.')).toBeAttached({
    timeout: 60_000,
  })
  await context.close()
}

test('leads from an empty server to the first payslip on a phone through the screens alone', async ({
  browser,
  page,
}) => {
  test.setTimeout(480_000)
  await page.setViewportSize({ width: 1280, height: 800 })
  await makeFirst(page, portal.url, portal.log())
  await bringPeople(page, portal.url)
  await page.getByRole('button', { name: 'Ver departamentos' }).click()
  const forClerk = await printSlips(page, 'Talones de Nómina, Saltillo (20)', 'talones-nomina-saltillo.pdf')
  const forWorker = await printSlips(
    page,
    'Talones de Soldadura, Saltillo (20)',
    'talones-soldadura-saltillo.pdf',
  )
  await look(page, 'slips of departments of one name')
  await givePayroll(page, portal.url)
  await bringPayroll(browser, portal.url, forClerk.get(clerk.number) ?? '')
  await openPayslip(browser, portal.url, forWorker.get(worker.number) ?? '')
})

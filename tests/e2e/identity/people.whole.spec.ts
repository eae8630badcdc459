import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, listenForComplaints, test } from '#tests/support/browser/e2e.ts'
import { startPortal } from '#tests/support/server/portal.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { EXACT } from '#tests/support/pages/locators.ts'
import { goTo } from '#tests/support/pages/routes.ts'

const ADMINISTRATOR = { number: '900001', password: 'Volcan-7-Nublado' }
const LUCIA = { number: '200145', password: 'Jacaranda-9-Morada' }
const PHONE = { locale: 'es-MX', viewport: { width: 360, height: 640 }, hasTouch: true }

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
}

async function chooseOwn(page: Page): Promise<void> {
  await expect(signInPage.newPasswordTitle(page)).toBeVisible()
  await look(page, 'CambioPass, demanded')
  await expect(signInPage.currentPassword(page)).toHaveCount(0)
  await signInPage.newPassword(page).fill(LUCIA.password)
  await signInPage.newPasswordAgain(page).fill(LUCIA.password)
  await signInPage.savePassword(page).click()
  await expect(page).toHaveURL(/#\/Inicio/)
}

async function openPhone(browser: Browser, url: string) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const complaints = await listenForComplaints(page)
  await page.goto(url)
  return { context, page, complaints }
}

async function makeFirst(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Primera vez' })).toBeVisible()
  await look(page, 'PrimeraVez')
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await expect(page.getByText('Revisa estos datos')).toBeVisible()
  await look(page, 'PrimeraVez, empty')
  const answers: Record<string, string> = {
    'Código de un solo uso': code.replace(/.$/, '0'),
    'Razón social': 'TALLERES DEL NORTE SA DE CV',
    'RFC de la compañía': 'TNO010101AB1',
    'Registro patronal': 'B1234567890',
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
  await expect(page.getByText(/El código no es correcto/)).toBeVisible()
  await page.getByLabel('Código de un solo uso').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Listo: ya tienes cuenta' })).toBeVisible()
  await look(page, 'PrimeraVez, done')
}

async function readPassword(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Contraseña temporal' })
  await expect(dialog).toBeVisible()
  await look(page, 'a one-time password')
  const password = await dialog.getByText(/^\S+(-\S+){3}$/).textContent()
  await dialog.getByRole('button', { name: 'Ya la entregué' }).first().click()
  await expect(dialog).toHaveCount(0)
  return String(password).trim()
}

async function addLucia(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Dar de alta' }).click()
  await signInPage.user(page).fill(LUCIA.number)
  await forms.firstName(page).fill('Lucía')
  await forms.lastName(page).fill('Treviño')
  // A whole date in any box fills all three.
  await forms.day(page.getByRole('group', { name: 'Fecha de nacimiento' }), EXACT).fill('1991-04-17')
  await look(page, 'Personas/nueva')
  await page.getByRole('button', { name: 'Dar de alta' }).click()
  await expect(page.getByText('Revisa estos datos')).toBeVisible()
  await look(page, 'Personas/nueva, incomplete')
  await page.getByText('Mujer', { exact: true }).click()
  await forms.position(page).fill('Operadora de prensa')
  await page.getByLabel('Departamento').selectOption('+')
  const place = page.getByRole('dialog', { name: 'Departamento nuevo' })
  await forms.firstName(place).fill('Prensas')
  await place.getByLabel('Planta').selectOption('+')
  await place.getByLabel('Nombre de la planta').fill('Saltillo')
  await look(page, 'a new department')
  await forms.save(place).click()
  await expect(place).toHaveCount(0)
  await expect(page.getByLabel('Departamento').locator('option:checked')).toHaveText('Prensas, Saltillo')
  await page.getByRole('button', { name: 'Dar de alta' }).click()
  return readPassword(page)
}

const ALWAYS = ['Recibos', 'Kardex', 'Kardex/6', 'Kardex/Anio', 'CajaAhorro', 'Documentos', 'Aclaraciones']
const OTHERS = ['Inconformidades', 'ActualizacionDatos', 'ActualizacionDatos/1', 'Alertas', 'Pendientes']

async function linksOn(page: Page, route: string): Promise<string[]> {
  await goTo(page, route)
  const links = page.locator('a[href^="#/"]')
  return links.evaluateAll((all) => all.map((one) => one.getAttribute('href')?.slice(2) ?? ''))
}

async function walk(page: Page): Promise<void> {
  const found = [...(await linksOn(page, 'Inicio')), ...(await linksOn(page, 'Mas'))]
  for (const route of new Set([...found, ...ALWAYS, ...OTHERS])) {
    await goTo(page, route)
    await expect(page.getByText(/no responde|algo raro|no entendemos|salió mal/)).toHaveCount(0)
    await expectAccessible(page, route)
    await page.keyboard.press('Escape')
  }
}

async function closeAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar la cuenta' }).click()
  const sure = page.getByRole('dialog', { name: '¿Cerrar la cuenta?' })
  await sure.getByRole('button', { name: 'Cerrar cuenta' }).click()
  await expect(forms.reasonMissing(sure)).toBeVisible()
  await sure.getByRole('textbox', { name: forms.reason.label }).fill('Baja voluntaria')
  await look(page, 'closing an account')
  await sure.getByRole('button', { name: 'Cerrar cuenta' }).click()
  await expect(page.getByText(/^Cuenta cerrada el /)).toBeVisible()
  await look(page, 'a closed account')
}

test('sets up an empty server, adds a person who signs in on a phone, and closes that person’s account', async ({
  browser,
  page,
  complaints,
}) => {
  test.slow()
  const portal = await startPortal({ hasOwnProcess: true, environment: { DEMO: '0' } })
  const code = /Código de un solo uso: ([A-Z0-9-]+)/.exec(portal.log())?.[1]
  if (!code) throw new Error(portal.log())
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${portal.url}/#/PrimeraVez`)
  await makeFirst(page, code)
  await page.getByRole('link', { name: signInPage.enter.label }).click()
  await signInPage.submit(page, ADMINISTRATOR.number, ADMINISTRATOR.password)
  await expect(page).toHaveURL(/#\/Inicio/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('1 de 5 pasos listos')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Importa a las personas/ })).toHaveAttribute(
    'href',
    '#/Importar',
  )
  await look(page, 'Inicio of an administrator')
  await page.goto(`${portal.url}/#/Personas`)
  await expect(page.getByText('1 persona', { exact: true })).toBeVisible()
  await look(page, 'Personas')
  const first = await addLucia(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Lucía Treviño' })).toBeVisible()
  await expect(page.getByText('Aún no cambia su contraseña temporal')).toBeVisible()
  await look(page, 'a person')

  const phone = await openPhone(browser, portal.url)
  await signInPage.submit(phone.page, LUCIA.number, first)
  await chooseOwn(phone.page)
  await walk(phone.page)
  // Inicio asks whether the person leads a team. A 403 response means no.
  const LEADS = '/api/get-colaboradores-operativos-lider'
  expect(phone.complaints.filter((complaint) => !complaint.endsWith(LEADS))).toEqual([])

  await closeAccount(page)
  await goTo(phone.page, 'Recibos')
  await expect(phone.page).toHaveURL(/#\/Login/)
  await signInPage.submit(phone.page, LUCIA.number, LUCIA.password)
  await expect(phone.page.getByText('Usuario o contraseña incorrectos').first()).toBeVisible()

  await page.getByRole('button', { name: 'Reabrir la cuenta' }).click()
  await page.getByRole('button', { name: 'Reabrir cuenta' }).click()
  const second = await readPassword(page)
  await signInPage.submit(phone.page, LUCIA.number, second)
  await expect(signInPage.newPasswordTitle(phone.page)).toBeVisible()
  await phone.context.close()
  await portal.dispose()
  expect(complaints).toEqual([])
})

import type { Page } from '@playwright/test'
import { planLoan } from '#domain/loan-plan.ts'
import { expectAccessible } from '../support/browser/accessible.ts'
import { expect, test } from '../support/browser/e2e.ts'
import { call, elsewhere, signInAt } from '../support/browser/papers.ts'
import { type Portal, startPortal } from '../support/server/portal.ts'

/** A worker asks for a loan, the desk authorizes it, and the worker's bell says so (P-79 … P-81, CAJ-08). */

const SAVINGS = '/Nominas/AdmCajaAhorro/ws-caja-alu.php'
const AMOUNT = 12_000
const PICTURES = process.env.DESK_PICTURES

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

async function askForLoan(): Promise<void> {
  const token = await elsewhere(portal.url, '100102')
  const plan = planLoan({ amount: AMOUNT * 100, term: 12, payGroup: 2 }, { tiie: 0.1, rate: 0.02 })
  const answer = await call(portal.url, SAVINGS, {
    Opcion: 8,
    token,
    monto: AMOUNT,
    plazo: 12,
    abono: plan.instalment / 100,
    interes: plan.interest / 100,
    prdo: 'Q',
    semana: 0,
    quincena: 0,
    inicio_nomina: '2026-01-01',
    fecha_prenom: '2026-01-01',
    fecha_nom: '2026-01-01',
    grupoPago: 2,
  })
  expect(answer).toMatchObject({ status: 'OK' })
}

/** Whole in the window without scrolling. */
async function expectInSight(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
}

test('asked for on a phone, authorized at the desk, told by the bell', async ({ page, browser }) => {
  await askForLoan()
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAt(page, portal.url, 'AdmCajaAhorro/PorDecidir', '100301')
  const list = page.getByRole('list', { name: 'Solicitudes de la caja' })
  // Oldest first: what was asked for today comes last.
  await expect(list.getByRole('link')).toHaveCount(5)
  await list.getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Arturo' })).toBeFocused()
  await expect(page.getByText('Cumple 7 de 7 condiciones')).toBeVisible()
  for (const [width, height] of [
    [820, 1180],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectInSight(page, 'Autorizar')
    await expectInSight(page, 'Rechazar')
  }
  await expectAccessible(page, 'the desk of the fund')
  if (PICTURES) await takePictures(page)

  // A reason that says nothing is not taken, and one that was given up on is not sent.
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill('No')
  await dialog.getByRole('button', { name: 'Rechazar', exact: true }).click()
  await expect(dialog.getByText('Escribe el motivo con 10 letras o más.')).toBeVisible()
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/refuse.png` })
  await dialog.getByRole('button', { name: 'Cancelar', exact: true }).last().click()

  await page.getByRole('button', { name: 'Autorizar', exact: true }).click()
  await expect(dialog.getByText('Recibe $12,000.00')).toBeVisible()
  await dialog.getByRole('button', { name: 'Autorizar', exact: true }).click()
  await expect(page.getByText(/^Autorizado\. Arturo/)).toBeVisible()
  await expect(list.getByRole('link')).toHaveCount(4)
  // Who and when stand in place of the conditions.
  await expect(page.getByText('Cumple 7 de 7 condiciones')).toHaveCount(0)
  await expect(page.getByText('Quién decidió')).toBeVisible()
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/decided.png` })

  const phone = await browser.newPage({ viewport: { width: 360, height: 640 } })
  await signInAt(phone, portal.url, 'Notificaciones', '100102')
  await expect(phone.getByText('Autorizaron tu solicitud de la caja')).toBeVisible()
  await expect(phone.getByText(/Préstamo de \$12,000\.00: en tu nómina del/)).toBeVisible()
  await phone.close()
})

/** For whoever looks at them: DESK_PICTURES=folder. */
async function takePictures(page: Page): Promise<void> {
  const shoot = (name: string) => page.screenshot({ path: `${PICTURES}/${name}.png` })
  await shoot('1280')
  await page.setViewportSize({ width: 820, height: 1180 })
  await shoot('820')
  await page.setViewportSize({ width: 360, height: 640 })
  await shoot('360')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await shoot('1280-dark')
  await page.emulateMedia({ colorScheme: 'light' })
}

import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { payslipsPage } from '#tests/support/pages/payslips.ts'
import { savingsPage } from '#tests/support/pages/savings.ts'

/** Tests SAV-01 … SAV-16 and SHELL-22. */

async function openSavings(page: Page, user: string): Promise<void> {
  await enterAt(page, '/', user)
  await savingsPage.open(page).click()
  await expect(page.getByText('Tienes ahorrado')).toBeVisible()
}

async function showMoney(place: Page | Locator): Promise<void> {
  const eye = payslipsPage.showAmounts(place)
  if (await eye.isVisible()) await eye.click()
}

/** On a slow machine, the amounts may be masked again before they are read. */
async function readMoney(place: Page | Locator, what: Locator): Promise<string[]> {
  for (;;) {
    await showMoney(place)
    const texts = await what.allInnerTexts()
    if (texts.length > 0 && !texts.some((text) => text.includes('•'))) return texts
  }
}

function centavos(text: string): number {
  const digits = Number(text.replace(/\D/g, ''))
  return /[−-]/.test(text) ? -digits : digits
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

async function allPages(page: Page, name: string, column: number): Promise<number[]> {
  const section = page.locator('section').filter({ has: page.getByRole('table', { name }) })
  const cells = section.locator(`tbody tr td:nth-child(${column})`)
  const next = forms.next(section)
  const amounts: number[] = []
  for (;;) {
    amounts.push(...(await readMoney(page, cells)).map(centavos))
    if ((await next.getAttribute('aria-disabled')) === 'true') return amounts
    await next.click()
  }
}

async function twin(page: Page, name: string): Promise<{ name: string; amounts: number[] }[]> {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const rows = await readMoney(dialog, dialog.getByRole('table', { name }).locator('tbody tr'))
  return rows.map((row) => {
    const [first = '', ...amounts] = row.split('\t')
    return { name: first, amounts: amounts.map(centavos) }
  })
}

async function figure(page: Page, label: string): Promise<number> {
  const place = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
  const [text = ''] = await readMoney(page, place.locator('dd'))
  return centavos(text)
}

test('rows, totals, loan and both charts agree to the centavo', async ({ page }) => {
  await openSavings(page, '100101')
  const total = 1_150_000
  expect(sum(await allPages(page, savingsPage.moves.label, 3))).toBe(total)
  const [loan, paid, remaining] = [
    await figure(page, 'Préstamo'),
    await figure(page, 'Pagado'),
    await figure(page, 'Te falta'),
  ]
  expect(paid + remaining).toBe(loan)
  expect(sum(await allPages(page, 'Pagos del préstamo', 4))).toBe(paid)

  await page.getByRole('button', { name: /Ver gráfica.*Tu ahorro/ }).click()
  const balance = await twin(page, 'Tu saldo por periodo')
  expect(balance[0]?.amounts[1]).toBe(total)
  expect(sum(balance.map(({ amounts }) => amounts[0] ?? 0))).toBe(total)
  await expectAccessible(page, 'CajaAhorro')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /Ver gráfica.*Tu préstamo/ }).click()
  const instalments = await twin(page, 'Abono e interés de cada pago')
  const principal = (rows: typeof instalments) => sum(rows.map(({ amounts }) => amounts[0] ?? 0))
  const toCome = instalments.filter(({ name }) => name.includes('Por pagar'))
  expect(instalments).toHaveLength(39)
  expect(principal(instalments)).toBe(loan)
  expect(principal(toCome)).toBe(remaining)
  expect(instalments.at(-1)?.amounts[2]).toBe(0)
  await expectAccessible(page, 'CajaAhorro')
})

test('opens the statement and its chart offline, dated and without an error; its tabs lead to the payslips', {
  tag: WHOLE,
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openSavings(page, '100101')
  const tabs = page.getByRole('navigation', { name: navigation.money.label })
  await tabs.getByRole('link', { name: 'Recibos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis recibos')
  await savingsPage.open(tabs).click()
  await expect(page.getByText('Tienes ahorrado')).toBeVisible()
  await readyForOffline(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Tienes ahorrado')).toBeVisible()
  await expect(syncStatus.shownSinceTime(page)).toBeVisible()
  await expect(tabs).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /Ver gráfica.*Tu ahorro/ }).click()
  expect((await twin(page, 'Tu saldo por periodo'))[0]?.amounts[1]).toBe(1_150_000)
})

test('offline, computes a loan from stored data with its date, and opens the monthly statement', {
  tag: WHOLE,
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openSavings(page, '100102')
  await readyForOffline(page)
  // Opens a PDF online, to load the PDF code and the viewer. Otherwise, they load shortly after the list.
  await page.getByRole('link', { name: /Estado de cuenta del mes/ }).click()
  await page.locator('a[href*="/CajaAhorro/papeles/20"]').first().click()
  await expect(page.getByText('Movimientos de tu ahorro')).toBeAttached()
  await dialogs.close(page).click()
  await page.goto('/#/CajaAhorro')
  await context.setOffline(true)
  await page.getByRole('link', { name: /Simula un préstamo/ }).click()

  await page.getByRole('textbox', { name: 'Cantidad en pesos' }).fill('12000')
  await page.getByRole('radio', { name: '12', exact: true }).check({ force: true })
  const main = page.getByRole('main')
  for (const amount of ['$1,060.00', '$1,005.00', '$390.00', '$12,390.00', '12 % anual']) {
    await expect(main.getByText(amount, { exact: true }).first()).toBeVisible()
  }
  await expect(main.getByText(/^Con datos del \d\d\/\d\d\/\d{4}, \d\d:\d\d\.$/)).toBeVisible()
  await expect(main.getByText('Necesitas internet para pedirlo.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pedir este préstamo' })).toHaveAttribute(
    'href',
    /monto=12000&plazo=12$/,
  )
  await page.getByRole('button', { name: 'Ver calendario de pagos' }).click()
  await expect(page.getByRole('table', { name: 'Calendario de pagos' }).locator('tbody tr')).toHaveCount(12)
  await expectAccessible(page, 'CajaAhorro/simulador')

  await page.getByRole('textbox', { name: 'Cantidad en pesos' }).fill('90000')
  await expect(main.getByText('La cantidad ingresada es incorrecta.')).toBeVisible()
  await page.goto('/#/CajaAhorro/papeles')
  await page.locator('a[href*="/CajaAhorro/papeles/20"]').nth(1).click()
  await expect(page.getByText('Movimientos de tu ahorro')).toBeAttached()
})

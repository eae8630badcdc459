import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { startPortal } from '#tests/support/server/portal.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { signIn } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { payslipsPage } from '#tests/support/pages/payslips.ts'
import { savingsPage } from '#tests/support/pages/savings.ts'

/** Savings-fund statement (SAV-01 … SAV-16, SHELL-22): masked, exact to the centavo, available offline. */

async function openSavings(page: Page, user: string): Promise<void> {
  await page.goto('/')
  await signIn(page, user)
  await savingsPage.open(page).click()
  await expect(page.getByText('Total general')).toBeVisible()
}

async function showMoney(place: Page | Locator): Promise<void> {
  const eye = payslipsPage.showAmounts(place)
  if (await eye.isVisible()) await eye.click()
}

/** Returns the texts once they are readable: on a slow machine the mask may have closed again. */
async function readMoney(place: Page | Locator, what: Locator): Promise<string[]> {
  for (;;) {
    await showMoney(place)
    const texts = await what.allInnerTexts()
    if (texts.length > 0 && !texts.some((text) => text.includes('•'))) return texts
  }
}

/** "−$1,234.50" → −123450 */
function centavos(text: string): number {
  const digits = Number(text.replace(/\D/g, ''))
  return /[−-]/.test(text) ? -digits : digits
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** Amounts of one column on all pages of a table. */
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

/** Table version of a chart: each row's name and amounts. */
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

test('everything that is money is masked until it is asked for', { tag: WHOLE }, async ({
  page,
  complaints,
}) => {
  await openSavings(page, '100101')
  const main = page.getByRole('main')
  await expect(main.getByText('15').first()).toBeVisible()
  expect(await main.innerHTML()).not.toMatch(/\$\d/)
  await showMoney(page)
  await expect(main.getByText('$11,500.00').first()).toBeVisible()
  await expect(page.getByText(/Se oculta solo en \d+ s/)).toBeVisible()
  await page.getByRole('button', { name: 'Ocultar tus cantidades' }).click()
  expect(await main.innerHTML()).not.toMatch(/\$\d/)
  expect(complaints).toEqual([])
})

test('rows, totals, loan and both charts tell the same story to the centavo', async ({ page }) => {
  await openSavings(page, '100101')
  const total = 1_150_000
  expect(sum(await allPages(page, 'Movimientos de ahorro', 3))).toBe(total)
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

test('without a network the statement is there, and nothing is called a failure', { tag: WHOLE }, async ({
  browser,
}) => {
  const portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
  const page = await browser.newPage({ baseURL: portal.url, viewport: { width: 360, height: 640 } })
  try {
    await openSavings(page, '100101')
    await expect(page.getByText('No hay registros de prestamos')).toHaveCount(0)
    await readyForOffline(page)
    await portal.stop()
    await page.reload()
    await expect(page.getByText('Total general')).toBeVisible()
    await expect(syncStatus.shownSinceTime(page)).toBeVisible()
    await expect(page.getByRole('navigation', { name: navigation.money.label })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: /Ver gráfica.*Tu ahorro/ }).click()
    expect((await twin(page, 'Tu saldo por periodo'))[0]?.amounts[1]).toBe(1_150_000)
  } finally {
    await page.close()
    await portal.dispose()
  }
})

test('no loan has the text of an empty list, and the payslips are one tap away', { tag: WHOLE }, async ({
  page,
}) => {
  await openSavings(page, '100102')
  await expect(page.getByText('No hay registros de prestamos')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tu préstamo' })).toHaveCount(0)

  // The tabs of "Mi dinero" lead to the payslips and back.
  const tabs = page.getByRole('navigation', { name: navigation.money.label })
  await tabs.getByRole('link', { name: 'Recibos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis recibos')
  await savingsPage.open(tabs).click()
  await expect(page.getByText('Total general')).toBeVisible()
})

test('somebody outside of the fund finds no way in, and an explanation at its address', {
  tag: WHOLE,
}, async ({ page }) => {
  await page.goto('/')
  await signIn(page, '100103')
  // The dialog about missing documents covers Inicio.
  await page.goto('/#/Recibos')
  await expect(navigation.money(page)).toBeVisible()
  await expect(savingsPage.open(page)).toHaveCount(0)
  await page.goto('/#/CajaAhorro')
  await expect(page.getByRole('heading', { name: 'No estás en la caja de ahorro' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('without a network a loan is reckoned on what the device holds, with its date, and the month is on paper', {
  tag: WHOLE,
}, async ({ browser }) => {
  const portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
  const page = await browser.newPage({ baseURL: portal.url, viewport: { width: 360, height: 740 } })
  try {
    await openSavings(page, '100102')
    await readyForOffline(page)
    // The PDF code and the viewer load with the first document, or shortly after the list.
    await page.getByRole('link', { name: /Estado de cuenta del mes/ }).click()
    await page.locator('a[href*="/CajaAhorro/papeles/20"]').first().click()
    await expect(page.getByText('Movimientos de tu ahorro')).toBeAttached()
    await dialogs.close(page).click()
    await page.goto('/#/CajaAhorro')
    await portal.stop()
    // Recent data is not fetched again, so only the browser can report the lost network.
    await page.context().setOffline(true)
    await page.getByRole('link', { name: /Simula un préstamo/ }).click()

    await page.getByRole('textbox', { name: 'Cantidad en pesos' }).fill('12000')
    await page.getByRole('radio', { name: '12', exact: true }).check({ force: true })
    const main = page.getByRole('main')
    for (const amount of ['$1,060.00', '$1,005.00', '$390.00', '$12,390.00', '12 % anual']) {
      await expect(main.getByText(amount, { exact: true }).first()).toBeVisible()
    }
    await expect(main.getByText(/^Con datos del \d\d\/\d\d\/\d{4}, \d\d:\d\d\.$/)).toBeVisible()
    await expect(main.getByText('Para pedirlo necesitas internet.')).toBeVisible()
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
  } finally {
    await page.close()
    await portal.dispose()
  }
})

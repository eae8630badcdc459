import type { Page } from '@playwright/test'
import { jsPDF } from 'jspdf'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { cutSheets, sheetsOf } from '#tests/support/browser/sheets.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import { enterKiosk, KIOSK, kioskPage, openKiosk } from '#tests/support/pages/kiosk.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { payslipsPage, WEEK } from '#tests/support/pages/payslips.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { changeRoute } from '#tests/support/pages/routes.ts'

test.use(KIOSK)

const NUMBER = '100101'
/** Maximum number of taps from the first digit to the printed payslip, not counting the password. */
const MOST_TAPS = 8

async function holdPrinter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printing = ''
    }
  })
}

async function print(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Imprimir' }).last().tap()
  return printed(page)
}

async function printed(page: Page): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('data-printing', '')
  expect(await cutSheets(page)).toEqual([])
  const sheets = await sheetsOf(page)
  await expect(page.locator('body > div:not(#root) > canvas')).toHaveCount(0)
  await page.evaluate(() => delete document.documentElement.dataset.printing)
  return sheets
}

test('signs in, prints the latest payslip and taps Terminar, with eight taps besides the password', async ({
  page,
  portal,
  complaints,
}) => {
  await holdPrinter(page)
  await page.addInitScript(
    (ways: string[]) => {
      const counted = window as unknown as { taps: number }
      counted.taps = 0
      const isKey = (target: EventTarget | null) =>
        target instanceof Element &&
        target.closest('[role="group"] button') !== null &&
        !ways.includes(target.closest('button')?.textContent ?? '')
      window.addEventListener('pointerdown', ({ target }) => isKey(target) || counted.taps++, true)
    },
    [kioskPage.next.label],
  )
  await openKiosk(page, portal.url)
  const key = (name: string) => page.getByRole('button', { name, exact: true }).tap()
  for (const digit of NUMBER) await key(digit)
  await key(kioskPage.next.label)
  await expect(signInPage.password(page)).toBeFocused()
  for (const char of PASSWORD) {
    const isCapital = /[A-Z]/.test(char)
    if (isCapital) await key('Mayús.')
    await key(char)
  }
  const field = signInPage.password(page)
  await expect(field).toHaveValue(PASSWORD)
  for (const [name, value] of [
    ['type', 'password'],
    ['inputmode', 'none'],
    ['autocomplete', 'one-time-code'],
  ])
    await expect(field).toHaveAttribute(name ?? '', value ?? '')
  await kioskPage.enterAndPrint(page).tap()
  await expect(page.getByText('Timbrada').last()).toBeVisible()
  await expect(page.getByText('Recoge tu hoja en la impresora.')).toBeVisible()
  expect(await printed(page)).toEqual(['landscape'])
  const taps = await page.evaluate(() => (window as unknown as { taps: number }).taps)
  await kioskPage.finish(page).first().tap()
  await expect(kioskPage.next(page)).toBeVisible()
  const all = NUMBER.length + taps
  console.log(`  taps from the first digit to the printed payslip: ${all}`)
  expect(all).toBeLessThanOrEqual(MOST_TAPS)
  expect(complaints).toEqual([])
})

test('prints every page of a payslip, its PDFs and the savings statement, and no blank page', {
  tag: WHOLE,
}, async ({ page, portal }) => {
  await holdPrinter(page)
  await openKiosk(page, portal.url)
  await enterKiosk(page)
  await page.getByRole('link', { name: /^Imprimir/ }).tap()
  expect(await printed(page), 'tile').toEqual(['landscape'])
  await navigation.home(page).tap()
  await page.setViewportSize({ width: 820, height: 1180 })
  await navigation.latestPayslip(page).tap()
  await expect(payslipsPage.whyChanged(page)).toBeVisible()
  for (const width of [820, 1280]) {
    await page.setViewportSize({ width, height: 1180 })
    await expect(payslipsPage.openPdf(page)).toBeVisible()
    const sheets = await sheetsOf(page, payslipsPage.earned.label)
    expect(
      sheets.filter((sheet) => sheet === 'blank'),
      String(width),
    ).toEqual([])
    expect(
      sheets.filter((sheet) => sheet.includes(payslipsPage.earned.label)),
      String(width),
    ).toHaveLength(1)
  }
  await page.setViewportSize(KIOSK.viewport)
  for (const paper of [payslipsPage.openPdf.label, 'Recibo horizontal']) {
    await page.getByRole('button', { name: paper }).tap()
    // The page below also has an Imprimir button, so this waits for the new page.
    await expect(page).toHaveURL(/\/(pdf|horizontal)$/)
    await expect(page.locator('canvas').first()).toBeVisible()
    await expect(page.getByText('GUADALUPE', { exact: false }).first()).toBeAttached()
    expect(await print(page), paper).toEqual(['landscape'])
    await page.goBack()
  }
  await navigation.home(page).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Lupita')
  await expect(navigation.home(page)).toHaveCount(0)

  const mixed = new jsPDF({ format: 'letter' })
  mixed
    .text('one', 20, 20)
    .addPage('letter', 'landscape')
    .text('two', 20, 20)
    .addPage('a4', 'portrait')
    .text('three', 20, 20)
  await page.route('**/generate-receipt*', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: Buffer.from(mixed.output('arraybuffer')) }),
  )
  await changeRoute(page, 'Recibos')
  await expect(page.getByRole('button', { name: /prenóminas/ })).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('row').filter({ hasText: WEEK }).nth(2).getByRole('cell').first().tap()
  await expect(payslipsPage.weekTitle(page)).toBeVisible()
  expect(await print(page), 'mixed').toEqual(['portrait', 'landscape', 'portrait'])
  await changeRoute(page, 'CajaAhorro')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi ahorro')
  expect(await sheetsOf(page)).not.toContain('blank')
})

import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, listenForComplaints, test } from '#tests/support/browser/e2e.ts'
import { movedClock } from '#tests/support/server/moved-clock.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { enterAt, signInAt, signInPage } from '#tests/support/pages/sign-in.ts'
import { EXACT } from '#tests/support/pages/locators.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { payslipsPage } from '#tests/support/pages/payslips.ts'
import { savingsPage } from '#tests/support/pages/savings.ts'
import { goTo } from '#tests/support/pages/routes.ts'
import { receipts } from '#tests/support/pages/receipts.ts'

/** Follows a loan from the request to its payment (CAJ-08, CAJ-11, NODE-06, NODE-07, P-79 … P-81). */

const PICTURES = process.env.DESK_PICTURES

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

async function askForLoan(phone: Page): Promise<void> {
  await savingsPage.open(phone).click()
  await phone
    .getByRole('main')
    .getByRole('link', { name: /^Pedir préstamo/ })
    .click()
  await phone.getByLabel('Cantidad en pesos').fill('12,000')
  await phone.getByRole('radio', { name: '12', exact: true }).check()
  await dialogs.proceed(phone).click()
  await dialogs.confirm(phone).click()
  await expect(receipts.sent(phone)).toBeVisible()
}

async function expectInSight(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
}

test('takes a loan from the request on a phone through the desk’s decision to the statement', async ({
  page,
  browser,
}) => {
  const phone = await browser.newPage({ baseURL: portal.url, viewport: { width: 360, height: 640 } })
  const complaints = await listenForComplaints(phone)
  await enterAt(phone, '/', '100102')
  await askForLoan(phone)
  await goTo(phone, 'Inicio')
  const bell = phone.getByRole('link', { name: new RegExp(`^${navigation.notifications.label} \\d+`) })
  const before = await countOf(bell)

  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAt(page, portal.url, 'AdmCajaAhorro/PorDecidir', '100301')
  const list = page.getByRole('list', { name: 'Solicitudes de la caja' })
  // Oldest first: today's request is the last.
  await expect(list.getByRole('link')).toHaveCount(5)
  await list.getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Arturo' })).toBeFocused()
  await expect(page.getByText('Cumple 7 de 7 condiciones')).toBeVisible()
  for (const [width, height] of [
    [820, 1180],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectInSight(page, desks.authorize.label)
    await expectInSight(page, desks.reject.label)
  }
  await expectAccessible(page, 'the desk of the fund')
  if (PICTURES) await takePictures(page)

  await desks.reject(page).click()
  const dialog = page.getByRole('dialog')
  await forms.reason(dialog).fill('No')
  await desks.reject(dialog).click()
  await expect(dialog.getByText('Escribe el motivo con 10 letras o más.')).toBeVisible()
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/refuse.png` })
  await dialogs.cancel(dialog, EXACT).last().click()

  await desks.authorize(page).click()
  await expect(dialog.getByText('Recibe $12,000.00')).toBeVisible()
  await desks.authorize(dialog).click()
  await expect(page.getByText(/^Autorizado\. Arturo/)).toBeVisible()
  await expect(list.getByRole('link')).toHaveCount(4)
  await expect(page.getByText('Cumple 7 de 7 condiciones')).toHaveCount(0)
  await expect(page.getByText('Quién decidió')).toBeVisible()
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/decided.png` })

  await comeBack(phone)
  await expect.poll(() => countOf(bell)).toBe(before + 1)
  await bell.click()
  await expect(phone.getByText(/Préstamo de \$12,000\.00: en tu nómina del/)).toBeVisible()
  const note = phone.getByRole('listitem').filter({ hasText: 'Autorizaron tu solicitud de la caja' })
  await note.first().getByRole('link').click()
  const waiting = phone.locator('section').filter({ has: savingsPage.inProcess(phone) })
  const step = waiting.getByRole('listitem').and(phone.locator('[aria-current="step"]'))
  await expect(step).toHaveText(/^En tu nómina del/)
  const [, day, month, year] =
    /En tu nómina del (\d\d)\/(\d\d)\/(\d{4})/.exec(await waiting.innerText()) ?? []
  expect(complaints).toEqual([])

  await portal.stop()
  await portal.start(movedClock(Date.parse(`${year}-${month}-${day}T18:00:00Z`)))
  await phone.reload()
  await signInPage.submit(phone, '100102')
  await expect(phone.getByRole('heading', { name: 'Tu préstamo' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await expect(phone.getByLabel('0 de 12 quincenas pagadas')).toBeVisible()
  await payslipsPage.showAmounts(phone).first().click()
  for (const label of ['Préstamo', 'Te falta']) {
    const figure = phone.locator('dl > div').filter({ has: phone.getByText(label, { exact: true }) })
    await expect(figure.locator('dd')).toHaveText('$12,000.00')
  }
  await expect(phone.getByRole('main')).toContainText('Primero debes liquidar tu préstamo actual.')

  await page.reload()
  await signInPage.submit(page, '100301')
  await page.getByText('Decididas', { exact: true }).click()
  const paid = list.getByRole('link').filter({ hasText: 'Arturo' }).first()
  await expect(paid).toContainText('En su nómina')
  await expect(paid).toContainText('$12,000.00')
})

const countOf = async (bell: Locator) =>
  Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0])

/** Simulates the return from another app, which makes the page refetch even recent data. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

/** Saves screenshots for review: DESK_PICTURES=folder. */
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

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { launchPersistent } from '#tests/support/browser/browser.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { startPortal } from '#tests/support/server/portal.ts'
import { closeAll } from '#tests/support/pages/dialogs.ts'
import { openPdf, payslipsPage, STAMPED } from '#tests/support/pages/payslips.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { startOf } from '#tests/support/pages/locators.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { goTo } from '#tests/support/pages/routes.ts'
import { savingsPage } from '#tests/support/pages/savings.ts'

const PHONE = { width: 360, height: 640 }
const AMOUNT = /[+−-]?\$[\d,]+\.\d\d/g

test.use({ viewport: PHONE })

/** Converts "+$1,234.50" to 123450. */
function centavos(text: string): number {
  const value = Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
  return /^[−-]/.test(text) ? -value : value
}

async function amountsIn(place: Locator): Promise<number[]> {
  return ((await place.innerText()).match(AMOUNT) ?? []).map(centavos)
}

async function oneAmount(place: Locator): Promise<number> {
  const [amount, ...more] = await amountsIn(place)
  if (amount === undefined || more.length > 0)
    throw new Error(`expected one amount in: ${await place.innerText()}`)
  return amount
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

async function openNewest(page: Page): Promise<Locator> {
  await navigation.money(page.getByRole('navigation')).click()
  const paid = page.getByRole('main').getByRole('link', { name: STAMPED })
  await paid.first().click()
  const payslip = page.getByRole('dialog')
  await expect(payslipsPage.whyChanged(payslip)).toBeVisible()
  return payslip
}

const shownAmounts = (page: Page) => page.getByText(/\$\d/)

test('hides amounts until a tap and masks them again; lists two years with one request; sums equal their rows, and differences the change', async ({
  page,
  portal,
}) => {
  test.slow()
  await page.clock.install()
  let histories = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/prerecibos-list-historic')) histories++
  })
  await enterAt(page, portal.url, '100101')
  await test.step('shows the last payments, savings and debt after a tap each, also offline', () =>
    expectPictures(page))
  await page.context().setOffline(false)
  await closeAll(page)
  await goTo(page, 'Inicio')
  await test.step('masks amounts again after 30 s, when the page is hidden and when it is left', () =>
    expectMasks(page))
  await closeAll(page)
  await test.step('lists two years of payslips with one request', async () => {
    await expectTwoYears(page)
    expect(histories).toBe(1)
  })
  await navigation.home(page.getByRole('navigation')).click()
  const payslip = await openNewest(page)
  expect((await payslip.innerText()).match(AMOUNT)).toBeNull()
  await expectAccessible(page, 'hidden')
  await payslipsPage.show(payslip).click()

  const sumUnder = (label: string) => oneAmount(payslip.locator('dl > div').filter({ hasText: label }))
  const [earned, deducted] = [await sumUnder('Ganaste'), await sumUnder('Te descontaron')]
  for (const [title, total] of [
    [payslipsPage.earned.label, earned],
    ['Lo que te descontaron', deducted],
  ] as const) {
    const rows = payslip.getByRole('list', { name: title }).getByRole('button')
    const amounts = await Promise.all((await rows.all()).map(async (row) => (await amountsIn(row))[0] ?? 0))
    expect(amounts.length, title).toBeGreaterThan(1)
    expect(sum(amounts), title).toBe(total)
  }
  const net = earned - deducted
  await expect(payslip.getByText(`${payslipsPage.received.label}`)).toBeVisible()
  const shown = `$${(net / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  await expect(payslip.getByText(shown, { exact: true }).first()).toBeVisible()

  await expect(payslip.getByText('Aún no tenemos la explicación de este concepto.')).toHaveCount(0)
  const tax = payslip.getByRole('button', { name: /Impuesto \(ISR\).*¿Qué es esto\?/s })
  await expect(payslip.getByText('El impuesto sobre lo que ganas.')).toBeHidden()
  await tax.click()
  await expect(tax).toHaveAttribute('aria-expanded', 'true')
  await expect(payslip.getByText('El impuesto sobre lo que ganas.')).toBeVisible()
  expect(await navigation.help(payslip).count()).toBeGreaterThan(6)
  // Reopens the payslip, so that its amounts stay visible for another 30 s.
  await closeAll(page)
  await openNewest(page)
  await payslipsPage.show(payslip).click()
  await expectDifferences(payslip)

  await openPdf(page, shown)
})

async function expectPictures(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const bars = page.locator('[data-net-bars] > :last-child > span')
  const known = page.locator('[data-net-bars] [data-known]')
  const amounts = page.getByRole('table').getByRole('cell').filter({ hasText: /^\$\d/ })
  await expect(bars.nth(9)).toBeVisible()
  const count = await bars.count()
  await settled(page)
  expect(await main.innerText()).not.toMatch(/\$\d/)
  await expect(known).toHaveCount(0)
  await expectAccessible(page, 'masked')

  await payslipsPage.showLast(page).click()
  await expect(amounts).toHaveCount(count)
  await expect(known).toHaveCount(count)
  await expect(main.getByText('Lo que más cambió')).toBeVisible()
  await expectAccessible(page, 'shown')

  await readyForOffline(page)
  await page.context().setOffline(true)
  await page.reload()
  await payslipsPage.showLast(page).click()
  await expect(amounts).toHaveCount(count)
  await savingsPage.showHome(page).click()
  await expect(page.locator('dl').filter({ hasText: 'Debes' })).toContainText(/\$\d.*\$\d/s)
  await bars.last().click()
  await expect(payslipsPage.weekTitle(page)).toBeVisible()
}

async function expectMasks(page: Page): Promise<void> {
  await payslipsPage.showLast(page).click()
  await expect(shownAmounts(page).first()).toBeVisible()
  await page.clock.runFor(25_000)
  await expect(shownAmounts(page).first()).toBeVisible()
  await page.clock.runFor(6_000)
  await expect(shownAmounts(page)).toHaveCount(0)

  const payslip = await openNewest(page)
  const show = payslipsPage.show(payslip)
  await show.click()
  await expect(payslip.getByText(/^Se oculta solo en (29|30) s$/)).toBeVisible()
  await page.clock.runFor(12_000)
  await expect(payslip.getByText(/^Se oculta solo en 1[5-8] s$/)).toBeVisible()
  await page.clock.runFor(19_000)
  await expect(shownAmounts(page)).toHaveCount(0)

  await show.click()
  await expect(shownAmounts(page).first()).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(shownAmounts(page)).toHaveCount(0)

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
  })
  await show.click()
  await closeAll(page)
  await openNewest(page)
  await expect(shownAmounts(page)).toHaveCount(0)
}

async function expectTwoYears(page: Page): Promise<void> {
  const bar = page.getByRole('navigation')
  const main = page.getByRole('main')
  await navigation.money(bar).click()
  await test.step('an extra payment in the week of a regular payment', async () => {
    await main
      .getByRole('link', { name: /Nómina extraordinaria/ })
      .first()
      .click()
    const earned = page.getByRole('dialog').getByRole('list', { name: payslipsPage.earned.label })
    await expect(earned.getByText('Pago extraordinario')).toBeVisible()
    await expect(earned.getByText('Sueldo')).toHaveCount(0)
    await closeAll(page)
  })
  await test.step('LEGPAY-10: a preview that cannot be seen yet', async () => {
    await page.getByRole('button', { name: /prenóminas/ }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Prenómina' }).first()
    const until = /^La prenómina de la semana \d+ no está disponible hasta el \d\d\/\d\d\/\d{4}\.$/
    await row.getByRole('button', { name: startOf(forms.save) }).click()
    await expect(page.getByText(until)).toBeVisible()
    await row.getByRole('link', { name: /Prenómina/ }).click()
    const payslip = page.getByRole('dialog')
    await expect(payslip.getByText(until)).toBeVisible()
    await expect(payslip.getByRole('button', { name: /PDF|horizontal/ })).toHaveCount(0)
    await closeAll(page)
  })
  await lists.more(page).click()
  const lastYear = page.getByRole('heading', { name: String(new Date().getFullYear() - 1) })
  await expect(lastYear).toBeVisible()
  await lists.search(main).click()
  const kinds = await page.getByLabel('Tipo de recibo').locator('option').allTextContents()
  const words = kinds.join(' ').toLowerCase()
  for (const kind of ['extraordinaria', 'finiquito', 'liquidación', 'aguinaldo', 'ptu', 'fondo de ahorro'])
    expect(words).toContain(kind)
  await expect(lists.more(page)).toHaveCount(0)
  await navigation.home(bar).click()
  await navigation.money(bar).click()
  await expect(lastYear).toBeVisible()
}

async function expectDifferences(payslip: Locator): Promise<void> {
  const sentence = payslip.getByText(/^Son \$[\d,.]+ (más|menos) que la semana \d+( de \d{4})?\.$/)
  const said = await oneAmount(sentence)
  const isMore = (await sentence.innerText()).includes('más')
  const rows = payslip.getByRole('listitem').filter({ hasText: /^.*[+−]\$/s })
  const effects = async () =>
    Promise.all(
      (await rows.all()).map(async (row) =>
        centavos((await row.innerText()).match(/[+−]\$[\d,.]+/)?.[0] ?? ''),
      ),
    )
  expect(await effects()).toHaveLength(3)
  await payslip.getByRole('button', { name: /Ver las \d+ diferencias/ }).click()
  const all = await effects()
  expect(all.length).toBeGreaterThan(3)
  expect(sum(all)).toBe(isMore ? said : -said)
  const sizes = all.map(Math.abs)
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))

  const bars = await amountsIn(payslip.locator('dl').filter({ hasText: /Sem\. \d+/ }))
  expect(bars).toHaveLength(2)
  expect((bars[1] ?? 0) - (bars[0] ?? 0)).toBe(sum(all))
}

test('shows net pay, differences and the landscape payslip offline from the phone', async () => {
  test.slow()
  const portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
  const profile = await mkdtemp(join(tmpdir(), 'turno-profile-'))
  const openBrowser = async () => {
    const browser = await launchPersistent(profile, { viewport: PHONE })
    return { browser, page: browser.pages()[0] ?? (await browser.newPage()) }
  }
  let { browser, page } = await openBrowser()
  try {
    await enterAt(page, portal.url, '100101')
    const payslip = await openNewest(page)
    await payslip.getByRole('button', { name: 'Recibo horizontal' }).click()
    await expect(payslip.getByText('GUADALUPE RAMOS').first()).toBeAttached()
    await payslipsPage.show(payslip).waitFor({ state: 'detached' })
    await payslip.getByRole('button', { name: 'Regresar al recibo' }).click()
    await expect(payslip.getByRole('button', { name: 'Recibo horizontal' })).toBeFocused()
    await payslipsPage.show(payslip).click()
    const online = await payslip.innerText()
    await readyForOffline(page)
    await browser.close()
    await portal.stop()

    ;({ browser, page } = await openBrowser())
    await page.goto(portal.url)
    await payslipsPage.showLast(page).click()
    // The table of the bars lists the last payment first.
    const net = await oneAmount(page.getByRole('main').getByText(/^\$\d/).first())
    const again = await openNewest(page)
    await payslipsPage.show(again).click()
    const withoutClock = (text: string) => text.replace(/en \d+ s/, '')
    expect(withoutClock(await again.innerText())).toBe(withoutClock(online))
    expect((await amountsIn(again))[0]).toBe(net)
    await again.getByRole('button', { name: 'Recibo horizontal' }).click()
    await expect(again.getByText('GUADALUPE RAMOS').first()).toBeAttached()
    await expect(again.getByText('Lo que recibes')).toBeAttached()

    await again.getByRole('button', { name: 'Regresar al recibo' }).click()
    await payslipsPage.openPdf(again).click()
    await expect(
      again.getByText('Este recibo no está en tu teléfono. Ábrelo una vez con internet.'),
    ).toBeVisible()
    await page.goBack()
    await expect(payslipsPage.whyChanged(again)).toBeVisible()
  } finally {
    await browser.close()
    await portal.dispose()
    await rm(profile, { recursive: true, force: true })
  }
})

const LOOKS = [
  {
    where: 'on the narrowest phone, dark, in English, with the largest text',
    viewport: { width: 320, height: 640 },
    colorScheme: 'dark',
    locale: 'en',
    letter: '1.5',
  },
  {
    where: 'at a desk, light, in Spanish',
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    locale: 'es',
    letter: '1',
  },
] as const

for (const { where, viewport, colorScheme, locale, letter } of LOOKS)
  test.describe(where, () => {
    test.use({ viewport, colorScheme, reducedMotion: 'reduce', serviceWorkers: 'block' })

    test('hidden and shown amounts and the landscape payslip are accessible', async ({ page, portal }) => {
      await page.addInitScript(
        ([language, size]) => {
          localStorage.setItem('turno.locale', language)
          localStorage.setItem('turno.letra', size)
        },
        [locale, letter] as const,
      )
      await page.goto(portal.url)
      await page.locator('input').first().fill('100101')
      await page.locator('input[type=password]').fill('Portal.2026')
      await page.locator('button[type=submit]').click()
      const href = await page.locator('a[href^="#/Recibos/"]').first().getAttribute('href')
      await page.evaluate((hash) => {
        location.hash = hash
      }, href ?? '')
      // Excludes the toggle of the last payments, which may load later. Only that toggle has a label.
      const toggle = page.locator('button[aria-pressed]:not([aria-label])').last()
      await expect(toggle).toBeVisible()
      await expectAccessible(page, 'hidden')
      await toggle.click()
      for (const line of await page.locator('li > button[aria-expanded]').all()) await line.click()
      await expectAccessible(page, 'shown and explained')
      await page.locator('button[data-paper="horizontal"]').click()
      await expect(page.locator('canvas').first()).toBeVisible()
      await expectAccessible(page, 'landscape payslip')
    })
  })

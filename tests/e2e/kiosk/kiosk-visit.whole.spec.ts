import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { startPortal } from '#tests/support/server/portal.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import {
  enterKiosk,
  KIOSK,
  kioskPage,
  lookForOffences,
  openKiosk,
  personBuckets,
} from '#tests/support/pages/kiosk.ts'
import { reminders } from '#tests/support/pages/reminders.ts'
import { signIn, signInPage } from '#tests/support/pages/sign-in.ts'
import { payslipsPage, weekLink } from '#tests/support/pages/payslips.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { goTo } from '#tests/support/pages/routes.ts'

test.use(KIOSK)

const amounts = (page: Page) => page.getByText(/\$\d/)
const band = (page: Page) => page.getByRole('alertdialog')

async function passUntilWarned(page: Page, seconds: number): Promise<void> {
  for (let left = seconds; left > 0 && !(await band(page).isVisible()); left--) await page.clock.runFor(1000)
  await expect(band(page)).toBeVisible()
}

test('keeps the person through a reload but not in a new tab; asks for no documents and downloads nothing', async ({
  page,
  portal,
  context,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const sheets = [...document.querySelectorAll('body > div:not(#root) > canvas')] as HTMLCanvasElement[]
      document.documentElement.dataset.printed = sheets
        .map((sheet) => `${sheet.width}×${sheet.height}`)
        .join()
    }
  })
  await openKiosk(page, portal.url)
  await test.step('a kiosk without a camera asks 100103 for no documents', async () => {
    // Signs in without closeReminders, which would close a dialog that asks for documents.
    for (const digit of '100103') await page.getByRole('button', { name: digit, exact: true }).tap()
    await kioskPage.next(page).tap()
    await signInPage.password(page).fill(PASSWORD)
    await signInPage.enter(page).tap()
    await navigation.latestPayslip(page).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis recibos')
    await dialogs.goBack(page).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hola/)
    await expect(reminders.documents(page)).toHaveCount(0)
    await kioskPage.finish(page).tap()
    await expect(kioskPage.next(page)).toBeVisible()
  })
  await test.step('prints a payslip, and removes its pictures from the page afterwards', async () => {
    await enterKiosk(page)
    await goTo(page, 'Recibos')
    await weekLink(page).tap()
    await payslipsPage.openPdf(page).tap()
    await page.getByRole('button', { name: 'Imprimir' }).tap()
    await expect(page.locator('html')).toHaveAttribute('data-printed', /^\d{4}×\d{4}/)
    await expect(
      page.getByRole('button', { name: new RegExp(`${lists.download.label}|Compartir`) }),
    ).toHaveCount(0)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(page.locator('body > div:not(#root) > canvas')).toHaveCount(0)
    expect(await lookForOffences(page)).toEqual([])
  })
  await goTo(page, 'Inicio')
  for (let turn = 0; turn < 3; turn++) {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Lupita')
  }
  await page.close()
  const next = await context.newPage()
  await next.goto(portal.url)
  await expect(kioskPage.next(next)).toBeVisible()
  await expect.poll(() => personBuckets(next)).toEqual([])
})

test('says at the keypad that the session expired; a phone returns to its screen after the sign-in', async ({
  page,
  browser,
}) => {
  const environment = { TOKEN_LIFE_S: '15' }
  const portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE, environment })
  try {
    await openKiosk(page, portal.url)
    await enterKiosk(page)
    await expect(kioskPage.next(page)).toBeVisible()
    await expect(signInPage.expired(page)).toBeVisible()
    expect(await personBuckets(page)).toEqual([])

    const phone = await browser.newPage({ locale: 'es-MX', viewport: { width: 360, height: 640 } })
    await phone.goto(portal.url)
    await signIn(phone, '100101')
    await phone.goto(`${portal.url}/#/Ajustes`)
    await expect(phone).toHaveURL(/#\/Login/)
    await expect(signInPage.expired(phone).first()).toBeVisible()
    await signInPage.submit(phone, '100101')
    await expect(phone).toHaveURL(/#\/Ajustes/)
    await phone.close()
  } finally {
    await portal.dispose()
  }
})

test('masks amounts after 10 s, warns after 100 s on a form, and ends at once after the machine has slept', async ({
  page,
  portal,
}) => {
  await page.clock.install()
  await openKiosk(page, portal.url)
  await enterKiosk(page)
  await page.clock.runFor(1000)
  await test.step('masks amounts after 10 s', async () => {
    await goTo(page, 'Recibos')
    await weekLink(page).tap()
    const toggle = page.locator('button[aria-pressed]').first()
    await expect(toggle).toBeVisible()
    await expect(amounts(page)).toHaveCount(0)
    await toggle.tap()
    await expect(amounts(page).first()).toBeVisible()
    // Only 6 of the 10 s, because real time passes too.
    await page.clock.runFor(6000)
    await expect(amounts(page).first()).toBeVisible()
    await page.clock.runFor(4500)
    await expect(amounts(page)).toHaveCount(0)
  })
  await test.step('warns after 100 s on a form', async () => {
    await goTo(page, 'CambioPass')
    await page.getByRole('textbox', { name: signInPage.currentPassword.label }).fill('half')
    await page.clock.runFor(75_000)
    await expect(band(page)).toHaveCount(0)
    await passUntilWarned(page, 30)
    await page.getByRole('button', { name: 'Sigo aquí' }).tap()
    await expect(band(page)).toHaveCount(0)
  })
  await page.clock.fastForward('10:00')
  await expect(kioskPage.next(page)).toBeVisible()
  await expect.poll(() => personBuckets(page)).toEqual([])

  await enterKiosk(page)
  await page.evaluate(() => localStorage.setItem('turno.locale', 'en'))
  await page.reload()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Lupita')
  await passUntilWarned(page, 60)
  await expectAccessible(page, 'the warning, dark, in English')
  expect(await lookForOffences(page)).toEqual([])
})

import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { EXACT } from '#tests/support/pages/locators.ts'
import { call, elsewhere, PASSWORD } from '#tests/support/server/other-device.ts'
import { enterKiosk, KIOSK, kioskPage, openKiosk } from '#tests/support/pages/kiosk.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { dataFormPage } from '#tests/support/pages/data-form-steps.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { goTo } from '#tests/support/pages/routes.ts'

test.use(KIOSK)

const NEXT = 'Otra.clave.2026'
const start = (page: Page) => kioskPage.next(page)
const former = (page: Page) => page.getByRole('heading', { name: 'Tienes datos sin enviar' })

async function passMinute(page: Page): Promise<void> {
  for (let second = 0; second < 62; second++) await page.clock.runFor(1000)
}

async function typeNumber(page: Page, user: string, password: string): Promise<void> {
  for (const digit of user) await page.getByRole('button', { name: digit, exact: true }).tap()
  await start(page).tap()
  await signInPage.password(page).fill(password)
}

test('a number without its password is cleared after a minute; the question for a former password is, too, and can be left', {
  tag: WHOLE,
}, async ({ page, ownPortal: portal }) => {
  await page.clock.install()
  await openKiosk(page, portal.url)
  await test.step('a number is cleared, and an untouched start screen does not reload', async () => {
    await typeNumber(page, '100101', '')
    await passMinute(page)
    await expect(start(page)).toBeVisible()
    const first = await page.evaluate(() => performance.timeOrigin)
    await passMinute(page)
    await expect(start(page)).toBeVisible()
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(first)
  })
  await enterKiosk(page)
  await page.clock.runFor(1000)
  await goTo(page, 'ActualizacionDatos/2')
  await dataFormPage.birthPlace(page).fill('Villa del Canario')
  await dataFormPage.birthPlace(page).blur()
  await page.clock.runFor(1000)
  await kioskPage.finish(page).first().tap()
  const question = kioskPage.finishQuestion(page)
  await expect(question).toBeVisible()
  await expect(kioskPage.finish(question, EXACT)).toHaveCount(0)
  await kioskPage.saveAndFinish(question).tap()
  await expect(start(page)).toBeVisible()
  const token = await elsewhere(portal.url, '100101')
  const change = { Opcion: 6, token, password: PASSWORD, nuevo: NEXT, dispositivos: [] }
  expect(await call(portal.url, '/Login/ws-login.php', change)).toMatchObject({ status: 'OK' })

  const enter = async () => {
    await typeNumber(page, '100101', NEXT)
    await signInPage.enter(page).tap()
    await expect(former(page)).toBeVisible()
  }
  await enter()
  await page.getByRole('button', { name: 'No la recuerdo' }).tap()
  await passMinute(page)
  await expect(start(page)).toBeVisible()
  await enter()
  await dialogs.goBack(page).tap()
  await expect(signInPage.password(page)).toHaveValue('')
})

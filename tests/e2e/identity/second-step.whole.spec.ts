import type { Page } from '@playwright/test'
import { codeOf } from '#tests/support/people/authenticator.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { startPortal } from '#tests/support/server/portal.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { KIOSK, kioskPage, lookForOffences, openKiosk } from '#tests/support/pages/kiosk.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'

const HR = '100301'

/** Returns a code that is not `used`, because each code works only once. */
async function nextCode(key: string, used: string): Promise<string> {
  const code = () => codeOf(key, new Date(), 1)
  await expect.poll(code, { timeout: 40_000 }).not.toBe(used)
  return code()
}

async function firstStep(page: Page, user = HR): Promise<void> {
  await signInPage.submit(page, user)
}

async function closeDialogs(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function setUp(page: Page): Promise<{ key: string; codes: string[]; used: string }> {
  await signInPage.password(page.getByRole('main')).fill(PASSWORD)
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(page.getByRole('img', { name: 'Código QR para tu app' })).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'the key')
  const shown = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const key = String(shown).replaceAll(' ', '')
  await page.getByLabel('Los 6 números de tu app').fill('000000')
  await page.getByRole('button', { name: 'Activar' }).click()
  await expect(page.getByText(/no corresponde a esta llave/).first()).toBeVisible()
  const used = codeOf(key, new Date())
  await page.getByLabel('Los 6 números de tu app').fill(used)
  await page.getByRole('button', { name: 'Activar' }).click()
  const list = page.getByRole('list', { name: 'Códigos de respaldo' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  await settled(page)
  await expectAccessible(page, 'the recovery codes')
  const codes = await list.allTextContents()
  return { key, codes, used }
}

test('the second step is set up on a desktop; every later sign-in asks for the app’s code or a recovery code', async ({
  browser,
  page,
  complaints,
}) => {
  const portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${portal.url}/#/Login`)
  await firstStep(page)
  await closeDialogs(page)
  await page.goto(`${portal.url}/#/Mas`)
  await page.getByRole('link', { name: /Verificación en dos pasos/ }).click()
  await expect(page.getByRole('heading', { name: 'Protege tu cuenta' })).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'SegundoPaso')
  const { key, codes, used } = await setUp(page)
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(page.getByText('Te quedan 10 códigos de respaldo')).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'SegundoPaso, on')
  await page.goto(`${portal.url}/#/Mas`)
  await signInPage.signOut(page.getByRole('main')).click()

  await firstStep(page)
  const field = page.getByLabel('Los 6 números')
  await expect(field).toBeFocused()
  await settled(page)
  await expectAccessible(page, 'the second step')
  await field.fill('111111')
  await expect(page.getByText(/El código no es correcto/).first()).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expectAccessible(page, 'the second step, refused')
  await page.keyboard.type(await nextCode(key, used))
  await expect(page).toHaveURL(/#\/Inicio/)

  const reader = await browser.newContext({ locale: 'es-MX', viewport: { width: 360, height: 640 } })
  const phone = await reader.newPage()
  await phone.addInitScript(() => localStorage.setItem('turno.letra', '1.5'))
  await phone.setViewportSize({ width: 320, height: 640 })
  await phone.goto(portal.url)
  await firstStep(phone)
  await settled(phone)
  await expectAccessible(phone, 'the second step in large text')
  await dialogs.goBack(phone).click()
  await expect(signInPage.user(phone)).toHaveValue(HR)
  await signInPage.password(phone).fill(PASSWORD)
  await signInPage.enter(phone).click()
  await phone.getByRole('button', { name: 'Usar un código de respaldo' }).click()
  await settled(phone)
  await expectAccessible(phone, 'the recovery code')
  await phone.getByLabel('Código de respaldo').fill(String(codes[0]).toLowerCase())
  await signInPage.enter(phone).click()
  await expect(phone).toHaveURL(/#\/Inicio/)
  await reader.close()

  const kiosk = await browser.newContext({ locale: 'es-MX', ...KIOSK })
  const wall = await kiosk.newPage()
  await openKiosk(wall, portal.url)
  for (const digit of HR) await wall.getByRole('button', { name: digit, exact: true }).tap()
  await kioskPage.next(wall).tap()
  await signInPage.password(wall).fill(PASSWORD)
  await signInPage.enter(wall).tap()
  await expect(wall.getByRole('heading', { name: 'Escribe los 6 números de tu app' })).toBeVisible()
  await settled(wall)
  await expectAccessible(wall, 'the second step of a kiosk')
  expect(await lookForOffences(wall)).toEqual([])
  for (const digit of '222222') await wall.getByRole('button', { name: digit, exact: true }).tap()
  await expect(wall.getByText(/El código no es correcto/)).toBeVisible()
  await wall.getByRole('button', { name: 'Usar un código de respaldo' }).tap()
  await wall.getByLabel('Código de respaldo').fill(String(codes[1]))
  await signInPage.enter(wall).tap()
  await expect(wall).toHaveURL(/#\/Inicio/)
  await kiosk.close()
  expect(complaints).toEqual([])
  await portal.dispose()
})

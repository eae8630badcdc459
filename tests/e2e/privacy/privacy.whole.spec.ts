import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import { signInAt, signInPage } from '#tests/support/pages/sign-in.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { goTo } from '#tests/support/pages/routes.ts'

const PHONE = { viewport: { width: 360, height: 640 }, locale: 'es-MX' }
const DESK = { viewport: { width: 1280, height: 800 }, locale: 'es-MX' }
const consent = (page: Page) => page.getByRole('dialog', { name: 'Aviso de privacidad' })

async function publish(page: Page): Promise<void> {
  await goTo(page, 'Privacidad')
  await expect(page.getByText('Todavía no publicas ninguna versión')).toBeVisible()
  await expectAccessible(page, 'the desk of privacy')
  await page.getByRole('button', { name: 'Escribir una versión nueva' }).click()
  await page.getByText('Ver el texto del aviso').click()
  await expect(page.getByRole('heading', { name: /^1\. Quién es responsable/ })).toBeVisible()
  await page.getByLabel('Párrafos de la empresa (opcional)').fill('# Cámaras\nGrabamos las entradas.')
  await desks.publish(page).click()
  await page.getByRole('button', { name: 'Sí, publicar' }).click()
  await expect(page.getByText('Versión 1 ·')).toBeVisible()
}

test('publishes the notice, and asks a person once to accept it, also offline', async ({
  browser,
  ownPortal: portal,
}) => {
  test.slow()
  const desk = await browser.newContext(DESK)
  const admin = await desk.newPage()
  await signInAt(admin, portal.url, 'Inicio', '100501')
  await settled(admin)
  await admin.keyboard.press('Escape')
  await publish(admin)
  await settled(admin)
  await expectAccessible(admin, 'the desk with a version')

  const phone = await browser.newContext({ ...PHONE, colorScheme: 'dark' })
  const page = await phone.newPage()
  await signInAt(page, portal.url, 'Inicio', '100101')
  await expect(consent(page).getByRole('heading', { name: 'Cámaras' })).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'the notice over Inicio, in the dark')
  await phone.setOffline(true)
  await consent(page).getByRole('button', { name: 'Acepto' }).click()
  await expect(page.getByText('Está guardado aquí. Se envía solo cuando hay internet.')).toBeVisible()
  await expect(consent(page)).toHaveCount(0)
  await phone.setOffline(false)
  await goTo(page, 'MisDatos')
  await expect(page.getByText('Lo aceptaste')).toBeVisible()
  await expect(page.getByText(/^Aceptaste la versión 1 el/)).toBeVisible()

  const other = await browser.newContext(PHONE)
  const again = await other.newPage()
  await signInAt(again, portal.url, 'Inicio', '100101')
  await settled(again)
  await expect(consent(again)).toHaveCount(0)
  const stranger = await (await browser.newContext(PHONE)).newPage()
  await stranger.goto(`${portal.url}/#/AvisoPrivacidad`)
  await expect(stranger.getByText('Grabamos las entradas.')).toBeVisible()
  await expectAccessible(stranger, 'the notice without a session')

  await admin.reload()
  await expect(admin.getByText(/^La aceptó 1 de/)).toBeVisible()
})

test('a person downloads their own data with the password, by keyboard alone', async ({
  browser,
  portal,
}) => {
  test.slow()
  const page = await (await browser.newContext(PHONE)).newPage()
  await signInAt(page, portal.url, 'Inicio', '100103')
  await settled(page)
  await goTo(page, 'MisDatos')
  await expect(page.getByText('Tu cuenta y tu puesto')).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'my data')
  await page.getByRole('button', { name: 'Descargar mis datos' }).focus()
  await page.keyboard.press('Enter')
  await expect(signInPage.password(page)).toBeFocused()
  await page.getByRole('button', { name: 'Preparar mis datos' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: /Escribe/ })).toBeFocused()
  await expectAccessible(page, 'the password is missing')
  await signInPage.password(page).focus()
  await page.keyboard.type('No.Es.Esta')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'no es correcta' })).toBeFocused()
  await signInPage.password(page).fill(PASSWORD)
  await page.keyboard.press('Enter')
  const save = page.getByRole('button', { name: new RegExp(`^${lists.download.label} \\d`) })
  await expect(save).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'the download is ready')
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(download.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  expect(strFromU8(files['LEEME.html'] ?? new Uint8Array())).toContain('100103')
  await page.reload()
  await goTo(page, 'MisDatos')
  await save.click()
  await expect(page.getByRole('heading', { name: 'Escribe tu contraseña' })).toBeVisible()
})

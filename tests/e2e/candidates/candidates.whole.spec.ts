import type { Page } from '@playwright/test'
import { buildCurp } from '#domain/text/mexican-ids.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { decisionLink, fitLink, offerLink } from '#tests/support/browser/candidate-links.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { startPortal } from '#tests/support/server/portal.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { desks } from '#tests/support/pages/desks.ts'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' })

const PASSWORD = 'tres grullas de cobre'

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
}

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()

test('leads a candidate from the fit assessment through authorization and offer to a new account', async ({
  page,
}) => {
  const portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })

  await page.goto(await fitLink(portal.url))
  await expect(page.getByRole('heading', { level: 1, name: '¿Qué cumple?' })).toBeVisible()
  const questions = page.getByRole('radiogroup')
  await forms.yes(questions.nth(0)).tap()
  await page.reload()
  await expect(page.getByText('1 de 3 respondidos')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar' }).tap({ force: true })
  await expect(page.getByText('Te faltan 2 respuestas.')).toBeVisible()
  await look(page, 'what is missing')
  await questions.nth(1).getByText('En parte').tap()
  await questions.nth(2).getByRole('radio', { name: forms.yes.label }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('img', { name: 'Requisitos del puesto: 83 por ciento' })).toBeVisible()
  await look(page, 'all answered')
  await tap(page, 'Guardar')
  await look(page, 'the question')
  await tap(page, forms.confirmSave.label)
  await expect(page.getByRole('heading', { name: 'Quedó guardado' })).toBeVisible()

  await page.goto('about:blank')
  await page.goto(await decisionLink(portal.url))
  await expect(page.getByRole('img', { name: 'Requisitos del puesto: 83 por ciento' })).toBeVisible()
  await look(page, 'a candidate')
  await tap(page, desks.reject.label)
  await expect(page.getByRole('radio', { name: 'No cubre el perfil' })).toBeVisible()
  await look(page, 'why not')
  await tap(page, dialogs.cancel.label)
  await tap(page, desks.authorize.label)
  await tap(page, 'Sí, autorizar')
  await expect(page.getByRole('heading', { name: 'Se autorizó a la persona' })).toBeVisible()

  await page.goto('about:blank')
  await page.goto(await offerLink(portal.url, /^No. Rangel/i))
  await expect(page.getByText('$14,200.00')).toBeVisible()
  await look(page, 'an offer')
  await tap(page, 'Ver la oferta en PDF')
  await expect(page.getByText('Oferta de trabajo', { exact: true }).last()).toBeVisible()
  await expect(page.locator('canvas').first()).toBeVisible()
  await dialogs.close(page.getByRole('dialog')).tap()
  await tap(page, 'Aceptar la oferta')
  await look(page, 'accepting')
  await tap(page, 'Sí, aceptar')
  await expect(page.getByRole('heading', { name: 'Aceptaste la oferta' })).toBeVisible()
  await look(page, 'accepted')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeVisible()
  await expect(page.getByLabel('Correo')).toHaveValue('noe.rangel@correo.example')
  const names = { firstName: 'NOÉ', paternalName: 'RANGEL', maternalName: 'ÁVILA' }
  const curp = buildCurp({ ...names, birthDate: '1995-03-12', sex: 'H', state: 'CL', differentiator: '0' })
  await page.getByLabel('CURP').fill(curp.toLowerCase())
  await expect(page.getByText('Naciste el 12/03/1995')).toBeVisible()
  await page.getByRole('link', { name: 'Leer el aviso de privacidad' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Aviso de privacidad' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('CURP')).toHaveValue(curp.toLowerCase())
  await tap(page, 'Crear mi cuenta')
  await look(page, 'what the account misses')
  await page.getByLabel('Crea una contraseña', { exact: true }).fill(PASSWORD)
  await signInPage.passwordAgain(page).fill(PASSWORD)
  await page.getByLabel('Leí y acepto el aviso de privacidad').check()
  await tap(page, 'Crear mi cuenta')
  await expect(page.getByRole('heading', { name: 'Tu cuenta está lista' })).toBeVisible()
  await look(page, 'the account')
  const user = await page.getByText(/^\d{6}$/).textContent()

  await page.getByRole('link', { name: signInPage.enter.label }).tap()
  await signInPage.submit(page, user ?? '', PASSWORD)
  await expect(page.getByText('Ten a la mano')).toBeVisible()
  await portal.dispose()
})

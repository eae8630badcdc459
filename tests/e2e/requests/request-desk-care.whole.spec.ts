import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { call, elsewhere } from '#tests/support/server/other-device.ts'
import { photo } from '#tests/support/pages/documents.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { capturePage } from '#tests/support/pages/capture.ts'
import { requestsPage } from '#tests/support/pages/requests.ts'
import { changeRoute } from '#tests/support/pages/routes.ts'

const DISPUTES = '/Nominas/AdmInconformidades/ws-inconformidades.php'
const ANSWER = 'Revisamos tu recibo y el descuento se devuelve en tu próximo pago.'

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

const list = (page: Page) => requestsPage.deskList(page)
const row = (page: Page, name: string) => list(page).getByRole('link', { name: new RegExp(name) })
const reply = (page: Page) => requestsPage.reply(page)

async function openRequest(page: Page, name: string): Promise<void> {
  await row(page, name).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
}

async function send(page: Page): Promise<void> {
  await reply(page).click()
  await requestsPage.reply(page.getByRole('dialog')).click()
}

async function disputeOf(who: string, id: number): Promise<Record<string, unknown> | undefined> {
  const token = await elsewhere(portal.url, who)
  const answer = await call(portal.url, DISPUTES, { Opcion: 2, ruta: '', token })
  return (answer.inconformidad as Record<string, unknown>[]).find((dispute) => dispute.id === id)
}

test('answers a dispute with a picture on a tablet; on a phone keeps an answer typed offline, and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await signInAt(page, portal.url, 'AtencionNomina', '100301')
  await expect(list(page)).toBeVisible()
  await page.getByText('Inconformidades', { exact: false }).click()
  await openRequest(page, 'Guadalupe Ramos Ortega')
  await page.getByRole('button', { name: 'Ver 2 fotos de la solicitud' }).click()
  const pictures = page.getByRole('dialog', { name: 'Evidencia de inconformidad' })
  await expect(pictures.locator('img').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pictures).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ver 2 fotos de la solicitud' })).toBeFocused()

  await desks.answer(page).fill(ANSWER)
  await forms.addPhoto(page).click()
  await capturePage
    .chooseFile(page)
    .setInputFiles({ name: 'vale.jpg', mimeType: 'image/jpeg', buffer: await photo('Vale') })
  await capturePage.looksGood(page).click()
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'a dispute')
  const id = Number(new URL(page.url()).hash.split('/').at(-1))
  await send(page)
  await expect(page.getByText('Respondiste a Guadalupe Ramos Ortega.')).toBeVisible()
  expect(await disputeOf('100101', id)).toMatchObject({ estatus: 2, respuestaAdmon: ANSWER })

  await changeRoute(page, `AtencionNomina/inconformidad/${id}`)
  await expect(page.getByRole('button', { name: 'Ver 1 foto de la respuesta' })).toBeVisible()
  await page.getByRole('button', { name: 'Reabrir' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reabrir' }).click()
  await expect(page.getByRole('region', { name: 'Respuestas anteriores' })).toContainText(ANSWER)
  expect(await disputeOf('100101', id)).toMatchObject({ estatus: 1 })

  await page.setViewportSize({ width: 360, height: 640 })
  await changeRoute(page, 'AtencionNomina?tipo=aclaracion')
  // Reloads, because a snack bar would cover an entry of the navigation bar.
  await page.reload()
  await expect(list(page)).toBeVisible()
  await page.getByText('Cómo vamos').click()
  await expect(page.getByText('Tiempo para responder')).toBeVisible()
  await expectAccessible(page, 'the list')
  await openRequest(page, 'Jorge Almaguer Cisneros')
  await expect(list(page)).toBeHidden()
  await page.getByRole('button', { name: 'Revisamos…' }).click()
  const field = desks.answer(page)
  await expect(field).toBeFocused()
  await page.keyboard.type('tu cuenta nueva queda el lunes.')
  await expectAccessible(page, 'a request')
  await page.context().setOffline(true)
  await reply(page).click()
  await expect(page.locator('form').getByRole('alert')).toContainText('Tu respuesta no se envió.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  const begun = row(page, 'Jorge Almaguer Cisneros')
  await expect(begun).toBeFocused()
  await expect(begun).toContainText('Respuesta sin enviar')
  await page.context().setOffline(false)
  await begun.click()
  await expect(field).toHaveValue('Revisamos tu recibo y tu cuenta nueva queda el lunes.')
  await send(page)
  await expect(page.getByText('Respondiste a Jorge Almaguer Cisneros.')).toBeVisible()
})

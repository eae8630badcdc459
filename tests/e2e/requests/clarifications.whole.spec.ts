import type { Browser, Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { reminders } from '#tests/support/pages/reminders.ts'
import { enterAt, signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { snackBars } from '#tests/support/pages/snack-bars.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { weekLink } from '#tests/support/pages/payslips.ts'
import { requestsPage } from '#tests/support/pages/requests.ts'
import { changeRoute } from '#tests/support/pages/routes.ts'
import { receipts } from '#tests/support/pages/receipts.ts'

const LIST = requestsPage.clarifications.label
const list = (page: Page) => page.getByRole('dialog', { name: LIST })
const form = (page: Page) => requestsPage.newClarification(page)
const rating = (page: Page) => page.getByRole('dialog', { name: 'Satisfacción con la atención' })

async function answerAtDesk(browser: Browser, url: string, id: number, answer: string): Promise<void> {
  const desk = await browser.newContext({ locale: 'es-MX', viewport: { width: 1280, height: 800 } })
  const page = await desk.newPage()
  await signInAt(page, url, 'AtencionNomina', '100301')
  await page.getByLabel('Busca por nombre, número o motivo').fill('arturo dominical')
  await page
    .getByRole('list', { name: 'Solicitudes' })
    .getByRole('link', { name: new RegExp(`Arturo Mendoza Lara ${requestsPage.sundayBonus.label}`) })
    .click()
  await expect(page.getByText(`${requestsPage.folio.label} ${id}`)).toBeVisible()
  await desks.answer(page).fill(answer)
  await requestsPage.reply(page).click()
  await requestsPage.reply(page.getByRole('dialog')).click()
  await expect(page.getByText('Respondiste a Arturo Mendoza Lara.')).toBeVisible()
  await desk.close()
}

test.describe('100102 on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('CLARF-17, CLAR-23 … 30: asks offline, is notified of the answer, and is blocked until the rating', async ({
    page,
    context,
    browser,
    ownPortal: portal,
  }) => {
    await enterAt(page, portal.url, '100102')
    // Only one dialog opens per visit: the PTU days come first.
    await page.waitForFunction(() => document.querySelector('[role="dialog"]')?.textContent.includes('PTU'))
    // Waits until the reminder is gone: a second Escape by closeReminders would close the next dialog.
    await expect(reminders.ptu(page)).toHaveCount(0)
    await changeRoute(page, 'Aclaraciones/nueva')
    await requestsPage.sundayBonus(form(page)).waitFor()
    await requestsPage.period(form(page)).locator('option').nth(4).waitFor({ state: 'attached' })
    await readyForOffline(page)
    await context.setOffline(true)
    // The fourth stamped period, because the demo's open clarification is of another period.
    await requestsPage.period(form(page)).selectOption({ index: 4 })
    await requestsPage.sundayBonus(form(page)).check()
    await forms.comment(form(page)).fill('Falta la prima del domingo')
    await expect(syncStatus.savedHere(form(page))).toBeVisible()
    // Real time: a draft is stored 500 ms after the last key.
    await page.waitForTimeout(800)
    await page.reload()
    await expect(forms.comment(form(page))).toHaveValue('Falta la prima del domingo')
    await expect(requestsPage.sundayBonus(form(page))).toBeChecked()
    await forms.send(form(page)).click()
    await expect(receipts.unsent(form(page))).toBeVisible()
    await receipts.toList(form(page)).click()
    const waiting = list(page).getByRole('list', { name: 'Por enviar' })
    await expect(waiting).toContainText('Falta la prima del domingo')
    await expect(waiting).toContainText(syncStatus.waiting.label)
    await expect(snackBars.requested(page)).toHaveCount(0)
    await settled(page)
    await expectAccessible(page, 'waiting, phone')

    await context.setOffline(false)
    await expect(snackBars.requested(page)).toBeVisible()
    await expect(waiting).toHaveCount(0)
    const card = list(page).getByRole('listitem').filter({ hasText: requestsPage.sundayBonus.label }).first()
    await expect(card).toContainText(requestsPage.open.label)
    const id = Number(await card.locator('[data-clarification]').getAttribute('data-clarification'))

    await answerAtDesk(browser, portal.url, id, 'Se paga en el siguiente periodo')
    await changeRoute(page, 'Recibos')
    await page.reload()
    await page
      .getByRole('link', { name: new RegExp(`^${navigation.notifications.label} \\d+ pendientes?$`) })
      .click()
    const told = page.getByRole('listitem').filter({ hasText: `${requestsPage.folio.label} ${id}` })
    await expect(told).toContainText('Respondieron tu aclaración')
    await told.getByRole('link', { name: 'Ver respuesta' }).click()
    const comments = page.getByRole('dialog', { name: 'Comentarios' })
    await expect(comments.getByText('Se paga en el siguiente periodo')).toBeVisible()
    await changeRoute(page, 'Inicio')
    const blocked = list(page)
    await expect(blocked.getByText(/^Califica la atención de tus aclaraciones cerradas/)).toBeVisible()
    await expect(dialogs.close(blocked)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(blocked.getByText(/^Antes de salir, califica/)).toBeVisible()
    await settled(page)
    await expectAccessible(page, 'blocked, phone')

    await context.setOffline(true)
    await blocked
      .getByRole('button', { name: `Calificar: ${requestsPage.sundayBonus.label}`, exact: true })
      .click()
    await expect(rating(page).getByRole('radio', { name: '5 de 5: ¡Excelente!' })).toBeChecked()
    // Moves the focus from the heading, which the dialog focuses first, to the stars.
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowLeft')
    await settled(page)
    await expectAccessible(page, 'rating, phone')
    await rating(page).getByRole('button', { name: 'Calificar' }).click()
    await expect(syncStatus.willBeSent(rating(page))).toBeVisible()
    await expect(rating(page)).toHaveCount(0)
    const rated = list(page).getByRole('listitem').filter({ hasText: requestsPage.sundayBonus.label }).first()
    await expect(rated).toContainText('Muy bien')
    await expect(rated).toContainText(syncStatus.waiting.label)
    await expect(dialogs.close(blocked)).toBeVisible()
    await context.setOffline(false)
    await expect(rated).not.toContainText(syncStatus.waiting.label)
    await expect(rated).toContainText('Muy bien')
    await dialogs.close(blocked).click()
    await expect(list(page)).toHaveCount(0)
  })
})

test.describe('100106 on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('asks about the last payment with four taps from Inicio', async ({ page, portal }) => {
    await enterAt(page, portal.url, '100106')
    let taps = 0
    const tap = async (what: Locator) => {
      taps++
      await what.click()
    }
    await tap(page.getByRole('link', { name: 'Preguntar por tu último pago' }))
    await expect(requestsPage.period(form(page))).not.toHaveValue('')
    await tap(requestsPage.sundayBonus(form(page)))
    await tap(forms.comment(form(page)))
    await page.keyboard.type('Falta la prima del domingo')
    await tap(forms.send(form(page)))
    await expect(receipts.sent(form(page))).toBeVisible()
    expect(taps).toBe(4)
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('CLAR-08, CLAR-29: a row opens its comments wherever it is clicked; a payslip fills in the form without amounts', async ({
    page,
    portal,
  }) => {
    await enterAt(page, portal.url, '100101')
    await changeRoute(page, 'Aclaraciones')
    await expect(list(page).getByRole('columnheader')).toHaveText([
      'ID',
      'Colaborador',
      'Fecha',
      requestsPage.period.label,
      forms.reason.label,
      'Evaluado',
      requestsPage.status.label,
      'Comentarios',
    ])
    await settled(page)
    await expectAccessible(page, 'list, wide')
    const reason = await list(page).getByRole('cell', { name: 'Bono de puntualidad' }).first().boundingBox()
    if (!reason) throw new Error('no row')
    await page.mouse.click(reason.x + reason.width / 2, reason.y + reason.height / 2)
    const comments = page.getByRole('dialog', { name: 'Comentarios' })
    await expect(comments.getByRole('textbox')).toHaveCount(2)
    await settled(page)
    await expectAccessible(page, 'comments, wide')
    await page.keyboard.press('Escape')
    await expect(comments).toHaveCount(0)
    await expect(list(page)).toBeVisible()

    await changeRoute(page, 'Recibos')
    await weekLink(page).click()
    await page.getByRole('button', { name: 'Pedir aclaración de este cambio' }).click()
    await expect(requestsPage.period(form(page))).not.toHaveValue('')
    await expect(forms.comment(form(page))).toHaveValue(/^Mi pago de la semana \d+ cambió comparado con/)
    await expect(forms.comment(form(page))).not.toHaveValue(/\$/)
    await settled(page)
    await expectAccessible(page, 'form, wide')
  })
})

import type { Page } from '@playwright/test'
import { post } from '#tests/support/browser/approval-links.ts'
import { passTime } from '#tests/support/browser/clock.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { elsewhere } from '#tests/support/server/other-device.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { reminders } from '#tests/support/pages/reminders.ts'
import { requestsPage } from '#tests/support/pages/requests.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { days } from '#tests/support/pages/days.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { receipts } from '#tests/support/pages/receipts.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { goTo } from '#tests/support/pages/routes.ts'

const PHONE = { viewport: { width: 360, height: 640 } }
const MISSING =
  'Lo siento, aún no encontramos registros de tus respuestas, por favor completa todas las preguntas'

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

async function enter(page: Page, user: string): Promise<void> {
  await page.clock.install()
  await page.goto(portal.url)
  await signInPage.submit(page, user)
  await expect(page).toHaveURL(/#\/Inicio/)
}

async function writeDate(page: Page, legend: string, digits: string): Promise<void> {
  await forms.day(page.getByRole('group', { name: legend })).click()
  await page.keyboard.type(digits)
}

const openDialog = (page: Page) => page.getByRole('dialog')
const task = (page: Page, words: RegExp) => page.locator('main li a').filter({ hasText: words })

test.describe('on a phone', () => {
  test.use(PHONE)

  test('offline, no reminder opens; the confirmation of the PTU days waits, and is sent when online', async ({
    page,
    context,
  }) => {
    await enter(page, '100102')
    await reminders.ptu(page).waitFor()
    await readyForOffline(page)
    await portal.stop()
    await context.setOffline(true)
    await page.reload()
    await expect(task(page, /Revisa tus días de PTU/)).toBeVisible()
    await passTime(page, 1500)
    await expect(openDialog(page)).toHaveCount(0)
    await task(page, /Revisa tus días de PTU/).click()
    await expect(openDialog(page).getByText('360', { exact: true })).toBeVisible()
    await dialogs.understood(openDialog(page)).click()
    await expect(task(page, /PTU/)).toHaveCount(0)

    await context.setOffline(false)
    await portal.start()
    const reviewed = page.waitForResponse((answer) => answer.url().endsWith('/api/portal/ptu/revisado'))
    await page.reload()
    expect((await reviewed).status()).toBe(200)
  })

  test('the survey opens in a tab of its own, is verified and closes; an employee without reminders sees none', async ({
    page,
    context,
    browser,
  }) => {
    await context.route('https://encuesta.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Encuesta</h1>' }),
    )
    await enter(page, '100104')
    const survey = reminders.satisfaction(page)
    const outside = context.waitForEvent('page')
    await survey.getByRole('link', { name: 'Comenzar encuesta' }).click()
    await expect((await outside).getByRole('heading', { name: 'Encuesta' })).toBeVisible()
    await (await outside).close()
    const finish = survey.getByRole('button', { name: 'Terminé mi encuesta' })
    await expect(finish).toHaveCount(0)
    await page.clock.runFor(10_000)
    await finish.click()
    await expect(survey.getByRole('alert')).toHaveText(MISSING)

    await context.setOffline(true)
    await expect(survey.getByRole('alert')).toHaveText(
      'Sin internet no se puede abrir ni verificar la encuesta.',
    )
    await survey.getByRole('link', { name: 'Comenzar encuesta' }).click()
    await expect(survey).toBeVisible()
    expect(context.pages()).toHaveLength(1)
    await context.setOffline(false)

    const path = '/api/portal/encuesta-satisfaccion/contestadas'
    const token = await elsewhere(portal.url, '100301')
    expect(await post(portal.url, path, { folios: ['100104'] }, token)).toMatchObject({ status: 'OK' })
    await finish.click()
    await expect(survey.getByText('Verificación exitosa, muchas gracias')).toBeVisible()
    await expect(survey).toBeVisible()
    await page.clock.runFor(3000)
    await expect(survey).toHaveCount(0)
    await settled(page)
    await expect(task(page, /encuesta/)).toHaveCount(0)

    const other = await browser.newPage({ ...PHONE, locale: 'es-MX' })
    await enter(other, '100101')
    await passTime(other, 800)
    await expect(openDialog(other)).toHaveCount(0)
    await other.close()
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('requests days by keyboard, at most two a week; a day requested offline waits, and arrives', async ({
    page,
    context,
  }) => {
    await enter(page, '100201')
    const express = reminders.certifications(page)
    await expect(express.getByRole('listitem')).toHaveCount(2)
    await expect(express.getByText(/Venció el .*: pide la certificación permanente/)).toBeVisible()
    await dialogs.understood(express).click()
    const papers = reminders.documents(page)
    await page.addLocatorHandler(dialogs.close(papers), () => page.keyboard.press('Escape'))

    await goTo(page, 'Incidencias')
    const list = page.getByRole('dialog', { name: 'Incidencias pendientes' })
    await expect(list.getByText('Mías (4)')).toBeVisible()
    await expect(list.getByRole('row')).toHaveCount(6)
    await list.getByText('De otros (2)').click()
    await expect(list.getByRole('columnheader', { name: 'Descansa' })).toBeVisible()
    await expect(list.getByText('ELENA CASTAÑEDA')).toBeVisible()

    const fill = async (day: string) => {
      await requestsPage.askDay(page).click()
      await page.getByRole('radio', { name: 'Trabajo en casa' }).check()
      await days.typeIt(page).click()
      // The form copies the first day to "Fin".
      await writeDate(page, 'Inicio', day)
      await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    }
    await fill('05052031')
    await expect(receipts.sent(page)).toBeVisible()
    await receipts.toList(page).click()
    await expect(list.getByText('Mías (5)')).toBeVisible()
    await fill('06052031')
    await receipts.toList(page).click()
    await expect(list.getByText('Mías (6)')).toBeVisible()
    await expect(list.getByText('Página 1 de 2')).toBeVisible()
    await fill('08052031')
    await expect(openDialog(page).getByRole('group', { name: 'Fin' })).toContainText(
      'Solo puedes solicitar dos días por semana. Solicita teletrabajo con el generalista de RH.',
    )
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/#\/Incidencias$/)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/#\/Inicio$/)
    await expect(openDialog(page)).toHaveCount(0)

    await goTo(page, 'Incidencias')
    await readyForOffline(page)
    await context.setOffline(true)
    await fill('12052031')
    await expect(receipts.unsent(page).first()).toBeVisible()
    await receipts.toList(page).click()
    await expect(syncStatus.waiting(list).first()).toBeVisible()
    await context.setOffline(false)
    await expect(list.getByText('Mías (7)')).toBeVisible()
    await expect(syncStatus.waiting(list)).toHaveCount(0)
  })
})

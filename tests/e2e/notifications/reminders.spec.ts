import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { passTime } from '#tests/support/browser/clock.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import { KIOSK, kioskPage, lookForOffences, openKiosk } from '#tests/support/pages/kiosk.ts'
import { reminders } from '#tests/support/pages/reminders.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/**
 * Dialogs that Inicio opens by itself, and its missing tasks: PTU days, survey, certifications, incidents
 * (issue 6).
 */

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

/** Types continuously from the first box, as a person does: day, month, year. */
async function writeDate(page: Page, legend: string, digits: string): Promise<void> {
  await forms.day(page.getByRole('group', { name: legend })).click()
  await page.keyboard.type(digits)
}

const openDialog = (page: Page) => page.getByRole('dialog')
const task = (page: Page, words: RegExp) => page.locator('main li a').filter({ hasText: words })

/** Sends a call of another person without the app. */
async function tell(login: string, path: string, body: object): Promise<Response> {
  const post = (to: string, sent: object, token = '') =>
    fetch(`${portal.url}${to}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(sent),
    })
  const entered = await post('/Login/ws-login.php', { Opcion: 1, correo: login, password: PASSWORD })
  const { token } = (await entered.json()) as { token: string }
  return post(path, body, token)
}

/** Closes the dialog after the reminders: 100102 has an outdated document and no other task. */
async function closePapers(page: Page): Promise<void> {
  const papers = reminders.documents(page)
  await page.addLocatorHandler(dialogs.close(papers), () => page.keyboard.press('Escape'))
}

test.describe('100102 and the PTU days', () => {
  test.use(PHONE)

  test('are asked for once a day, listed until they were looked at, and then nowhere any more', {
    tag: WHOLE,
  }, async ({ page, browser }) => {
    await enter(page, '100102')
    const ptu = reminders.ptu(page)
    await expect(ptu.getByText('Total de días')).toBeVisible()
    await expect(openDialog(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await passTime(page, 800)
    await expect(openDialog(page)).toHaveCount(0)
    // The documents' dialog opens in the next visit.
    await page.reload()
    const papers = reminders.documents(page)
    await dialogs.close(papers).click()
    await expect(openDialog(page)).toHaveCount(0)

    await page.reload()
    await expect(task(page, /Revisa tus días de PTU.*1 min/)).toBeVisible()
    await passTime(page, 800)
    await expect(openDialog(page)).toHaveCount(0)

    await task(page, /Revisa tus días de PTU/).click()
    await expect(page).toHaveURL(/#\/Ptu$/)
    await page.goBack()
    await expect(openDialog(page)).toHaveCount(0)
    await task(page, /Revisa tus días de PTU/).click()
    await dialogs.understood(ptu).click()
    await expect(page).toHaveURL(/#\/Inicio$/)
    await expect(task(page, /PTU/)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const elsewhere = await browser.newContext(PHONE)
    const other = await elsewhere.newPage()
    await enter(other, '100102')
    await dialogs.close(reminders.documents(other)).click()
    await settled(other)
    await expect(task(other, /PTU/)).toHaveCount(0)
    await elsewhere.close()
  })

  test('without a network: nothing opens by itself, the list and the days are there', { tag: WHOLE }, async ({
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

    // A reminder that was seen offline is reported once online.
    await context.setOffline(false)
    await portal.start()
    await page.reload()
    const reviewed = page.waitForResponse((answer) => answer.url().endsWith('/api/portal/ptu/revisado'))
    expect((await reviewed).status()).toBe(200)
  })
})

test.describe('100104 and the survey', () => {
  test.use(PHONE)

  test('opens its page, checks for answers, says so, and closes by itself', { tag: WHOLE }, async ({
    page,
    context,
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
    await expect(finish).toBeVisible()
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

    const told = await tell('100301', '/api/portal/encuesta-satisfaccion/contestadas', { folios: ['100104'] })
    expect(told.status).toBe(200)
    await finish.click()
    await expect(survey.getByText('Verificación exitosa, muchas gracias')).toBeVisible()
    const before = Date.now()
    await expect(survey).toHaveCount(0)
    expect(Date.now() - before).toBeGreaterThan(2000)
    await settled(page)
    await expect(task(page, /encuesta/)).toHaveCount(0)
  })
})

test.describe('100201', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('sees the certifications, then the incidents; a third day of a week is told whom to ask', {
    tag: WHOLE,
  }, async ({ page }) => {
    await enter(page, '100201')
    const express = reminders.certifications(page)
    await expect(express.getByRole('listitem')).toHaveCount(2)
    await expect(express.getByText(/Venció el .*: pide la permanente/)).toBeVisible()
    await dialogs.understood(express).click()
    await closePapers(page)

    // No decision is possible there yet, so no task links to it.
    await expect(task(page, /incidencia/)).toHaveCount(0)
    await goTo(page, 'Incidencias')
    const list = page.getByRole('dialog', { name: 'Incidencias pendientes' })
    await expect(list.getByText('Mías (4)')).toBeVisible()
    await expect(list.getByRole('row')).toHaveCount(6)
    await list.getByText('De otros (2)').click()
    await expect(list.getByRole('columnheader', { name: 'Descansa' })).toBeVisible()
    await expect(list.getByText('ELENA CASTAÑEDA')).toBeVisible()

    const ask = async (day: string) => {
      await page.getByRole('button', { name: 'Pedir un día' }).click()
      await page.getByRole('radio', { name: 'Trabajo en casa' }).check()
      await writeDate(page, 'Inicio', day)
      await writeDate(page, 'Fin', day)
      await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    }
    await ask('05052031')
    await expect(list.getByText('Mías (5)')).toBeVisible()
    await ask('06052031')
    await expect(list.getByText('Mías (6)')).toBeVisible()
    await expect(list.getByText('Página 1 de 2')).toBeVisible()
    await ask('08052031')
    await expect(openDialog(page).getByRole('alert')).toContainText(
      'Solo puedes solicitar dos días por semana. Solicita teletrabajo con el generalista de RH.',
    )
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/#\/Inicio$/)
  })

  test('asks without a network: it says so at once and keeps what was typed', { tag: WHOLE }, async ({
    page,
    context,
  }) => {
    await enter(page, '100201')
    await reminders.certifications(page).waitFor()
    await page.keyboard.press('Escape')
    await closePapers(page)
    await goTo(page, 'Incidencias')
    await page.getByRole('button', { name: 'Pedir un día' }).click()
    await page.getByRole('radio', { name: 'Tiempo por tiempo' }).check()
    await writeDate(page, 'Descansa', '05052031')
    await writeDate(page, 'Trabaja', '10052031')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(openDialog(page).getByRole('alert')).toHaveText(
      'Sin internet no se puede enviar. Lo que escribiste sigue aquí.',
    )
    await dialogs.close(openDialog(page)).click()
    await expect(openDialog(page)).toHaveCount(0)
    await goTo(page, 'Incidencias')
    await page.getByRole('button', { name: 'Pedir un día' }).click()
    const rest = page.getByRole('group', { name: 'Descansa' })
    await expect(forms.day(rest)).toHaveValue('05')
    await expect(forms.year(rest)).toHaveValue('2031')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(page.getByText('Mías (5)')).toBeVisible()
  })
})

test('100101 is asked nothing', { tag: WHOLE }, async ({ page }) => {
  await enter(page, '100101')
  await passTime(page, 800)
  await expect(openDialog(page)).toHaveCount(0)
})

test.describe('on a kiosk', () => {
  test.use(KIOSK)

  async function enterAt(page: Page, user: string): Promise<void> {
    await openKiosk(page, portal.url)
    for (const digit of user) await page.getByRole('button', { name: digit, exact: true }).tap()
    await kioskPage.next(page).tap()
    await signInPage.password(page).fill(PASSWORD)
    await signInPage.enter(page).tap()
    await expect(page).toHaveURL(/#\/Inicio/)
  }

  test('the survey is for the phone, nothing leads out, and Terminar ends it all', { tag: WHOLE }, async ({
    page,
  }) => {
    await enterAt(page, '100104')
    await goTo(page, 'EncuestaSatisfaccion')
    const survey = reminders.satisfaction(page)
    await expect(survey.getByText('Contéstala en tu teléfono')).toBeVisible()
    // The only link is the header's, which stays on the kiosk.
    await expect(survey.locator('a:not([href="#/Inicio"])')).toHaveCount(0)
    await expectAccessible(page, 'survey')
    expect(await lookForOffences(page)).toEqual([])
    await kioskPage.finish(survey).tap()
    await expect(kioskPage.next(page)).toBeVisible()
  })

  test('certifications and incidents keep the kiosk’s measures', { tag: WHOLE }, async ({ page }) => {
    await enterAt(page, '100201')
    await goTo(page, 'CertificacionExpress')
    const express = reminders.certifications(page)
    await expect(express.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'certifications')
    expect(await lookForOffences(page)).toEqual([])
    await dialogs.understood(express).tap()
    await closePapers(page)
    await goTo(page, 'Incidencias')
    await page.getByRole('button', { name: 'Pedir un día' }).tap()
    await expectAccessible(page, 'incident form')
    expect(await lookForOffences(page)).toEqual([])
    await expect(kioskPage.finish(openDialog(page))).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe: every dialog, ${colorScheme}`, { tag: WHOLE }, async ({ browser }) => {
    for (const [user, name, route] of [
      ['100102', reminders.ptu.label, 'Ptu'],
      ['100104', reminders.satisfaction.label, 'EncuestaSatisfaccion'],
      ['100201', reminders.certifications.label, 'CertificacionExpress'],
    ] as const) {
      const context = await browser.newContext({ ...PHONE, colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await enter(page, user)
      await page.getByRole('dialog', { name }).waitFor()
      await settled(page)
      await expectAccessible(page, name)
      await page.keyboard.press('Escape')
      await closePapers(page)
      for (const screen of [route, 'Incidencias', 'Pendientes']) {
        await goTo(page, screen)
        await expectAccessible(page, `${user} ${screen}`)
      }
      await context.close()
    }
  })
}

import type { Browser, Page } from '@playwright/test'
import { readQuestionnaire, listOwnSurveys } from '#contract/evaluations/questionnaire.ts'
import { sendSurvey } from '#contract/evaluations/survey-answers.ts'
import { addDays, companyDate, formatDate } from '#domain/time/dates.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { post } from '#tests/support/browser/approval-links.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import { answerAbout } from '#tests/support/pages/questionnaire.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { EXACT } from '#tests/support/pages/locators.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { chooseEvaluators, evaluationsPage } from '#tests/support/pages/evaluations.ts'

/**
 * Tests TEMP and EVAL. Human resources works on a desktop, the leader on a tablet, a colleague and the
 * employee on phones.
 */

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

const LEADER = '100201'
const HR = '100301'
const WHO = '100103'
const NAME = /Brenda Yolanda Solís/
const COLLEAGUE = '100101'

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const current = (page: Page) =>
  page.getByRole('list', { name: 'Su avance para ser de planta' }).locator('[aria-current=step]')

async function openPhone(browser: Browser): Promise<Page> {
  const phone = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  return phone.newPage()
}

async function answerByWire(login: string): Promise<void> {
  const { url } = portal
  const session = await post(url, '/Login/ws-login.php', { Opcion: 1, correo: login, password: PASSWORD })
  const token = String(session.token)
  const own = await post(url, listOwnSurveys.path, {}, token)
  const surveys = own.data as { idEncuesta: number; idEvaluacion: number; idTipo: number; nombre: string }[]
  const survey = surveys.find(({ nombre }) => nombre.includes('BRENDA'))
  if (!survey) throw new Error(`${login} has no survey to answer`)
  const { idEncuesta, idTipo, idEvaluacion } = survey
  const asked = await post(url, readQuestionnaire.path, {
    Opcion: readQuestionnaire.opcion,
    token,
    idEncuesta,
    idTipo,
  })
  const categories = asked.categorias as { preguntas: { id: number }[] }[]
  const resultados = categories.flatMap(({ preguntas }) => preguntas.map(({ id }) => ({ id, respuesta: 3 })))
  const sent = await post(url, sendSurvey.path, {
    Opcion: sendSurvey.opcion,
    token,
    idEncuesta,
    idEvaluacion,
    resultados,
    fortaleza: 'Aprende rápido.',
    oportunidad: '',
  })
  expect(sent.status).toBe('OK')
}

async function fillDay(page: Page, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-')
  await forms.day(page, EXACT).fill(date)
  await forms.month(page, EXACT).fill(month)
  await forms.year(page, EXACT).fill(year)
}

/** DICT-06 and DICT-07 require the leader in the list. */
async function register(desk: Page): Promise<void> {
  await signInAt(desk, portal.url, 'Especiales/RegistrarTemporales', HR)
  await desk.getByLabel('Nombre del proyecto').fill('Otoño')
  for (const number of [LEADER, WHO]) {
    await desk.getByRole('textbox', { name: 'Agregar a alguien' }).fill(number)
    await press(desk, lists.search.label)
    await press(desk, /^Agregar: /)
  }
  await fillDay(desk, addDays(companyDate(Date.now()), -1))
  await look(desk, 'registered')
  await press(desk, 'Registrar')
  await expect(desk.getByText('Se registró a 1 persona.')).toBeVisible()
}

/** Asserts that a table wider than its box scrolls there with the name fixed, and the page does not. */
async function expectAllColumns(desk: Page): Promise<void> {
  const box = desk.getByRole('group', { name: 'Personal temporal' })
  await expect(box.getByRole('columnheader')).toHaveCount(9)
  const name = box.getByRole('rowheader').first()
  for (const large of [false, true]) {
    // A wider table simulates larger system text.
    if (large) await box.locator('table').evaluate((table) => (table.style.minWidth = '1300px'))
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
    await box.evaluate((element) => element.scrollTo(10_000, 0))
    const { x: left = 0 } = (await box.boundingBox()) ?? {}
    const { x = 0 } = (await name.boundingBox()) ?? {}
    if (large) expect(Math.round(x)).toBe(Math.round(left))
    await box.evaluate((element) => element.scrollTo(0, 0))
    await expect(box.getByRole('columnheader').nth(1)).toHaveText(evaluationsPage.next.label)
    await expect(box.getByRole('columnheader').nth(1)).toBeInViewport({ ratio: 1 })
  }
  await box.locator('table').evaluate((table) => table.style.removeProperty('min-width'))
}

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

test('takes a waiting temporary employee through the evaluation to permanent staff (planta); TEMP-08: shows all columns', async ({
  page: tablet,
  context,
  browser,
}) => {
  const office = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const desk = await office.newPage()
  await register(desk)

  await signInAt(tablet, portal.url, 'MiEquipo/Temporal', LEADER)
  await expect(tablet.getByRole('region', { name: 'Atrasadas' }).getByRole('link')).toHaveCount(1)
  await expect(tablet.getByRole('radio', { name: /^16 ?Todos$/ })).toBeChecked()
  await look(tablet, 'the list')
  await evaluationsPage.waiting(tablet).first().click()
  await expect(tablet.getByRole('link', { name: /Karla/ })).toHaveCount(0)
  await evaluationsPage.search(tablet).fill('brenda sol')
  await tablet.getByRole('link', { name: NAME }).click()
  await expect(tablet.getByRole('heading', { level: 2, name: NAME })).toBeFocused()
  await expect(current(tablet)).toContainText(evaluationsPage.waiting.label)
  await look(tablet, 'somebody who waits')
  await evaluationsPage.advance(tablet).click()
  await evaluationsPage.confirmAdvance(tablet).click()
  await expect(tablet.getByText('Se ha registrado correctamente')).toBeVisible()
  await expect(current(tablet)).toContainText('Captura de evaluadores')
  await press(tablet, lists.clearSearch.label)
  await tablet.getByText('Todos', { exact: true }).click()

  await evaluationsPage.choose(tablet).click()
  const dialog = tablet.getByRole('dialog')
  await chooseEvaluators(tablet, { peers: [COLLEAGUE, '100104'], clients: ['100102', '100401'] })
  await look(tablet, 'who evaluates')

  await readyForOffline(tablet)
  await context.setOffline(true)
  await evaluationsPage.saveEvaluators(tablet).click()
  await expect(dialog.getByRole('alert')).toContainText('Necesitas internet. Lo que escribiste sigue aquí.')
  await tablet.reload()
  await expect(tablet.getByRole('heading', { level: 2, name: NAME })).toBeVisible()
  await expect(syncStatus.dataOf(tablet).first()).toBeVisible()
  await evaluationsPage.choose(tablet).click({ force: true })
  await expect(desks.readOnly(tablet).first()).toBeVisible()
  await look(tablet, 'somebody without a network')
  await context.setOffline(false)

  await evaluationsPage.choose(tablet).click()
  await expect(dialog.getByText('2 de 3', { exact: true })).toHaveCount(2)
  await evaluationsPage.saveEvaluators(tablet).click()
  await expect(tablet.getByText('Encustas registradas correctamente')).toBeVisible()
  await expect(current(tablet)).toContainText('0 de 6 encuestas contestadas')
  await expect(evaluationsPage.start(tablet)).toBeVisible()

  const phone = await openPhone(browser)
  await signInAt(phone, portal.url, 'Evaluaciones', COLLEAGUE)
  await answerAbout(phone, NAME, 'Ayuda a todos.')
  await look(phone, 'answered on a phone')
  await phone.context().close()
  await tablet.goto(`${portal.url}/#/Evaluaciones`)
  await answerAbout(tablet, NAME, 'Llega antes que todos.')
  await look(tablet, 'answered on the tablet')
  const own = await openPhone(browser)
  await signInAt(own, portal.url, 'Evaluaciones', WHO)
  await answerAbout(own, /Tu autoevaluación/, 'Pregunto cuando no sé.')
  for (const login of ['100104', '100102']) await answerByWire(login)

  // On the desktop, the last unanswered survey is removed and the score computed (EVAL-38, EVAL-39).
  await desk.goto(`${portal.url}/#/Especiales/Temporal`)
  await test.step('TEMP-08: shows all columns', () => expectAllColumns(desk))
  await look(desk, 'all columns')
  await desk.getByRole('link', { name: NAME }).click()
  await evaluationsPage.process(desk).click()
  await expect(desk.getByText('5 de 6 contestadas.')).toBeVisible()
  await look(desk, 'the surveys')
  await desk.getByRole('button', { name: /^Quitar a/ }).click()
  await press(desk, 'Sí, quitar')
  await expect(
    desk.getByText(
      'Ultima encuesta pendiente removida, vuelva a ingresar para continar con el calculo de calificaciones',
    ),
  ).toBeVisible()
  await press(desk, 'Calcular calificaciones')
  await expect(
    desk.getByText('Calificaciones registradas, vuelva a ingresar para notificar y terminar el proceso'),
  ).toBeVisible()
  await evaluationsPage.process(desk).click()
  for (const score of ['68.75', '62.50'])
    await expect(desk.getByText(`${score} de 100`, { exact: true })).toBeVisible()
  await look(desk, 'the scores')
  const process = desk.getByRole('dialog', { name: 'Proceso de evaluación' })
  await process.getByRole('button', { name: 'Notificar y terminar proceso' }).click()
  await evaluationsPage.confirmFinish(desk).click()
  await expect(desk.getByText('Proceso terminado y notificación enviada. ¡Muchas Gracias!')).toBeVisible()
  await dialogs.close(process).click()

  await own.goto(`${portal.url}/#/Notificaciones`)
  // No push has arrived, so only reopening the app loads the list.
  await own.reload()
  await own
    .getByRole('link', { name: /resultado/i })
    .first()
    .tap()
  await expect(evaluationsPage.level(own)).toBeVisible()
  await expect(evaluationsPage.next(own)).toBeVisible()
  await expect(own.getByText(/LUPITA|Guadalupe|Adriana/i)).toHaveCount(0)
  await look(own, 'her own result on a phone')

  await press(desk, 'Confirmar planta')
  const day = addDays(companyDate(Date.now()), 5)
  await fillDay(desk, day)
  await look(desk, 'the plant')
  await dialogs.confirm(desk, EXACT).click()
  await expect(
    desk.getByText('Se ha confirmado la asignación de planta administrativa. ¡Muchas gracias!'),
  ).toBeVisible()
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await expect(desk.getByText('Sigue: nada, ya es de planta')).toBeVisible()
  await look(desk, 'of the plant')
  await office.close()
  await own.context().close()

  await tablet.goto(`${portal.url}/#/MiEquipo/Temporal`)
  await tablet.reload()
  await evaluationsPage.search(tablet).fill('brenda sol')
  await tablet.getByRole('link', { name: NAME }).click()
  const life = tablet.getByRole('list', { name: 'Su avance para ser de planta' })
  await expect(life.getByRole('listitem').last()).toContainText('Planta asignada')
  await expect(life).toContainText(formatDate(day))
})

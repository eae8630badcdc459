import type { Page } from '@playwright/test'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { chooseEvaluators, evaluationsPage } from '#tests/support/pages/evaluations.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { jobsPage } from '#tests/support/pages/jobs.ts'
import { EXACT } from '#tests/support/pages/locators.ts'
import { answerFirstStep, BENEFITS, option, pollsPage, ROUTES } from '#tests/support/pages/polls.ts'
import { answerOpen } from '#tests/support/pages/questionnaire.ts'
import { recognise, recognitionPage } from '#tests/support/pages/recognition.ts'
import { changeRoute } from '#tests/support/pages/routes.ts'
import { closeReminders } from '#tests/support/pages/reminders.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { type SpecHost, startSpecHost } from '#tests/support/server/hosts/spec-host.ts'

/**
 * Uses a host that knows only the spec, for TEMP, EVAL, JOB, RECO, BENE and RUTA. Tests of the other groups:
 * DISP in spec-host.spec.ts, APPR in approvals.whole.spec.ts, SAV and LOAN in
 * savings-spec-host.whole.spec.ts.
 */

const LEADER = '100201'
const HR = '100301'
/** Waiting person in the leader's team, whose application date was yesterday. */
const WAITING = '100226'
const ONE_LEFT = '100222'
const OVERDUE = '100225'
/** Waiting person, the only one whose application date is in 15 days. */
const LATER = '100227'

let portal: Portal
let host: SpecHost
// Runs serially: concurrent starts take longer than an action may. The stories change different people.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterAll(() => portal.dispose())
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true }
test.use(TABLET)
test.beforeEach(async ({ page }) => {
  host = await startSpecHost(portal.url)
  await closeReminders(page)
})
test.afterEach(() => host.stop())

function expectAsked(ids: readonly string[]): void {
  for (const id of ids) expect(host.asked, id).toContain(id)
}

async function openWaiting(page: Page): Promise<void> {
  await evaluationsPage.search(page).fill(WAITING)
  await page.locator('main ul a[href*="/Temporal/"]').click()
}

test('TEMP, EVAL: a leader advances a person, chooses evaluators and answers; human resources sees all', async ({
  page,
  browser,
}) => {
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (!request.url().includes('ws-personal-temporal')) return
    sent.push(request.postDataJSON() as Record<string, unknown>)
  })
  await signInAt(page, host.url, 'MiEquipo/Temporal', LEADER)
  await openWaiting(page)
  await evaluationsPage.advance(page).click()
  await evaluationsPage.confirmAdvance(page).click()
  await evaluationsPage.choose(page).click()
  await chooseEvaluators(page, { peers: ['100101', '100104'], clients: ['100102'] })
  await evaluationsPage.saveEvaluators(page).click()
  // The spec has no timeline, so the steps are derived from the status.
  await expect(page.locator('[aria-current=step]')).toHaveCount(1)
  await evaluationsPage.start(page).click()
  await answerOpen(page, 'Ayuda a todos.')
  await expect.poll(() => host.asked).toContain('TMP-06')
  expectAsked(['TMP-01', 'TMP-15', 'TMP-23', 'TMP-04', 'TMP-02', 'TMP-19', 'TMP-20', 'TMP-03', 'TMP-09'])
  const rows = sent.filter(({ Opcion }) => Opcion === 3 || Opcion === 4)
  expect(rows).toHaveLength(2)
  for (const { item } of rows)
    expect(item).toMatchObject({ emplid: WAITING, grupo_Trabajo: expect.any(String) })

  const desk = await (await browser.newContext(TABLET)).newPage()
  await closeReminders(desk)
  await signInAt(desk, host.url, 'Especiales/Temporal', HR)
  await evaluationsPage.search(desk).fill(ONE_LEFT)
  await desk.locator('main a[href*="/Temporal/"]').first().click()
  await evaluationsPage.process(desk).click()
  await expect(desk.getByRole('dialog').getByText('5 de 6', { exact: false })).toBeVisible()
  expectAsked(['TMP-09'])
  await desk.context().close()
})

async function openStaff(page: Page, number: string): Promise<void> {
  await changeRoute(page, 'Especiales/Temporal')
  await evaluationsPage.search(page).fill(number)
  await page.locator('main a[href*="/Temporal/"]').click()
}

test('TEMP: human resources changes evaluators, ends and extends processes; a leader rejects a vacancy', async ({
  page,
  browser,
}) => {
  const said = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
  const press = (name: string | RegExp) => page.getByRole('button', { name }).last().click()
  await signInAt(page, host.url, 'Especiales/Temporal', HR)
  await openStaff(page, OVERDUE)
  await evaluationsPage.process(page).click()
  await press(/^Cambiar a/)
  const picker = page.getByRole('dialog', { name: 'Cambiar colaborador' })
  await picker.getByLabel('Nombre del colaborador').fill('100101')
  await picker.getByRole('radio').first().check()
  await forms.save(picker).click()
  await said('Se ha cambiado una encuesta a un nuevo colaborador')
  await dialogs.close(evaluationsPage.surveys(page)).click()

  await openStaff(page, ONE_LEFT)
  await evaluationsPage.process(page).click()
  await press(/^Quitar a/)
  await press('Sí, quitar')
  await said(
    'Ultima encuesta pendiente removida, vuelva a ingresar para continar con el calculo de calificaciones',
  )
  await press('Calcular calificaciones')
  await said('Calificaciones registradas, vuelva a ingresar para notificar y terminar el proceso')
  await evaluationsPage.process(page).click()
  await said('Aquí no se muestran sus calificaciones')
  await press('Notificar y terminar proceso')
  await evaluationsPage.confirmFinish(page).click()
  await said('Proceso terminado y notificación enviada. ¡Muchas Gracias!')
  await dialogs.close(evaluationsPage.surveys(page)).click()
  await press('Confirmar planta')
  const [year = '', month = '', day = ''] = addDays(companyDate(Date.now()), 5).split('-')
  await forms.day(page, EXACT).fill(day)
  await forms.month(page, EXACT).fill(month)
  await forms.year(page, EXACT).fill(year)
  await dialogs.confirm(page, EXACT).click()
  await said('Se ha confirmado la asignación de planta administrativa. ¡Muchas gracias!')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // TMP-24 names no person in the spec: the server finds the only person with this application date.
  await openStaff(page, LATER)
  await press('Extender contrato')
  const extension = page.getByRole('dialog', { name: 'Extender contrato' })
  await extension.getByLabel('Por qué se extiende').fill('El proyecto sigue.')
  await extension.getByRole('button', { name: 'Extender', exact: true }).click()
  await said('Se ha registrado correctamente')
  expectAsked(['TMP-09', 'GEN-11', 'TMP-13', 'TMP-10', 'TMP-11', 'TMP-12', 'TMP-16', 'TMP-24'])

  const leader = await (await browser.newContext(TABLET)).newPage()
  await closeReminders(leader)
  await signInAt(leader, host.url, 'Autorizaciones', LEADER)
  await leader.getByRole('radio', { name: /^Vacantes / }).check({ force: true })
  await desks.reject(leader).last().click()
  const why = leader.getByRole('dialog', { name: 'Justifica la acción' })
  await why.getByLabel('Motivo del cambio').fill('No hay presupuesto.')
  await why.getByRole('button', { name: 'Aceptar' }).click()
  await expect.poll(() => host.asked).toContain('REC-42')
  await expect(leader.getByRole('radio', { name: /^Vacantes / })).toHaveCount(0)
  expectAsked(['REC-41', 'REC-04', 'REC-38'])
  await leader.context().close()
})

test('JOB, RECO, BENE, RUTA: applies with free-text answers, recognises a colleague and answers both polls', async ({
  page,
  browser,
}) => {
  await signInAt(page, host.url, 'Vacantes', '100101')
  await page.getByRole('link', { name: /Mantenimiento/ }).tap()
  await page.getByRole('link', { name: /Técnico de mantenimiento/ }).tap()
  await jobsPage.apply(page).tap()
  // The spec's host returns only texts, so every question is open-ended.
  for (const [place, answer] of ['Quiero crecer.', '3', 'segundo', forms.yes.label].entries()) {
    if (place > 0) await forms.next(page).tap()
    await desks.answer(page).fill(answer)
  }
  await forms.review(page).tap()
  await forms.send(page).tap()
  await expect(jobsPage.received(page)).toBeVisible()
  expectAsked(['CAJ-02', 'ALU-02', 'NODE-05', 'ALU-03', 'CAJ-03'])

  await changeRoute(page, 'Reconocer')
  await recognise(page, 'Encontró la causa del rechazo.')
  await expect(recognitionPage.given(page)).toBeVisible()
  expectAsked(['VAL-01', 'VAL-04', 'VAL-07', 'VAL-05'])

  const other = await (await browser.newContext(TABLET)).newPage()
  await closeReminders(other)
  await signInAt(other, host.url, 'Encuestas', '100106')
  await other.getByRole('link', { name: ROUTES }).tap()
  await option(other, '¿Usas el transporte de la empresa?', forms.no.label).tap()
  await forms.send(other, EXACT).tap()
  await expect(pollsPage.saved(other)).toBeVisible()
  await other.getByRole('link', { name: BENEFITS }).tap()
  await answerFirstStep(other)
  await forms.next(other, EXACT).tap()
  await option(other, '¿Qué prestación te serviría más?', 'Dentista').tap()
  await option(other, '¿Cambiarías una prestación', forms.no.label).tap()
  await option(other, '¿Qué te gustaría para tu tiempo libre?', 'Nada de esto').tap()
  await option(other, '¿Cómo quieres enterarte', 'En Turno').tap()
  await forms.review(other, EXACT).tap()
  await forms.send(other, EXACT).tap()
  await expect(pollsPage.saved(other)).toBeVisible()
  expectAsked(['BEN-08', 'BEN-09', 'BEN-10', 'BEN-13', 'RUT-01'])
  await other.context().close()
})

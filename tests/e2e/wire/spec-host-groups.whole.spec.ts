import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { chooseEvaluators, evaluationsPage } from '#tests/support/pages/evaluations.ts'
import { desks } from '#tests/support/pages/desks.ts'
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
import { type SpecHost, startSpecHost } from '#tests/support/server/spec-host.ts'

/**
 * Features of the spec with a host that knows nothing else: TEMP, EVAL, JOB, RECO, BENE, RUTA. The
 * others are in spec-host.spec.ts (DISP), approvals.whole.spec.ts (APPR) and
 * savings-spec-host.whole.spec.ts (SAV, LOAN).
 */

const LEADER = '100201'
/** Team member of the leader who has waited since yesterday. */
const WAITING = '100226'

let portal: Portal
let host: SpecHost
// Runs serially: four concurrent starts take longer than an action may.
test.describe.configure({ mode: 'default' })
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true }
test.use(TABLET)
test.beforeEach(async ({ page }) => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
  host = await startSpecHost(portal.url)
  await closeReminders(page)
})
test.afterEach(async () => {
  await host.stop()
  await portal.dispose()
})

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

  // Human resources sees all surveys of a running evaluation.
  const desk = await (await browser.newContext(TABLET)).newPage()
  await closeReminders(desk)
  await signInAt(desk, host.url, 'Especiales/Temporal', '100301')
  await evaluationsPage.search(desk).fill('100222')
  await desk.locator('main a[href*="/Temporal/"]').first().click()
  await evaluationsPage.process(desk).click()
  await expect(desk.getByRole('dialog').getByText('5 de 6', { exact: false })).toBeVisible()
  expectAsked(['TMP-09'])
  await desk.context().close()
})

test('JOB, RECO, BENE, RUTA: applies in everyday words, recognises a colleague and answers both polls', async ({
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

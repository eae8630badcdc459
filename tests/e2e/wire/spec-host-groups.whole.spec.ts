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
import { closeReminders } from '#tests/support/pages/reminders.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { type SpecHost, startSpecHost } from '#tests/support/server/spec-host.ts'

/**
 * Features of the spec with a host that knows nothing else: TEMP, EVAL, JOB, RECO, BENE, RUTA. The others are
 * in spec-host.spec.ts (DISP), approvals.spec.ts (APPR) and savings-spec-host.spec.ts (SAV, LOAN).
 */

const LEADER = '100201'
/** Team member of the leader who has waited since yesterday. */
const WAITING = '100226'

let portal: Portal
let host: SpecHost
// Runs serially: four concurrent starts take longer than an action may.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })
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

test('TEMP, EVAL: a leader advances a person, chooses evaluators and answers the own survey', async ({
  page,
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
  // The timeline is this project's; without it the steps are derived from the status.
  await expect(page.locator('[aria-current=step]')).toHaveCount(1)
  await evaluationsPage.start(page).click()
  await answerOpen(page, 'Ayuda a todos.')
  await expect.poll(() => host.asked).toContain('TMP-06')
  expectAsked(['TMP-01', 'TMP-15', 'TMP-23', 'TMP-04', 'TMP-02', 'TMP-19', 'TMP-20', 'TMP-03', 'TMP-09'])
  const rows = sent.filter(({ Opcion }) => Opcion === 3 || Opcion === 4)
  expect(rows).toHaveLength(2)
  for (const { item } of rows)
    expect(item).toMatchObject({ emplid: WAITING, grupo_Trabajo: expect.any(String) })
})

test('TEMP, EVAL: human resources sees all surveys of a running evaluation', async ({ page }) => {
  await signInAt(page, host.url, 'Especiales/Temporal', '100301')
  await evaluationsPage.search(page).fill('100222')
  await page.locator('main a[href*="/Temporal/"]').first().click()
  await evaluationsPage.process(page).click()
  await expect(page.getByRole('dialog').getByText('5 de 6', { exact: false })).toBeVisible()
  expectAsked(['TMP-09'])
})

test('JOB: answers typed as words of everyday apply for a vacancy', async ({ page }) => {
  await signInAt(page, host.url, 'Vacantes', '100101')
  await page.getByRole('link', { name: /Mantenimiento/ }).tap()
  await page.getByRole('link', { name: /Técnico de mantenimiento/ }).tap()
  await jobsPage.apply(page).tap()
  // Such a host has only texts, so each question is an open one.
  for (const [place, answer] of ['Quiero crecer.', '3', 'segundo', 'Sí'].entries()) {
    if (place > 0) await forms.next(page).tap()
    await desks.answer(page).fill(answer)
  }
  await forms.review(page).tap()
  await forms.send(page).tap()
  await expect(jobsPage.received(page)).toBeVisible()
  expectAsked(['CAJ-02', 'ALU-02', 'NODE-05', 'ALU-03', 'CAJ-03'])
})

test('RECO: a colleague of another area is recognised', async ({ page }) => {
  await signInAt(page, host.url, 'Reconocer', '100101')
  await recognise(page, 'Encontró la causa del rechazo.')
  await expect(recognitionPage.given(page)).toBeVisible()
  expectAsked(['VAL-01', 'VAL-04', 'VAL-07', 'VAL-05'])
})

test('BENE, RUTA: both polls of the spec are answered', async ({ page }) => {
  await signInAt(page, host.url, 'Encuestas', '100106')
  await page.getByRole('link', { name: ROUTES }).tap()
  await option(page, '¿Usas el transporte de la empresa?', 'No').tap()
  await forms.send(page, EXACT).tap()
  await expect(pollsPage.saved(page)).toBeVisible()
  await page.getByRole('link', { name: BENEFITS }).tap()
  await answerFirstStep(page)
  await forms.next(page, EXACT).tap()
  await option(page, '¿Qué prestación te serviría más?', 'Dentista').tap()
  await option(page, '¿Cambiarías una prestación', 'No').tap()
  await option(page, '¿Qué te gustaría para tu tiempo libre?', 'Nada de esto').tap()
  await option(page, '¿Cómo quieres enterarte', 'En Turno').tap()
  await forms.review(page, EXACT).tap()
  await forms.send(page, EXACT).tap()
  await expect(pollsPage.saved(page)).toBeVisible()
  expectAsked(['BEN-08', 'BEN-09', 'BEN-10', 'BEN-13', 'RUT-01'])
})

import type { Page } from '@playwright/test'
import type { Datos } from '#domain/data-form/data-form.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { type SpecHost, startSpecHost } from '#tests/support/server/hosts/spec-host.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { NAMES, row } from '#tests/support/pages/documents.ts'
import { closeAll, dialogs } from '#tests/support/pages/dialogs.ts'
import { fillForm, fingers } from '#tests/support/pages/data-form.ts'
import { openPdf, payslipsPage, weekLink } from '#tests/support/pages/payslips.ts'
import { enterAt, signInAt } from '#tests/support/pages/sign-in.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { snackBars } from '#tests/support/pages/snack-bars.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { EXACT } from '#tests/support/pages/locators.ts'
import { dataFormPage } from '#tests/support/pages/data-form-steps.ts'
import { requestsPage } from '#tests/support/pages/requests.ts'
import { savingsPage } from '#tests/support/pages/savings.ts'
import { changeRoute } from '#tests/support/pages/routes.ts'
import { KINDS } from '#tests/support/pages/kardex.ts'
import { receipts } from '#tests/support/pages/receipts.ts'

const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true }
let host: SpecHost
test.afterEach(() => host.stop())

const RATE = new RegExp(`${forms.send.label}|${forms.save.label}|Calificar`)

async function readAll(page: Page): Promise<void> {
  await enterAt(page, host.url, '100101')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lupita')
  await navigation.money(page.getByRole('navigation')).click()
  await weekLink(page).click()
  await expect(payslipsPage.received(page)).toBeVisible()
  await expect(page.getByText(payslipsPage.whyChanged.label)).toBeVisible()
  await openPdf(page, 'GUADALUPE RAMOS')
  await closeAll(page)
  const before = await page.locator('main a[href^="#/Recibos/"]').count()
  await lists.more(page).click()
  await expect(lists.more(page)).toHaveCount(0)
  await expect.poll(() => page.locator('main a[href^="#/Recibos/"]').count()).toBeGreaterThan(before)

  await savingsPage.open(page, EXACT).click()
  await expect(page.getByText('Tienes ahorrado')).toBeVisible()
  await payslipsPage.showAmounts(page).first().click()
  await expect(page.getByText(/\$\d/).first()).toBeVisible()

  await navigation.record(page.getByRole('navigation')).click()
  await expect(lists.details(page)).toHaveCount(6)
  await page.locator('#kardex-open-1').click()
  await expect(page.getByRole('dialog', { name: KINDS.leave }).getByRole('listitem').first()).toBeVisible()
  for (const id of ['LOG-03', 'LOG-04', 'NODE-01', 'NODE-02', 'NODE-03', 'PROV-01', 'NODE-06', 'KAR-06'])
    expect(host.asked, id).toContain(id)
}

test('100101 signs in and reads payslips with their PDF, kardex and savings', async ({ page, portal }) => {
  host = await startSpecHost(portal.url)
  await readAll(page)
})

test('100101 reads the same screens from a host that writes numbers as digits and true as 1', {
  tag: WHOLE,
}, async ({ page, portal }) => {
  host = await startSpecHost(portal.url, 'digits')
  await readAll(page)
})

// fillForm always answers no to the question about exercise.
const datos: Datos = { ...goodSteps, 6: { ...goodSteps[6], realizaEjercicio: 2, nombreEjercicio: [] } }

test('a candidate fills in all seven steps and is registered', { tag: WHOLE }, async ({
  browser,
  ownPortal,
}) => {
  host = await startSpecHost(ownPortal.url)
  const context = await browser.newContext({ ...PHONE, locale: 'es-MX' })
  const page = await context.newPage()
  await signInAt(page, host.url, 'ActualizacionDatos', 'candidato')
  await dataFormPage.start(page).click()
  const hands = fingers(page)
  await fillForm(page, { hands, isPhone: true }, datos)
  await hands.press(dataFormPage.save.label)
  await hands.press(dialogs.proceed.label)
  await expect(dataFormPage.done(page)).toBeVisible()
  expect(host.asked.filter((id) => id === 'DOC-12')).toHaveLength(7)
  await context.close()
})

test.describe('on a phone', { tag: WHOLE }, () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('100102: opens a document, reads the comments, and asks for a clarification, listed as open', async ({
    page,
    ownPortal,
  }) => {
    host = await startSpecHost(ownPortal.url)
    await enterAt(page, host.url, '100102')
    await changeRoute(page, 'Documentos')
    await expect(row(page, 1)).toContainText(syncStatus.uploaded.label)
    await row(page, 1).getByText(payslipsPage.show.label, { exact: true }).click()
    const paper = page.getByRole('dialog', { name: NAMES[1] ?? '' })
    await expect(paper.locator('canvas, img').first()).toBeVisible()
    expect(host.asked).toContain('DOC-09')
    await page.goBack()
    await page.getByText('Comentarios de documentos · 2').click()
    const comments = page.getByRole('dialog', { name: 'Comentarios de documentos' })
    await expect(comments.getByText('INE').first()).toBeVisible()
    expect(host.asked).toContain('DOC-25')
    await page.goBack()
    await expect(comments).toHaveCount(0)
    await changeRoute(page, 'Aclaraciones/nueva')
    const form = requestsPage.newClarification(page)
    await requestsPage.sundayBonus(form).check()
    await requestsPage.period(form).selectOption({ index: 4 })
    await forms.comment(form).fill('Falta la prima del domingo')
    await forms.send(form).click()
    await expect(snackBars.requested(page)).toBeVisible()
    await receipts.toList(form).click()
    const list = requestsPage.clarifications(page)
    await expect(
      list.getByRole('listitem').filter({ hasText: requestsPage.sundayBonus.label }).first(),
    ).toContainText(requestsPage.open.label)
    expect(host.asked).toContain('NOM-10')
  })

  test('100101: rates a dispute, reads notifications, and marks the alerts as seen', async ({
    page,
    ownPortal,
  }) => {
    host = await startSpecHost(ownPortal.url)
    await signInAt(page, host.url, 'Inconformidades', '100101')
    const list = requestsPage.disputes(page)
    await expect(list.getByText('Por calificar').first()).toBeVisible()
    await list
      .getByRole('button', { name: /Calificar/ })
      .first()
      .click()
    const rating = page.getByRole('dialog', { name: 'Satisfacción con la atención' })
    await rating.getByRole('button', { name: RATE }).last().click()
    await expect(page.getByText('Gracias por su evaluación')).toBeVisible()
    await expect.poll(() => host.asked).toContain('INC-08')

    await changeRoute(page, 'Notificaciones')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await changeRoute(page, 'Alertas')
    await expect.poll(() => host.asked).toContain('NODE-09')
  })
})

import type { Browser, Page } from '@playwright/test'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { closeReminders } from '#tests/support/pages/reminders.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { EXACT } from '#tests/support/pages/locators.ts'
import { days } from '#tests/support/pages/days.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { receipts } from '#tests/support/pages/receipts.ts'
import { desks } from '#tests/support/pages/desks.ts'

const LEADER = '100201'
const APPROVER = '100301'

const SHOWN = 'Calibra los hornos.'

const fields: [label: string, value: string][] = [
  [forms.firstName.label, 'Renata'],
  [forms.lastName.label, 'Ochoa'],
  ['Hora de entrada', '0900'],
  ['Hora de salida', '1330'],
  [forms.reason.label, SHOWN],
  ['Lugar', 'Nave 3'],
  ['Qué viene a hacer', 'Servicio'],
]

async function fillDay(page: Page, legend: string): Promise<void> {
  const [year = '', month = '', day = ''] = addDays(companyDate(Date.now()), 3).split('-')
  const boxes = page.getByRole('group', { name: legend })
  await forms.day(boxes, EXACT).fill(day)
  await forms.month(boxes).fill(month)
  await forms.year(boxes).fill(year)
}

const latest = (page: Page) =>
  page.getByRole('list', { name: 'Lo que pediste' }).locator(':scope > li').first()

const openPhone = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true })).newPage()

test('a visit is requested and decided; a letter is requested with taps alone, and human resources says where to pick it up', {
  tag: WHOLE,
}, async ({ browser, ownPortal: portal }) => {
  test.setTimeout(240_000)
  const asker = await openPhone(browser)
  await test.step('a leader asks for a visit', async () => {
    await signInAt(asker, portal.url, 'Solicitudes/nueva', LEADER)
    await asker.getByRole('link', { name: /^Visita/ }).click()
    for (const [label, value] of fields) await asker.getByLabel(label, { exact: true }).fill(value)
    await days.typeIt(asker).click()
    await fillDay(asker, 'Primer día')
    await forms.review(asker).click()
    await expect(asker.getByText(SHOWN)).toBeVisible()
    await settled(asker)
    await expectAccessible(asker, 'the review before sending')
    await forms.send(asker).click()
    await receipts.toList(asker).click()
    await expect(latest(asker)).toContainText('Falta que autorice Maricela Quintanilla')
  })
  const writer = await openPhone(browser)
  await test.step('an employee asks for a letter', async () => {
    await signInAt(writer, portal.url, 'Solicitudes/nueva', '100101')
    await writer.getByRole('link', { name: /^Carta de Recursos Humanos/ }).click()
    const choose = (name: string) => writer.getByRole('radio', { name }).check({ force: true })
    await choose('Banco')
    await choose('Con sueldo')
    await settled(writer)
    await expectAccessible(writer, 'the form of a letter')
    await forms.review(writer).click()
    await expect(writer.getByText('A quien corresponda')).toBeVisible()
    await forms.send(writer).click()
    await receipts.toList(writer).click()
    await expect(latest(writer)).toContainText('Falta que la prepare Maricela Quintanilla')
  })

  const tablet = await browser.newContext({ viewport: { width: 820, height: 1180 }, hasTouch: true })
  const approver = await tablet.newPage()
  await closeReminders(approver)
  await signInAt(approver, portal.url, 'Autorizaciones', APPROVER)
  await test.step('human resources authorizes the visit', async () => {
    await approver.getByRole('radio', { name: /^Visitas / }).check({ force: true })
    await approver.getByRole('main').getByRole('list').getByRole('link').last().click()
    await expect(approver.getByText(SHOWN).last()).toBeVisible()
    await settled(approver)
    await expectAccessible(approver, 'before the decision')
    await desks.authorize(approver).last().click()
    await desks.authorize(approver.getByRole('dialog')).click()
    await expect(approver.getByText(SHOWN)).toHaveCount(0)
  })
  await test.step('human resources says where to pick up the letter', async () => {
    await approver.getByRole('radio', { name: /^Otras / }).check({ force: true })
    await approver.getByRole('main').getByRole('list').getByRole('link').last().click()
    await expect(approver.getByText('Con sueldo')).toBeVisible()
    await approver.getByRole('button', { name: 'Está lista' }).click()
    const dialog = approver.getByRole('dialog', { name: '¿La carta ya está lista?' })
    await dialog.getByLabel('Dónde se recoge').fill('Recógela en la ventanilla 2.')
    await settled(approver)
    await expectAccessible(approver, 'the answer to a letter')
    await dialog.getByRole('button', { name: 'Está lista' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await asker.reload()
  await expect(latest(asker)).toContainText(/Autorizad[ao]/)
  await writer.reload()
  await expect(latest(writer)).toContainText('Recógela en la ventanilla 2.')
  for (const page of [asker, writer, approver]) await page.context().close()
})

import type { Page } from '@playwright/test'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { EXACT, startOf } from '#tests/support/pages/locators.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { days } from '#tests/support/pages/days.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { receipts } from '#tests/support/pages/receipts.ts'
import { desks } from '#tests/support/pages/desks.ts'

/** Tests P-91 … P-93, P-96 and P-97. */

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true }
const FOREIGN = '100102'
const MEMBER = '100213'
/** Team member with an account; people without an account cannot be substitutes. */
const SUBSTITUTE = '100101'

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

async function fillDay(page: Page, legend: string, ahead: number): Promise<void> {
  const [year = '', month = '', day = ''] = addDays(companyDate(Date.now()), ahead).split('-')
  const boxes = page.getByRole('group', { name: legend })
  await forms.day(boxes, EXACT).fill(day)
  await forms.month(boxes).fill(month)
  await forms.year(boxes).fill(year)
}

async function choose(page: Page, kind: string): Promise<void> {
  await page.getByRole('link', { name: 'Pedir algo' }).click()
  await page.getByRole('link', { name: new RegExp(`^${kind}`) }).click()
  await expect(page.getByRole('heading', { level: 2, name: kind })).toBeVisible()
}

const look = (page: Page) => forms.review(page).click()
const send = (page: Page) => forms.send(page).click()
const first = (page: Page) =>
  page.getByRole('list', { name: 'Lo que pediste' }).locator(':scope > li').first()

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a leader is refused overtime for another team’s number, corrects it, sends it and withdraws it, and names a substitute', async ({
    page,
    complaints,
  }) => {
    await signInAt(page, portal.url, 'Solicitudes', '100201')
    await choose(page, 'Tiempo extra')
    await look(page)
    await expect(page.getByText('Falta este dato.').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: 'Escribir su número de empleado' }).click()
    await page.getByLabel('Para quién').fill(FOREIGN)
    await days.typeIt(page).click()
    await fillDay(page, forms.day.label, 2)
    await page.getByLabel('Hora de entrada').fill('1400')
    await page.getByLabel('Cuántas horas').selectOption('2.5')
    await forms.reason(page).fill('Pedido urgente de la línea 4.')
    await expect(page.getByLabel('Hora de entrada')).toHaveValue('14:00')
    await settled(page)
    await expectAccessible(page, 'the form')
    await look(page)
    await expect(page.getByText('2.5 horas')).toBeVisible()
    await settled(page)
    await expectAccessible(page, 'the review before sending')
    await send(page)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Ese número no es de tu equipo. Revísalo.',
    )
    await expect(forms.reason(page)).toHaveValue('Pedido urgente de la línea 4.')
    await expect(page.getByLabel('Para quién')).toHaveValue(FOREIGN)

    await page.getByRole('button', { name: 'Elegir de mi equipo' }).click()
    await page.getByLabel('Para quién').fill(MEMBER)
    await page.getByRole('option', { name: new RegExp(MEMBER) }).click()
    await look(page)
    await send(page)
    await receipts.toList(page).click()
    await expect(page).toHaveURL(/#\/Solicitudes$/)
    await expect(first(page)).toContainText('Falta que autorice Maricela Quintanilla')
    await settled(page)
    await expectAccessible(page, 'the requests')

    await first(page)
      .getByRole('button', { name: /^Compartir/ })
      .click()
    await expect(page.getByRole('dialog').getByText('Entra con su cuenta y decide.')).toBeVisible()
    await dialogs.close(page.getByRole('dialog')).click()
    await first(page)
      .getByRole('button', { name: `${desks.withdraw.label} Tiempo extra` })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, retirar' }).click()
    await expect(first(page).getByText('Retirada', { exact: true })).toBeVisible()
    await expect(first(page).getByRole('button', { name: startOf(desks.withdraw) })).toHaveCount(0)

    await page.getByRole('link', { name: /^Quién autoriza por mí/ }).click()
    await page.getByLabel('Suplente', { exact: true }).fill(SUBSTITUTE)
    await page.getByRole('option', { name: new RegExp(SUBSTITUTE) }).click()
    await fillDay(page, 'Desde', 0)
    await fillDay(page, 'Hasta', 3)
    await forms.save(page).click()
    await expect(page.getByText('Autoriza hoy')).toBeVisible()
    await settled(page)
    await expectAccessible(page, 'substitutes')
    await page.getByRole('button', { name: /^Terminar la suplencia/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, terminar' }).click()
    await expect(page.getByText('Nadie autoriza por ti')).toBeVisible()
    expect(complaints).toEqual([])
  })
})

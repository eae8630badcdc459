import type { Page } from '@playwright/test'
import { addDays, companyDate } from '#domain/dates.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { closeReminders } from '#tests/support/pages/reminders.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { EXACT } from '#tests/support/pages/locators.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { desks } from '#tests/support/pages/desks.ts'

/** Each kind of request: asked on a phone, decided on a tablet by the approver, read again by the requester. */

const LEADER = '100201'
const APPROVER = '100301'

interface Kind {
  /** Name in the menu and in the list. */
  name: string
  /** Name of the approver's panel. */
  panel: string
  day?: string
  fields: [label: string, value: string][]
  /** Text that the approver sees before deciding. */
  shown: string
}

const kinds: Kind[] = [
  {
    name: 'Vacante',
    panel: 'Vacantes',
    fields: [
      [forms.position.label, 'Pailero de la línea 9'],
      [forms.reason.label, 'Crece la línea.'],
      ['Cuántas personas', '3'],
      ['Sueldo inicial al mes (opcional)', '15,300.50'],
    ],
    shown: 'Crece la línea.',
  },
  {
    name: 'Visita',
    panel: 'Visitas',
    day: 'Primer día',
    fields: [
      [forms.firstName.label, 'Renata'],
      [forms.lastName.label, 'Ochoa'],
      ['Hora de entrada', '0900'],
      ['Hora de salida', '1330'],
      [forms.reason.label, 'Calibra los hornos.'],
      ['Lugar', 'Nave 3'],
      ['Qué viene a hacer', 'Servicio'],
    ],
    shown: 'Calibra los hornos.',
  },
  {
    name: 'Pase de salida',
    panel: 'Otras',
    day: forms.day.label,
    fields: [
      ['Hora de salida', '1100'],
      ['Qué sale (opcional)', 'Dos moldes'],
      [forms.reason.label, 'Van a reparar.'],
    ],
    shown: 'Van a reparar.',
  },
  {
    name: 'Pase de ingreso',
    panel: 'Otras',
    day: forms.day.label,
    fields: [
      ['Quién entra', 'Tomás Villa'],
      ['Hora de llegada', '0815'],
      [forms.reason.label, 'Entrega refacciones.'],
    ],
    shown: 'Entrega refacciones.',
  },
  {
    name: 'Ingreso de material',
    panel: 'Otras',
    day: forms.day.label,
    fields: [
      ['Material', 'Lámina galvanizada'],
      ['Cuánto', '4 rollos'],
      ['Proveedor', 'Aceros Lerma'],
      ['Hora de llegada', '0700'],
      [forms.reason.label, 'Surte el pedido.'],
    ],
    shown: 'Surte el pedido.',
  },
  {
    name: 'Descanso laborado',
    panel: 'Otras',
    day: forms.day.label,
    fields: [[forms.reason.label, 'Cierra el inventario.']],
    shown: 'Cierra el inventario.',
  },
]

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

async function fillDay(page: Page, legend: string): Promise<void> {
  const [year = '', month = '', day = ''] = addDays(companyDate(Date.now()), 3).split('-')
  const boxes = page.getByRole('group', { name: legend })
  await forms.day(boxes, EXACT).fill(day)
  await forms.month(boxes).fill(month)
  await forms.year(boxes).fill(year)
}

const latest = (page: Page) =>
  page.getByRole('list', { name: 'Lo que pediste' }).locator(':scope > li').first()

for (const { name, panel, day, fields, shown } of kinds) {
  test(`${name}: asked, decided, and read by whoever asked`, { tag: WHOLE }, async ({
    browser,
    complaints,
  }) => {
    test.setTimeout(240_000)
    const phone = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true })
    const asker = await phone.newPage()
    await signInAt(asker, portal.url, 'Solicitudes/nueva', LEADER)
    await asker.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    for (const [label, value] of fields) await asker.getByLabel(label, { exact: true }).fill(value)
    if (day) await fillDay(asker, day)
    await forms.review(asker).click()
    await expect(asker.getByText(shown)).toBeVisible()
    await settled(asker)
    await expectAccessible(asker, 'the look before sending')
    await forms.send(asker).click()
    await expect(latest(asker)).toContainText('Por autorizar de Maricela Quintanilla')

    const tablet = await browser.newContext({ viewport: { width: 820, height: 1180 }, hasTouch: true })
    const approver = await tablet.newPage()
    await closeReminders(approver)
    await signInAt(approver, portal.url, 'Autorizaciones', APPROVER)
    await approver.getByRole('radio', { name: new RegExp(`^${panel} `) }).check({ force: true })
    const row = approver.getByRole('main').getByRole('list').getByRole('link').filter({ hasText: name })
    if (panel === 'Otras') await row.last().click()
    else await approver.getByRole('main').getByRole('list').getByRole('link').last().click()
    await expect(approver.getByText(shown).last()).toBeVisible()
    await settled(approver)
    await expectAccessible(approver, 'before the decision')
    await desks.authorize(approver).last().click()
    await desks.authorize(approver.getByRole('dialog')).click()
    await expect(approver.getByText(shown)).toHaveCount(0)

    await asker.reload()
    await expect(latest(asker)).toContainText(/Autorizad[ao]/)
    expect(complaints).toEqual([])
    await phone.close()
    await tablet.close()
  })
}

import type { Page } from '@playwright/test'
import { addDays, companyDate } from '#domain/dates.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { closeReminders } from '#tests/support/pages/reminders.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'

/** Every kind by its own form on a phone, decided on a tablet by whoever authorizes, and read again by whoever asked. */

const LEADER = '100201'
const APPROVER = '100301'

interface Kind {
  /** As it is offered and listed. */
  name: string
  /** The approver's panel. */
  panel: string
  day?: string
  fields: [label: string, value: string][]
  /** What the approver reads before a yes or no. */
  shown: string
}

const kinds: Kind[] = [
  {
    name: 'Vacante',
    panel: 'Vacantes',
    fields: [
      ['Puesto', 'Pailero de la línea 9'],
      ['Motivo', 'Crece la línea.'],
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
      ['Nombre', 'Renata'],
      ['Apellido paterno', 'Ochoa'],
      ['Hora de entrada', '0900'],
      ['Hora de salida', '1330'],
      ['Motivo', 'Calibra los hornos.'],
      ['Lugar', 'Nave 3'],
      ['Qué viene a hacer', 'Servicio'],
    ],
    shown: 'Calibra los hornos.',
  },
  {
    name: 'Pase de salida',
    panel: 'Otras',
    day: 'Día',
    fields: [
      ['Hora de salida', '1100'],
      ['Qué sale (opcional)', 'Dos moldes'],
      ['Motivo', 'Van a reparar.'],
    ],
    shown: 'Van a reparar.',
  },
  {
    name: 'Pase de ingreso',
    panel: 'Otras',
    day: 'Día',
    fields: [
      ['Quién entra', 'Tomás Villa'],
      ['Hora de llegada', '0815'],
      ['Motivo', 'Entrega refacciones.'],
    ],
    shown: 'Entrega refacciones.',
  },
  {
    name: 'Ingreso de material',
    panel: 'Otras',
    day: 'Día',
    fields: [
      ['Material', 'Lámina galvanizada'],
      ['Cuánto', '4 rollos'],
      ['Proveedor', 'Aceros Lerma'],
      ['Hora de llegada', '0700'],
      ['Motivo', 'Surte el pedido.'],
    ],
    shown: 'Surte el pedido.',
  },
  {
    name: 'Descanso laborado',
    panel: 'Otras',
    day: 'Día',
    fields: [['Motivo', 'Cierra el inventario.']],
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
  await boxes.getByLabel('Día', { exact: true }).fill(day)
  await boxes.getByLabel('Mes').fill(month)
  await boxes.getByLabel('Año').fill(year)
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
    await asker.getByRole('button', { name: 'Revisar' }).click()
    await expect(asker.getByText(shown)).toBeVisible()
    await settled(asker)
    await expectAccessible(asker, 'the look before sending')
    await asker.getByRole('button', { name: 'Enviar' }).click()
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
    await approver.getByRole('button', { name: 'Autorizar', exact: true }).last().click()
    await approver.getByRole('dialog').getByRole('button', { name: 'Autorizar', exact: true }).click()
    await expect(approver.getByText(shown)).toHaveCount(0)

    await asker.reload()
    await expect(latest(asker)).toContainText(/Autorizad[ao]/)
    expect(complaints).toEqual([])
    await phone.close()
    await tablet.close()
  })
}

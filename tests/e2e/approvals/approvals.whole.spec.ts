import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { startSpecHost } from '#tests/support/server/hosts/spec-host.ts'
import { call, elsewhere } from '#tests/support/server/other-device.ts'
import { closeReminders } from '#tests/support/pages/reminders.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { enterAt, signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { PARTLY } from '#tests/support/pages/locators.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { goTo } from '#tests/support/pages/routes.ts'

const LEADER = '100201'
const INCIDENTS = '/Incidencias/ws-incidencias-autorizacion.php'
const VISITS = '/SeguridadPatrimonial/ws-RegistroVisitantes.php'
const PICTURES = process.env.APPROVAL_PICTURES

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

const panel = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name} `) })
const rows = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click()
const shoot = async (page: Page, name: string) => {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` })
}

test('on a tablet, decides an incident once despite a lost response, and continues with the next panel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await closeReminders(page)
  await signInAt(page, portal.url, 'Autorizaciones', LEADER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('autorizaciones pendientes')
  await expect(panel(page, 'Incidencias')).toBeChecked()
  await expect(page.getByRole('radio')).toHaveCount(4)
  await expect(rows(page)).toHaveCount(2)
  const name = await page.getByRole('heading', { level: 2 }).last().innerText()
  await expectAccessible(page, 'list and detail')
  await shoot(page, '820')

  await page.route(`**${INCIDENTS}`, async (route) => {
    const { Opcion } = route.request().postDataJSON() as { Opcion: number }
    if (Opcion !== 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await press(page, desks.authorize.label)
  const dialog = page.getByRole('dialog', { name: '¿Realmente deseas autorizar esta incidencia?' })
  await expect(dialog.getByText(name, { exact: true })).toBeVisible()
  await desks.authorize(dialog, PARTLY).click()
  await expect(dialog.getByText('No llegó la respuesta')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await shoot(page, '820-lost')
  await page.unroute(`**${INCIDENTS}`)
  await desks.authorize(dialog, PARTLY).click()
  await expect(
    page.getByText('La incidencia se modificó con éxito. Quedó registrado una sola vez.'),
  ).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 2 }).last()).not.toHaveText(name)

  await press(page, 'Autorizar Todo')
  const all = page.getByRole('dialog', { name: '¿Realmente deseas autorizar todas las incidencias?' })
  await expect(all.getByText('1 incidencia', { exact: true })).toBeVisible()
  await desks.authorize(all, PARTLY).click()
  await expect(page.getByText('La incidencia se modificó con éxito', { exact: true })).toBeVisible()
  await expect(panel(page, 'Vacantes')).toBeChecked()
  await expect(page.getByRole('radio')).toHaveCount(3)
  await expect(page.getByText('$18,400.00')).toBeVisible()

  await press(page, desks.authorize.label)
  await desks.authorize(page.getByRole('dialog'), PARTLY).click()
  await expect(panel(page, 'Visitas')).toBeChecked()
  await expect(page.getByRole('radio')).toHaveCount(2)
})

test('on a phone, two taps after sign-in authorize an incident; keeps a rejection’s reason offline, and says when a visit was decided elsewhere', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await enterAt(page, portal.url, LEADER)
  await test.step('two taps authorize an incident', async () => {
    const waiting = page.getByRole('link', { name: /^Responde a / })
    await expect(waiting).toHaveCount(2)
    await waiting.first().click()
    await expect(page.getByText('¿Realmente deseas autorizar esta incidencia?')).toBeInViewport()
    await expect(desks.authorize(page)).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Rechazar' })).toBeInViewport()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectAccessible(page, 'the question that Inicio leads to')
    await desks.authorize(page).click()
    await expect(page.getByText('La incidencia se modificó con éxito', { exact: true })).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
  })
  await goTo(page, 'Inicio')
  await page.getByRole('link', { name: 'Revisa 6 autorizaciones' }).click()
  await panel(page, 'Visitas').check({ force: true })
  await rows(page).first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Eva Soto Ruiz' })).toBeFocused()
  await expect(page.getByText('08:30 a 17:00')).toBeVisible()
  await expect(page.getByText('Servicio (Montacargas 3 y 5)')).toBeVisible()
  await expectAccessible(page, 'a visit on a phone')
  await shoot(page, '360-visit')

  await press(page, desks.reject.label)
  const dialog = page.getByRole('dialog', { name: 'Justifica la acción' })
  await press(page, 'Aceptar')
  await expect(dialog.getByText('Campo requiredo.')).toBeVisible()
  const reason = dialog.getByLabel('Motivo del cambio')
  await reason.fill('x'.repeat(251))
  await press(page, 'Aceptar')
  await expect(dialog.getByText('el campo debe tener menos de 250 caracteres.')).toBeVisible()
  await reason.fill('Ese día no hay quien reciba.')
  await shoot(page, '360-reason')

  await readyForOffline(page)
  await context.setOffline(true)
  await press(page, 'Aceptar')
  await expect(dialog.getByText('No se guardó')).toBeVisible()
  await dialogs.cancel(dialog).click()
  await page.reload()
  await expect(page.getByText('Para decidir necesitas internet.', { exact: false })).toBeVisible()
  await expect(syncStatus.shownSince(page)).toBeVisible()
  await expect(page.getByText('08:30 a 17:00')).toBeVisible()
  await shoot(page, '360-offline')
  await context.setOffline(false)
  await expect(page.getByText('Antes de guardar te pedimos confirmar.')).toBeVisible()
  await press(page, desks.reject.label)
  await expect(reason).toHaveValue('Ese día no hay quien reciba.')
  await press(page, 'Aceptar')
  await expect(page.getByText('Visita rechazada')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)

  await rows(page).first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Tomás Ibarra' })).toBeFocused()
  const token = await elsewhere(portal.url, LEADER)
  const list = (await call(portal.url, VISITS, { Opcion: 56, token })) as {
    respuesta: { id: number; token: string }[]
  }
  const [{ id, token: key }] = list.respuesta as [{ id: number; token: string }]
  const body = { idVisita: id, token_visita: key, password: key, estatus: 2, comentario: 'No', esAdmin: true }
  expect(await call(portal.url, VISITS, { Opcion: 39, token, ...body })).toMatchObject({ status: 'OK' })
  await press(page, desks.authorize.label)
  await press(page, desks.authorize.label)
  await expect(page.getByRole('main').getByText(/^Ya la rechazó Adriana/)).toBeInViewport()
  await expect(desks.authorize(page)).toHaveCount(0)
  await shoot(page, '360-elsewhere')
})

test('on a spec host, shows only the three panels of the spec and authorizes in them', async ({ page }) => {
  const host = await startSpecHost(portal.url)
  await page.setViewportSize({ width: 1280, height: 800 })
  await enterAt(page, host.url, LEADER)
  await goTo(page, 'Autorizaciones')
  await expect(page.getByRole('radio')).toHaveCount(3)
  await press(page, desks.authorize.label)
  await press(page, desks.authorize.label)
  await expect(page.getByText('La incidencia se modificó con éxito', { exact: true })).toBeVisible()
  await panel(page, 'Vacantes').check({ force: true })
  await press(page, desks.authorize.label)
  await press(page, desks.authorize.label)
  await expect(page.getByText('Modificado con éxito', { exact: true })).toBeVisible()
  for (const id of ['IAU-03', 'IAU-04', 'IAU-01', 'REC-41', 'REC-04', 'REC-27', 'VIS-56'])
    expect(host.asked, id).toContain(id)
  await host.stop()
})

import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, listenForComplaints, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { startPortal } from '#tests/support/server/portal.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { goTo } from '#tests/support/pages/routes.ts'

const DESK = { width: 1280, height: 800 }
const TABLET = { width: 820, height: 1180 }

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
}

async function another(browser: Browser, url: string, route: string, who: string, dark = false) {
  const context = await browser.newContext({
    locale: 'es-MX',
    viewport: TABLET,
    colorScheme: dark ? 'dark' : 'light',
  })
  const page = await context.newPage()
  const complaints = await listenForComplaints(page)
  await signInAt(page, url, route, who)
  return { context, page, complaints }
}

async function choose(page: Page, search: string, person: RegExp, role: string): Promise<void> {
  await page.getByRole('link', { name: 'Dar un rol' }).click()
  await page.getByRole('searchbox').fill(search)
  await page.getByRole('radio', { name: person }).check()
  await page.getByRole('radio', { name: role, exact: true }).check()
}

test('a proposed role is given once another administrator confirms it; actions are disabled offline', async ({
  page,
  browser,
  complaints,
}) => {
  test.setTimeout(300_000)
  const portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
  await page.setViewportSize(DESK)
  await signInAt(page, portal.url, 'Roles', '100501')
  await expect(page.getByRole('heading', { level: 1, name: 'Roles y permisos' })).toBeVisible()
  await look(page, 'Roles')
  // With a single administrator, the role needs no confirmation.
  await choose(page, 'arturo', /Arturo Mendoza/, 'Administración')
  await look(page, 'Roles/dar, to be given')
  await page.getByRole('button', { name: /^Dar Administración a Arturo/ }).click()
  await expect(page.getByText('Listo, ya tiene el rol')).toBeVisible()
  await expect(
    page.getByText(/Lo dio Esteban Cárdenas Moreno, sin confirmación de otro administrador/),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Dar un rol' }).click()
  await page.getByRole('button', { name: 'Dar el rol' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Revisa estos datos')).toBeVisible()
  await look(page, 'Roles/dar, with faults')
  await goTo(page, 'Roles')

  await choose(page, '100101', /Guadalupe Ramos/, 'Nómina')
  await page.getByRole('radio', { name: 'Solo para algunas' }).check()
  await page.getByRole('button', { name: /^Dar Nómina a Guadalupe/ }).click()
  await expect(page.getByText('Elige al menos una compañía o una planta.').first()).toBeVisible()
  await page.getByRole('checkbox').first().check()
  await look(page, 'Roles/dar, for some')
  await page.getByRole('button', { name: /^Dar Nómina a Guadalupe/ }).click()
  await expect(page.getByText('Propuesto: falta que otro administrador responda.')).toBeVisible()
  const mine = page.getByRole('article', { name: 'Dar Nómina a Guadalupe Ramos Ortega' })
  await expect(desks.withdraw(mine)).toBeVisible()
  await expect(dialogs.confirm(mine)).toHaveCount(0)
  await look(page, 'Roles, mine waits')

  await page.context().setOffline(true)
  const taking = page.getByRole('button', { name: /^Quitar Administración a Arturo/ })
  for (const each of [page.getByRole('link', { name: 'Dar un rol' }), taking, desks.withdraw(mine)]) {
    await expect(each).toHaveAttribute('aria-disabled', 'true')
    await each.click({ force: true })
    await expect(syncStatus.noNetwork(page).first()).toBeVisible()
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await look(page, 'Roles without a network')
  await page.context().setOffline(false)
  await expect(taking).not.toHaveAttribute('aria-disabled', 'true')

  const gainer = await another(browser, portal.url, 'Inicio', '100101')
  await expect(gainer.page).toHaveURL(/#\/Inicio/)
  await goTo(gainer.page, 'AtencionNomina')
  await expect(gainer.page.getByRole('heading', { level: 1, name: 'Atención de nómina' })).toHaveCount(0)

  const second = await another(browser, portal.url, 'Notificaciones', '100102', true)
  await expect(second.page.getByText('Dar Nómina a Guadalupe Ramos Ortega')).toBeVisible()
  await second.page.getByRole('link', { name: 'Ver autorizaciones' }).first().click()
  await expect(second.page).toHaveURL(/#\/Roles/)
  const theirs = second.page.getByRole('article', { name: 'Dar Nómina a Guadalupe Ramos Ortega' })
  await look(second.page, 'Roles, theirs waits')
  await dialogs.confirm(theirs).click()
  await look(second.page, 'Roles, to be confirmed')
  await dialogs.confirm(second.page.getByRole('dialog')).click()
  await expect(second.page.getByText('Confirmado')).toBeVisible()
  await expect(theirs).toHaveCount(0)
  await expect(second.page.getByText(/lo confirmó Arturo Mendoza Lara/)).toBeVisible()

  await desks.withdraw(mine).click()
  await desks.withdraw(page.getByRole('dialog')).click()
  await expect(page.getByText('Otra persona ya lo confirmó.')).toBeVisible()

  // The menu changes at the next sign-in. The API applies the role immediately (roles.test.ts).
  const again = await another(browser, portal.url, 'AtencionNomina', '100101')
  await expect(again.page.getByRole('heading', { level: 1, name: 'Atención de nómina' })).toBeVisible()

  await page.context().setOffline(true)
  await goTo(page, 'Inicio')
  await goTo(page, 'Roles')
  await page.getByRole('link', { name: 'Dar un rol' }).focus()
  await page.keyboard.press('Enter')
  await expect(syncStatus.noNetwork(page).first()).toBeVisible()
  await page.context().setOffline(false)

  for (const { context } of [gainer, second, again]) await context.close()
  expect(second.complaints).toEqual([])
  // Ignores requests that Inicio sent offline.
  expect(complaints.filter((each) => !/ERR_FAILED/.test(each))).toEqual([])
  await portal.dispose()
})

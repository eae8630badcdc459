import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { navigation } from '#tests/support/pages/navigation.ts'

/** Tests ROUTE-35 … 37, SHELL-34, and EXT-01 for the help text of a screen. */

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

test.use({ viewport: { width: 360, height: 740 } })

const PLACE = 'MiEmpresa/SGI'

test('100101 registers an idea offline, 100201 starts its review, and the help explains the screen', async ({
  page,
  context,
  browser,
}) => {
  await signInAt(page, portal.url, `${PLACE}/RegistroMejora`, '100101')
  await page.getByRole('button', { name: 'Registrar idea' }).click()
  await expect(page.getByText('Faltan 3 datos.')).toBeVisible()
  await page.getByLabel('¿Qué se puede mejorar?').fill('Poner un reloj en el comedor')
  await page.getByLabel('¿Dónde?').fill('Comedor')
  await settled(page)
  await expectAccessible(page, 'an idea that is written')
  await readyForOffline(page)

  await expect(syncStatus.savedHere(page)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('¿Qué se puede mejorar?')).toHaveValue('Poner un reloj en el comedor')
  await page.getByLabel('¿Qué se gana?').fill('Nadie llega tarde')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Registrar idea' }).click()
  await expect(syncStatus.waiting(page)).toBeVisible()
  await context.setOffline(false)
  const mine = page.getByRole('region', { name: 'Tus ideas' })
  await expect(mine.getByText('Poner un reloj en el comedor')).toBeVisible()
  await expect(syncStatus.waiting(page)).toHaveCount(0)
  await settled(page)
  await expectAccessible(page, 'her own ideas')

  const other = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const desk = await other.newPage()
  await signInAt(desk, portal.url, `${PLACE}/AdmMejora`, '100201')
  await settled(desk)
  await expectAccessible(desk, 'the desk of ideas')
  await desk.getByRole('button', { name: /reloj en el comedor/ }).click()
  const idea = desk.getByRole('dialog')
  await idea.getByRole('button', { name: 'No procede' }).click()
  await expect(idea.getByRole('alert')).toContainText('Escribe por qué no procede.')
  await idea.getByLabel('Respuesta para quien tuvo la idea').fill('Vamos a verlo con el comedor')
  await settled(desk)
  await expectAccessible(desk, 'an idea at the desk')
  await idea.getByRole('button', { name: 'Empezar revisión' }).click()
  await expect(desk.getByText('Listo. Ya le avisamos.')).toBeVisible()
  await other.close()

  await page.reload()
  await expect(mine.getByText('Vamos a verlo con el comedor')).toBeVisible()
  await expect(mine.getByText('Poner un reloj en el comedor')).toHaveCount(1)

  await navigation.help(page).click()
  const help = page.getByRole('dialog', { name: 'Mis ideas de mejora' })
  await expect(help).toContainText('Si no procede, aquí lees por qué.')
  await settled(page)
  await expectAccessible(page, 'the help of a screen')
  await help.getByRole('link', { name: 'Ver toda la ayuda' }).click()
  await context.setOffline(true)
  await page.getByLabel('Busca en la ayuda').fill('kardex')
  await expect(page.getByRole('heading', { name: navigation.kardex.label })).toBeVisible()
})

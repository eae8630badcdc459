import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'

/** Tests ROUTE-29. */

const PLACE = 'SeguridadPatrimonial/AdmonVisitas'

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

test.use({ viewport: { width: 820, height: 1180 } })

const inside = (page: Page) => page.getByRole('region', { name: 'Adentro ahora' }).getByRole('strong')
const waiting = (page: Page) => page.getByText('Falta enviar 1 marca')
const visitor = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: 'Mariana Quiroga' })

test('guard 100601 marks an entry offline; it is delivered once, and the exit is marked', async ({
  page,
  context,
}) => {
  await signInAt(page, portal.url, PLACE, '100601')
  await expect(inside(page)).toHaveText('1')
  await readyForOffline(page)
  await settled(page)
  await expectAccessible(page, 'the gate')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Lee el QR' }).click()
  const code = page.getByRole('dialog', { name: 'Lee el QR' })
  await code.getByLabel('Folio o enlace').fill('999999')
  await lists.search(code).click()
  await expect(code.getByText('No está en la lista de hoy.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Busca por nombre o folio').fill('quiroga')
  await page.getByRole('button', { name: 'Entrada de Mariana Quiroga' }).click()
  await expect(page.getByRole('heading', { name: 'Mariana Quiroga' })).toBeFocused()
  await page.getByRole('button', { name: /^Marcar entrada · \d\d:\d\d$/ }).click()
  await expect(waiting(page)).toBeVisible()
  await expect(inside(page)).toHaveText('2')
  await expect(visitor(page, 'Adentro')).toContainText(syncStatus.waiting.label)

  await page.reload()
  await expect(waiting(page)).toBeVisible()
  await page.getByRole('button', { name: 'Lista de evacuación' }).click()
  const list = page.getByRole('dialog', { name: 'Lista de evacuación' })
  await expect(list).toContainText('2 visitantes adentro')
  await expect(list).toContainText(
    new RegExp(`${syncStatus.dataOf.label} \\d\\d/\\d\\d/\\d{4}, \\d\\d:\\d\\d`),
  )
  await expect(list).toContainText('Mariana Quiroga')
  await expectAccessible(page, 'the evacuation list')
  await page.keyboard.press('Escape')

  await context.setOffline(false)
  await expect(waiting(page)).toBeHidden()
  // Depending on the time of day, the row shows the visitor's arrival or an overdue exit.
  await expect(visitor(page, 'Adentro')).toContainText(/Entró|Debía salir/)
  await page.getByRole('button', { name: 'Salida de Mariana Quiroga' }).click()
  await page.getByRole('button', { name: /^Marcar salida/ }).click()
  await expect(inside(page)).toHaveText('1')
  await page.reload()
  await expect(inside(page)).toHaveText('1')
  await expect(visitor(page, 'Faltan hoy')).toHaveCount(0)
  await page.getByLabel('Busca por nombre o folio').fill('quiroga')
  await expect(visitor(page, 'Ya terminaron')).toContainText(/Salió \d\d:\d\d/)
})

import type { Page } from '@playwright/test'
import { listVacations } from '#contract/kardex.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { startPortal } from '#tests/support/server/portal.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { signIn } from '#tests/support/pages/sign-in.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { kardexPage } from '#tests/support/pages/kardex.ts'
import { changeRoute } from '#tests/support/pages/routes.ts'

/** The labour record (spec 002 §2.4, KARD-01 … KARD-21) on screen. */

const KINDS = [
  'Permisos',
  'Vacaciones',
  'Incapacidades',
  'Faltas injustificadas',
  'Faltas administrativas',
  'Tarjetas preventivas y de bloqueo',
]

async function openKardex(page: Page, user: string): Promise<void> {
  await page.goto('/')
  await signIn(page, user)
  await navigation.record(page.getByRole('navigation')).click()
  await expect(lists.details(page)).toHaveCount(6)
}

/** Total of a card. */
async function totalOf(page: Page, kind: string): Promise<number> {
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: kind, exact: true }) })
  return Number(await card.locator('dd').first().textContent())
}

test('each card’s total is the number of rows behind it, and closing returns to its button', async ({
  page,
}) => {
  await openKardex(page, '100101')
  for (const [index, kind] of KINDS.entries()) {
    const total = await totalOf(page, kind)
    expect(total, kind).toBeGreaterThan(0)
    const button = lists.details(page).and(page.locator(`#kardex-open-${index + 1}`))
    await button.click()
    const dialog = page.getByRole('dialog', { name: kind })
    await expect(dialog.getByRole('listitem')).toHaveCount(total)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
  }
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('a detail is a table whose year filter keeps the rows of that year', { tag: WHOLE }, async ({
    page,
  }) => {
    await openKardex(page, '100101')
    await changeRoute(page, 'Kardex/2')
    const table = page.getByRole('table', { name: 'Vacaciones' })
    await expect(table.getByRole('columnheader')).toHaveText(['Fecha', 'Estatus', 'Comentarios'])
    // Long tables grow while scrolling: the list of years shows the number of rows.
    const all = await forms.year(page).locator('option').first().textContent()
    await expect(table.getByRole('rowheader')).toHaveCount(Number(/\d+/.exec(all ?? '')?.[0]))
    const dates = await table.getByRole('rowheader').allTextContents()
    const sortable = dates.map((date) => date.split('/').reverse().join('-'))
    expect([...sortable].sort().reverse()).toEqual(sortable)
    const year = sortable.at(-1)?.slice(0, 4) ?? ''
    await forms.year(page).selectOption(year)
    const ofYear = dates.filter((date) => date.endsWith(year))
    await expect(table.getByRole('rowheader')).toHaveText(ofYear)
  })
})

test('an empty detail is the spec’s alert; Esc closes the alert and leaves the detail open (KARD-13)', {
  tag: WHOLE,
}, async ({ page }) => {
  await page.route('**/Kardex/ws-kardex.php', (route) =>
    route.request().postDataJSON().Opcion === listVacations.opcion
      ? route.fulfill({ json: { status: 'OK', data: [] } })
      : route.continue(),
  )
  await openKardex(page, '100201')
  // A summary without entries opens an empty list, not an error.
  expect(await totalOf(page, 'Permisos')).toBe(0)
  await page.locator('#kardex-open-1').click()
  await expect(page.getByRole('heading', { name: 'Sin registros' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await totalOf(page, 'Vacaciones')).toBeGreaterThan(0)
  await page.locator('#kardex-open-2').click()
  const alert = page.getByRole('dialog', { name: 'Aviso' })
  await expect(alert.getByText('No se pudieron obtener los datos')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Vacaciones' })).toBeVisible()
})

test('after one visit everything opens without a server: cards, details, calendar and bars', {
  tag: WHOLE,
}, async ({ page }) => {
  const portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
  await page.goto(portal.url)
  await signIn(page, '100101')
  await readyForOffline(page)
  const details = Promise.all(
    [1, 2, 3, 4, 5, 7].map((opcion) =>
      page.waitForResponse(
        (answer) =>
          answer.url().endsWith('ws-kardex.php') &&
          (answer.request().postDataJSON() as { Opcion: number }).Opcion === opcion,
      ),
    ),
  )
  await navigation.record(page.getByRole('navigation')).click()
  await details
  await expect(page.getByText(/^\d+ días? con registro$/)).toBeVisible()
  await portal.stop()
  await page.reload()
  await expect(syncStatus.shownSince(page)).toBeVisible()
  for (const [index, kind] of KINDS.entries()) {
    const total = await totalOf(page, kind)
    await page.locator(`#kardex-open-${index + 1}`).click()
    await expect(page.getByRole('dialog', { name: kind }).getByRole('listitem')).toHaveCount(total)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Ver 12 meses' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus últimos 12 meses')
  const all = await page.getByRole('heading', { level: 2 }).textContent()
  await kardexPage.byMonth(page).click()
  const counts = await page
    .getByRole('table', { name: kardexPage.byMonth.label })
    .getByRole('cell')
    .allTextContents()
  expect(counts).toHaveLength(12)
  expect(all).toBe(`${counts.reduce((sum, count) => sum + Number(count), 0)} registros en 12 meses`)
  await portal.dispose()
})

for (const user of ['candidato', 'externo']) {
  test(`${user} has no labour record and no way to one (BR-37)`, { tag: WHOLE }, async ({ page }) => {
    await page.goto('/')
    await signIn(page, user)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('a[href="#/Kardex"]')).toHaveCount(0)
    await changeRoute(page, 'Kardex/4')
    await expect(page).toHaveURL(/#\/Forbidden/)
  })
}

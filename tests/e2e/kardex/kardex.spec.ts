import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { kardexPage, KINDS } from '#tests/support/pages/kardex.ts'
import { changeRoute } from '#tests/support/pages/routes.ts'

/** Tests KARD-01 … KARD-21 (spec 002 §2.4). */

async function openKardex(page: Page, user: string): Promise<void> {
  await enterAt(page, '/', user)
  await navigation.record(page.getByRole('navigation')).click()
  await expect(lists.details(page)).toHaveCount(6)
}

async function totalOf(page: Page, kind: string): Promise<number> {
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: kind, exact: true }) })
  return Number(await card.locator('dd').first().textContent())
}

test('shows on each card the number of its rows, and returns the focus to its button on closing', async ({
  page,
}) => {
  await openKardex(page, '100101')
  for (const [index, kind] of Object.values(KINDS).entries()) {
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

/** Returns the number of text lines and the top edge of each tab in px. */
async function tabsOf(page: Page): Promise<{ lines: number; top: number }[]> {
  const tabs = page.getByRole('main').getByRole('navigation').getByRole('link')
  return tabs.evaluateAll((all) =>
    all.map((tab) => {
      const range = document.createRange()
      range.selectNodeContents(tab.lastChild ?? tab)
      return { lines: range.getClientRects().length, top: Math.round(tab.getBoundingClientRect().top) }
    }),
  )
}

test('shows the three tabs in one row; opens cards, details, calendar, bars and the table with its year filter offline', {
  tag: WHOLE,
}, async ({ page, context }) => {
  await enterAt(page, '/', '100101')
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
  await expect(page.getByText(/^\d+ días? marcados?$/)).toBeVisible()
  await test.step('shows the tabs of the record and of the money in one row, each on one line', async () => {
    for (const route of ['Kardex', 'Recibos']) {
      await changeRoute(page, route)
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 640 })
        await expect.poll(() => tabsOf(page), `${route} at ${width}`).toHaveLength(3)
        const tabs = await tabsOf(page)
        expect(
          tabs.map(({ lines }) => lines),
          `${route} at ${width}`,
        ).toEqual([1, 1, 1])
        expect(new Set(tabs.map(({ top }) => top)).size, `${route} at ${width}`).toBe(1)
      }
    }
    await page.setViewportSize({ width: 412, height: 915 })
    await changeRoute(page, 'Kardex')
  })
  await context.setOffline(true)
  await page.reload()
  await expect(syncStatus.shownSince(page)).toBeVisible()
  for (const [index, kind] of Object.values(KINDS).entries()) {
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

  await page.setViewportSize({ width: 820, height: 1180 })
  await changeRoute(page, 'Kardex/2')
  const table = page.getByRole('table', { name: KINDS.holidays })
  await expect(table.getByRole('columnheader')).toHaveText(['Fecha', 'Estatus', 'Comentarios'])
  // Long tables add rows while scrolling. The year filter shows the total number of rows.
  const years = await forms.year(page).locator('option').first().textContent()
  await expect(table.getByRole('rowheader')).toHaveCount(Number(/\d+/.exec(years ?? '')?.[0]))
  const dates = await table.getByRole('rowheader').allTextContents()
  const sortable = dates.map((date) => date.split('/').reverse().join('-'))
  expect([...sortable].sort().reverse()).toEqual(sortable)
  const year = sortable.at(-1)?.slice(0, 4) ?? ''
  await forms.year(page).selectOption(year)
  await expect(table.getByRole('rowheader')).toHaveText(dates.filter((date) => date.endsWith(year)))
})

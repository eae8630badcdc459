import type { Page } from '@playwright/test'
import { listPolls } from '#contract/polls/polls.ts'
import { transportTexts } from '#server/texts.ts'
import { ownAddresses } from '#tests/faults/own-addresses.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { startOlderServer } from '#tests/support/server/hosts/older-server.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'

/** Runs today's app with a server that knows only the spec's operations and sign-in. */

const ENTRY = ['P-01', 'P-02', 'P-03', 'P-12', 'P-13', 'P-53']
const isKnown = (id: string) => !id.startsWith('P-') || ENTRY.includes(id)
const USUAL = '100301'

async function shown(page: Page): Promise<string> {
  const place = page.locator('[role=dialog], main').last()
  await expect(place).not.toContainText(/Cargando…|Buscando tus datos…|Actualizando…/)
  return (await place.innerText()).trim()
}

test('human resources: no screen breaks, and screens say when the server lacks an operation', async ({
  page,
  portal,
  complaints,
}) => {
  test.setTimeout(600_000)
  const older = await startOlderServer(portal.url, isKnown)
  await enterAt(page, older.url, USUAL)
  let told = 0
  for (const { path } of ownAddresses.filter((each) => each.login === USUAL && each.mode === undefined)) {
    await test.step(path, async () => {
      await page.evaluate((to) => {
        location.hash = `#${to}`
      }, path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      const text = await shown(page)
      expect(text).not.toBe('')
      expect(text).not.toMatch(/desconocid|\bundefined\b|\bnull\b|\bNaN\b|Algo salió mal|No pudimos abrir/)
      if (text.includes(transportTexts.unknownOperation)) told += 1
    })
  }
  expect(told).toBeGreaterThan(10)
  // The browser logs each 404 itself.
  expect(complaints.filter((each) => !each.includes('Failed to load resource'))).toEqual([])
  await older.stop()
})

test('Más lists unsupported features separately, and moves them back once the server answers', async ({
  page,
  portal,
}) => {
  const older = await startOlderServer(portal.url, isKnown)
  const group = (name: string) => page.getByRole('list', { name })
  const aside = group('Todavía no está en tu portal')
  const daily = group('Para tu día a día')
  const polls = { name: /^Encuestas/ }
  await enterAt(page, older.url, '100101')
  await expect.poll(() => older.refused.size).toBeGreaterThan(3)
  await page.goto(`${older.url}/#/Mas`)
  await expect(aside.getByRole('link', polls)).toBeVisible()
  await expect(aside.getByRole('link', { name: /^Mis datos personales/ })).toBeVisible()
  await expect(daily.getByRole('link', polls)).toHaveCount(0)
  await expect(daily.getByRole('link', { name: /^Vacantes/ })).toBeVisible()
  // The app stores what the server lacks, so Más lists the features separately again after a reload.
  older.refused.clear()
  await page.reload()
  await expect(aside.getByRole('link', polls)).toBeVisible()
  older.bringUpToDate()
  // Leaving before the response would abort the request.
  const answered = page.waitForResponse((answer) => answer.url().endsWith(listPolls.path) && answer.ok())
  await aside.getByRole('link', polls).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Encuestas' })).toBeVisible()
  await answered
  await expect(page.getByText(transportTexts.unknownOperation)).toHaveCount(0)
  await page.goto(`${older.url}/#/Mas`)
  await expect(daily.getByRole('link', polls)).toBeVisible()
  await expect(aside).toHaveCount(0)
  await older.stop()
})

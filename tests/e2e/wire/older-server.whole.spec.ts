import type { Page } from '@playwright/test'
import { listPolls } from '#contract/polls.ts'
import { transportTexts } from '#server/texts.ts'
import { lazyRoutes } from '#tests/faults/lazy-routes.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { startOlderServer } from '#tests/support/server/older-server.ts'
import { leaveOut, WHOLE } from '#tests/support/server/whole.ts'
import { signIn } from '#tests/support/pages/sign-in.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'

/**
 * Today's app with a server that knows only the spec's operations and sign-in: every screen opens and explains
 * what is not available yet.
 */

const ENTRY = ['P-01', 'P-02', 'P-03', 'P-12', 'P-13', 'P-53']
const isKnown = (id: string) => !id.startsWith('P-') || ENTRY.includes(id)
/** The desks use most of the operations that the spec lacks. */
const USUAL = '100301'
const people = [...new Set(lazyRoutes.map(({ login }) => login))].filter((login) => login !== null)

/** Text of the screen once all fetches have ended. */
async function shown(page: Page): Promise<string> {
  const place = page.locator('[role=dialog], main').last()
  await expect(place).not.toContainText(/Cargando…|Buscando tus datos…|Actualizando…/)
  return (await place.innerText()).trim()
}

for (const login of people) {
  test(
    `${login}: no screen breaks, and what is not there says so`,
    leaveOut(true),
    async ({ page, portal, complaints }) => {
      test.setTimeout(600_000)
      const older = await startOlderServer(portal.url, isKnown)
      await page.goto(older.url)
      await signIn(page, login)
      let told = 0
      for (const { path } of lazyRoutes.filter((each) => each.login === login && each.mode === undefined)) {
        await test.step(path, async () => {
          await page.evaluate((to) => {
            location.hash = `#${to}`
          }, path)
          await expect(page.getByRole('heading').first()).toBeVisible()
          const text = await shown(page)
          expect(text).not.toBe('')
          expect(text).not.toMatch(
            /desconocid|\bundefined\b|\bnull\b|\bNaN\b|Algo salió mal|No pudimos abrir/,
          )
          if (text.includes(transportTexts.unknownOperation)) told += 1
        })
      }
      if (login === USUAL) expect(told).toBeGreaterThan(10)
      // The browser logs each 404 itself.
      expect(complaints.filter((each) => !each.includes('Failed to load resource'))).toEqual([])
      await older.stop()
    },
  )
}

test('on a wide screen the search knows what the server lacks, too', { tag: WHOLE }, async ({
  page,
  portal,
}) => {
  const older = await startOlderServer(portal.url, isKnown)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(older.url)
  await signIn(page, 'externo')
  const search = page.getByRole('combobox', { name: 'Buscar en el menú' })
  const found = (name: string) => page.getByRole('option', { name })
  await search.fill('datos personales')
  // The app does not know yet, or has just learned, that the operation is missing.
  await page.goto(`${older.url}/#/MisDatos`)
  await expect(page.getByText(transportTexts.unknownOperation).first()).toBeVisible()
  await search.fill('mas')
  await expect(page.getByRole('option').first()).toBeVisible()
  await search.fill('datos personales')
  await expect(found('¿Qué es esto? Mis datos personales')).toHaveCount(0)
  // The operation is back after the update.
  older.bringUpToDate()
  await syncStatus.tryAgain(page).first().click()
  await expect(page.getByText(transportTexts.unknownOperation)).toHaveCount(0)
  await search.fill('datos personales')
  await expect(found('¿Qué es esto? Mis datos personales')).toBeVisible()
  await older.stop()
})

test('what the server lacks stands aside in Más, and comes back once it is answered', async ({
  page,
  portal,
}) => {
  const older = await startOlderServer(portal.url, isKnown)
  const group = (name: string) => page.getByRole('list', { name })
  const aside = group('Todavía no en tu portal')
  const daily = group('Lo de cada día')
  const polls = { name: /^Encuestas/ }
  await page.goto(older.url)
  await signIn(page, '100101')
  // Only Inicio has sent requests; nothing was tapped.
  await expect.poll(() => older.refused.size).toBeGreaterThan(3)
  await page.goto(`${older.url}/#/Mas`)
  await expect(aside.getByRole('link', polls)).toBeVisible()
  await expect(aside.getByRole('link', { name: /^Mis datos personales/ })).toBeVisible()
  await expect(daily.getByRole('link', polls)).toHaveCount(0)
  // Features of the spec stay unchanged.
  await expect(daily.getByRole('link', { name: /^Vacantes/ })).toBeVisible()
  // The result is remembered for this server: the next start sends no such request before Más opens.
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

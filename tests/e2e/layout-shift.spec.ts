import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../support/browser/e2e.ts'
import { PASSWORD, skipPapers } from '../support/browser/person.ts'
import { settled } from '../support/browser/settled.ts'
import { WHOLE } from '../support/server/whole.ts'

/**
 * What people see while they wait has the shape of what comes: on a slow network, with nothing known yet, no route moves
 * under a finger. Cumulative layout shift of at most 0.02 (Core Web Vitals call 0.1 good), on a phone and on a tablet.
 */

const MOST = 0.02
/**
 * Not there yet. The kinds of the 90 days come one by one, after the cards that must not wait for them: their legend
 * grows. Into a payslip opened by its address alone come its name, and why the pay changed, over lines that stand already.
 */
const GROWS: Record<string, number> = { Kardex: 0.06, 'Recibos/…': 0.35 }
const PEOPLE = [
  { user: '100101', who: 'an employee on a phone', viewport: { width: 360, height: 640 } },
  { user: '100201', who: 'a leader on a tablet', viewport: { width: 820, height: 1180 } },
]
/** What no link on Inicio or Más leads to. */
const BEYOND_LINKS = [
  'Kardex/6',
  'Kardex/Anio',
  'ActualizacionDatos/1',
  'ActualizacionDatos/revision',
  'Documentos/comentarios',
  'Aclaraciones/nueva',
  'Inconformidades/nueva',
  'Notificaciones',
  'Notificaciones/ajustes',
  'Pendientes',
  'PorEnviar',
]

/** Prepaid data in the plant's yard: late answers, narrow. */
async function slowDown(page: Page): Promise<void> {
  const network: CDPSession = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 60_000,
    uploadThroughput: 60_000,
  })
}

interface Seen {
  sum: number
  what: string[]
}

/** Counts what moves without a touch. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const seen: Seen = { sum: 0, what: [] }
    Object.assign(window, { __shifts: seen })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        seen.sum += value
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `"${(node?.textContent ?? '').trim().slice(0, 30)}" ${from.top}+${from.height} → ${to.top}+${to.height}`,
        )
        seen.what.push(`${value.toFixed(3)} ${moved.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Nothing counts that was before. */
async function begin(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => {
    const { __shifts: seen } = window as unknown as { __shifts: Seen }
    Object.assign(seen, { sum: 0, what: [] })
    location.hash = hash
  }, `#/${route}`)
}

/** What moved on this route, if it was too much. */
async function tooMuch(page: Page, route: string): Promise<string[]> {
  await settled(page)
  await page.waitForTimeout(300)
  const { sum, what } = await page.evaluate(() => (window as unknown as { __shifts: Seen }).__shifts)
  return sum > (GROWS[route.replace(/\/.*/, '/…')] ?? MOST)
    ? [`${route}: ${sum.toFixed(3)}\n    ${what.join('\n    ')}`]
    : []
}

/** From the sign-in screen to the route that was asked for, which is the first one that knows nothing. */
async function enter(page: Page, user: string, route: string): Promise<void> {
  await listen(page)
  await skipPapers(page)
  await page.goto(`/#/${route}`)
  await page.getByLabel('Número de empleado').fill(user)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await slowDown(page)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(new RegExp(`#/${route}`))
  await settled(page)
}

async function linksOn(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="#/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.slice(2) ?? ''))
}

for (const { user, who, viewport } of PEOPLE) {
  test.describe(who, () => {
    test.use({ viewport })

    test('Inicio, for the first time on this device', async ({ page }) => {
      await enter(page, user, 'Inicio')
      expect(await tooMuch(page, 'Inicio')).toEqual([])
    })

    test('every other route', { tag: WHOLE }, async ({ page, browser, baseURL }) => {
      test.slow()
      const before = await browser.newPage({ viewport, baseURL: baseURL ?? '' })
      await enter(before, user, 'Inicio')
      const links = await linksOn(before)
      await begin(before, 'Mas')
      await settled(before)
      links.push(...(await linksOn(before)))
      await before.close()
      // Of payslips and the like one is enough.
      const routes = new Map(
        [...links, ...BEYOND_LINKS].map((route) => [route.replace(/\/[^/]{12,}.*$/, '/…'), route]),
      )
      routes.delete('Inicio')
      routes.delete('Ajustes')

      await enter(page, user, 'Ajustes')
      const told: string[] = []
      for (const route of routes.values()) {
        await begin(page, route)
        told.push(...(await tooMuch(page, route)))
      }
      expect(told).toEqual([])
    })
  })
}

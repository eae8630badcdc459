import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { closeReminders } from '#tests/support/pages/reminders.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { weekLink } from '#tests/support/pages/payslips.ts'

/**
 * Loading placeholders have the final layout: on a slow network with an empty cache, no route shifts its
 * content. Limit: cumulative layout shift of 0.02 on every device (Core Web Vitals call 0.1 good).
 */

const MOST = 0.02
const PHONE = { width: 360, height: 640 }
const TABLET = { width: 820, height: 1180 }
const DESK = { width: 1280, height: 800 }
const PEOPLE = [
  { user: '100101', who: 'an employee on a phone', viewport: PHONE },
  { user: '100201', who: 'a leader on a tablet', viewport: TABLET },
  { user: '100301', who: 'human resources at a desk', viewport: DESK },
]
const BEYOND_LINKS = [
  'Kardex/6',
  'Asistente',
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
  'Dispositivo',
  'Ptu',
  'CertificacionExpress',
  'EncuestaSatisfaccion',
  'AlgoNoCuadra',
  'NoHay',
]
/** Removes ids: one payslip, person or day represents all of its kind. */
const kindOf = (route: string) =>
  route
    .replace(/\?.*$/, '')
    .replace(/\/[^/]{12,}/g, '/…')
    .replace(/\/\d{4}-\d\d-\d\d/g, '/day')
    .replace(/^(RevisionDocumentos|Registro|Personas|Equipo)\/\d+/, '$1/n')
    .replace(/^(Notificaciones|Documentos|ActualizacionDatos|Kardex)\/\d+/, '$1/n')

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

async function begin(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => {
    const { __shifts: seen } = window as unknown as { __shifts: Seen }
    Object.assign(seen, { sum: 0, what: [] })
    location.hash = hash
  }, `#/${route}`)
}

async function tooMuch(page: Page, route: string): Promise<string[]> {
  await settled(page)
  // Real time: nothing signals that no further shift comes.
  await page.waitForTimeout(300)
  const { sum, what } = await page.evaluate(() => (window as unknown as { __shifts: Seen }).__shifts)
  return sum > MOST ? [`${route}: ${sum.toFixed(3)}\n    ${what.join('\n    ')}`] : []
}

async function enter(page: Page, user: string, route: string): Promise<void> {
  await listen(page)
  await closeReminders(page)
  await page.goto(`/#/${route}`)
  await expect(signInPage.enter(page)).toBeVisible()
  await slowDown(page)
  await signInPage.submit(page, user)
  await expect(page).toHaveURL(new RegExp(`#/${route}`))
  await settled(page)
}

async function linksOn(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="#/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.slice(2) ?? ''))
}

for (const { user, who, viewport } of PEOPLE) {
  test(`every route stays below the layout-shift limit on the first visit of ${who}`, async ({
    browser,
    portal,
  }) => {
    test.slow()
    const told: string[] = []
    const open = () => browser.newPage({ baseURL: portal.url, viewport })
    const first = await open()
    await enter(first, user, 'Inicio')
    told.push(...(await tooMuch(first, 'Inicio')))
    await first.close()

    const page = await open()
    await enter(page, user, 'Ajustes')
    const waiting = ['Mas', ...BEYOND_LINKS]
    const seen = new Set(['Inicio', 'Ajustes', 'Login'])
    for (let route = waiting.shift() ?? ''; route !== ''; route = waiting.shift() ?? '') {
      const kind = kindOf(route)
      if (seen.has(kind)) continue
      seen.add(kind)
      await begin(page, route)
      told.push(...(await tooMuch(page, route)))
      waiting.push(...(await linksOn(page)))
    }
    await page.close()
    expect(told).toEqual([])
  })
}

test('Inicio stays below the layout-shift limit on the first visit of an auditor, an administrator and a candidate', async ({
  browser,
  portal,
}) => {
  test.slow()
  for (const [user, viewport] of [
    ['100401', DESK],
    ['100501', DESK],
    ['candidato', PHONE],
  ] as const) {
    const page = await browser.newPage({ baseURL: portal.url, viewport })
    await enter(page, user, 'Inicio')
    expect(await tooMuch(page, 'Inicio'), user).toEqual([])
    await page.close()
  }
})

async function visitAgain(page: Page): Promise<string[]> {
  await enter(page, '100101', 'Kardex')
  const told = await tooMuch(page, 'Kardex, cold')
  await begin(page, 'Recibos')
  await settled(page)
  const payslip = (await linksOn(page)).filter((link) => link.startsWith('Recibos/')).at(-1) ?? ''
  await begin(page, 'Ajustes')
  await settled(page)
  await begin(page, payslip)
  told.push(...(await tooMuch(page, 'Recibos/…, cold')))
  // Opening a payslip's PDF stores the payslip on the device; the list then shows a card above its rows.
  await begin(page, `${payslip}/pdf`)
  await settled(page)
  await readyForOffline(page)
  for (const network of ['again', 'offline']) {
    if (network === 'offline') await page.context().setOffline(true)
    for (const route of ['Kardex', 'Recibos', payslip]) {
      await page.goto('about:blank')
      await page.goto(`/#/${route}`)
      await page.getByRole('heading').first().waitFor()
      told.push(...(await tooMuch(page, `${kindOf(route)}, ${network}`)))
    }
  }
  await page.context().setOffline(false)
  return told
}

async function loseNetwork(page: Page): Promise<string[]> {
  const told: string[] = []
  const strip = page.getByText(/^Sin internet\. Ves datos del/)
  for (const route of ['Inicio', 'Kardex', 'Recibos', 'Documentos', 'Notificaciones', 'AlgoNoCuadra']) {
    await begin(page, route)
    await settled(page)
    await begin(page, route)
    await page.context().setOffline(true)
    await strip.waitFor()
    told.push(...(await tooMuch(page, `${route}, lost`)))
    await page.context().setOffline(false)
    await strip.waitFor({ state: 'hidden' })
    told.push(...(await tooMuch(page, `${route}, back`)))
    await begin(page, 'Ajustes')
    await settled(page)
    await page.context().setOffline(true)
    await begin(page, route)
    await strip.waitFor()
    told.push(...(await tooMuch(page, `${route}, without`)))
    await page.context().setOffline(false)
    await strip.waitFor({ state: 'hidden' })
    told.push(...(await tooMuch(page, `${route}, back again`)))
  }
  return told
}

test.describe('phone', () => {
  test.use({ viewport: PHONE })

  test('kardex and a payslip stay below the layout-shift limit: cold, again, offline, and when the network is lost and back', async ({
    page,
  }) => {
    expect(await visitAgain(page)).toEqual([])
    expect(await loseNetwork(page)).toEqual([])
    await test.step('a page opens above another in at most 200 ms, and at once in reduced motion', async () => {
      await begin(page, 'Recibos')
      await weekLink(page).waitFor()
      const [payslip = ''] = (await linksOn(page)).filter((link) => link.startsWith('Recibos/'))
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion })
        await begin(page, payslip)
        const rise = await page.getByRole('dialog').evaluate((dialog) => {
          const { animationName, animationDuration } = getComputedStyle(dialog)
          return animationName === 'none' ? null : Number.parseFloat(animationDuration)
        })
        if (reducedMotion === 'reduce') expect(rise).toBeNull()
        else expect(rise).toBeLessThanOrEqual(0.2)
        await begin(page, 'Recibos')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
    })
  })
})

test.describe('desk', () => {
  test.use({ viewport: DESK })

  test('kardex and a payslip stay below the layout-shift limit: cold, again, and offline', async ({
    page,
  }) => {
    expect(await visitAgain(page)).toEqual([])
  })
})

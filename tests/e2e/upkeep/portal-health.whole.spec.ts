import type { Page, Request } from '@playwright/test'
import { reportHealth } from '#contract/portal-health/portal-health.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { passTime } from '#tests/support/browser/clock.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { closeReminders } from '#tests/support/pages/reminders.ts'
import { enterKiosk, KIOSK, kioskPage, openKiosk } from '#tests/support/pages/kiosk.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { goTo } from '#tests/support/pages/routes.ts'
import { forms } from '#tests/support/pages/forms.ts'

/** Tests EXT-07 and GRAL-38. */

interface Report {
  sesion: string
  version: string
  visitas: { ruta: string; equipo: string; lcp?: number; inicio?: number; cls?: number; inp?: number }[]
  errores: {
    clase: string
    mensaje: string
    ruta: string
    peticion: string
    rastro?: { clase: string; texto?: string }[]
  }[]
}

/** Minimum ms between two reports. SOON_MS applies when the next report contains an error (watch-page.ts). */
const EVERY_MS = 60_000
const SOON_MS = 5000
/** Maximum ms from a response to its report; also how long to wait for a report that must not be sent. */
const TOLD_BY_MS = 4000

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const here = Object.assign(window, { ahead: 0, watching: 0 })
    const now = Date.now.bind(Date)
    Date.now = () => now() + here.ahead
    // Makes every session keep a trail; normally one session in five does.
    Math.random = () => 0.01
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(options?: PerformanceObserverInit): void {
        // Counts only observers that measure; the support code also observes responses.
        if (options?.type === 'event') here.watching += 1
        super.observe(options)
      }
    }
  })
  await closeReminders(page)
})

function listen(page: Page): { reports: Report[]; requests: Request[] } {
  const heard = { reports: [] as Report[], requests: [] as Request[] }
  page.on('request', (request) => {
    if (!request.url().endsWith(reportHealth.path)) return
    heard.requests.push(request)
    heard.reports.push(request.postDataJSON() as Report)
  })
  return heard
}

/** Playwright does not see reports sent while the document unloads, so the page stores them. */
async function overhear(page: Page): Promise<() => Promise<{ reports: Report[]; headers: string[] }>> {
  await page.addInitScript((path) => {
    window.Request = class extends Request {
      constructor(url: RequestInfo | URL, init?: RequestInit) {
        super(url, init)
        if (!this.url.endsWith(path)) return
        const heard = JSON.parse(localStorage.getItem('heard') ?? '[]') as unknown[]
        const told = { body: init?.body as string, headers: [...this.headers.keys()].join(' ') }
        localStorage.setItem('heard', JSON.stringify([...heard, told]))
      }
    }
  }, reportHealth.path)
  return async () => {
    const heard = await page.evaluate(() => localStorage.getItem('heard') ?? '[]')
    const told = JSON.parse(heard) as { body: string; headers: string }[]
    return {
      reports: told.map(({ body }) => JSON.parse(body) as Report),
      headers: told.map(({ headers }) => headers),
    }
  }
}

/** Waits for the measuring code, which is fetched at least 4 s after the first render. */
async function watches(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { watching: number }).watching), {
      timeout: 60_000,
    })
    .toBeGreaterThan(0)
}

async function later(page: Page, ms: number): Promise<void> {
  await page.evaluate((by) => {
    const here = window as unknown as { ahead: number }
    here.ahead += by
  }, ms)
}

function leave(page: Page): Promise<void> {
  return page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')))
}

test('a phone reports its timings and an error without names, and the administrator sees both', async ({
  page,
  context,
  portal,
}) => {
  test.slow()
  const { reports, requests } = listen(page)
  const ids: string[] = []
  page.on('response', (response) => {
    const id = response.headers()['x-request-id']
    if (id !== undefined) ids.push(id)
  })
  await signInAt(page, portal.url, 'Inicio', '100101')
  await expect(page).toHaveURL(/#\/Inicio/)
  await watches(page)
  await settled(page)
  await goTo(page, 'Recibos')
  expect(reports).toEqual([])
  await later(page, EVERY_MS)
  await page.locator('main a[href^="#/Recibos/"]').first().click()
  await expect.poll(() => reports.length).toBe(1)
  expect((await (await requests[0]?.response())?.json()) as unknown).toEqual({ status: 'OK' })
  const visits = reports.flatMap(({ visitas }) => visitas)
  expect(visits.map(({ ruta }) => ruta)).toEqual(expect.arrayContaining(['/Inicio', '/Recibos']))
  expect(visits.some(({ lcp = 0 }) => lcp > 0)).toBe(true)
  expect(visits.some(({ inp = 0 }) => inp > 0)).toBe(true)

  await settled(page)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('no payslip of GUADALUPE RAMOS ORTIZ, 100101, $5,310.40')
    })
  })
  await later(page, SOON_MS)
  await goTo(page, 'Kardex')
  await expect.poll(() => reports.flatMap(({ errores }) => errores).length).toBe(1)
  const [error] = reports.flatMap(({ errores }) => errores)
  expect(error).toMatchObject({ clase: 'error', mensaje: 'Error: no payslip of …', ruta: '/Recibos/:key' })
  expect(ids).toContain(error?.peticion)
  expect(error?.rastro?.some(({ clase }) => clase === 'toque')).toBe(true)
  for (const { version } of reports) expect(version).toMatch(/^start-/)
  expect(JSON.stringify(reports)).not.toMatch(/100101|GUADALUPE|RAMOS|ORTIZ|5,310|5310/i)
  for (const request of requests) {
    const headers = await request.allHeaders()
    // The token proves a session: anonymous reports have a smaller budget.
    expect(headers).toHaveProperty('x-auth-token')
    expect(headers).not.toHaveProperty('cookie')
  }

  const desk = await context.browser()?.newContext({ viewport: { width: 1280, height: 800 } })
  if (!desk) throw new Error('no browser')
  const admin = await desk.newPage()
  await closeReminders(admin)
  await signInAt(admin, portal.url, 'Inicio', '100501')
  await expect(admin).toHaveURL(/#\/Inicio/)
  await goTo(admin, 'Marcha')
  await expect(admin.getByRole('heading', { name: 'Respuesta al tocar' })).toBeVisible()
  await settled(admin)
  await expectAccessible(admin, 'Marcha')
  await admin.getByRole('link', { name: /no payslip of …/ }).click()
  const trail = admin.getByRole('article').filter({ hasText: `Petición ${error?.peticion}` })
  await expect(trail.getByText('Abrió Mis recibos', { exact: true })).toBeVisible()
  await expect(trail.getByText('Error · Mis recibos (detalle)')).toBeVisible()
  expect(portal.log()).toContain(String(error?.peticion))
  await settled(admin)
  await expectAccessible(admin, 'Marcha, an error')
  await desk.close()
})

test('sends no reports after the person declines, reports after consent, and stops when the host rejects one', {
  tag: WHOLE,
}, async ({ page, portal }) => {
  test.slow()
  await page.clock.install()
  const { reports } = listen(page)
  await signInAt(page, portal.url, 'Inicio', '100101')
  await expect(page).toHaveURL(/#\/Inicio/)
  await goTo(page, 'Ajustes')
  await watches(page)
  const share = page.getByRole('group', { name: 'Ayudar a mejorar el portal' })
  await forms.no(share).click()
  await page.clock.fastForward(EVERY_MS)
  await goTo(page, 'Kardex')
  await passTime(page, TOLD_BY_MS)
  await leave(page)
  await settled(page)
  expect(reports).toEqual([])

  await page.reload()
  await goTo(page, 'Ajustes')
  await passTime(page, 2 * TOLD_BY_MS)
  expect(await page.evaluate(() => (window as unknown as { watching: number }).watching)).toBe(0)
  await leave(page)
  expect(reports).toEqual([])

  await forms.yes(share).click()
  await page.reload()
  await watches(page)
  await leave(page)
  await expect.poll(() => reports.length).toBe(1)

  let asked = 0
  // Registers the route only after the reload, because the former page may report while it unloads.
  await page.reload()
  await page.route(`**${reportHealth.path}`, async (route) => {
    asked += 1
    await route.fulfill({ status: 200, json: { status: 'ERROR', message: 'Unknown' } })
  })
  await watches(page)
  await leave(page)
  await expect.poll(() => asked).toBe(1)
  await settled(page)
  await page.clock.fastForward(EVERY_MS)
  await goTo(page, 'Kardex')
  await passTime(page, TOLD_BY_MS)
  await leave(page)
  await goTo(page, 'Recibos')
  await page.evaluate(() => void Promise.reject(new Error('nothing')))
  await page.clock.fastForward(EVERY_MS)
  await goTo(page, 'Documentos')
  await passTime(page, TOLD_BY_MS)
  expect(asked).toBe(1)
})

test.describe('at a kiosk', () => {
  test.use(KIOSK)

  test('reports the device as a kiosk without names, and each person as a new session', {
    tag: WHOLE,
  }, async ({ page, portal }) => {
    test.slow()
    const kept = () => (portal.log().match(/"operation":"P-180","outcome":"ok"/g) ?? []).length
    const before = kept()
    const heard = await overhear(page)
    await openKiosk(page, portal.url)
    await enterKiosk(page, '100101')
    await watches(page)
    await goTo(page, 'Recibos')
    await finish(page)
    const first = (await heard()).reports
    expect(first.flatMap(({ visitas }) => visitas).map(({ ruta }) => ruta)).toContain('/Recibos')
    await enterKiosk(page, '100102')
    await watches(page)
    await goTo(page, 'Kardex')
    await finish(page)
    const { reports, headers } = await heard()
    const second = reports.slice(first.length)
    expect(second.flatMap(({ visitas }) => visitas).map(({ ruta }) => ruta)).toContain('/Kardex')
    expect(first.map(({ sesion }) => sesion)).not.toContain(second[0]?.sesion)
    const devices = reports.flatMap(({ visitas }) => visitas).map(({ equipo }) => equipo)
    expect(new Set(devices)).toEqual(new Set(['kiosco']))
    expect(JSON.stringify(reports)).not.toMatch(/10010[12]|GUADALUPE|RAMOS/i)
    // Reports of a session have the session's token, also at its end. Later reports of the sign-in screen
    // have none.
    const isSigned = headers.map((names) => names.includes('x-auth-token'))
    const ofSession = reports.map(({ visitas }) => visitas.some(({ ruta }) => ruta !== '/Login'))
    expect(isSigned.filter((_, at) => ofSession[at])).not.toContain(false)
    expect(isSigned).toContain(false)
    expect(ofSession).toContain(true)
    await expect.poll(() => kept() - before).toBe(reports.length)
  })
})

async function finish(page: Page): Promise<void> {
  await kioskPage.finish(page).tap()
  await expect(kioskPage.next(page)).toBeVisible()
  await settled(page)
}

import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/browser/accessible.ts'
import { expect, test } from '../support/browser/e2e.ts'
import { goTo } from '../support/browser/kiosk.ts'
import { signInAt } from '../support/browser/papers.ts'
import { settled } from '../support/browser/settled.ts'

/** EXT-07, GRAL-38: a page tells how it does without anybody's name, an administrator sees it, and a no is a no. */

interface Report {
  sesion: string
  visitas: { ruta: string; lcp?: number; inicio?: number; cls?: number; inp?: number }[]
  errores: { mensaje: string; ruta: string; peticion: string; rastro?: { clase: string; texto?: string }[] }[]
}

// What goes by way of the worker is not seen here.
test.use({ serviceWorkers: 'block' })

const REPORT = '**/api/portal/marcha/informe'

async function listen(page: Page): Promise<Report[]> {
  const reports: Report[] = []
  await page.route(REPORT, async (route) => {
    reports.push(route.request().postDataJSON() as Report)
    expect(route.request().headers()).not.toHaveProperty('x-auth-token')
    await route.continue()
  })
  return reports
}

/** Four seconds after the first picture it measures. */
async function watches(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('turno.marcha'))).not.toBeNull()
}

/** As when another app comes to the front. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
}

test('a phone tells its times and an error without a name; the administrator finds both', async ({
  page,
  context,
  portal,
}) => {
  test.slow()
  // Every session keeps a trail, where one of five would.
  await page.addInitScript(() => {
    Math.random = () => 0.01
  })
  const reports = await listen(page)
  await signInAt(page, portal.url, 'Inicio', '100101')
  await goTo(page, 'Recibos')
  await watches(page)
  await settled(page)
  await page.locator('main a[href^="#/Recibos/"]').first().click()
  await settled(page)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('no payslip of GUADALUPE RAMOS ORTIZ, 100101, $5,310.40')
    })
  })
  await page.waitForTimeout(200)
  await hide(page)
  await expect.poll(() => reports.flatMap(({ errores }) => errores).length).toBe(1)
  const sent = JSON.stringify(reports)
  expect(sent).not.toMatch(/100101|GUADALUPE|RAMOS|5,310|5310/i)
  const [error] = reports.flatMap(({ errores }) => errores)
  expect(error).toMatchObject({ mensaje: 'Error: no payslip of …', ruta: '/Recibos/:key' })
  expect(error?.peticion).toMatch(/^[\w-]{12}$/)
  expect(error?.rastro?.some(({ clase }) => clase === 'toque')).toBe(true)
  expect(reports.flatMap(({ visitas }) => visitas).some(({ lcp = 0 }) => lcp > 0)).toBe(true)

  const desk = await context.browser()?.newContext({ viewport: { width: 1280, height: 800 } })
  if (!desk) throw new Error('no browser')
  const admin = await desk.newPage()
  await signInAt(admin, portal.url, 'Inicio', '100501')
  await goTo(admin, 'Marcha')
  await expect(admin.getByRole('heading', { name: 'Respuesta al tocar' })).toBeVisible()
  await settled(admin)
  await expectAccessible(admin, 'Marcha')
  await admin.getByRole('link', { name: /no payslip of …/ }).click()
  await expect(admin.getByText(`Petición ${error?.peticion}`)).toBeVisible()
  await settled(admin)
  await expectAccessible(admin, 'Marcha, an error')
  await desk.close()
})

test('whoever says no sends nothing, and a host that refuses is asked once', async ({ page, portal }) => {
  test.slow()
  let asked = 0
  await page.route(REPORT, async (route) => {
    asked += 1
    await route.fulfill({ status: 200, json: { status: 'ERROR', message: 'Unknown' } })
  })
  await signInAt(page, portal.url, 'Inicio', '100101')
  await goTo(page, 'Ajustes')
  await watches(page)
  await settled(page)
  const share = page.getByRole('group', { name: 'Ayudar a mejorar el portal' })
  await share.getByText('No', { exact: true }).click()
  await hide(page)
  await settled(page)
  expect(asked).toBe(0)
  await share.getByText('Sí', { exact: true }).click()
  await hide(page)
  await expect.poll(() => asked).toBe(1)
  await page.waitForTimeout(200)
  await hide(page)
  await page.reload()
  await settled(page)
  await page.waitForTimeout(5000)
  await hide(page)
  expect(asked).toBe(1)
})

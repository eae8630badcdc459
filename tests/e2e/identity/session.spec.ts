import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { passTime } from '#tests/support/browser/clock.ts'
import { test } from '#tests/support/browser/e2e.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { movedClock } from '#tests/support/server/moved-clock.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { enterAt, signInAt, signInPage } from '#tests/support/pages/sign-in.ts'
import { dataFormPage } from '#tests/support/pages/data-form-steps.ts'
import { payslipsPage } from '#tests/support/pages/payslips.ts'

/** Tests SESS-03…SESS-10 with the real service worker (offline.md, "Session authority"). */

test.use({ viewport: { width: 360, height: 640 } })

let portal: Portal

async function openPortal(seconds: number): Promise<void> {
  const environment = { TOKEN_LIFE_S: String(seconds) }
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE, environment })
}

test.afterEach(() => portal.dispose())

const warning = (page: Page) => page.getByRole('dialog', { name: 'Tu sesión está por expirar.' })
const stay = (page: Page) => warning(page).getByRole('button', { name: 'No cerrar sesión' })

/** Several tabs may renew; all get the same token. */
function watchRenewals(context: BrowserContext): () => Promise<string[]> {
  const answers: Promise<string>[] = []
  context.on('response', (response) => {
    if (!response.request().postData()?.includes('"Opcion":21')) return
    answers.push(response.json().then(({ token }: { token: string }) => token))
  })
  return () => Promise.all(answers)
}

async function freeze(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  return devtools
}

async function showNotification(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.showNotification('Recibo nuevo', { tag: 'trial' })
  })
}

function notifications(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/')
    return ((await registration?.getNotifications()) ?? []).map(({ title }) => title)
  })
}

test('every tab warns three minutes before the session ends; three simultaneous taps renew it once', async ({
  context,
}) => {
  await openPortal(150)
  const renewals = watchRenewals(context)
  const first = await context.newPage()
  await enterAt(first, portal.url, '100101')
  const tabs = [first, await context.newPage(), await context.newPage()]
  for (const page of tabs.slice(1)) await page.goto(`${portal.url}/#/Ajustes`)
  for (const page of tabs) await expect(stay(page)).toBeVisible()
  await portal.stop()
  await portal.start({ TOKEN_LIFE_S: '1800' })
  await expect(
    warning(first)
      .getByText(/Se cierra en [12]:\d\d/)
      .first(),
  ).toBeAttached()
  await expectAccessible(first, 'session warning')
  const buttons = await Promise.all(tabs.map((page) => stay(page).elementHandle()))
  await Promise.all(buttons.map((button) => button?.evaluate((element: HTMLElement) => element.click())))
  for (const page of tabs) await expect(warning(page)).toHaveCount(0)
  expect(new Set(await renewals()).size).toBe(1)
  for (const page of tabs) {
    await page.goto(`${portal.url}/#/Recibos`)
    // A notice may cover the heading, so only the text is checked.
    await expect(page.locator('h1').first()).toHaveText(payslipsPage.title.label)
  }
})

test('the warning’s button reports a lost network, and renews the session when the network is back', {
  tag: WHOLE,
}, async ({ context }) => {
  await openPortal(150)
  const page = await context.newPage()
  await enterAt(page, portal.url, '100101')
  await expect(stay(page)).toBeVisible()
  await context.setOffline(true)
  await stay(page).click()
  await expect(warning(page).getByText('Sin respuesta. Revisa tu internet y toca otra vez.')).toBeVisible()
  await portal.stop()
  await portal.start({ TOKEN_LIFE_S: '1800' })
  await context.setOffline(false)
  await stay(page).click()
  await expect(warning(page)).toHaveCount(0)
})

test('a session ends in three tabs, also in a frozen tab as it wakes, and its notifications close', {
  tag: WHOLE,
}, async ({ context }) => {
  await openPortal(16)
  await context.grantPermissions(['notifications'], { origin: portal.url })
  const first = await context.newPage()
  await enterAt(first, portal.url, '100101')
  const [second, frozen] = [await context.newPage(), await context.newPage()]
  for (const page of [second, frozen]) {
    await page.goto(`${portal.url}/#/Ajustes`)
    await expect(warning(page)).toBeVisible()
  }
  await showNotification(first)
  expect(await notifications(first)).toEqual(['Recibo nuevo'])
  const devtools = await freeze(frozen)
  for (const page of [first, second]) {
    await expect(page).toHaveURL(/#\/Login/)
    await expect(signInPage.expired(page).first()).toBeVisible()
  }
  await expect.poll(() => notifications(first)).toEqual([])
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await expect(frozen).toHaveURL(/#\/Login/, { timeout: 2000 })
})

test('the worker ends an expired session as soon as it wakes, with every page closed', {
  tag: WHOLE,
}, async ({ context }) => {
  await openPortal(20)
  await context.grantPermissions(['notifications'], { origin: portal.url })
  const page = await context.newPage()
  await enterAt(page, portal.url, '100101')
  const signedInAt = Date.now()
  await showNotification(page)
  const outside = await context.newPage()
  await outside.goto(`${portal.url}/manifest.webmanifest`)
  const devtools = await context.newCDPSession(outside)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(portal.url))
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  await page.close()
  // Real time: the clock of a service worker cannot be faked.
  await outside.waitForTimeout(Math.max(0, signedInAt + 20_500 - Date.now()))
  await devtools.send('ServiceWorker.stopAllWorkers')
  expect(await notifications(outside)).toEqual(['Recibo nuevo'])
  const event = { origin: portal.url, registrationId, tag: 'turno.delivery', lastChance: false }
  await devtools.send('ServiceWorker.dispatchSyncEvent', event)
  await expect.poll(() => notifications(outside), { timeout: 2000 }).toEqual([])
  const again = await context.newPage()
  await again.goto(portal.url)
  await expect(again).toHaveURL(/#\/Login/)
})

test('warns by notification when a page with typed text is hidden; the text is there after sign-in', {
  tag: WHOLE,
}, async ({ context }) => {
  await openPortal(90)
  await context.grantPermissions(['notifications'], { origin: portal.url })
  const page = await context.newPage()
  await page.clock.install()
  await signInAt(page, portal.url, 'ActualizacionDatos/2', 'candidato')
  const field = dataFormPage.nationality(page)
  await expect(warning(page)).toBeVisible()
  // With a lifetime of 90 s, the warning of the last three minutes always covers the field. A script
  // therefore types.
  await field.evaluate((input) => {
    Reflect.set(HTMLInputElement.prototype, 'value', 'Mexicana', input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await passTime(page, 1000)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => notifications(page)).toEqual(['Tu sesión está por cerrarse'])
  await page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'))
  // The server decides about expiry, so its clock moves too.
  await portal.stop()
  await portal.start(movedClock(Date.now() + 90_000))
  // Sends a first request, which is the slowest of a started server. The page waits only three seconds for
  // its own request.
  await page.request.post(`${portal.url}/General/ws-general.php`, { data: { Opcion: 20 } })
  await page.clock.fastForward(90_000)
  await expect(page).toHaveURL(/#\/Login/)
  await expect.poll(() => notifications(page)).toEqual([])
  await signInPage.submit(page, 'candidato')
  await expect(page).toHaveURL(/#\/ActualizacionDatos\/2/)
  await expect(field).toHaveValue('Mexicana')
})

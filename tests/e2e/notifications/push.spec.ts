import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { createRandom, type Random } from '#tests/support/files/random.ts'
import { seedOf } from '#tests/support/sample.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { enterKiosk, KIOSK, openKiosk } from '#tests/support/pages/kiosk.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { enterAt, signInPage } from '#tests/support/pages/sign-in.ts'

/**
 * Push in the real service worker (offline.md, "Notifications"). DevTools simulates the push service.
 */

interface Worker {
  push(data: string): Promise<void>
  sync(tag: string): Promise<void>
  errors: string[]
}

async function attach(context: BrowserContext, page: Page, origin: string): Promise<Worker> {
  const session: CDPSession = await context.newCDPSession(page)
  const errors: string[] = []
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL === `${origin}/`)
      if (own) resolve(own.registrationId)
    })
  })
  session.on('ServiceWorker.workerErrorReported', ({ errorMessage }) => {
    errors.push(errorMessage.errorMessage)
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  return {
    errors,
    push: async (data) =>
      void (await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })),
    sync: async (tag) =>
      void (await session.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId,
        tag,
        lastChance: false,
      })),
  }
}

function shown(page: Page): Promise<{ title: string; body: string; tag: string; data: unknown }[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const list = await registration.getNotifications()
    return list.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }))
  })
}

/** DevTools cannot tap a notification, so the worker gets an event with the shown notification. */
async function click(context: BrowserContext, tag: string): Promise<void> {
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(async (wanted) => {
    const scope = self as unknown as {
      registration: { getNotifications(filter: { tag: string }): Promise<unknown[]> }
      NotificationEvent: new (type: string, init: { notification: unknown }) => Event
    }
    const [notification] = await scope.registration.getNotifications({ tag: wanted })
    try {
      self.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    } catch {
      // For this synthetic event, `waitUntil` throws after the handler has started.
    }
  }, tag)
}

interface Asked {
  title: string
  tag: string
}

const KINDS = ['payslip-published', 'document-commented', 'step-delivered', 'team-alert', 'notice', 'test']
const SECRET = 'GUADALUPE RAMOS 12345.67 RAOG900228MDFMRD05'

function pushText(random: Random, at: number): { text: string; isGood: boolean } {
  const kind = random.pick(KINDS)
  if (!random.chance(0.2)) return { text: JSON.stringify({ kind, id: at, nota: SECRET }), isGood: true }
  const broken = [
    '',
    SECRET,
    '{"kind":',
    'null',
    '[]',
    '"notice"',
    JSON.stringify({ kind: SECRET, id: at }),
    JSON.stringify({ kind: '__proto__', id: at }),
    JSON.stringify({ kind: 'constructor', id: at }),
    JSON.stringify({ kind, id: SECRET }),
    JSON.stringify({ kind, id: -1 }),
    JSON.stringify({ kind, id: 1.5 }),
    JSON.stringify({ title: SECRET, body: SECRET }),
    `${'{"a":'.repeat(400)}${SECRET}`,
    String.fromCharCode(0, 1, 2, 0xd800, 0xffff, 0x202e),
    JSON.stringify({ kind, id: at, more: 'x'.repeat(3000) }),
  ]
  return { text: random.pick(broken), isGood: false }
}

test('notifies for each of 500 pushes, a fifth broken, without personal words, and ignores stray sync events', {
  tag: WHOLE,
}, async ({ context, page, portal }) => {
  test.slow()
  const seed = Number(process.env.FAULT_SEED ?? seedOf('pushes') % 1_000_000)
  const random = createRandom(seed)
  await context.grantPermissions(['notifications'], { origin: portal.url })
  await page.goto(portal.url)
  await readyForOffline(page)
  const worker = await attach(context, page, portal.url)
  const inWorker = context.serviceWorkers()[0]
  await inWorker?.evaluate(() => {
    const scope = self as unknown as { uncaught: string[]; asked: unknown[]; registration: Showing }
    interface Showing {
      showNotification(title: string, options: object): Promise<void>
    }
    scope.uncaught = []
    scope.asked = []
    self.addEventListener('unhandledrejection', (event) => scope.uncaught.push(String(event.reason)))
    self.addEventListener('error', (event) => scope.uncaught.push(event.message))
    // The system keeps only about 200 notifications, so the test records all calls.
    const show = scope.registration.showNotification.bind(scope.registration)
    scope.registration.showNotification = async (title, options) => {
      await show(title, options)
      scope.asked.push({ title, ...options })
    }
  })
  const asked = async () =>
    (await inWorker?.evaluate(() => (self as unknown as { asked: object[] }).asked)) as Asked[]
  // Sync events that the app did not request are ignored.
  for (const tag of ['', 'x', SECRET, '{"kind":', 'turno.delivery', 'x'.repeat(5000)])
    await worker.sync(tag).catch(() => undefined)
  const pushes = Array.from({ length: 500 }, (_, at) => pushText(random, at + 1))
  for (const { text } of pushes) await worker.push(text)
  await expect.poll(async () => (await asked()).length).toBe(500)
  const broken = pushes.filter(({ isGood }) => !isGood).length
  expect(broken, `seed ${seed}`).toBeGreaterThan(50)
  const unread = (await asked()).filter(({ tag }) => tag === 'turno')
  expect(unread, `seed ${seed}`).toHaveLength(broken)
  const seen = await shown(page)
  for (const tag of ['turno', 'team-alert', 'test'])
    expect(seen.filter((each) => each.tag === tag).length, `seed ${seed}: ${tag}`).toBeLessThanOrEqual(1)
  const words = JSON.stringify([await asked(), seen])
  for (const word of SECRET.split(' ')) expect(words, `seed ${seed}`).not.toContain(word)
  expect((await asked()).every(({ title, tag }) => title !== '' && tag !== '')).toBe(true)
  const uncaught = await inWorker?.evaluate(() => (self as unknown as { uncaught: string[] }).uncaught)
  expect(uncaught, `seed ${seed}`).toEqual([])
  expect(worker.errors, `seed ${seed}`).toEqual([])
})

test('SHELL-20: a click opens the item after sign-in, marks it as opened and clears it from the bell', async ({
  context,
  page,
  portal,
}) => {
  await context.grantPermissions(['notifications'], { origin: portal.url })
  const post = async (path: string, data: object) =>
    (await context.request.post(`${portal.url}${path}`, { data })).json()
  const { token } = await post('/Login/ws-login.php', { Opcion: 1, correo: '100101', password: PASSWORD })
  const readList = async () => {
    const answer = await post('/General/ws-general.php', { Opcion: 15, token })
    return answer.notificaciones as { id: number; tipo: string; ref: string; abierta: boolean }[]
  }
  const payslip = (await readList()).find(({ tipo }) => tipo === 'payslip-published')
  expect(payslip?.abierta).toBe(false)
  await page.goto(portal.url)
  await readyForOffline(page)
  const worker = await attach(context, page, portal.url)
  await worker.push(JSON.stringify({ kind: 'payslip-published', id: payslip?.id }))
  const tag = `payslip-published-${payslip?.id.toString(36)}`
  await expect.poll(async () => (await shown(page)).map((each) => each.tag)).toEqual([tag])
  await click(context, tag)
  await expect(page).toHaveURL(/#\/Login\?volver=/)
  await signInPage.submit(page, '100101')
  await expect(page).toHaveURL(new RegExp(`#/Recibos/${encodeURIComponent(payslip?.ref ?? '')}`))
  await expect.poll(async () => (await readList()).find(({ id }) => id === payslip?.id)?.abierta).toBe(true)
  expect(await shown(page)).toEqual([])
  // Leaves the payslip, which is a dialog on a phone, so that no notice opens above that dialog.
  await page.goto(`${portal.url}/#/Inicio`)
  const left = (await readList()).filter(({ abierta }) => !abierta).length
  const name = left === 0 ? /^Notificaciones$/ : new RegExp(`^Notificaciones, ${left} pendientes?$`)
  await expect(page.getByRole('link', { name })).toBeVisible()
})

test('a push refetches the notifications of the open app, and is shown in the chosen language', {
  tag: WHOLE,
}, async ({ context, page, portal }) => {
  await context.grantPermissions(['notifications'], { origin: portal.url })
  await enterAt(page, portal.url, '100101')
  await readyForOffline(page)
  await settled(page)
  const worker = await attach(context, page, portal.url)
  const asked = page.waitForRequest((request) => request.postData()?.includes('"Opcion":15') ?? false)
  await worker.push(JSON.stringify({ kind: 'notice', id: 7 }))
  await asked

  await page.goto(`${portal.url}/#/Ajustes`)
  await page.getByText(signInPage.english.label).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await worker.push(JSON.stringify({ kind: 'test', id: 0 }))
  await expect.poll(async () => (await shown(page)).map(({ title }) => title)).toContain('Notifications work')
})

test.describe('on a kiosk', () => {
  test.use(KIOSK)

  test('shows no notifications', { tag: WHOLE }, async ({ context, page, portal }) => {
    await context.grantPermissions(['notifications'], { origin: portal.url })
    await openKiosk(page, portal.url)
    // A kiosk installs its worker at the first sign-in.
    await enterKiosk(page)
    await readyForOffline(page)
    const worker = await attach(context, page, portal.url)
    for (const text of ['{"kind":"payslip-published","id":1}', '', SECRET]) await worker.push(text)
    // Real time: nothing signals that the worker has finished without a notification.
    await page.waitForTimeout(1000)
    expect(await shown(page)).toEqual([])
    expect(worker.errors).toEqual([])
  })
})

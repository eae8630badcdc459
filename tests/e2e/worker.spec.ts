import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { type Portal, startPortal } from '../support/portal.ts'

// offline.md, "Service worker". Each story stops its own server: emulated offline does not reach the worker.

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

/** The first visit, until the worker has everything and is in charge. */
async function visit(page: Page): Promise<void> {
  await page.goto(portal.url)
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map((request) => new URL(request.url).pathname)
  })
}

test('after one visit the app opens without a server, with the policy of its page', async ({ page }) => {
  await visit(page)
  await portal.stop()
  const answer = await page.reload()
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  expect(answer?.fromServiceWorker()).toBe(true)
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
  const other = await page.goto(`${portal.url}/any/old/link#/Login`)
  expect(other?.status()).toBe(200)
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
})

test('services, figures and documents never get the page for an answer', async ({ page }) => {
  await visit(page)
  await portal.stop()
  for (const path of [
    '/api/salud',
    '/Login/ws-login.php',
    '/generate-receipt',
    '/metrics',
    '/x/recibo.pdf',
  ]) {
    await expect(page.goto(`${portal.url}${path}`), path).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
  }
})

test('no answer of a service is ever kept, and what is opened on demand is not fetched ahead', async ({
  page,
}) => {
  await visit(page)
  await page.evaluate(async () => {
    await fetch('/api/salud')
    await fetch('/Login/ws-login.php', { method: 'POST', body: '{"Opcion":1}' })
  })
  const paths = await cachedPaths(page)
  expect(paths).toContain('/index.html')
  expect(
    paths.filter((path) => !/^\/(index\.html|manifest\.webmanifest|assets\/|icons\/favicon)/.test(path)),
  ).toEqual(paths.filter((path) => /^\/(config\.json|datasets\/notices\.json)$/.test(path)))
  expect(paths.filter((path) => /pdf/.test(path))).toEqual([])
})

test('a file fetched on demand is there the next time without a server', async ({ page }) => {
  await visit(page)
  const file = await page.evaluate(async () => {
    const { builds } = (await (await fetch('/builds.json')).json()) as { builds: { files: string[] }[] }
    return builds[0]?.files.find((name) => name.includes('pdf-document')) ?? ''
  })
  expect(file).not.toBe('')
  const size = () => page.evaluate(async (name) => (await (await fetch(`/${name}`)).text()).length, file)
  const first = await size()
  await portal.stop()
  expect(await size()).toBe(first)
  await expect(page.evaluate(() => fetch('/assets/never-built.js'))).rejects.toThrow()
})

test('settings come fresh from the server and from last time without it', async ({ page }) => {
  await visit(page)
  const read = () =>
    page.evaluate(
      async () =>
        ((await (await fetch('/config.json')).json()) as { companyMailDomain: string }).companyMailDomain,
    )
  expect(await read()).toBe('')
  await portal.stop()
  await portal.start({ COMPANY_MAIL_DOMAIN: 'example.com' })
  expect(await read()).toBe('example.com')
  await portal.stop()
  expect(await read()).toBe('example.com')
})

test('a configured host changes the policy of the page that is kept', async ({ page }) => {
  await visit(page)
  await portal.stop()
  await portal.start({ POSTAL_HOST: 'https://postal.example.com' })
  await page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
      const worker = registration?.installing ?? registration?.waiting
      await new Promise<void>((resolve) => {
        const look = () =>
          worker?.state === 'installed' || worker?.state === 'activated' ? resolve() : undefined
        worker?.addEventListener('statechange', look)
        look()
      })
      const changed = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve),
      )
      registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
      await changed
    })
    .catch((error: Error) => {
      // The page reloads itself when the new worker takes charge.
      if (!/context was destroyed/.test(error.message)) throw error
    })
  await portal.stop()
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  const answer = await page.goto(portal.url)
  expect(answer?.fromServiceWorker()).toBe(true)
  expect(answer?.headers()['content-security-policy']).toContain('https://postal.example.com')
})

test('the kill switch takes caches and worker away and leaves what people have stored', async ({ page }) => {
  await visit(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('outbox-witness', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('rows').put('pending', 1)
        request.onsuccess = () => resolve()
        request.onerror = () => reject(new Error('no database'))
      }),
  )
  await portal.stop()
  await portal.start({ KILL_SWITCH: '1' })
  const reloaded = page.waitForEvent('load')
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    void registration?.update()
  })
  await reloaded
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect.poll(() => cachedPaths(page)).toEqual([])
  const rows = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('outbox-witness')
        request.onsuccess = () => {
          const get = request.result.transaction('rows').objectStore('rows').get(1)
          get.onsuccess = () => resolve(get.result)
        }
        request.onerror = () => reject(new Error('gone'))
      }),
  )
  expect(rows).toBe('pending')
})

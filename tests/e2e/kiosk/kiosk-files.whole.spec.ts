import type { Page } from '@playwright/test'
import { simulateDeploy } from '#tests/faults/builds.ts'
import { passTime } from '#tests/support/browser/clock.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { type FaultProxy, startFaultProxy } from '#tests/support/server/network/fault-proxy.ts'
import { enterKiosk, KIOSK, kioskPage, openKiosk } from '#tests/support/pages/kiosk.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { changeRoute } from '#tests/support/pages/routes.ts'

/** The build adds this mark to kiosk files (scripts/vite/plan-chunks.ts). */
const FACE = /\/assets\/.*-kiosk-/
let network: FaultProxy

test.beforeEach(async ({ portal }) => {
  network = await startFaultProxy(portal.url, new Map())
})
test.afterEach(() => network.stop())

async function faceOf(page: Page): Promise<string[]> {
  const worker = await page.evaluate(async () => (await fetch('/sw.js', { cache: 'no-store' })).text())
  const files = [...worker.matchAll(/"(assets\/[^"]*-kiosk-[^"]+)"/g)].map(([, file]) => `/${file}`).sort()
  expect(files.length).toBeGreaterThanOrEqual(4)
  return files
}

function keptFace(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths = new Set<string>()
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.add(new URL(url).pathname)
    return [...paths].filter((path) => path.startsWith('/assets/') && path.includes('-kiosk-')).sort()
  })
}

function listen(): string[] {
  const asked: string[] = []
  network.fileAt = (path) => {
    asked.push(path)
    return 'there'
  }
  return asked
}

const firstQuestion = (page: Page) => kioskPage.next(page)
const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)

test.describe('at a kiosk', () => {
  test.use(KIOSK)

  test('starts offline; a new version stores the kiosk files before it takes over', {
    tag: WHOLE,
  }, async ({ page, portal }) => {
    await openKiosk(page, network.url)
    const first = await faceOf(page)
    // A kiosk installs its worker at the first sign-in.
    await enterKiosk(page)
    await readyForOffline(page)
    await kioskPage.finish(page).first().tap()
    await expect(firstQuestion(page)).toBeVisible()
    // The worker finishes installing only after it has cached the kiosk files.
    expect(await keptFace(page)).toEqual(first)
    network.fileAt = () => 'silent'
    await page.reload()
    await expect(firstQuestion(page)).toBeVisible()
    network.fileAt = () => 'there'
    // A person has started to sign in, so the new version must wait.
    await page.getByRole('button', { name: '1', exact: true }).tap()
    const published = await simulateDeploy(portal.url, 'b1')
    network.fileAt = published
    const face = await faceOf(page)
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect.poll(() => isWaiting(page)).toBe(true)
    network.fileAt = () => 'silent'
    const loaded = page.waitForEvent('load')
    await kioskPage.erase(page).tap()
    await loaded
    await expect(firstQuestion(page)).toBeVisible()
    await expect(page.locator('script[src*=".b1."]').first()).toBeAttached()
    expect(await keptFace(page)).toEqual(expect.arrayContaining(face))
    expect(face.every((file) => file.includes('.b1.'))).toBe(true)
    network.fileAt = published
    await enterKiosk(page)
    network.fileAt = () => 'silent'
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Lupita')
  })

  test('once a phone has become a kiosk, its waiting version takes over only with all kiosk files', {
    tag: WHOLE,
  }, async ({ page, portal }) => {
    await page.clock.install()
    const asked = listen()
    await page.goto(network.url)
    await readyForOffline(page)
    expect(asked.filter((path) => FACE.test(path))).toEqual([])
    const present = await faceOf(page)
    const published = await simulateDeploy(portal.url, 'b1')
    network.fileAt = published
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect.poll(() => isWaiting(page)).toBe(true)
    network.fileAt = (path) => (/kiosk-.*\.b1\./.test(path) ? 'gone' : published(path))
    await openKiosk(page, network.url)
    await expect.poll(() => keptFace(page)).toEqual(present)
    // If the new kiosk files were there, an idle kiosk would activate the new version after 2 s.
    await passTime(page, 5000)
    expect(await isWaiting(page)).toBe(true)
    await expect(firstQuestion(page)).toBeVisible()
    network.fileAt = published
    await page.reload()
    await expect(page.locator('script[src*=".b1."]').first()).toBeAttached()
    await expect(firstQuestion(page)).toBeVisible()
    const face = await faceOf(page)
    await expect.poll(() => keptFace(page)).toEqual(expect.arrayContaining(face))
    network.fileAt = () => 'silent'
    await page.reload()
    await expect(firstQuestion(page)).toBeVisible()
  })
})

test('a phone requests no kiosk files, and cannot become a kiosk without them', { tag: WHOLE }, async ({
  page,
}) => {
  const asked = listen()
  await enterAt(page, network.url, '100101')
  await readyForOffline(page)
  for (const route of ['Recibos', 'Mas', 'Dispositivo', 'DatosAdicionales', 'Inicio']) {
    await changeRoute(page, route)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
  expect(asked.some((path) => path.startsWith('/assets/'))).toBe(true)
  expect(asked.filter((path) => FACE.test(path))).toEqual([])
  expect(await keptFace(page)).toEqual([])
  network.fileAt = () => 'silent'
  await changeRoute(page, 'Dispositivo')
  await page.getByRole('button', { name: 'Usar como kiosco' }).click()
  await page.getByRole('button', { name: 'Sí, cambiar' }).click()
  await expect(page.getByText('Conéctate para cambiar el modo.')).toBeVisible()
})

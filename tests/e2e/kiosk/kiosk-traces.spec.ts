import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { launchPersistent } from '#tests/support/browser/browser.ts'
import { collectCanaries } from '#tests/support/people/canaries.ts'
import { namesInFolder, scanFolder } from '#tests/support/browser/disk-scan.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { guessNames } from '#tests/support/people/guessed-names.ts'
import { lastLook } from '#tests/support/browser/last-look.ts'
import { wholeOnly, WHOLE } from '#tests/support/server/whole.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import { kioskPage, signInAtKiosk } from '#tests/support/pages/kiosk.ts'
import { openPdf, payslipsPage, weekLink } from '#tests/support/pages/payslips.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { dataFormPage } from '#tests/support/pages/data-form-steps.ts'
import { changeRoute, goTo } from '#tests/support/pages/routes.ts'

const KIOSK = { viewport: { width: 1280, height: 800 }, hasTouch: true }
const SCREENS = [
  'Inicio',
  'Recibos',
  'CajaAhorro',
  'Asistente',
  'Kardex',
  'Mas',
  'Dispositivo',
  'Ajustes',
  'Avisos',
]

/** Unfinished work of A: kept for a day, encrypted with A's password. */
const TYPED = ['Nacionalidad Canaria', 'Villa del Canario Amarillo'] as const

let profile: string
let browser: BrowserContext

test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'turno-kiosk-'))
})
// Playwright reads the requested fixtures from this pattern.
// oxlint-disable-next-line no-empty-pattern
test.afterEach(async ({}, info) => {
  await lastLook(browser, info)
  await browser.close().catch(() => undefined)
  await rm(profile, { recursive: true, force: true })
})

async function openKiosk(url: string, hasOwnClock = false): Promise<{ page: Page; tokens: string[] }> {
  browser = await launchPersistent(profile, KIOSK)
  const page = browser.pages()[0] ?? (await browser.newPage())
  if (hasOwnClock) await page.clock.install()
  const tokens: string[] = []
  page.on('response', async (response) => {
    if (!response.url().includes('/Login/ws-login.php')) return
    const text = await response.text().catch(() => '')
    tokens.push(...[...text.matchAll(/"(?:token|entrega|marca)":"([^"]+)"/g)].map((match) => match[1] ?? ''))
  })
  await page.goto(`${url}/?modo=kiosco`)
  return { page, tokens }
}

async function useEverything(page: Page): Promise<void> {
  for (const screen of SCREENS) await goTo(page, screen)
  await goTo(page, 'Recibos')
  await weekLink(page).click()
  await expect(payslipsPage.openPdf(page)).toBeVisible()
  await openPdf(page, 'GUADALUPE RAMOS')
  await changeRoute(page, 'ActualizacionDatos/2')
  await dataFormPage.nationality(page).fill(TYPED[0])
  await dataFormPage.birthPlace(page).fill(TYPED[1])
  await expect(syncStatus.savedHere(page)).toBeVisible()
}

async function tapFinish(page: Page): Promise<void> {
  await askToFinish(page)
  await kioskPage.finish(page).last().click()
}

async function askToFinish(page: Page): Promise<void> {
  await kioskPage.finish(page).first().click()
  await expect(kioskPage.finishQuestion(page)).toBeVisible()
}

async function expectGone(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/Login/)
  await expect(kioskPage.next(page)).toBeVisible()
}

/** Reads the salt of the hashed names, which an attacker needs to try all employee numbers. */
async function readSalt(page: Page): Promise<Uint8Array> {
  const bytes = await page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open('portal')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction('settings').objectStore('settings').get('salt')
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            database.close()
            resolve([...(reading.result as { value: Uint8Array }).value])
          }
        }
      }),
  )
  return new Uint8Array(bytes)
}

async function expectNoNames(salt: Uint8Array): Promise<void> {
  expect(salt.length).toBe(32)
  const names = await namesInFolder(profile)
  // The remaining drafts have hashed names. Without such names, the check below would prove nothing.
  expect(names.size).toBeGreaterThan(0)
  expect(guessNames(salt, names, ['data-form'])).toEqual([])
}

async function expectNoTrace(words: string[]): Promise<void> {
  expect(words.length).toBeGreaterThanOrEqual(60)
  const { traces, files } = await scanFolder(profile, words)
  expect(files).toBeGreaterThan(30)
  expect(traces).toEqual([])
}

const endings: Record<string, (page: Page, url: string) => Promise<void>> = {
  'taps Terminar': tapFinish,
  'taps Terminar while a second tab is frozen': async (page, url) => {
    const second = await browser.newPage()
    await second.goto(url)
    await second.bringToFront()
    const devtools = await browser.newCDPSession(second)
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
    await page.bringToFront()
    await tapFinish(page)
  },
  'goes away, and the time runs out': async (page) => {
    for (let second = 0; second < 125; second++) await page.clock.runFor(1000)
  },
  'is signed out elsewhere': async (page, url) => {
    const post = async (data: object) =>
      (await page.request.post(`${url}/Login/ws-login.php`, { data })).json()
    const { token } = (await post({ Opcion: 1, correo: '100101', password: PASSWORD })) as { token: string }
    await post({ Opcion: 9, token })
    await changeRoute(page, 'Kardex/3')
  },
}

for (const [name, end] of Object.entries(endings)) {
  test(
    `leaves nothing of A in the closed browser’s files when A ${name}`,
    wholeOnly(name !== 'taps Terminar'),
    async ({ portal }) => {
      test.slow()
      const words = await collectCanaries(portal.url, '100101', PASSWORD)
      const { page, tokens } = await openKiosk(portal.url, name.includes('time'))
      await signInAtKiosk(page, '100101')
      await useEverything(page)
      await end(page, portal.url)
      await expectGone(page)
      const salt = await readSalt(page)
      await browser.close()
      expect(tokens.length).toBeGreaterThan(1)
      await expectNoTrace([...words, ...tokens, ...TYPED, PASSWORD])
      await expectNoNames(salt)
    },
  )
}

test('leaves nothing of A when the browser is killed during the wipe, nor after B signs in', {
  tag: WHOLE,
}, async ({ portal }) => {
  test.slow()
  const words = await collectCanaries(portal.url, '100101', PASSWORD)
  const { page, tokens } = await openKiosk(portal.url)
  await signInAtKiosk(page, '100101')
  await useEverything(page)
  const cdp = await browser.newCDPSession(page)
  await askToFinish(page)
  // Crashes the browser between the second tap and the end of the wipe, which takes about 100 ms.
  void kioskPage
    .finish(page)
    .last()
    .click()
    .catch(() => undefined)
  await page.waitForTimeout(60)
  await cdp.send('Browser.crash').catch(() => undefined)
  await browser.close().catch(() => undefined)
  await expectNoTrace([...words, ...tokens, ...TYPED])

  const again = await openKiosk(portal.url)
  await signInAtKiosk(again.page, '100102')
  await expectNoTrace([...words, ...tokens, ...TYPED])
})

test('finds the traces of a page that leaks on purpose', { tag: WHOLE }, async ({ portal }) => {
  const words = await collectCanaries(portal.url, '100101', PASSWORD)
  const { page } = await openKiosk(portal.url)
  await signInAtKiosk(page, '100101')
  await page.evaluate(async (told) => {
    localStorage.setItem('leak', told[0] ?? '')
    history.replaceState({ leak: told[1] }, '', `#/Inicio?n=${encodeURIComponent(told[2] ?? '')}`)
    await (await caches.open('leak')).put('/leak', new Response(told[3]))
  }, words)
  await kioskPage.finish(page).first().click()
  await expect(page).toHaveURL(/#\/Login/)
  await browser.close()
  const { traces } = await scanFolder(profile, words)
  const found = new Set(traces.map((trace) => trace.word))
  expect(found.has(words[0] ?? '')).toBe(true)
  expect(found.has(words[3] ?? '')).toBe(true)
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { launchPersistent } from '#tests/support/browser/browser.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { closeAll } from '#tests/support/pages/dialogs.ts'
import { openPdf, payslipsPage, WEEK, weekLink } from '#tests/support/pages/payslips.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { signIn, signInPage } from '#tests/support/pages/sign-in.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { navigation } from '#tests/support/pages/navigation.ts'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

let portal: Portal
let profile: string
let browser: BrowserContext

test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
  profile = await mkdtemp(join(tmpdir(), 'turno-profile-'))
})
test.afterEach(async () => {
  await browser.close()
  await portal.dispose()
  await rm(profile, { recursive: true, force: true })
})

async function openBrowser(): Promise<Page> {
  browser = await launchPersistent(profile, PHONE)
  const page = browser.pages()[0] ?? (await browser.newPage())
  await page.goto(portal.url)
  return page
}

async function openWeek(page: Page): Promise<void> {
  await navigation.money(page.getByRole('navigation')).click()
  await weekLink(page).click()
}

/** Opens the screen in the open browser, and again in a new one without the server. */
async function openAgain(page: Page, hash: string, ready: (page: Page) => Promise<void>): Promise<Page> {
  await page.goto(`${portal.url}/#${hash}`)
  await page.reload()
  await ready(page)
  await readyForOffline(page)
  // The app stores the route some time after the first render.
  await page.waitForFunction((place) => localStorage.getItem('turno.start')?.includes(place), hash)
  await browser.close()
  await portal.stop()

  browser = await launchPersistent(profile, PHONE)
  const again = browser.pages()[0] ?? (await browser.newPage())
  await again.addInitScript(() => {
    const seen = window as { told?: [string, number][]; wasAlone?: boolean }
    new MutationObserver(() => {
      const ground = document.querySelector('#splash > span')
      if (!ground || seen.told) return
      seen.wasAlone = document.querySelector('#root main') === null
      seen.told = [...ground.querySelectorAll('a, span')]
        .filter(({ children, textContent }) => children.length === 0 && textContent !== '')
        .map((part) => [part.textContent, Math.round(part.getBoundingClientRect().top)])
    }).observe(document, { childList: true, subtree: true })
  })
  await again.goto(`${portal.url}/#${hash}`)
  await ready(again)
  return again
}

const isWeek = (text: string) => new RegExp(`^${WEEK.source}$`).test(text)

function lastPicture(page: Page): Promise<{ told: [string, number][]; wasAlone: boolean }> {
  return page.evaluate(() => {
    const { told = [], wasAlone = false } = window as { told?: [string, number][]; wasAlone?: boolean }
    return { told, wasAlone }
  })
}

test('shows name, last payment and navigation bar, or the list of payslips, before the app has started, and keeps a tap on a row', {
  tag: WHOLE,
}, async () => {
  const page = await openBrowser()
  await signIn(page, '100101')
  const again = await openAgain(page, '/Inicio', (home) => expect(payslipsPage.lastPaid(home)).toBeVisible())
  await test.step('Inicio', async () => {
    const { told, wasAlone } = await lastPicture(again)
    expect(wasAlone).toBe(true)
    const words = told.map(([text]) => text)
    expect(words.slice(0, 5)).toEqual([
      'Lupita',
      payslipsPage.lastPaid.label,
      expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
      expect.stringMatching(/^Semana \d+ · /),
      '$••••••',
    ])
    // Only the navigation bar follows: the picture omits texts that may be outdated.
    expect(words.slice(5)).toEqual([
      'Inicio',
      navigation.money.label,
      navigation.record.label,
      'Asistente',
      navigation.more.label,
    ])
    const day = told[2] ?? ['', 0]
    const now = await again.getByText(day[0], { exact: true }).boundingBox()
    expect(Math.abs((now?.y ?? -99) - day[1])).toBeLessThan(3)
    await expect(again.locator('#splash')).toHaveCount(0)
  })
  await portal.start()
  await expectList(await openAgain(again, '/Recibos', (list) => expect(weekLink(list)).toBeVisible()))
})

async function expectList(again: Page): Promise<void> {
  const { told, wasAlone } = await lastPicture(again)
  expect(wasAlone).toBe(true)
  const words = told.map(([text]) => text)
  expect(words[0]).toBe(payslipsPage.title.label)
  expect(words.filter(isWeek).length).toBeGreaterThan(0)
  expect(words.join(' ')).not.toMatch(/\$/)
  const week = told.find(([text]) => isWeek(text)) ?? ['', 0]
  const now = await again.getByText(week[0], { exact: true }).first().boundingBox()
  expect(Math.abs((now?.y ?? -99) - week[1])).toBeLessThan(3)

  await again.addInitScript(() => {
    new MutationObserver(() => {
      const row = document.querySelector<HTMLElement>('#splash a[href*="#/Recibos/"]:not(nav a)')
      if (row && location.hash === '#/Recibos') row.click()
    }).observe(document, { childList: true, subtree: true })
  })
  await again.reload()
  await expect(again).toHaveURL(/#\/Recibos\/.+/)
  await expect(again.getByRole('dialog')).toBeVisible()
}

test('refuses a wrong password; 100101 reads a payslip online, and again after a browser restart without the server', async () => {
  const page = await openBrowser()
  await signInPage.submit(page, '100101', 'not mine')
  await expect(page.getByText('Usuario o contraseña incorrectos').first()).toBeVisible()
  await expect(signInPage.user(page)).toHaveValue('100101')
  await signIn(page, '100101')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lupita')
  await expect(payslipsPage.lastPaid(page)).toBeVisible()

  await openWeek(page)
  await openPdf(page, 'GUADALUPE RAMOS')
  await closeAll(page)
  await expect(page.getByText(/1 recibo en este/i)).toBeVisible()
  await readyForOffline(page)
  await browser.close()
  await portal.stop()

  const again = await openBrowser()
  await expect(again.getByRole('heading', { level: 1 })).toContainText('Lupita')
  await expect(syncStatus.shownSinceTime(again)).toBeVisible()
  await expect(
    again.getByText(new RegExp(`(Sin internet|No pudimos actualizar). ${syncStatus.shownSince.label}`)),
  ).toBeVisible()
  await expect(again).toHaveURL(/#\/Inicio/)
  await expect(payslipsPage.lastPaid(again)).toBeVisible()
  await openWeek(again)
  await openPdf(again, 'GUADALUPE RAMOS')
  await closeAll(again)

  await weekLink(again, 4).click()
  await expect(
    again.getByText('Este recibo no está en tu teléfono. Ábrelo una vez con internet.'),
  ).toBeVisible()
})

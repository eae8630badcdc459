import type { Browser, Page } from '@playwright/test'
import { type OwnAddress, ownAddresses } from '#tests/faults/own-addresses.ts'
import { expect, listenForComplaints, test } from '#tests/support/browser/e2e.ts'
import { settled, watch } from '#tests/support/browser/settled.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'

/**
 * Opens every address directly, without cached files. From Inicio, most files would already be loaded. The
 * pages of one person share a session and a tab.
 */

const EMPLOYEE = '100101'
const HR = '100301'
const GROUPS: readonly [who: string, isOf: (login: string | null) => boolean][] = [
  ['an employee', (login) => login === EMPLOYEE],
  ['human resources', (login) => login === HR],
  ['visitors and other accounts', (login) => login !== EMPLOYEE && login !== HR],
]

for (const [who, isOf] of GROUPS) {
  test(`opens each address of ${who} directly`, async ({ browser, portal }) => {
    test.setTimeout(1_800_000)
    const all = ownAddresses.filter(({ login }) => isOf(login))
    const told: string[] = []
    for (const login of new Set(all.map((one) => one.login))) {
      const shared = await startAs(browser, portal.url, login)
      for (const address of all.filter((one) => one.login === login)) {
        // A device that becomes a kiosk stays a kiosk, so it gets a separate context.
        const tab = address.mode ? await startAs(browser, portal.url, login) : shared
        told.push(...(await openAlone(tab, address)).map((wrong) => `${address.path}: ${wrong}`))
        if (tab !== shared) await tab.page.context().close()
      }
      await shared.page.context().close()
    }
    expect(told).toEqual([])
  })
}

interface Tab {
  page: Page
  complaints: string[]
}

async function startAs(browser: Browser, baseURL: string, login: string | null): Promise<Tab> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', reducedMotion: 'reduce' })
  const page = await context.newPage()
  watch(page)
  const complaints = await listenForComplaints(page)
  // Without closeReminders(), which would close a dialog at its own address.
  if (login !== null) await signInAt(page, baseURL, 'Inicio', login)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  return { page, complaints }
}

async function openAlone({ page, complaints }: Tab, address: OwnAddress): Promise<string[]> {
  const { login, path, mode, isUnknown = false, leadsTo } = address
  // Leaves the former document, because a new hash alone loads nothing.
  await page.goto('about:blank')
  complaints.length = 0
  await page.goto(`/${mode === 'kiosk' ? '?modo=kiosco' : ''}#${path}`)
  await expect(page.getByRole('heading').first(), path).toBeVisible()
  await settled(page)
  const wrong = complaints.filter((text) => !isAnswer(text))
  const again = page.getByRole('button', {
    name: new RegExp(`^(${syncStatus.tryAgain.label}|Reintentar|Try again)$`),
  })
  const hasFailed = (await again.count()) > 0
  if (hasFailed !== isUnknown)
    wrong.push(hasFailed ? 'it failed' : 'it shows a record that the demo does not have')
  const hash = await page.evaluate(() => location.hash)
  // The app removes a link's key from the address after reading the key, so only the route must match.
  const isThere =
    login === null
      ? hash.split('/')[1] === path.split('/')[1]
      : leadsTo === undefined
        ? hash === `#${path}`
        : hash.startsWith(`#${leadsTo}`) && hash !== `#${path}`
  if (!isThere) wrong.push(`led to ${hash}`)
  return wrong
}

/**
 * Returns whether the complaint is about a missing record, which the screen reports. A missing file is a
 * fault.
 */
function isAnswer(complaint: string): boolean {
  return complaint.startsWith('console: Failed to load resource') && !complaint.includes('/assets/')
}

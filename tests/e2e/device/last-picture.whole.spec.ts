import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { holdBack } from '#tests/support/browser/hold-back.ts'
import { enterAt, signIn, signInPage } from '#tests/support/pages/sign-in.ts'
import { payslipsPage } from '#tests/support/pages/payslips.ts'
import { WHOLE } from '#tests/support/server/whole.ts'

test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  // Without a service worker, the app's files come from the network, where the test can delay them.
  serviceWorkers: 'block',
})

const picture = (page: Page) => page.locator('#splash > span')

async function noted(page: Page, hash: string): Promise<void> {
  await enterAt(page, '/', '100101')
  await page.goto(`/#${hash}`)
  await page.reload()
  await page.waitForFunction((place) => localStorage.getItem('turno.start')?.includes(place), hash)
}

async function startingTab(context: BrowserContext, hash: string): Promise<{ tab: Page; go: () => void }> {
  const tab = await context.newPage()
  const go = await holdBack(tab, /\/assets\/enter-/)
  await tab.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const text = document.querySelector<HTMLElement>('#root')?.innerText ?? ''
      if (seen.at(-1) !== text) seen.push(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await tab.goto(`/#${hash}`)
  await expect(picture(tab)).toBeAttached()
  return { tab, go }
}

async function leave(page: Page): Promise<void> {
  await page.bringToFront()
  await page.goto('/#/Mas')
  await signInPage.signOut(page).click()
  const question = page.getByRole('dialog', { name: '¿Cerrar sesión?' })
  const login = signInPage.user(page)
  await expect(question.or(login)).toBeVisible()
  if (await question.isVisible()) await signInPage.signOut(question).click()
  await expect(login).toBeVisible()
}

async function hideStarting(context: BrowserContext): Promise<void> {
  const { tab, go } = await startingTab(context, '/Inicio')
  await tab.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(picture(tab)).toHaveCount(0)
  go()
  await expect(payslipsPage.lastPaid(tab)).toBeVisible()
  await tab.close()
}

function drawnIn(tab: Page): Promise<string> {
  return tab.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'))
}

for (const [what, hash, isTapped] of [
  ['Inicio', '/Inicio', false],
  ['a payslip', '/Recibos', true],
] as const)
  test(`shows the next person no data of the previous person in a tab that is still opening ${what}`, {
    tag: WHOLE,
  }, async ({ page, context }) => {
    await noted(page, hash)
    if (hash === '/Inicio')
      await test.step('removes the start picture when the page is hidden before the app has started', () =>
        hideStarting(context))
    const { tab, go } = await startingTab(context, hash)
    if (isTapped) {
      await tab.locator('#splash a[href*="#/Recibos/"]:not(nav a)').first().click()
      await expect(tab).toHaveURL(/#\/Recibos\/.+/)
    }
    await leave(page)
    await expect(picture(tab)).toHaveCount(0)
    await signIn(page, '100102')
    const asked: string[] = []
    tab.on('request', (request) => asked.push(request.postData() ?? ''))
    await tab.bringToFront()
    await tab.evaluate(() => (window as unknown as { seen: string[] }).seen.splice(0))
    go()
    await expect(tab.getByRole('main').first()).toContainText(/\S/)
    await tab.waitForLoadState('networkidle')
    const drawn = await drawnIn(tab)
    for (const words of ['Lupita', signInPage.title.label]) expect(drawn).not.toContain(words)
    expect(asked.filter((body) => body.includes('100101'))).toEqual([])
    if (!isTapped) expect(drawn).toContain('Arturo')
  })

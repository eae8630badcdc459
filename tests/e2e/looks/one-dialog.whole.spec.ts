import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'

/**
 * At most one dialog per person opens before Inicio is usable. `src/app/home/home-dialogs.test.tsx` tests
 * what a kiosk opens.
 */

const PEOPLE = ['100101', '100103', '100104', '100201', 'candidato']
/** Ms to wait after all responses have arrived. Late dialogs open within this time. */
const LATE_MS = 1500
const AT_ONCE = 2

async function opened(page: Page): Promise<string[]> {
  const names: string[] = []
  for (;;) {
    await settled(page)
    // Real time: late dialogs wait for answers and timers in turn.
    await page.waitForTimeout(LATE_MS)
    const dialogs = page.getByRole('dialog')
    if ((await dialogs.count()) === 0) return names
    const name = (await dialogs.first().getByRole('heading').first().textContent()) ?? ''
    if (names.at(-1) === name) return names
    names.push(name)
    await page.keyboard.press('Escape')
  }
}

test('opens at most one dialog per person on a phone', async ({ browser, portal }) => {
  test.slow()
  const looks: Promise<[string, string[]]>[] = []
  for (const user of PEOPLE) {
    const context = await browser.newContext({
      baseURL: portal.url,
      locale: 'es-MX',
      viewport: { width: 360, height: 640 },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.goto('/')
    await signInPage.submit(page, user)
    await expect(page).toHaveURL(/#\/(Inicio|SegundoPaso|CambioPass)/)
    looks.push(
      opened(page).then(async (names) => {
        await context.close()
        return [user, names]
      }),
    )
    // Limits concurrency: with too little processor time, a dialog would appear too late.
    await looks.at(-AT_ONCE)
  }
  for (const [user, names] of await Promise.all(looks)) expect(names.length, user).toBeLessThanOrEqual(1)
})

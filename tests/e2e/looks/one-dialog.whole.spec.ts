import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { isWhole, WHOLE } from '#tests/support/server/whole.ts'
import { enterKiosk, KIOSK, openKiosk } from '#tests/support/pages/kiosk.ts'
import { reminders } from '#tests/support/pages/reminders.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { requestsPage } from '#tests/support/pages/requests.ts'

/**
 * Number of dialogs that open before Inicio is usable: at most one per person. Kiosks have none, except those
 * that the spec makes mandatory (CLAR-25, DOCS-19).
 */

const PEOPLE = [
  '100101',
  '100102',
  '100103',
  '100104',
  '100201',
  '100301',
  '100401',
  '100501',
  'candidato',
  'externo',
]
/** People checked in `npm test`: nothing special, documents, a rating, a team, a candidate's form. */
const FIRST = ['100101', '100103', '100104', '100201', 'candidato']
/** Mandatory dialogs on a kiosk: a due rating, missing documents. */
const INSISTENT: Record<string, string> = {
  '100103': reminders.documents.label,
  '100104': requestsPage.clarifications.label,
}
/** Longer than late dialogs take after all responses have arrived. */
const LATE_MS = 1500
const AT_ONCE = 2

/** Names of the dialogs that open in turn; a dialog that cannot be closed is the last. */
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

/** Signs each person in on a separate device, and checks dialogs while the next one signs in. */
async function openedFor(
  people: readonly string[],
  browser: Browser,
  options: BrowserContextOptions,
  enter: (page: Page, user: string) => Promise<void>,
): Promise<Record<string, string[]>> {
  const looks: Promise<[string, string[]]>[] = []
  for (const user of people) {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await enter(page, user)
    looks.push(
      opened(page).then(async (names) => {
        await context.close()
        return [user, names]
      }),
    )
    // Limits concurrency: a device without processor time shows nothing in time.
    await looks.at(-AT_ONCE)
  }
  return Object.fromEntries(await Promise.all(looks))
}

test('on a phone', async ({ browser, portal }) => {
  test.slow()
  const phone = { baseURL: portal.url, locale: 'es-MX', viewport: { width: 360, height: 640 } }
  const people = isWhole ? PEOPLE : FIRST
  const seen = await openedFor(people, browser, phone, async (page, user) => {
    await page.goto('/')
    await signInPage.submit(page, user)
    await expect(page).toHaveURL(/#\/(Inicio|SegundoPaso|CambioPass)/)
  })
  expect(Object.keys(seen)).toHaveLength(people.length)
  for (const [user, names] of Object.entries(seen)) expect(names.length, user).toBeLessThanOrEqual(1)
})

test('on a kiosk', { tag: WHOLE }, async ({ browser, portal }) => {
  test.slow()
  // `npm test` checks one ordinary person and those with mandatory kiosk dialogs.
  const people = PEOPLE.filter((name) =>
    isWhole ? /^\d+$/.test(name) : name === '100101' || name in INSISTENT,
  )
  const seen = await openedFor(people, browser, { ...KIOSK, locale: 'es-MX' }, async (page, user) => {
    await openKiosk(page, portal.url)
    await enterKiosk(page, user)
  })
  expect(seen).toEqual(
    Object.fromEntries(people.map((user) => [user, user in INSISTENT ? [INSISTENT[user]] : []])),
  )
})

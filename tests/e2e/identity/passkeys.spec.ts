import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { addAuthenticator } from '#tests/support/browser/virtual-authenticator.ts'
import { addPasskey, lockPhone, passkeysPage } from '#tests/support/pages/passkeys.ts'
import { payslipsPage } from '#tests/support/pages/payslips.ts'
import { signIn, signInAt, signInPage } from '#tests/support/pages/sign-in.ts'

/** Passkeys with Chrome's virtual authenticator, with and without the PRF extension. */

const MOST_TAPS = 3

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

/** Opens the app from its icon on a locked phone. */
async function openLocked(page: Page, url: string): Promise<void> {
  await lockPhone(page)
  await page.goto(url)
  await expect(passkeysPage.signIn(page)).toBeVisible()
}

test('a phone is offered a passkey after the sign-in and opens its payslip offline with it, in three taps', async ({
  page,
  ownPortal: portal,
  complaints,
}) => {
  await addAuthenticator(page, { hasPrf: true })
  await page.goto(portal.url)
  await signIn(page, '100101')
  await expect(passkeysPage.offer(page)).toBeVisible()
  await addPasskey(page)
  await settled(page)
  await expectAccessible(page, 'Huella')
  // The payslip was opened once with a network.
  await page.goto(`${portal.url}/#/Recibos/ultimo`)
  await expect(payslipsPage.whyChanged(page)).toBeVisible()
  await page.goto(`${portal.url}/#/Inicio`)
  await expect(payslipsPage.lastPaid(page)).toBeVisible()
  await expect(passkeysPage.offer(page)).toHaveCount(0)
  await readyForOffline(page)
  await settled(page)

  await openLocked(page, portal.url)
  await settled(page)
  await expectAccessible(page, 'sign-in with a passkey')
  await passkeysPage.signIn(page).tap()
  await expect(payslipsPage.lastPaid(page)).toBeVisible()

  await portal.stop()
  await openLocked(page, portal.url)
  let taps = 0
  const tap = async (what: ReturnType<typeof passkeysPage.signIn>) => {
    taps += 1
    await what.tap()
  }
  await tap(passkeysPage.signIn(page))
  await expect(payslipsPage.lastPaid(page)).toBeVisible()
  await tap(payslipsPage.openLast(page))
  await expect(payslipsPage.whyChanged(page)).toBeVisible()
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
  // The browser itself reports each request of a page without a server.
  expect(complaints.filter((text) => !text.includes('Failed to load resource: net::'))).toEqual([])
})

test('without PRF the passkey signs in online only; another phone revokes it', async ({
  browser,
  page,
  ownPortal: portal,
}) => {
  await addAuthenticator(page, { hasPrf: false })
  await page.goto(portal.url)
  await signIn(page, '100102')
  await addPasskey(page)
  await readyForOffline(page)
  await openLocked(page, portal.url)
  await passkeysPage.signIn(page).tap()
  await expect(page).toHaveURL(/#\/Inicio/)

  await portal.stop()
  await openLocked(page, portal.url)
  await passkeysPage.signIn(page).tap()
  await expect(passkeysPage.doneOnline(page).first()).toBeVisible()
  await portal.start()

  const other = await browser.newPage()
  await signInAt(other, portal.url, 'Huella', '100102')
  await other.getByRole('list', { name: 'Tus dispositivos' }).getByRole('button').click()
  await passkeysPage.remove(other).click()
  await expect(passkeysPage.none(other)).toBeVisible()
  await other.close()
  await page.goto(`${portal.url}/#/Login`)
  await page.reload()
  await expect(signInPage.title(page)).toBeVisible()
  await expect(passkeysPage.signIn(page)).toHaveCount(0)
})

test('the offer of a passkey is declined for good', async ({ page, portal }) => {
  await addAuthenticator(page, { hasPrf: true })
  await page.goto(portal.url)
  await signIn(page, '100103')
  await passkeysPage.decline(page).click()
  await expect(passkeysPage.offer(page)).toHaveCount(0)
  await page.reload()
  await expect(payslipsPage.lastPaid(page)).toBeVisible()
  await settled(page)
  await expect(passkeysPage.offer(page)).toHaveCount(0)
})

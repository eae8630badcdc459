import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { addAuthenticator } from '#tests/support/browser/virtual-authenticator.ts'
import { addPasskey, lockPhone, passkeysPage } from '#tests/support/pages/passkeys.ts'
import { payslipsPage } from '#tests/support/pages/payslips.ts'
import { signIn } from '#tests/support/pages/sign-in.ts'

/** Factor of Chrome's slow processor, as in the benchmarks. */
const CPU = 4
const MOST_MS = 10_000

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

test('a slow phone shows the payslip within ten seconds of the icon, offline and with a passkey', async ({
  page,
  ownPortal: portal,
}) => {
  await addAuthenticator(page, { hasPrf: true })
  await page.goto(portal.url)
  await signIn(page, '100101')
  await addPasskey(page)
  await page.goto(`${portal.url}/#/Recibos/ultimo`)
  await expect(payslipsPage.whyChanged(page)).toBeVisible()
  await page.goto(`${portal.url}/#/Inicio`)
  await expect(payslipsPage.lastPaid(page)).toBeVisible()
  await readyForOffline(page)
  await settled(page)
  await portal.stop()
  await lockPhone(page)
  await page.goto('about:blank')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  const began = performance.now()
  await page.goto(portal.url)
  await passkeysPage.signIn(page).tap()
  await payslipsPage.openLast(page).tap()
  await expect(payslipsPage.whyChanged(page)).toBeVisible()
  const ms = Math.round(performance.now() - began)
  console.log(`from the icon to the payslip: ${ms} ms`)
  expect(ms).toBeLessThanOrEqual(MOST_MS)
})

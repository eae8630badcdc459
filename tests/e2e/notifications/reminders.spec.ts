import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { passTime } from '#tests/support/browser/clock.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { reminders } from '#tests/support/pages/reminders.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { goTo } from '#tests/support/pages/routes.ts'

const PHONE = { viewport: { width: 360, height: 640 } }

const openDialog = (page: Page) => page.getByRole('dialog')
const task = (page: Page, words: RegExp) => page.locator('main li a').filter({ hasText: words })

async function closePapers(page: Page): Promise<void> {
  const papers = reminders.documents(page)
  await page.addLocatorHandler(dialogs.close(papers), () => page.keyboard.press('Escape'))
}

test.describe('the PTU days of 100102', () => {
  test.use(PHONE)

  test('open once a day, stay listed until they are seen, and then disappear from all devices', {
    tag: WHOLE,
  }, async ({ page, browser, ownPortal: portal }) => {
    await page.clock.install()
    await signInAt(page, portal.url, 'Inicio', '100102')
    const ptu = reminders.ptu(page)
    await expect(ptu.getByText('Total de días')).toBeVisible()
    await expect(openDialog(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await passTime(page, 800)
    await expect(openDialog(page)).toHaveCount(0)
    // The documents' dialog opens in the next visit.
    await page.reload()
    const papers = reminders.documents(page)
    await dialogs.close(papers).click()
    await expect(openDialog(page)).toHaveCount(0)

    await page.reload()
    await expect(task(page, /Revisa tus días de PTU.*1 min/)).toBeVisible()
    await passTime(page, 800)
    await expect(openDialog(page)).toHaveCount(0)

    await task(page, /Revisa tus días de PTU/).click()
    await expect(page).toHaveURL(/#\/Ptu$/)
    await page.goBack()
    await expect(openDialog(page)).toHaveCount(0)
    await task(page, /Revisa tus días de PTU/).click()
    await dialogs.understood(ptu).click()
    await expect(page).toHaveURL(/#\/Inicio$/)
    await expect(task(page, /PTU/)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const elsewhere = await browser.newContext(PHONE)
    const other = await elsewhere.newPage()
    await signInAt(other, portal.url, 'Inicio', '100102')
    await dialogs.close(reminders.documents(other)).click()
    await settled(other)
    await expect(task(other, /PTU/)).toHaveCount(0)
    await elsewhere.close()
  })
})

test('every dialog is accessible, dark and light', { tag: WHOLE }, async ({ browser, portal }) => {
  for (const [user, name, ...screens] of [
    ['100102', reminders.ptu.label, 'Ptu'],
    ['100104', reminders.satisfaction.label, 'EncuestaSatisfaccion'],
    ['100201', reminders.certifications.label, 'CertificacionExpress', 'Incidencias', 'Pendientes'],
  ] as const) {
    const context = await browser.newContext({ ...PHONE, colorScheme: 'dark', reducedMotion: 'reduce' })
    const page = await context.newPage()
    await signInAt(page, portal.url, 'Inicio', user)
    await page.getByRole('dialog', { name }).waitFor()
    await settled(page)
    await inBothColours(page, name)
    await page.keyboard.press('Escape')
    await closePapers(page)
    for (const screen of screens) {
      await goTo(page, screen)
      await inBothColours(page, `${user} ${screen}`)
    }
    await context.close()
  }
})

async function inBothColours(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${what}, ${colorScheme}`)
  }
}

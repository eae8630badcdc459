import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/e2e.ts'
import { enterKiosk, KIOSK, openKiosk } from '../support/browser/kiosk.ts'
import { PASSWORD } from '../support/browser/person.ts'
import { settled } from '../support/browser/settled.ts'

/**
 * How many dialogs open by themselves before Inicio can be used: one at most, whoever it is, and none on a kiosk but
 * those that the spec lets nobody by (CLAR-25, DOCS-19).
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
/** On a kiosk: a rating that is owed, documents that are missing. */
const INSISTENT: Record<string, string> = {
  '100103': 'Mis documentos',
  '100104': 'Solicitudes de aclaración de nómina',
}
/** Longer than what comes late takes once everything has been answered. */
const LATE_MS = 1500

/** Names of the dialogs that open one after the other; one that nobody can close is the last. */
async function opened(page: Page): Promise<string[]> {
  const names: string[] = []
  for (;;) {
    await settled(page)
    await page.waitForTimeout(LATE_MS)
    const dialogs = page.getByRole('dialog')
    if ((await dialogs.count()) === 0) return names
    const name = (await dialogs.first().getByRole('heading').first().textContent()) ?? ''
    if (names.at(-1) === name) return names
    names.push(name)
    await page.keyboard.press('Escape')
  }
}

for (const user of PEOPLE) {
  test(`${user} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/')
    await page.getByLabel('Número de empleado').fill(user)
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL(/#\/(Inicio|SegundoPaso|CambioPass)/)
    expect((await opened(page)).length).toBeLessThanOrEqual(1)
  })
}

test.describe('on a kiosk', () => {
  test.use(KIOSK)
  for (const user of PEOPLE.filter((name) => /^\d+$/.test(name))) {
    test(user, async ({ page, portal }) => {
      await openKiosk(page, portal.url)
      await enterKiosk(page, user)
      expect(await opened(page)).toEqual(user in INSISTENT ? [INSISTENT[user]] : [])
    })
  }
})

import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
  writeFileSync(join(portal.dataDir, 'copy-at-rest'), '')
})
test.afterEach(() => portal.dispose())

test('tells an administrator that a restored copy is inactive, and starts it after a confirmation', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signInAt(page, portal.url, 'Marcha', '100501')
  await expect(page.getByText('Copia restaurada, en reposo')).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'a copy at rest')
  await page.getByRole('button', { name: 'Ponerla en marcha' }).click()
  await dialogs.cancel(page).click()
  expect(existsSync(join(portal.dataDir, 'copy-at-rest'))).toBe(true)
  await page.getByRole('button', { name: 'Ponerla en marcha' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Se enviará todo lo pendiente.')).toBeVisible()
  await expectAccessible(page, 'the question')
  await dialog.getByRole('button', { name: 'Ponerla en marcha' }).click()
  await expect(page.getByText('Copia restaurada, en reposo')).toHaveCount(0)
  expect(existsSync(join(portal.dataDir, 'copy-at-rest'))).toBe(false)
})

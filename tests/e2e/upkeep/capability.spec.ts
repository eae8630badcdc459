import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addCapability } from '#tests/capability/apply.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { startPortal } from '#tests/support/server/portal.ts'
import { wholeOnly } from '#tests/support/server/whole.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { enterAt, signIn, signInPage } from '#tests/support/pages/sign-in.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'

const BUILD_MS = 600_000

test(
  'a sample capability has a task, a form that waits offline, help, and a desk that lists what was sent',
  wholeOnly(true),
  async ({ page }) => {
    test.setTimeout(BUILD_MS)
    const copy = mkdtempSync(join(tmpdir(), 'turno-capability-'))
    addCapability(copy)
    const build = (...args: string[]) =>
      execFileSync(
        process.execPath,
        ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args],
        {
          cwd: copy,
          env: { ...process.env, NODE_ENV: 'production' },
        },
      )
    build('--outDir', 'dist')
    build('--ssr', '--outDir', 'dist-server')
    const portal = await startPortal({ main: join(copy, 'dist-server/main.js') })
    await enterAt(page, portal.url, '100101')
    await readyForOffline(page)
    await page.goto(`${portal.url}/#/Pendientes`)
    await page.getByRole('link', { name: 'Revisa tu casillero' }).click()
    await expect(page.getByRole('heading', { name: 'Tu casillero' })).toBeVisible()
    await portal.stop()
    await page.getByLabel('Qué falla').fill('No cierra')
    await forms.send(page).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Tu casillero' })).toContainText(
      syncStatus.waiting.label,
    )
    await portal.start()
    // Delivery may begin automatically before a tap on "Intentar ahora".
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(syncStatus.allSent(page)).toBeVisible()
    await page.goto(`${portal.url}/#/Mas`)
    await expect(page.getByRole('link', { name: 'Tu casillero' })).toBeVisible()
    await page.goto(`${portal.url}/#/Ayuda?tema=%2FCasillero`)
    await expect(page.getByText('Di qué le falla a tu casillero.')).toBeVisible()
    await page.goto(`${portal.url}/#/Mas`)
    await signInPage.signOut(page).click()
    await signIn(page, '100501')
    await page.goto(`${portal.url}/#/Mas`)
    await page.getByRole('link', { name: 'Casilleros' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'No cierra' })).toContainText('lupita')
    await portal.dispose()
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  },
)

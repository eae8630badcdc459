import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { startBlockingNetwork } from '#tests/support/server/network/block-page.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { signIn } from '#tests/support/pages/sign-in.ts'
import { changeRoute } from '#tests/support/pages/routes.ts'

async function keptOfTheirs(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text()
        if (text?.includes('Sitio bloqueado')) found.push(request.url)
      }
    }
    return found
  })
}

for (const [what, paths] of [
  ['the app’s page', /^\/index\.html/],
  ['the script of a screen', /^\/assets\/kardex-.*\.js/],
] as const)
  test(`${what} is fetched again after a foreign response during installation, and works offline`, async ({
    page,
    context,
    portal,
  }) => {
    const network = await startBlockingNetwork(portal.url)
    network.block(paths)
    await page.goto(network.url)
    await expect.poll(() => network.blocked).toBeGreaterThan(0)
    network.block(null)
    await page.reload()
    await signIn(page, '100101')
    await readyForOffline(page)
    expect(await keptOfTheirs(page)).toEqual([])
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lupita')
    await changeRoute(page, 'Kardex')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('kardex')
    await network.stop()
  })

import { expect, test } from '../support/browser/e2e.ts'
import { readyForOffline, signIn } from '../support/browser/person.ts'
import { startBlockingNetwork } from '../support/server/block-page.ts'

/** A network that answers 200 with a page of its own while the app is installed: nothing of it stays (sw/own-answer.ts). */
for (const [what, paths] of [
  ['the app’s page', /^\/index\.html/],
  ['one screen’s script', /^\/assets\/kardex-.*\.js/],
] as const) {
  test(`${what}, answered by somebody else at the installation, is fetched again and works without a network`, async ({
    page,
    context,
    portal,
  }) => {
    const network = await startBlockingNetwork(portal.url)
    network.block(paths)
    await page.goto(network.url)
    await expect.poll(() => network.blocked).toBeGreaterThan(0)
    // The installation has failed, and the next start tries it again.
    network.block(null)
    await page.reload()
    await signIn(page, '100101')
    await readyForOffline(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lupita')
    await page.evaluate(() => {
      location.hash = '#/Kardex'
    })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('kardex')
    await network.stop()
  })
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'

test('a foreign website’s form reaches the server, not the share target, and is refused', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url)
  await readyForOffline(page)
  const site = createServer((_, answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<form method="post" enctype="multipart/form-data" action="${portal.url}/compartir">` +
          '<input name="archivos" type="file"><button>Gana</button></form>',
      ),
  )
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)
  const buffer = Buffer.from('%PDF-1.4')
  await page
    .locator('input')
    .setInputFiles({ name: 'identificacion.pdf', mimeType: 'application/pdf', buffer })
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.locator('button').click(),
  ])
  expect(answer.fromServiceWorker()).toBe(false)
  expect(answer.ok()).toBe(false)
  await expect(page).not.toHaveURL(/compartido/)
  site.closeAllConnections()
  await new Promise((resolve) => site.close(resolve))
})

import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { WHOLE } from '#tests/support/server/whole.ts'

/** Requests to a company's own host carry no header for which CORS would need its permission. */

async function enterInEnglish(page: Page, url: string, route: string, who: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('turno.locale', 'en'))
  await page.goto(`${url}/#/${route}`)
  await signInPage.userInEnglish(page).fill(who)
  await signInPage.passwordInEnglish(page).fill(PASSWORD)
  await signInPage.enterInEnglish(page).click()
}

interface Heard {
  method: string
  path: string
  language: string | undefined
  asksFor: string | undefined
}

/** Simulates a host on another origin that allows only the headers of the former portal. */
async function startOtherOrigin(to: string) {
  const heard: Heard[] = []
  const host = createServer((incoming, outgoing) => {
    const {
      origin = '*',
      'access-control-request-headers': asksFor,
      'accept-language': language,
    } = incoming.headers
    heard.push({ method: incoming.method ?? '', path: incoming.url ?? '', language, asksFor })
    const allowed = { 'access-control-allow-origin': origin, 'access-control-allow-headers': 'content-type' }
    if (incoming.method === 'OPTIONS') outgoing.writeHead(204, allowed).end()
    else
      void bytesOf(incoming).then((body) => {
        const headers = { 'content-type': 'application/json', 'content-length': body.length }
        const options = { method: incoming.method, headers, agent: false }
        request(new URL(incoming.url ?? '/', to), options, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, { ...allowed, 'content-type': 'application/json' })
          answer.pipe(outgoing)
        })
          // The story may end while a request is still open.
          .on('error', () => outgoing.destroy())
          .end(body)
      })
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const { port } = host.address() as AddressInfo
  return { heard, url: `http://127.0.0.1:${port}`, stop: () => host.close() }
}

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

test('asks a host on another origin only for the content-type header', { tag: WHOLE }, async ({ page }) => {
  const portal: Portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
  const other = await startOtherOrigin(portal.url)
  try {
    await portal.stop()
    await portal.start({ API_HOST: other.url, POSTAL_HOST: other.url })
    await enterInEnglish(page, portal.url, 'Inicio', '100101')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lupita')
    const calls = other.heard.filter(({ method }) => method === 'POST')
    expect(calls.length).toBeGreaterThan(2)
    expect(calls.map(({ language }) => language)).toEqual(calls.map(() => 'en'))
    const questions = other.heard.filter(({ method }) => method === 'OPTIONS')
    expect(questions.length).toBeGreaterThan(0)
    expect([...new Set(questions.map(({ asksFor }) => asksFor))]).toEqual(['content-type'])
    // Requests that need no preflight in the former portal need none here either.
    const path = '/api/codigos-postales/25'
    await page.evaluate(async (url) => {
      await fetch(url, { headers: { 'accept-language': document.documentElement.lang } })
    }, `${other.url}${path}`)
    // Inicio may still be sending requests.
    const plain = other.heard.filter((one) => one.path === path)
    expect(plain).toEqual([{ method: 'GET', path, language: 'en', asksFor: undefined }])
  } finally {
    other.stop()
    await portal.dispose()
  }
})

import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import { signInPage } from '#tests/support/pages/sign-in.ts'
import { changeRoute } from '#tests/support/pages/routes.ts'
import { WHOLE } from '#tests/support/server/whole.ts'

/** Team member with an account; people without an account cannot be substitutes. */
const MEMBER = '100101'
const FOREIGN = '100102'
const SPANISH = /[¿¡ñáéíóú]|\b(el|la|los|las|que|para|con|tu|su|esa|ese|ya|otra|otro)\b/i

async function enterInEnglish(page: Page, url: string, route: string, who: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('turno.locale', 'en'))
  await page.goto(`${url}/#/${route}`)
  await signInPage.userInEnglish(page).fill(who)
  await signInPage.passwordInEnglish(page).fill(PASSWORD)
  await signInPage.enterInEnglish(page).click()
}

async function fillDay(page: Page, legend: string, days: number): Promise<void> {
  const [year = '', month = '', day = ''] = addDays(companyDate(Date.now()), days).split('-')
  const boxes = page.getByRole('group', { name: legend })
  await boxes.getByLabel('Day', { exact: true }).fill(day)
  await boxes.getByLabel('Month').fill(month)
  await boxes.getByLabel('Year').fill(year)
}

async function expectRefused(place: Locator, words: string): Promise<void> {
  await expect(place).toContainText(words)
  const around = await place.evaluate((element) => {
    const copy = element.cloneNode(true) as Element
    for (const each of copy.querySelectorAll('[lang^="es"]')) each.remove()
    return copy.textContent
  })
  expect(around.replaceAll(words, '')).not.toMatch(SPANISH)
}

interface Heard {
  method: string
  path: string
  language: string | undefined
  asksFor: string | undefined
}

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
          // The test may end while a request is still open.
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('three screens say in English why the server refused', { tag: WHOLE }, async ({
    page,
    portal,
    complaints,
  }) => {
    await enterInEnglish(page, portal.url, 'Solicitudes/nueva/tiempo_extra', '100201')
    const alert = page.getByRole('main').getByRole('alert')

    await page.getByRole('button', { name: 'Type employee number' }).click()
    await page.getByLabel('Who it’s for').fill(FOREIGN)
    await page.getByRole('button', { name: 'Type the date' }).click()
    await fillDay(page, 'Day', 2)
    await page.getByLabel('Entry time').fill('1400')
    await page.getByLabel('How many hours').selectOption('2.5')
    await page.getByLabel('Reason').fill('Urgent order.')
    await page.getByRole('button', { name: 'Review' }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    await expectRefused(alert, 'That number isn’t on your team. Check it.')

    await changeRoute(page, 'Solicitudes/suplente')
    const name = async (until: number) => {
      await page.getByLabel('Substitute', { exact: true }).fill(MEMBER)
      await page.getByRole('option', { name: new RegExp(MEMBER) }).click()
      await fillDay(page, 'From', 1)
      await fillDay(page, 'To', until)
      await page.getByRole('button', { name: 'Save' }).click()
    }
    await name(3)
    await expect(page.getByText(/approves for you on those days/).first()).toBeVisible()
    // Uses other days, because the server would take the same days for a retry after a lost response.
    await name(4)
    await expectRefused(alert, 'You already have a substitute on those dates. End that one first.')

    await changeRoute(page, 'CambioPass')
    await page.getByLabel('Current password', { exact: true }).fill('not my password')
    await page.getByLabel('New password', { exact: true }).fill('tractor lagoon violin')
    await page.getByLabel('Repeat the new password', { exact: true }).fill('tractor lagoon violin')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expectRefused(alert, 'The current password is incorrect.')
    expect(complaints).toEqual([])
  })
})

test('asks a host of another origin to allow only content-type', { tag: WHOLE }, async ({ page }) => {
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
    // A plain GET must need no CORS preflight, because the former portal needed none.
    const path = '/api/codigos-postales/25'
    await page.evaluate(async (url) => {
      await fetch(url, { headers: { 'accept-language': document.documentElement.lang } })
    }, `${other.url}${path}`)
    // Selects by path, because Inicio may still be sending requests.
    const plain = other.heard.filter((one) => one.path === path)
    expect(plain).toEqual([{ method: 'GET', path, language: 'en', asksFor: undefined }])
  } finally {
    other.stop()
    await portal.dispose()
  }
})

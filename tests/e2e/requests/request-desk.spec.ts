import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { migrationsFolder } from '#server/db/connect.ts'
import { openPglite } from '#server/db/pglite.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { passTime } from '#tests/support/browser/clock.ts'
import { expect, listenForComplaints, test } from '#tests/support/browser/e2e.ts'
import { addRequests } from '#tests/support/people/request-rows.ts'
import type { Portal } from '#tests/support/server/portal.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { call, elsewhere, PASSWORD } from '#tests/support/server/other-device.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { requestsPage } from '#tests/support/pages/requests.ts'

/** Tests P-05, P-07, P-47 … P-52 and G-06. */

const CLARIFICATIONS = '/nominas/ws-nominas.php'
const ANSWER = 'Revisamos tu recibo y el descuento se devuelve en tu próximo pago.'

async function openDesk(page: Page, url: string): Promise<void> {
  await page.clock.install()
  await signInAt(page, url, 'AtencionNomina', '100301')
  await expect(requestsPage.deskList(page)).toBeVisible()
}

function row(page: Page, name: string) {
  return requestsPage.deskList(page).getByRole('link', { name: new RegExp(name) })
}

async function openRequest(page: Page, name: string): Promise<void> {
  await row(page, name).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
}

async function send(page: Page): Promise<void> {
  await requestsPage.reply(page).click()
  await requestsPage.reply(page.getByRole('dialog')).click()
}

async function linesAbove(page: Page): Promise<number> {
  const answer = await page.locator('form').boundingBox()
  const lines = await page
    .locator('table tbody tr')
    .evaluateAll((rows) => rows.map((r) => r.getBoundingClientRect().bottom))
  return lines.filter((bottom) => bottom <= (answer?.y ?? 0)).length
}

/**
 * Asserts that only "¿Qué es esto?" is below the window, and that scrolling to it moves neither request nor
 * answer out of view.
 */
async function expectStill(page: Page): Promise<void> {
  const help = page.getByRole('main').getByText(navigation.help.label)
  await expect(help).toBeVisible()
  const { below, room } = await help.evaluate((word) => ({
    below: document.documentElement.scrollHeight - innerHeight,
    room: word.closest('div')?.getBoundingClientRect().height ?? 0,
  }))
  expect(below).toBeLessThanOrEqual(Math.ceil(room))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByText('Preguntó el').first()).toBeInViewport()
  await expect(requestsPage.reply(page)).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, 0))
}

interface Clarification {
  ID: number
  estatus: string
  comentarioNominas: string | null
}

async function clarificationOf(url: string, who: string, folio?: number): Promise<Clarification | undefined> {
  const token = await elsewhere(url, who)
  const answer = await call(url, CLARIFICATIONS, { Opcion: 11, perfil: 'usuario', token })
  const rows = answer.data as Clarification[]
  return rows.find(({ ID, estatus }) => (folio === undefined ? estatus === 'Abierta' : ID === folio))
}

async function addFiftyRequests(portal: Portal): Promise<void> {
  await portal.stop()
  const connection = await openPglite(join(portal.dataDir, 'database'), migrationsFolder())
  await addRequests(connection.db, '100104', 50)
  await connection.close()
  await portal.start()
}

async function expectNoScroll(page: Page): Promise<void> {
  let letItCome = () => {}
  const held = new Promise<void>((resolve) => (letItCome = resolve))
  await page.route('**/api/portal/solicitudes/aclaracion', async (route) => {
    await held
    const response = await route.fetch()
    const body = (await response.json()) as { recibo: { deducciones: object[] } | null }
    const [first] = body.recibo?.deducciones ?? []
    if (body.recibo && first)
      body.recibo.deducciones = Array.from({ length: 50 }, (_, index) => ({
        ...first,
        concepto: `${300 + index}`,
      }))
    await route.fulfill({ response, json: body })
  })
  await page.getByLabel('Busca por nombre, número o motivo').fill('mendoza')
  await openRequest(page, 'Arturo Mendoza Lara')
  await lists.clearSearch(page).click()
  const button = requestsPage.reply(page)
  await expect(button).toBeInViewport()
  await settled(page)
  const before = await button.boundingBox()
  await expect(page.getByRole('table', { name: 'Deducciones' })).toHaveCount(0)
  letItCome()
  await expect(page.getByRole('table', { name: 'Deducciones' }).getByText(/^3[45]\d$/)).toHaveCount(10)
  await settled(page)
  expect(await button.boundingBox()).toEqual(before)
  await expectStill(page)
  expect(await linesAbove(page)).toBeGreaterThanOrEqual(5)
  await expect(page.getByText('Preguntó el').first()).toBeInViewport()
  await expect(requestsPage.reply(page)).toBeInViewport({ ratio: 1 })
  await page.getByRole('table', { name: 'Deducciones' }).getByRole('row').last().scrollIntoViewIfNeeded()
  await expect(requestsPage.reply(page)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.unroute('**/api/portal/solicitudes/aclaracion')
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('shows question and answer without page scroll; answers a clarification, reopens it, and shows a colleague’s faster answer', {
    tag: WHOLE,
  }, async ({ page, ownPortal: portal }) => {
    const complaints = await listenForComplaints(page)
    await addFiftyRequests(portal)
    await openDesk(page, portal.url)
    await test.step('with fifty requests and a payslip of fifty lines that loads late', () =>
      expectNoScroll(page))
    await page.goto(`${portal.url}/#/AtencionNomina`)
    await page.reload()
    await expect(requestsPage.deskList(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Atención de nómina' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const [frame, lit] = await page
      .getByRole('link', { name: 'Atención de nómina' })
      .evaluate((entry) =>
        [entry.closest('nav'), entry].map((box) => box?.getBoundingClientRect().bottom ?? 0),
      )
    expect(lit).toBeLessThanOrEqual(Number(frame))
    const ages = page.getByText('8 días o más').locator('xpath=ancestor::dl')
    await expect(ages).toHaveText(/Hoy o ayer\d+2 o 3 días\d+4 a 7 días\d+8 días o más\d+/)
    await expectAccessible(page, 'overview')
    const counted = page.getByRole('radio', {
      name: new RegExp(`^${navigation.clarifications.label} \\d+ abiertas$`),
    })
    const before = Number(
      /\d+/.exec((await counted.evaluate((radio) => radio.parentElement?.textContent)) ?? ''),
    )

    const asked = await clarificationOf(portal.url, '100102')
    await page.getByLabel('Busca por nombre, número o motivo').fill('mendóza')
    await expect(page.getByText('1 solicitud', { exact: true })).toBeVisible()
    await openRequest(page, 'Arturo Mendoza Lara')
    await expect(page.getByText(`${requestsPage.folio.label} ${asked?.ID}`)).toBeVisible()
    await expect(page.getByRole('table', { name: 'Deducciones' })).toContainText(/\$[\d,]+\.\d\d/)
    expect(await linesAbove(page)).toBeGreaterThanOrEqual(5)
    await expectStill(page)
    await expectAccessible(page, 'a request')
    await lists.clearSearch(page).click()
    await desks.answer(page).fill(ANSWER)
    // Drafts are saved within a second of typing.
    await passTime(page, 1000)
    await page.reload()
    await expect(desks.answer(page)).toHaveValue(ANSWER)
    await expect(page.getByText('Respuesta sin enviar')).toBeVisible()
    await requestsPage.reply(page).click()
    const dialog = page.getByRole('dialog', { name: '¿Envías la respuesta?' })
    await expect(dialog).toContainText('La recibe Arturo Mendoza Lara, núm. 100102.')
    await expectAccessible(page, 'the question before sending')
    await requestsPage.reply(dialog).click()
    await expect(page.getByText('Respondiste a Arturo Mendoza Lara.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Arturo Mendoza Lara' })).toHaveCount(0)
    await expect(page.locator('#solicitud')).toBeFocused()
    await expect(desks.answer(page)).toHaveValue('')
    await expect(
      page.getByRole('radio', { name: `${navigation.clarifications.label} ${before - 1} abiertas` }),
    ).toBeAttached()
    await page.reload()
    await expect(desks.answer(page)).toHaveValue('')
    await expect(page.getByText('Respuesta sin enviar')).toHaveCount(0)
    expect(await clarificationOf(portal.url, '100102', asked?.ID)).toMatchObject({
      estatus: 'Cerrada',
      comentarioNominas: ANSWER,
    })

    await page.getByText('Respondidas', { exact: true }).click()
    await page.evaluate((id) => {
      location.hash = `#/AtencionNomina/aclaracion/${id}`
    }, asked?.ID)
    await expect(page.getByRole('region', { name: 'Respuesta', exact: true })).toContainText(ANSWER)
    await page.getByRole('button', { name: 'Reabrir' }).click()
    await expectAccessible(page, 'the question before reopening')
    await page.getByRole('dialog').getByRole('button', { name: 'Reabrir' }).click()
    await expect(page.getByText('Reabriste la solicitud.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Respuestas anteriores' })).toContainText(ANSWER)
    expect(await clarificationOf(portal.url, '100102', asked?.ID)).toMatchObject({ estatus: 'Abierta' })

    await desks.answer(page).fill('Lo revisamos otra vez.')
    const token = await elsewhere(portal.url, '100301')
    const comentarioNominas = 'Pasa a la oficina de nómina.'
    await call(portal.url, CLARIFICATIONS, { Opcion: 12, token, id: asked?.ID, comentarioNominas })
    await send(page)
    await expect(page.getByRole('region', { name: 'Respuesta', exact: true })).toContainText(
      comentarioNominas,
    )
    await expect(page.getByRole('region', { name: 'Lo que escribiste' })).toContainText(
      'Lo revisamos otra vez.',
    )
    await expectAccessible(page, 'answered by somebody else')
    expect(complaints).toEqual([])
  })
})

const LOOKS = [
  {
    name: '150 % text at 320',
    width: 320,
    height: 640,
    colorScheme: 'light',
    locale: 'es',
    letter: '1.5',
  },
] as const

for (const look of LOOKS) {
  test.describe(look.name, { tag: WHOLE }, () => {
    test.use({
      viewport: { width: look.width, height: look.height },
      colorScheme: look.colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })

    test('has no accessibility violations', async ({ page, portal }) => {
      await page.addInitScript(({ locale, letter }) => {
        localStorage.setItem('turno.locale', locale)
        localStorage.setItem('turno.letra', letter)
      }, look)
      await page.goto(`${portal.url}/#/AtencionNomina`)
      await page.locator('input').first().fill('100301')
      await page.locator('input[type=password]').fill(PASSWORD)
      await page.locator('button[type=submit]').click()
      await expect(page).toHaveURL(/#\/AtencionNomina/)
      await settled(page)
      await expectAccessible(page, 'list')
      await page.locator('main a[href*="aclaracion"]').filter({ hasText: 'Arturo Mendoza Lara' }).click()
      await expect(page.locator('table').first()).toBeVisible()
      await expectAccessible(page, 'request')
      await page.locator('textarea').fill(ANSWER)
      await page.locator('main button[type=submit]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'question')
    })
  })
}

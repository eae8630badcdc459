import type { BrowserContext, Page } from '@playwright/test'
import { saveStep } from '#contract/documents/documents.ts'
import type { Datos } from '#domain/data-form/data-form.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { wholeOnly } from '#tests/support/server/whole.ts'
import { recordFigures } from '../../../scripts/figures.mjs'
import { fillForm, fingers, keyboard } from '#tests/support/pages/data-form.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { dataFormPage } from '#tests/support/pages/data-form-steps.ts'

// fillForm always answers no to the question about exercise.
const datos: Datos = {
  ...goodSteps,
  6: { ...goodSteps[6], realizaEjercicio: 2, nombreEjercicio: [] },
}
const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true }

/** Maximum bytes of a candidate's seven steps after the first load, without photos (quality.md). */
const BYTES = 60 * 1024

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

async function openForm(page: Page): Promise<void> {
  await signInAt(page, portal.url, 'ActualizacionDatos', 'candidato')
  await expect(dataFormPage.start(page)).toBeVisible()
  await readyForOffline(page)
  await dataFormPage.start(page).click()
  await dataFormPage.postCode(page).fill('64000')
  await expect(page.getByLabel('Municipio o alcaldía')).toHaveValue('Monterrey')
  await page.waitForLoadState('networkidle')
}

async function finish(page: Page, press: (button: string) => Promise<void>): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Revisa tus datos' })).toBeVisible()
  await press(dataFormPage.save.label)
  const question = dialogs.warning(page)
  await expect(question.getByText('Estás seguro de continuar con el registro')).toBeVisible()
  await press(dialogs.proceed.label)
}

function countBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    const size = request.sizes().then(
      (part) =>
        part.requestBodySize + part.requestHeadersSize + part.responseBodySize + part.responseHeadersSize,
      () => 0,
    )
    sizes.push(size)
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

async function savedSteps(context: BrowserContext): Promise<Record<string, unknown>> {
  const post = async (path: string, body: object) =>
    (await context.request.post(`${portal.url}${path}`, { data: body })).json()
  const { token } = (await post('/Login/ws-login.php', {
    Opcion: 1,
    correo: 'candidato',
    password: 'Portal.2026',
  })) as { token: string }
  const answer = (await post(saveStep.path, { Opcion: 13, token })) as {
    data: { bandera: number; datos: unknown }[]
  }
  return Object.fromEntries(answer.data.map((step) => [String(step.bandera), step.datos]))
}

for (const [name, options] of [
  ['by touch on a phone', PHONE],
  ['by keyboard alone', { viewport: { width: 1280, height: 800 } }],
] as const) {
  test(
    `${name}, fills in seven steps offline and delivers them unchanged within the data budget`,
    wholeOnly(options !== PHONE),
    async ({ browser }) => {
      const isPhone = options === PHONE
      const context = await browser.newContext({ ...options, locale: 'es-MX' })
      const page = await context.newPage()
      await openForm(page)
      const traffic = countBytes(page)
      await portal.stop()
      const hands = isPhone ? fingers(page) : keyboard(page)
      await fillForm(page, { hands, isPhone, asksConsent: true }, datos)
      await finish(page, hands.press)
      await page.goto(`${portal.url}/#/ActualizacionDatos`)
      await expect(syncStatus.waiting(page)).toHaveCount(7)
      const isKept = await page.evaluate(() => navigator.storage.persisted())
      const said = isKept
        ? 'Lo que escribes se queda en este teléfono.'
        : 'Si falta espacio, el teléfono puede borrarlo.'
      await expect(page.getByText(said)).toBeVisible()
      await portal.start()
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(dataFormPage.done(page)).toBeVisible()
      await expect(page.getByText('Datos guardados correctamente').first()).toBeVisible()
      expect(await savedSteps(context)).toEqual(datos)
      const bytes = await traffic()
      console.log(`  sent and received for seven steps: ${(bytes / 1024).toFixed(1)} KB`)
      recordFigures('stories', [
        {
          what: 'all seven steps after the first load, sent and received',
          measured: `${(bytes / 1024).toFixed(1)} KB`,
          budget: `${BYTES / 1024} KB`,
        },
      ])
      expect(bytes).toBeLessThan(BYTES)
      await context.close()
    },
  )
}

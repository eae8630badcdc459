import type { BrowserContext, Page } from '@playwright/test'
import { saveStep } from '#contract/documents/documents.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import { KIOSK, lookForOffences, openKiosk, signInAtKiosk } from '#tests/support/pages/kiosk.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { dataFormPage } from '#tests/support/pages/data-form-steps.ts'
import { goTo } from '#tests/support/pages/routes.ts'

const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true }

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

type Answer = Record<string, unknown>

async function ask(context: BrowserContext, path: string, data: object): Promise<Answer> {
  return (await context.request.post(`${portal.url}${path}`, { data })).json() as Promise<Answer>
}

/** Another device of the same person on a separate network. */
async function elsewhere(context: BrowserContext, who: string, input: object): Promise<Answer> {
  const { token } = await ask(context, '/Login/ws-login.php', { Opcion: 1, correo: who, password: PASSWORD })
  return ask(context, saveStep.path, { token, ...input })
}

async function birthPlace(context: BrowserContext, who: string): Promise<unknown> {
  const { data } = await elsewhere(context, who, { Opcion: 13 })
  return (data as { bandera: number; datos: Answer }[]).find(({ bandera }) => bandera === 2)?.datos
    .lugarNacimiento
}

const theirs = { Opcion: 12, bandera: 2, datos: { ...goodSteps[2], lugarNacimiento: 'Monterrey, allá' } }

async function confirmLate(page: Page, who: string, hasParts: boolean): Promise<void> {
  await expect(dataFormPage.birthPlace(page)).toBeVisible()
  expect(await elsewhere(page.context(), who, theirs)).toMatchObject({ status: 'OK' })
  await dataFormPage.birthPlace(page).fill('Saltillo, aquí')
  // Searches only in main, because the kiosk's keyboard has a key with the same name.
  const next = forms.next(page.getByRole('main'))
  await next.click()
  if (hasParts) {
    await expect(page.getByText('pantalla 2 de 2')).toBeVisible()
    await next.click()
  }
  await expect(page.getByText(/^Paso 3 de 7/)).toBeVisible()
}

async function expectSides(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Elige con cuál te quedas' })).toBeVisible()
  await expect(page.getByText('Saltillo, aquí')).toBeVisible()
  await expect(page.getByText('Monterrey, allá')).toBeVisible()
  await expect(page.getByText(dataFormPage.nationality.label)).toHaveCount(0)
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test('asks which version to keep when another device saved the step, accepts the choice offline, and restores an older draft', {
    tag: WHOLE,
  }, async ({ page, context }) => {
    const who = '100103'
    await signInAt(page, portal.url, 'ActualizacionDatos/2', who)
    await readyForOffline(page)
    await confirmLate(page, who, true)
    await expect(
      page.getByText('El portal ya tenía otras respuestas de un paso. Elige con cuáles te quedas.'),
    ).toBeVisible()
    expect(await birthPlace(context, who)).toBe('Monterrey, allá')
    await goTo(page, 'PorEnviar')
    await page.getByRole('link', { name: /paso 2.*Hay otra versión: elige/ }).click()
    await expectSides(page)
    await portal.stop()
    await page.reload()
    await expectSides(page)
    await page.getByRole('button', { name: 'Quedarme con lo mío' }).click()
    await expect(syncStatus.waiting(page).first()).toBeVisible()
    await goTo(page, 'ActualizacionDatos/2')
    await expect(dataFormPage.birthPlace(page)).toHaveValue('Saltillo, aquí')
    await expect(page.getByText(/^Datos del portal: \d\d\/\d\d\/\d{4}, \d\d:\d\d$/)).toBeVisible()
    await portal.start()
    await page.reload()
    await expect.poll(() => birthPlace(context, who)).toBe('Saltillo, aquí')
    await goTo(page, 'ActualizacionDatos/2')
    await dataFormPage.birthPlace(page).fill('Torreón, aquí')
    await expect(syncStatus.savedHere(page)).toBeVisible()
    await page.goto('about:blank')
    expect(await elsewhere(context, who, theirs)).toMatchObject({ status: 'OK' })
    await page.goto(`${portal.url}/#/ActualizacionDatos/2`)
    await expect(page.getByText('El portal tiene respuestas más recientes')).toBeVisible()
    await expect(dataFormPage.birthPlace(page)).toHaveValue('Monterrey, allá')
    await page.getByRole('button', { name: 'Ver la diferencia' }).click()
    await expect(page.getByText('Torreón, aquí')).toBeVisible()
    await page.getByRole('button', { name: 'Usar lo de este dispositivo' }).click()
    await expect(dataFormPage.birthPlace(page)).toHaveValue('Torreón, aquí')
  })
})

test.describe('on a kiosk', () => {
  test.use(KIOSK)

  test('keeps the portal’s version by touch, and leaves no step to send', { tag: WHOLE }, async ({
    page,
    context,
  }) => {
    const who = '100103'
    await openKiosk(page, portal.url)
    await signInAtKiosk(page, who)
    await goTo(page, 'ActualizacionDatos/2')
    await confirmLate(page, who, false)
    await goTo(page, 'ActualizacionDatos')
    await page.getByRole('link', { name: 'Elegir en el paso 2' }).tap()
    await expectSides(page)
    expect(await lookForOffences(page)).toEqual([])
    await page.getByRole('button', { name: 'Quedarme con lo del portal' }).tap()
    await expect(page.getByRole('link', { name: 'Seguir con el paso 3' })).toBeVisible()
    await goTo(page, 'PorEnviar')
    await expect(syncStatus.allSent(page)).toBeVisible()
    expect(await birthPlace(context, who)).toBe('Monterrey, allá')
  })
})

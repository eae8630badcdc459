import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { kioskPage } from '#tests/support/pages/kiosk.ts'
import { signInAt, signInPage } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { WHOLE } from '#tests/support/server/whole.ts'

/** Tests P-153 … P-161. */

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

const WIDE = { width: 1280, height: 800 }
const TABLET = { width: 820, height: 1180 }

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
}
const saved = (page: Page) => page.getByText('Guardado', { exact: true })
const phone = (page: Page) => page.getByRole('region', { name: 'Vista previa en un teléfono' })
const add = (page: Page, kind: string) =>
  page.getByRole('group', { name: 'Agregar pregunta' }).getByRole('button', { name: kind })
const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

async function begin(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Nueva encuesta' }).click()
  await page.getByLabel('Título').fill(title)
  await add(page, 'Elige una').click()
  await page.getByLabel('Texto de la pregunta').fill('¿Te gusta el uniforme?')
  await page.getByRole('textbox', { name: 'Opción 1' }).fill('Sí')
  await page.getByRole('textbox', { name: 'Opción 2' }).fill('No')
  await expect(saved(page)).toBeVisible()
  await expect(page).toHaveURL(/EncuestasRH\/armar\/\d+$/)
}

test('builds a poll by keyboard with a phone preview, publishes it to 13 people, closes it, and reads results', async ({
  page,
}) => {
  await page.setViewportSize(WIDE)
  await signInAt(page, portal.url, 'EncuestasRH', '100301')
  await expect(card(page, 'Comedor de la planta')).toContainText('7 de 13 personas')
  await look(page, 'the list')

  await page.getByRole('link', { name: 'Nueva encuesta' }).press('Enter')
  await desks.publish(page).press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: 'Revisa lo que falta' })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Agrega al menos una pregunta.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Título')).toBeFocused()
  await look(page, 'what an empty poll lacks')
  await page.keyboard.type('Transporte y turno')

  await add(page, 'Elige una').press('Enter')
  await expect(page.getByLabel('Texto de la pregunta')).toBeFocused()
  await page.keyboard.type('¿Llegas a tiempo?')
  await page.getByRole('textbox', { name: 'Opción 1' }).focus()
  await page.keyboard.type('Siempre')
  await page.keyboard.press('Enter')
  await page.keyboard.type('A veces')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Opción 3' })).toBeFocused()
  await page.keyboard.type('Nunca')
  await expect(phone(page).getByLabel('Nunca')).toBeVisible()

  await add(page, 'Elige varias').press('Enter')
  await page.keyboard.type('¿Qué te retrasa?')
  await page.getByRole('textbox', { name: 'Opción 1' }).focus()
  await page.keyboard.type('El camión')
  await page.keyboard.press('Enter')
  await page.keyboard.type('La fila')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Nada')
  await page.getByLabel('Cuántas se pueden elegir').selectOption('Hasta 2')
  await page.locator('summary', { hasText: 'Opciones que no se combinan' }).press('Enter')
  await page
    .getByRole('group', { name: 'Quien elija una de estas no puede elegir otra.' })
    .getByRole('checkbox', { name: 'Nada' })
    .press('Space')
  await page.getByLabel('Cuándo se muestra').selectOption({ index: 1 })
  await page
    .getByRole('group', { name: 'Se muestra si en la pregunta 1 eligieron' })
    .getByLabel('A veces')
    .check()

  await add(page, 'Escala de números').press('Enter')
  await page.keyboard.type('¿Qué tan cansado llegas?')
  await add(page, 'Texto libre').press('Enter')
  await page.keyboard.type('¿Qué cambiarías?')

  await desks.publish(page).press('Enter')
  await expect(summary).toContainText('Pregunta 3: Escribe qué significan el primero y el último.')
  await summary.getByRole('button').first().press('Enter')
  await expect(page.getByLabel('Qué significa el primero')).toBeFocused()
  await look(page, 'what a scale lacks')
  await page.keyboard.type('Nada')
  await page.getByLabel('Qué significa el último').fill('Mucho')
  await expect(summary).toHaveCount(0)

  const up = page.getByRole('button', { name: 'Subir Pregunta 4' })
  await up.press('Enter')
  await expect(page.getByText('Ahora es la pregunta 3 de 4.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Subir Pregunta 3' })).toBeFocused()
  await page.getByRole('button', { name: 'Bajar Pregunta 3' }).press('Enter')
  await expect(saved(page)).toBeVisible()
  await expect(page).toHaveURL(/EncuestasRH\/armar\/\d+$/)

  // The preview shows the edited question, even if it depends on an earlier answer.
  await page.getByRole('button', { name: /¿Qué te retrasa\?/ }).focus()
  await expect(phone(page)).toContainText('¿Qué te retrasa?')
  await phone(page).getByRole('button', { name: 'Empezar de nuevo' }).click()

  await phone(page).getByLabel('Siempre').check()
  await forms.next(phone(page)).click()
  await expect(phone(page)).toContainText('¿Qué tan cansado llegas?')
  await forms.previous(phone(page)).click()
  await phone(page).getByLabel('A veces').check()
  await forms.next(phone(page)).click()
  await expect(phone(page)).toContainText('¿Qué te retrasa?')
  await phone(page).getByLabel('Nada').check()
  await expect(phone(page).getByLabel('La fila')).toBeDisabled()
  await look(page, 'the builder')

  await page.getByLabel('Quiénes la contestan').selectOption('Algunas plantas')
  await page
    .getByRole('group', { name: 'Plantas' })
    .getByRole('checkbox', { name: /13 personas/ })
    .check()
  await expect(page.getByText('Llega a 13 personas')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await desks.publish(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Llega a 13 personas')
  await expect(dialog).toContainText('Se abre hoy y sigue abierta hasta que la cierres.')
  await look(page, 'before it is published')
  await desks.publish(dialog).click()
  await expect(page.getByText('Encuesta publicada para 13 personas.')).toBeVisible()
  const own = card(page, 'Transporte y turno')
  await expect(own).toContainText('Abierta')
  await expect(own).toContainText('0 de 13 personas')

  await dialogs.close(own).click()
  await expect(page.getByRole('dialog')).toContainText('Con menos de cinco respuestas no hay resultados.')
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar encuesta' }).click()
  await expect(own).toContainText('Cerrada')
  await own.getByRole('link', { name: 'Ver resultados' }).click()
  await expect(page.getByText('Menos de cinco respuestas')).toBeVisible()

  await page.setViewportSize(TABLET)
  await page.goto(`${portal.url}/#/EncuestasRH`)
  await card(page, 'Cómo te va en tu turno').getByRole('link', { name: 'Ver resultados' }).click()
  await expect(page.getByText('59 de 78 personas')).toBeVisible()
  await expect(page.getByText(/departamentos que no se muestran/)).toBeVisible()
  await look(page, 'results on a tablet')
  const places = await page.getByLabel('Mostrar').locator('option').allTextContents()
  expect(places.length).toBeGreaterThan(2)
  for (const place of places) expect(Number(/\((\d+)\)$/.exec(place)?.[1])).toBeGreaterThanOrEqual(5)
  await page.getByLabel('Mostrar').selectOption({ index: 1 })
  await expect(page.getByText(/todos: \d+ %/).first()).toBeVisible()
  await expect(page.getByText('Los textos se leen juntos, sin departamento.')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'a department in the dark')

  const [download] = await Promise.all([page.waitForEvent('download'), desks.downloadAsExcel(page).click()])
  expect(download.suggestedFilename()).toMatch(/^encuesta-\d{4}-\d\d-\d\d\.xlsx$/)
  const parts = unzipSync(await readFile(await download.path()))
  const texts = Object.entries(parts).find(([name]) => name.endsWith('sharedStrings.xml'))
  expect(strFromU8(texts?.[1] ?? new Uint8Array())).toContain('¿Tienes la herramienta que necesitas?')
})

test('keeps a draft when the network is lost and the session ends; the browser that saves it later asks what to keep', {
  tag: WHOLE,
}, async ({ page, browser }) => {
  await page.setViewportSize(TABLET)
  await signInAt(page, portal.url, 'EncuestasRH', '100301')
  await begin(page, 'Uniforme nuevo')
  await readyForOffline(page)
  const address = page.url()

  await page.context().setOffline(true)
  await expect(page.getByText('Sigue armando: lo que escribes se guarda en este dispositivo.')).toBeVisible()
  await page.getByLabel('Texto de la pregunta').fill('¿Te gusta el uniforme azul?')
  await expect(page.getByText('Sin internet: se guarda en este dispositivo')).toBeVisible()
  await expect(saved(page)).toHaveCount(0)
  await desks.publish(page).click({ force: true })
  await expect(desks.readOnly(page)).toBeVisible()
  await look(page, 'without a network')
  // Reloads within the 500 ms before the draft is saved.
  await page.getByLabel('Título').focus()
  await page.reload()
  await page.getByRole('button', { name: /¿Te gusta el uniforme azul\?/ }).click()
  await expect(page.getByLabel('Texto de la pregunta')).toHaveValue('¿Te gusta el uniforme azul?')
  await page.context().setOffline(false)
  await expect(saved(page)).toBeVisible()

  await page.route('**/encuestas/rh/guardar', (route) => route.fulfill({ json: { status: 'EXPSESSION' } }))
  await page.getByLabel('Texto de la pregunta').fill('¿Te gusta el uniforme verde?')
  await expect(page).toHaveURL(/#\/Login/)
  await page.unroute('**/encuestas/rh/guardar')
  await signInPage.submit(page, '100301')
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: /¿Te gusta el uniforme verde\?/ }).click()
  await expect(saved(page)).toBeVisible()

  const last = page.getByRole('group', { name: 'Último día (opcional)' })
  await forms.day(last).fill('31')
  await forms.month(last).fill('02')
  await forms.year(last).fill('2099')
  await desks.publish(page).click()
  await expect(last).toContainText('Revisa el último día: esa fecha no existe.')
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(forms.day(last)).toHaveValue('31')

  await test.step('asks what to keep when another browser has saved the draft', async () => {
    await page.setViewportSize(WIDE)
    await page.goto(`${portal.url}/#/EncuestasRH`)
    await begin(page, 'De dos manos')
    const address = new URL(page.url()).hash.slice(2)
    const context = await browser.newContext({ viewport: WIDE, reducedMotion: 'reduce' })
    const other = await context.newPage()
    await signInAt(other, portal.url, address, '100301')
    await other.getByLabel('Título').fill('De la otra mano')
    await expect(saved(other)).toBeVisible()

    await page.getByLabel('Título').fill('De la primera mano')
    await expect(page.getByText('Este borrador cambió en otro lugar')).toBeVisible()
    await look(page, 'a conflict')
    await expect(page.getByLabel('Título')).toHaveValue('De la primera mano')
    await page.getByRole('button', { name: 'Guardar lo mío' }).click()
    await expect(saved(page)).toBeVisible()

    await other.getByLabel('Título').fill('Otra vez la otra')
    await other.getByRole('button', { name: 'Ver la versión guardada' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Ver la versión guardada' }).click()
    await expect(other.getByLabel('Título')).toHaveValue('De la primera mano')

    await desks.publish(other).click()
    await desks.publish(other.getByRole('dialog')).click()
    await expect(card(other, 'De la primera mano')).toContainText('Abierta')
    await page.getByLabel('Título').fill('Lo mío sigue')
    await page.getByRole('button', { name: 'Guardar lo mío' }).click()
    await expect(page.getByText('La otra ya se publicó: lo tuyo es un borrador nuevo.')).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(`${address}$`))
    await page.goto(`${portal.url}/#/EncuestasRH`)
    await expect(card(page, 'Lo mío sigue')).toContainText('Borrador')
    await expect(card(page, 'De la primera mano')).toContainText('Abierta')

    await card(page, 'Lo mío sigue').getByRole('link', { name: 'Seguir armando' }).click()
    await expect(saved(page)).toBeVisible()
    await other.reload()
    await kioskPage.erase(card(other, 'Lo mío sigue')).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Borrar borrador' }).click()
    await expect(other.getByText('Se borró el borrador.')).toBeVisible()
    await page.getByLabel('Título').fill('Lo mío no se pierde')
    await page.getByRole('button', { name: 'Guardar lo mío' }).click()
    await expect(page.getByText('La otra se borró: lo tuyo es un borrador nuevo.')).toBeVisible()
    await other.reload()
    await expect(card(other, 'Lo mío no se pierde')).toContainText('Borrador')
    await context.close()
  })
})

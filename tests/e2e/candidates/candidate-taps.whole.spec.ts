import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { dataFormPage } from '#tests/support/pages/data-form-steps.ts'
import { changeRoute } from '#tests/support/pages/routes.ts'

test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true })

/** Maximum taps from "Empezar con el paso 1" to the last "Continuar"; choosing in a picker counts as two. */
const MOST_TAPS = 70
/**
 * Ms between typed letters. Without a delay, three taps within 500 ms select the paragraph, and the empty
 * field then ignores typing.
 */
const LETTER_MS = 80

test('a candidate completes the seven steps within 70 taps and is asked nothing twice', async ({
  page,
  portal,
}) => {
  await signInAt(page, portal.url, 'ActualizacionDatos', 'candidato')
  await expect(page.getByText('Ten a la mano')).toBeVisible()
  const hand = await handOf(page)
  await answerAll(page, hand)
  await expect(dataFormPage.done(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Qué sigue' })).toBeVisible()
  const taps = await hand.taps()
  console.log(`  taps for the seven steps: ${taps}`)
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
  await changeRoute(page, 'Inicio')
  await expect(page.getByRole('heading', { name: 'Sube tus documentos' })).toBeVisible()
  await expect(page.getByText('Faltan 6 documentos')).toBeVisible()
  await expect(page.getByText(/7 pasos cortos/)).toBeHidden()
})

interface Hand {
  tap: (target: Locator) => Promise<void>
  write: (label: string, text: string, within?: Locator) => Promise<void>
  pick: (label: string, option: string) => Promise<void>
  choose: (question: string, option: string) => Promise<void>
  button: (name: string) => Promise<void>
  next: () => Promise<void>
  taps: () => Promise<number>
}

async function handOf(page: Page): Promise<Hand> {
  await page.evaluate(() => {
    const counted = window as unknown as { taps: number }
    counted.taps = 0
    const count = (by: number) => () => {
      counted.taps += by
    }
    window.addEventListener('pointerdown', count(1), true)
    // A native picker causes no page events; opening the picker and choosing a row count as two taps.
    window.addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && count(2)(), true)
  })
  const asked = new Set<string>()
  const named = (name: string) => ({ name, exact: true })
  const button = (name: string) =>
    page
      .getByRole('button', named(name))
      .or(page.getByRole('link', named(name)))
      .tap()
  return {
    tap: (target) => target.tap(),
    async write(label, text, within) {
      const field = (within ?? page).getByLabel(label, { exact: true })
      await field.tap()
      await expect(field).toBeFocused()
      await field.pressSequentially(text, { delay: LETTER_MS })
    },
    async pick(label, option) {
      await page.getByLabel(label, { exact: true }).selectOption({ label: option })
    },
    choose: (question, option) =>
      page.getByRole('radiogroup', named(question)).getByLabel(option, { exact: true }).tap(),
    button,
    async next() {
      const heading = await page.getByRole('heading', { level: 2 }).first().textContent()
      const fields = await page.evaluate(() => {
        const own = [...document.querySelectorAll('main [id^="campo-"]:is(input, select, textarea)')]
        return [...new Set(own.map(({ id }) => id))]
      })
      expect(fields, `fields of ${heading ?? ''}`).not.toEqual([])
      for (const field of fields) {
        expect(asked, `${field} on ${heading ?? ''}`).not.toContain(field)
        asked.add(field)
      }
      await button(forms.next.label)
      await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(heading ?? '')
    },
    taps: () => page.evaluate(() => (window as unknown as { taps: number }).taps),
  }
}

async function answerAll(page: Page, { tap, write, pick, choose, button, next }: Hand): Promise<void> {
  const offer = page.getByRole('button', { name: 'Usar estos datos' })
  await button(dataFormPage.start.label)
  await write(dataFormPage.postCode.label, '66600')
  await choose(dataFormPage.settlement.label, 'Pueblo Nuevo')
  await next()
  await write(dataFormPage.street.label, 'Av. Las Palmas')
  await write('Número exterior', '12')
  await write('Entre qué calles', 'Juárez y Zaragoza')
  await write('Años en este domicilio', '3')
  await next()
  await write('Celular', '8112345678')
  await write('Correo personal', 'diego@correo.example')
  await next()

  await tap(offer)
  await expect(dataFormPage.nationality(page)).toHaveValue('Mexicana')
  await next()
  await choose('Estado civil', 'Soltero(a)')
  await next()
  await tap(offer)
  await page.context().setOffline(true)
  await expect(page.getByText(/^Sin internet/)).toBeVisible()
  await next()
  await page.context().setOffline(false)
  await expect(page.getByText(/^Sin internet/)).toBeHidden()
  await write('10 números', '1234567890')
  await pick('Vigencia de tu INE', '2030')
  await choose('¿Tienes licencia de manejo?', forms.no.label)
  await next()

  await pick('Último nivel de estudios', 'Licenciatura o ingeniería')
  await pick('Carrera o especialidad', 'Ingeniería Industrial')
  await write('Escuela o instituto', 'UANL')
  await next()
  await pick(forms.month.label, 'junio')
  await pick(forms.year.label, '2022')
  await choose('¿Tienes título o certificado?', forms.yes.label)
  await next()
  await choose('¿Sabes otro idioma además del español?', forms.no.label)
  await choose('¿Has tomado cursos?', forms.no.label)
  await next()

  await button(dataFormPage.consent.label)
  await pick('Estatura', '1.72 m')
  await write('Peso en kilos', '72')
  await next()
  await tap(page.getByLabel('Ninguna', { exact: true }))
  await next()
  await tap(page.getByLabel(forms.no.label, { exact: true }))
  await next()
  await write('¿A quién llamamos?', 'Rosa Valdés')
  await write('Su celular', '8187654321')
  await next()
  await choose('¿Haces ejercicio?', forms.no.label)
  await next()
  for (const question of ['¿Fumas?', '¿Tomas alcohol?', '¿Usas alguna droga?'])
    await choose(question, forms.no.label)
  await next()

  for (const parent of ['Tu madre', 'Tu padre']) {
    const card = page.getByRole('group', { name: parent })
    await write('Nombre completo', 'Un nombre', card)
    await write('Ocupación', 'Comercio', card)
    await write('Dónde vive o trabaja', 'Saltillo', card)
    await next()
  }
  await button('Revisar mis datos')
  await button(dataFormPage.save.label)
  await button(dialogs.proceed.label)
}

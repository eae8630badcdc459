import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { splitWords } from '#tests/support/browser/parted-words.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { wholeOnly } from '#tests/support/server/whole.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { desks } from '#tests/support/pages/desks.ts'

const es = {
  list: 'Encuestas de la empresa',
  edit: 'Seguir armando Uniforme de verano',
  results: 'Ver resultados Cómo te va en tu turno',
  progress: 'Por departamento Comedor de la planta',
  none: 'No se muestran por separado: tienen muy pocas personas o respuestas.',
  preview: 'Vista previa',
  phone: 'Vista previa en un teléfono',
  publish: desks.publish.label,
  missing: 'Revisa lo que falta',
  cancel: dialogs.cancel.label,
  whose: 'Mostrar',
  ofAll: /todos: \d+ %/,
  rate: '59 de 78 personas',
  hidden: /departamentos que no se muestran/,
  close: 'Cerrar Comedor de la planta',
}
const en: typeof es = {
  list: 'Company polls',
  edit: 'Continue editing Uniforme de verano',
  results: 'See the results Cómo te va en tu turno',
  progress: 'By department Comedor de la planta',
  none: 'None are shown separately: they have too few people or answers.',
  preview: 'Preview',
  phone: 'Preview on a phone',
  publish: 'Publish',
  missing: 'Check what is missing',
  cancel: 'Cancel',
  whose: 'Show',
  ofAll: /everyone: \d+%/,
  rate: '59 of 78 people',
  hidden: /departments that aren’t shown/,
  close: 'Close Comedor de la planta',
}

const LOOKS = [
  {
    name: 'narrow, 150 % text',
    width: 320,
    height: 640,
    colorScheme: 'light',
    locale: 'es',
    letters: '1.5',
  },
  {
    name: 'desktop, dark, English, 150 % text',
    width: 1280,
    height: 800,
    colorScheme: 'dark',
    locale: 'en',
    letters: '1.5',
  },
] as const

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  expect(await splitWords(page), what).toEqual([])
  const { inside, whole } = await page.evaluate(() => ({
    inside: document.documentElement.clientWidth,
    whole: document.documentElement.scrollWidth,
  }))
  expect(whole, `${what} is too wide`).toBeLessThanOrEqual(inside)
  await expectAccessible(page, what)
}

for (const { name, width, height, colorScheme, locale, letters } of LOOKS) {
  test.describe(name, wholeOnly(locale === 'es'), () => {
    test.use({
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const words = locale === 'en' ? en : es

    test('list, builder, preview and results are accessible, fit the width and split no word', async ({
      page,
      portal,
    }) => {
      await page.addInitScript((size) => localStorage.setItem('turno.letra', size), letters)
      await page.addInitScript((wanted) => {
        // The sign-in stays Spanish, because the test finds it by its Spanish texts.
        if (localStorage.getItem('turno.seen') === '1') localStorage.setItem('turno.locale', wanted)
      }, locale)
      await signInAt(page, portal.url, 'EncuestasRH', '100301')
      await expect(page.getByRole('heading', { name: es.list })).toBeVisible()
      await page.evaluate(() => localStorage.setItem('turno.seen', '1'))
      await page.reload()
      await expect(page.getByRole('heading', { name: words.list })).toBeVisible()
      await page.getByRole('button', { name: words.progress }).click()
      await expect(page.getByText(words.none)).toBeVisible()
      await look(page, 'list and progress')
      await page.getByRole('button', { name: words.close }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look(page, 'before it is closed')
      await page.getByRole('dialog').getByRole('button', { name: words.cancel }).click()

      await page.getByRole('link', { name: words.edit }).click()
      const questions = page.locator('button[aria-expanded]')
      await expect(questions.first()).toBeVisible()
      for (let at = 0; at < (await questions.count()); at += 1) await questions.nth(at).click()
      await look(page, 'builder')
      const tab = page.getByText(words.preview, { exact: true })
      if (await tab.isVisible()) await tab.click()
      await expect(page.getByRole('region', { name: words.phone })).toBeVisible()
      await look(page, 'preview')
      await page.getByRole('button', { name: words.publish }).click()
      await expect(page.getByRole('alert').filter({ hasText: words.missing })).toBeFocused()
      await look(page, 'what it lacks')

      await page.goto(`${portal.url}/#/EncuestasRH`)
      await page.getByRole('link', { name: words.results }).click()
      await expect(page.getByText(words.rate)).toBeVisible()
      await expect(page.getByText(words.hidden)).toBeVisible()
      await look(page, 'results')
      await page.getByLabel(words.whose).selectOption({ index: 2 })
      await expect(page.getByText(words.ofAll).first()).toBeVisible()
      await look(page, 'results of a department')
    })
  })
}

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { evaluationsPage } from '#tests/support/pages/evaluations.ts'

/** Tests P-120 … P-122 and EVAL-44. */

/**
 * Demo evaluations: a computed one in the team of 100201, one of a person without a leader, and the finished
 * one of 100104.
 */
const OF_TEAM = 10
const OF_NOBODY = 15
const FINISHED = 16

const level = (page: Page) => evaluationsPage.level(page)

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
}

async function textOfDownload(page: Page): Promise<{ pages: number; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    lists.download(page.getByRole('dialog')).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^resultado-360_100104_\d{4}-\d\d-\d\d\.pdf$/)
  const data = new Uint8Array(await readFile(await download.path()))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  let text = ''
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    text += items.map((item) => ('str' in item ? item.str : '')).join(' ')
  }
  const pages = pdf.numPages
  await pdf.destroy()
  return { pages, text }
}

test('a leader sees only results of their own team', async ({ page, portal }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await signInAt(page, portal.url, `MiEquipo/ResultadoEvaluacion/${OF_TEAM}`, '100201')
  await expect(level(page)).toBeVisible()
  await expect(page.getByText(/^Núm\. 100230 · /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'La calificación de los demás', exact: true })).toBeVisible()
  // Only the evaluated person sees the section about the next steps.
  await expect(evaluationsPage.next(page)).toHaveCount(0)
  await look(page, 'a result of the team')
  for (const stranger of [OF_NOBODY, 9999]) {
    await page.goto(`${portal.url}/#/MiEquipo/ResultadoEvaluacion/${stranger}`)
    await expect(page.getByText('No encontramos a esa persona.')).toBeVisible()
    await expect(level(page)).toHaveCount(0)
    await page.goto(`${portal.url}/#/MiEquipo/ResultadoEvaluacion/${OF_TEAM}`)
    await expect(level(page)).toBeVisible()
  }
  await page.goto(`${portal.url}/#/MiEquipo/ResultadoEvaluacion/${OF_NOBODY}`)
  await expect(page.getByText('No encontramos a esa persona.')).toBeVisible()
  await look(page, 'a result of somebody else')
})

test('human resources reads a result and its PDF, of which nothing stays on the device; reminds evaluators, and registers a person', async ({
  page,
  context,
  ownPortal: portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAt(page, portal.url, `Especiales/ResultadoEvaluacion/${FINISHED}`, '100301')
  await expect(level(page)).toBeVisible()
  await look(page, 'a result at the desk')
  const said = (await level(page).textContent()) ?? ''
  await page.getByRole('button', { name: 'Ver PDF' }).click()
  await expect(page.getByText('Resultado 360').last()).toBeVisible()
  const { pages, text } = await textOfDownload(page)
  const written = 'Oportunidades que escribieron'
  for (const word of [
    'Resultado 360',
    '100104',
    said,
    'Autoevaluación',
    written,
    `Página ${pages} de ${pages}`,
  ])
    expect(text).toContain(word)
  await dialogs.close(page.getByRole('dialog')).click()

  await readyForOffline(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Conéctate para ver este resultado')).toBeVisible()
  await expect(level(page)).toHaveCount(0)
  await look(page, 'a result without a network')
  await context.setOffline(false)
  await page.reload()
  await expect(level(page)).toHaveText(said)

  await test.step('sees the progress of evaluations, and sends reminders', async () => {
    await page.goto(`${portal.url}/#/Especiales/AvanceEvaluaciones`)
    await expect(page.getByText('1 persona con atraso')).toBeVisible()
    await look(page, 'progress')
    await page.getByRole('button', { name: 'Recordar a todos' }).click()
    const dialog = page.getByRole('dialog')
    const named = dialog.getByRole('group', { name: 'Este portal no envía correos. Aviso en el portal: 6' })
    await expect(named.getByRole('listitem')).toHaveCount(6)
    await expect(named.getByText(/^\d encuestas? · Venció hace \d+ días?$/).first()).toBeVisible()
    await look(page, 'who is reminded')
    await page.getByRole('button', { name: 'Enviar recordatorios' }).click()
    await expect(page.getByText(/Avisos enviados: \d por correo, \d solo en el portal\./)).toBeVisible()
    await expect(page.getByText(/^Se le recordó el/).first()).toBeVisible()
  })
  await test.step('registers a person', async () => {
    await page.goto(`${portal.url}/#/Especiales/RegistrarTemporales`)
    await page.getByRole('textbox', { name: 'Agregar a alguien' }).fill('adriana')
    await lists.search(page).click()
    await page.getByRole('button', { name: /^Agregar: Adriana/ }).click()
    await page.getByRole('textbox', { name: 'Agregar a alguien' }).fill('100216')
    await lists.search(page).click()
    await page.getByRole('button', { name: /^Agregar: Nayeli/ }).click()
    await page.getByRole('button', { name: 'Registrar' }).click()
    // DICT-14: the form lists missing fields and keeps the answers.
    await expect(page.getByText('Corrige esto para registrar')).toBeVisible()
    await look(page, 'register')
    await page.reload()
    await page.getByLabel('Nombre del proyecto').fill('Otoño')
    const day = page.getByRole('group', { name: 'Se puede evaluar desde' })
    await forms.day(day).fill('01')
    await forms.month(day).fill('12')
    await forms.year(day).fill('2027')
    await page.getByRole('button', { name: 'Registrar' }).click()
    await expect(page.getByText('Se registró a 1 persona.')).toBeVisible()
  })
})

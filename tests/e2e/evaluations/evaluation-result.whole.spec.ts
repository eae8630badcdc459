import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { sheetsOf } from '#tests/support/browser/sheets.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { evaluationsPage } from '#tests/support/pages/evaluations.ts'

/** Tests P-120 … P-122 and P-125. */

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('shows a person’s own result and its PDF, and refuses the address of results for human resources', async ({
    page,
    context,
    portal,
  }) => {
    await signInAt(page, portal.url, 'Evaluaciones', '100104')
    await page.getByRole('link', { name: /Tu resultado/ }).click()
    await expect(evaluationsPage.level(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Cómo te ven y cómo te ves' })).toBeVisible()
    await expect(page.getByRole('cell', { name: /^antes \d+$/ })).toHaveCount(5)
    await look(page, 'result')
    expect(await sheetsOf(page)).toEqual(['portrait'])
    await page.getByRole('button', { name: 'Ver PDF' }).click()
    // The device renders the PDF; the viewer's text layer contains the words.
    await expect(page.getByText('Fortalezas que escribieron', { exact: false }).first()).toBeAttached({
      timeout: 60_000,
    })
    await expect(page.getByText(evaluationsPage.next.label, { exact: true }).first()).toBeAttached()
    await look(page, 'paper of the result')
    await dialogs.close(page).click()
    await readyForOffline(page)
    await context.setOffline(true)
    await page.reload()
    await expect(evaluationsPage.level(page)).toBeVisible()
    await context.setOffline(false)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.postData() ?? ''))
    await page.goto(`${portal.url}/#/Especiales/ResultadoEvaluacion/10`)
    await expect(page.getByText('No puedes ver esta página')).toBeVisible()
    expect(asked.filter((body) => body.includes('idEvaluacion'))).toEqual([])
  })
})

test('human resources sees the progress of evaluations, sends reminders, and registers a person', async ({
  page,
  ownPortal: portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAt(page, portal.url, 'Especiales/AvanceEvaluaciones', '100301')
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

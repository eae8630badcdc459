import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { passTime } from '#tests/support/browser/clock.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { splitWords } from '#tests/support/browser/parted-words.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { signIn, signInAt, signInPage } from '#tests/support/pages/sign-in.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { desks } from '#tests/support/pages/desks.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/** Tests P-144 … P-148. */

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true }

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
  expect(await splitWords(page.locator('main')), what).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBe(0)
}

test.describe('the recognition desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })

  test('finds a recognition, keeps the typed reason offline, withdraws it, and exports a spreadsheet', async ({
    page,
    ownPortal: portal,
  }) => {
    await page.clock.install()
    await signInAt(page, portal.url, 'ReconocimientosRH', '100301')
    await expect(page.getByText('10 reconocimientos', { exact: true })).toBeVisible()
    await look(page, 'desk')

    await page.getByLabel('Nombre o número').fill('100104')
    await expect(page.getByText('5 reconocimientos', { exact: true })).toBeVisible()
    await page.getByText('Filtros').click()
    await page.getByLabel('Principio').selectOption('Mejorar siempre')
    await expect(page.getByText('1 reconocimiento', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: `${desks.withdraw.label} Mejorar siempre` }).click()
    const dialog = page.getByRole('dialog', { name: 'Retirar el reconocimiento' })
    await desks.withdraw(dialog).click()
    await expect(forms.reasonMissing(dialog)).toBeVisible()
    await expect(dialog.getByLabel('Motivo (lo leerán los dos)')).toBeFocused()
    await dialog.getByLabel('Motivo (lo leerán los dos)').fill('Nombra a un cliente.')
    await look(page, 'why it is withdrawn')

    await page.context().setOffline(true)
    await desks.withdraw(dialog).click()
    await expect(dialog.getByText('Necesitas internet para esto.')).toBeVisible()
    await page.context().setOffline(false)
    await passTime(page, 1000)
    await page.reload()
    await page.getByLabel('Nombre o número').fill('100104')
    await expect(page.getByText('5 reconocimientos', { exact: true })).toBeVisible()
    await page.getByText('Filtros').click()
    await page.getByLabel('Principio').selectOption('Mejorar siempre')
    await page.getByRole('button', { name: `${desks.withdraw.label} Mejorar siempre` }).click()
    await expect(dialog.getByLabel('Motivo (lo leerán los dos)')).toHaveValue('Nombra a un cliente.')
    await desks.withdraw(dialog).click()
    await expect(page.getByText('Reconocimiento retirado.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Nombra a un cliente.')).toBeVisible()
    await expect(page.getByText(/^Por .+, el \d/)).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    await page.getByLabel('Estado').selectOption('vigente')
    await expect(page.getByText('No encontramos reconocimientos')).toBeVisible()
    await page.getByLabel('Estado').selectOption('retirado')
    await look(page, 'withdrawn')

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('reconocimientos.xlsx')

    await page.getByText('En cifras').click()
    await page
      .getByLabel('Mes o año')
      .selectOption({ label: `${forms.year.label} ${new Date().getFullYear()}` })
    await expect(page.getByRole('heading', { name: 'Por principio' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Por departamento' })).toBeVisible()
    await look(page, 'figures of the company')
    await goTo(page, 'PorEnviar')
    await expect(page.getByText('Motivo para retirar un reconocimiento')).toHaveCount(0)
  })
})

test.describe('phone, dark, English, large text', () => {
  test.use({
    viewport: PHONE.viewport,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })

  test('desk, wall and form split no word and do not scroll sideways', { tag: WHOLE }, async ({
    page,
    portal,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('turno.letra', '1.5')
      localStorage.setItem('turno.locale', 'en')
    })
    await page.goto(`${portal.url}/#/ReconocimientosRH`)
    await signInPage.userInEnglish(page).fill('100301')
    await signInPage.passwordInEnglish(page).fill('Portal.2026')
    await signInPage.enterInEnglish(page).click()
    await expect(page.getByText('10 recognitions', { exact: true })).toBeVisible()
    await page.getByText('In numbers').click()
    await expect(page.getByRole('heading', { name: 'By department' })).toBeVisible()
    await page.getByText('Filters').click()
    await look(page, 'desk in English')
    await goTo(page, 'Reconocer/muro')
    await page.getByText('In numbers').click()
    await expect(page.getByRole('heading', { name: 'By principle' })).toBeVisible()
    await look(page, 'wall in English')
    await goTo(page, 'Reconocer')
    await page.getByRole('button', { name: 'Recognize', exact: true }).click()
    await look(page, 'form in English')
  })
})

test.describe('on a phone', () => {
  test.use({ ...PHONE, reducedMotion: 'reduce' })

  test('opens recognition and vacancies offline before the first visit to them', {
    tag: WHOLE,
  }, async ({ page, portal }) => {
    await page.goto(portal.url)
    const came = (path: string, opcion: number) =>
      page.waitForResponse(
        (answer) =>
          answer.url().includes(path) &&
          new RegExp(`"Opcion":"?${opcion}\\b`).test(answer.request().postData() ?? ''),
      )
    const both = Promise.all([came('ws-alu', 3), came('ws-valores', 4)])
    await signIn(page, '100101')
    await both
    await settled(page)
    await readyForOffline(page)
    await page.context().setOffline(true)
    await goTo(page, 'Reconocer')
    await expect(page.getByText('Hacerlo bien', { exact: true })).toBeVisible()
    await expect(page.getByText('Te quedan 2 este mes')).toBeVisible()
    await look(page, 'form without a network')
    await goTo(page, 'Vacantes')
    await expect(page.getByRole('list', { name: 'Elige un área' }).getByRole('link').first()).toBeVisible()
    await page.getByRole('link', { name: /Mantenimiento/ }).tap()
    await page
      .getByRole('link', { name: /técnico|mecánic|mantenimiento/i })
      .first()
      .tap()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(page, 'vacancy without a network')
  })
})

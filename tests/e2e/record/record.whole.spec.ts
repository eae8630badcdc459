import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { leaveOut, WHOLE } from '#tests/support/server/whole.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'

/** The auditor reads the record, only online; nobody else has access (quality.md, Security). */

async function openRecord(page: Page, url: string): Promise<void> {
  await signInAt(page, url, 'Registro', '100401')
  await expect(
    page
      .getByRole('list')
      .filter({ has: page.locator('a[href^="#/Registro/"]') })
      .first(),
  ).toBeVisible()
}

const rows = (page: Page) => page.locator('a[href^="#/Registro/"]')

test('a wave of guesses is seen, led to, opened and taken along', async ({ page, portal }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openRecord(page, portal.url)
  await page.getByRole('button', { name: 'Ver ese día' }).click()
  await page.getByRole('button', { name: 'Entradas', exact: true }).click()
  const guess = rows(page).filter({ hasText: '203.0.113.77' })
  await expect(guess.first()).toBeVisible()
  const sentence = /Alguien probó un usuario que no existe, 128 veces en una hora/
  await guess.filter({ hasText: sentence }).click()
  const heading = page.getByRole('heading', { level: 2, name: sentence })
  await expect(heading).toBeFocused()
  await settled(page)
  await expectAccessible(page, 'an event beside the list')
  await page.goBack()
  await expect(guess.filter({ hasText: sentence })).toBeFocused()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar a Excel' }).click()
  expect((await download).suggestedFilename()).toBe('registro-de-seguridad.xlsx')
  await expect(page.getByText(/^Exportaste \d+ movimientos/)).toBeVisible()
})

test('without a network nothing of it is there; for anybody else there is no such place', async ({
  page,
  portal,
  context,
}) => {
  await openRecord(page, portal.url)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await context.setOffline(true)
  // On a phone the search is collapsed to one line.
  await page.getByText(lists.search.label, { exact: true }).click()
  await page.getByRole('button', { name: 'Contraseñas' }).click()
  await expect(page.getByText('Conéctate para leer el registro')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await expectAccessible(page, 'without a network')
  await context.setOffline(false)
  await syncStatus.tryAgain(page).click()
  await expect(rows(page).first()).toBeVisible()
  const other = await context.browser()?.newContext({ locale: 'es-MX' })
  const reader = await other?.newPage()
  if (!reader) throw new Error('no second browser')
  await signInAt(reader, portal.url, 'Registro', '100301')
  await expect(reader).not.toHaveURL(/#\/Registro/)
  await other?.close()
})

const LOOKS = [
  { name: 'phone, light, Spanish', width: 360, height: 640, colorScheme: 'light', locale: 'es', letra: '1' },
  { name: 'phone, dark, English', width: 360, height: 640, colorScheme: 'dark', locale: 'en', letra: '1' },
  {
    name: 'narrow, 150 % letters',
    width: 320,
    height: 640,
    colorScheme: 'light',
    locale: 'es',
    letra: '1.5',
  },
  { name: 'desktop, dark, Spanish', width: 1280, height: 800, colorScheme: 'dark', locale: 'es', letra: '1' },
] as const

for (const { name, width, height, colorScheme, locale, letra } of LOOKS) {
  test.describe(name, leaveOut(!name.startsWith('phone, light')), () => {
    test.use({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })

    test('list, filters, numbers and one event', { tag: locale === 'en' ? [WHOLE] : [] }, async ({
      page,
      portal,
    }) => {
      await page.addInitScript((letters) => localStorage.setItem('turno.letra', letters), letra)
      await openRecord(page, portal.url)
      if (locale === 'en') {
        await page.evaluate(() => localStorage.setItem('turno.locale', 'en'))
        await page.reload()
        await expect(rows(page).first()).toBeVisible()
      }
      await settled(page)
      await expectAccessible(page, 'Registro')
      for (const fold of await page.locator('main details > summary').all()) await fold.click()
      await settled(page)
      await expectAccessible(page, 'Registro, unfolded')
      await page.getByRole('combobox').first().fill('ram')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAccessible(page, 'Registro, people found')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('combobox')).toHaveCount(1)
      await rows(page).first().click()
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await settled(page)
      await expectAccessible(page, 'one event')
    })
  })
}

import type { Page } from '@playwright/test'
import { companyDate } from '#domain/dates.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import { enterKiosk, KIOSK, lookForOffences, openKiosk } from '#tests/support/pages/kiosk.ts'
import { enterAt, signIn } from '#tests/support/pages/sign-in.ts'
import { EXACT } from '#tests/support/pages/locators.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/**
 * Time alerts (spec 001 §2, §6; TIME-01 … TIME-10): a person's own on a phone, the team's on a leader's tablet.
 */

const PHONE = { viewport: { width: 360, height: 640 } }
const TABLET = { viewport: { width: 820, height: 1180 } }

// Viewing alerts changes them, so each story has a separate portal.
let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

/** Entry in the bar; its name begins with the number of new alerts, once known. */
const teamEntry = (page: Page) => page.getByRole('navigation').getByRole('link', { name: /(^| )Equipo$/ })

async function openTeam(page: Page): Promise<void> {
  await enterAt(page, portal.url, '100201')
  await teamEntry(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Alertas de tu equipo' })).toBeVisible()
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Alertas por persona y día' })
const square = (page: Page, words: RegExp) => grid(page).getByRole('button', { name: words })

/** Records an alert through human resources (P-41), as the doors report it. */
async function report(emplid: string, horaEntrada: string, horaSalida: string): Promise<void> {
  const post = (path: string, body: object, token = '') =>
    fetch(`${portal.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    })
  const entered = await post('/Login/ws-login.php', { Opcion: 1, correo: '100301', password: PASSWORD })
  const { token } = (await entered.json()) as { token: string }
  const alert = {
    emplid,
    fechaAlerta: companyDate(Date.now()),
    horaEntrada,
    horaSalida,
    descripcion: 'Sanitarios nave 1',
    idTipoInstalacion: 1,
    tipoInstalacion: 'Sanitario',
  }
  const answer = await post('/api/portal/alertas-tiempo', alert, token)
  expect(await answer.json()).toEqual({ status: 'OK', nueva: true })
}

test.describe('a leader with a tablet', () => {
  test.use(TABLET)

  test('sees who took longest, opens a day by keyboard, and is back where it was opened', async ({
    page,
  }) => {
    await openTeam(page)
    const people = grid(page).getByRole('rowheader')
    await expect(people).toHaveCount(12)
    await expect(people.first()).toContainText('Guadalupe Ramos Ortega')
    await expect(people.first()).toContainText('3 alertas · 119 min')

    await people.first().getByRole('button').focus()
    for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowLeft', 'ArrowLeft'])
      await page.keyboard.press(key)
    const day = square(page, /^Raúl Domínguez Esquivel, .*: 2 alertas: Sanitario 1, Comedor 1/)
    await expect(day).toBeFocused()
    await page.keyboard.press('Enter')
    const pane = page.getByRole('complementary', { name: 'Detalle' })
    await expect(pane.getByText('09:42 a 10:11')).toBeVisible()
    await expect(pane.getByText('16 min más que los 30 permitidos')).toBeVisible()
    await pane.getByRole('button', { name: 'Ver sus 3 alertas' }).click()
    await expect(pane.getByRole('listitem')).toHaveCount(3)
    await expect(pane.getByRole('listitem').first()).toContainText('46 min')
    await page.goBack()
    await expect(pane).toHaveCount(0)
    await expect(page).toHaveURL(/#\/Equipo$/)
    await expect(day).toBeFocused()
  })

  test('new alerts are new until they were looked at, and then not even on Inicio (TIME-08)', {
    tag: WHOLE,
  }, async ({ page }) => {
    await enterAt(page, portal.url, '100201')
    await expect(page.getByRole('link', { name: /Ve \d+ alertas de tu equipo/ })).toBeVisible()
    await page.getByRole('link', { name: /Ve \d+ alertas de tu equipo/ }).click()
    await expect(page.getByText(/^Nuevas ya vistas hoy a las \d\d:\d\d$/)).toBeVisible()
    await expect(square(page, /, 1 nueva$/).first()).toBeVisible()
    await navigation.home(page, EXACT).click()
    await expect(page.getByRole('link', { name: 'Kardex' })).toBeVisible()
    await expect(page.getByRole('link', { name: /alertas? de tu equipo/ })).toHaveCount(0)
    await teamEntry(page).click()
    await expect(square(page, /^Raúl Domínguez Esquivel, .*: 2 alertas/)).toBeVisible()
    await expect(square(page, /nueva/)).toHaveCount(0)
  })

  test('an open view takes up what a push tells', { tag: WHOLE }, async ({ page }) => {
    await openTeam(page)
    const today = square(page, /^Sofía Treviño Luna, .*: 1 alerta: Sanitario 1, 1 nueva$/)
    await expect(grid(page)).toBeVisible()
    await expect(today).toHaveCount(0)
    await report('100214', '00:00', '00:31')
    // Message that the worker sends to every page (sw/push.ts).
    await page.evaluate(() => {
      const data = { type: 'pushed', kind: 'team-alert' }
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
    })
    await expect(today).toBeVisible()
  })

  test('the team is readable without a network, dated', { tag: WHOLE }, async ({ page }) => {
    await openTeam(page)
    await expect(grid(page)).toBeVisible()
    await readyForOffline(page)
    await page.waitForLoadState('networkidle')
    await portal.stop()
    await page.reload()
    await expect(square(page, /^Martín Olvera Torres, .*: 2 alertas/).first()).toBeVisible()
    await expect(
      page.getByText(/^Sin internet\. Ves datos del \d\d\/\d\d\/\d{4}, \d\d:\d\d\.$/),
    ).toBeVisible()
    await page.getByRole('searchbox').fill('olvera')
    await expect(grid(page).getByRole('rowheader')).toHaveCount(1)
  })

  test('90 days: the newest come first, the rest is a scroll away, the table has it in figures', {
    tag: WHOLE,
  }, async ({ page }) => {
    await openTeam(page)
    await page.getByText('90 días').click()
    await expect(grid(page)).toHaveAttribute('aria-colcount', '91')
    await expect(grid(page).getByRole('columnheader').last()).toBeInViewport()
    await grid(page).getByRole('rowheader').first().getByRole('button').focus()
    await page.keyboard.press('Control+End')
    await expect(page.locator(':focus')).toHaveAttribute('id', 'team-11-90')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator(':focus')).toHaveAttribute('id', 'team-11-1')
    await page.getByRole('button', { name: 'Ver como tabla' }).click()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(13)
  })
})

test.describe('an employee with a phone', () => {
  test.use(PHONE)

  test('goes from Inicio to the own alerts, which are seen then (TIME-01, TIME-07)', { tag: WHOLE }, async ({
    page,
  }) => {
    await enterAt(page, portal.url, '100101')
    await page.getByRole('link', { name: 'Ve 2 alertas de tiempo' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tus alertas de tiempo' })).toBeVisible()
    await expect(page.getByText('Nueva', { exact: true })).toHaveCount(2)
    await expect(page.getByText('22 min más que los 30 permitidos')).toBeVisible()
    await expect(page.getByText('Tu horario de comedor: 12:00 a 12:30')).toBeVisible()
    await expect(page.getByText(/^Nuevas ya vistas hoy/)).toBeVisible()
    await navigation.home(page, EXACT).click()
    await expect(page.getByRole('link', { name: 'Kardex' })).toBeVisible()
    await expect(page.getByRole('link', { name: /alertas? de tiempo/ })).toHaveCount(0)
  })

  test('has no team, neither in the bar nor by its address', { tag: WHOLE }, async ({ page }) => {
    await enterAt(page, portal.url, '100101')
    await expect(teamEntry(page)).toHaveCount(0)
    await goTo(page, 'Equipo')
    await expect(page).toHaveURL(/#\/Forbidden$/)
  })

  test('without a canteen schedule is warned, on Inicio too (TIME-10)', { tag: WHOLE }, async ({ page }) => {
    await page.goto(portal.url)
    await signIn(page, '100103')
    // The dialog about missing documents covers it.
    await expect(page.locator('a', { hasText: 'Pide tu horario de comedor' })).toHaveAttribute(
      'href',
      '#/Alertas',
    )
    await goTo(page, 'Alertas')
    await expect(page.getByText('No tienes horario de comedor')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No tienes alertas de tiempo' })).toBeVisible()
  })
})

const LOOKS = [
  { name: 'phone, light, Spanish', ...PHONE, colorScheme: 'light', locale: 'es', letter: '1' },
  { name: 'phone, dark, English, 150 %', ...PHONE, colorScheme: 'dark', locale: 'en', letter: '1.5' },
  { name: 'tablet, dark, Spanish', ...TABLET, colorScheme: 'dark', locale: 'es', letter: '1' },
  { name: 'tablet, light, English, 150 %', ...TABLET, colorScheme: 'light', locale: 'en', letter: '1.5' },
  {
    name: 'desk, light, Spanish',
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    locale: 'es',
    letter: '1',
  },
] as const

for (const look of LOOKS) {
  test.describe(look.name, { tag: WHOLE }, () => {
    test.use({ viewport: look.viewport, colorScheme: look.colorScheme, reducedMotion: 'reduce' })

    test('the team, a day, the table and the own alerts are accessible', async ({ page }) => {
      await enterAt(page, portal.url, '100201')
      await page.evaluate(({ locale, letter }) => {
        localStorage.setItem('turno.locale', locale)
        localStorage.setItem('turno.letra', letter)
      }, look)
      await page.reload()
      await goTo(page, 'Equipo')
      const person = page.getByRole('button', { name: /^(RD)?Raúl Domínguez/ }).first()
      await expect(person).toBeVisible()
      await settled(page)
      await expectAccessible(page, 'team')
      await person.click()
      await expect(page.getByText(/46 min/).first()).toBeVisible()
      await settled(page)
      await expectAccessible(page, 'person')
      await goTo(page, 'Equipo')
      const table = page.getByRole('button', { name: /Ver como tabla|See as a table/ })
      if (await table.isVisible()) {
        await table.click()
        await expectAccessible(page, 'table')
      }
      await goTo(page, 'Alertas')
      await expectAccessible(page, 'own alerts')
    })
  })
}

test.describe('a kiosk', () => {
  test.use(KIOSK)

  test('a leader finds the team behind Más, in a kiosk’s measures', { tag: WHOLE }, async ({ page }) => {
    await openKiosk(page, portal.url)
    await enterKiosk(page, '100201')
    await goTo(page, 'Mas')
    await page.getByRole('link', { name: /Alertas de tu equipo/ }).tap()
    await expect(grid(page)).toBeVisible()
    await expectAccessible(page, 'team')
    expect(await lookForOffences(page)).toEqual([])
    await square(page, /^Raúl Domínguez Esquivel, .*: 2 alertas/).tap()
    await expect(page.getByText('09:42 a 10:11')).toBeVisible()
    await expectAccessible(page, 'a day')
    expect(await lookForOffences(page)).toEqual([])
    expect(page.url()).not.toContain('100211')
  })
})

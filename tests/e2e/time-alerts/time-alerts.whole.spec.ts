import type { Page } from '@playwright/test'
import { companyDate } from '#domain/time/dates.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import { enterKiosk, KIOSK, lookForOffences, openKiosk } from '#tests/support/pages/kiosk.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'
import { EXACT } from '#tests/support/pages/locators.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/**
 * Tests TIME-01 … TIME-10 (spec 001 §2, §6). Viewing alerts changes them, so a test of a person with alerts
 * has a portal of its own.
 */

const PHONE = { viewport: { width: 360, height: 640 } }
const TABLET = { viewport: { width: 820, height: 1180 } }

const teamEntry = (page: Page) => page.getByRole('navigation').getByRole('link', { name: /(^| )Equipo$/ })

const grid = (page: Page) => page.getByRole('grid', { name: 'Alertas por persona y día' })
const square = (page: Page, words: RegExp) => grid(page).getByRole('button', { name: words })

async function report(url: string, emplid: string, horaEntrada: string, horaSalida: string): Promise<void> {
  const post = (path: string, body: object, token = '') =>
    fetch(`${url}${path}`, {
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

  test('TIME-08: opens new alerts by keyboard, sees pushed alerts, and reads 90 days offline', async ({
    page,
    ownPortal: portal,
  }) => {
    await enterAt(page, portal.url, '100201')
    await page.getByRole('link', { name: /Revisa \d+ alertas de tu equipo/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Alertas de tu equipo' })).toBeVisible()
    await expect(page.getByText(/^Viste las nuevas hoy a las \d\d:\d\d$/)).toBeVisible()
    await expect(square(page, /, 1 nueva$/).first()).toBeVisible()
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
    await expect(pane.getByText('16 min más de los 30 permitidos')).toBeVisible()
    await pane.getByRole('button', { name: 'Ver sus 3 alertas' }).click()
    await expect(pane.getByRole('listitem')).toHaveCount(3)
    await expect(pane.getByRole('listitem').first()).toContainText('46 min')
    await page.goBack()
    await expect(pane).toHaveCount(0)
    await expect(page).toHaveURL(/#\/Equipo$/)
    await expect(day).toBeFocused()

    await navigation.home(page, EXACT).click()
    await expect(page.getByRole('link', { name: 'Kardex' })).toBeVisible()
    await expect(page.getByRole('link', { name: /alertas? de tu equipo/ })).toHaveCount(0)
    await teamEntry(page).click()
    await expect(day).toBeVisible()
    await expect(square(page, /nueva/)).toHaveCount(0)

    const today = square(page, /^Sofía Treviño Luna, .*: 1 alerta: Sanitario 1, 1 nueva$/)
    await expect(today).toHaveCount(0)
    await report(portal.url, '100214', '00:00', '00:31')
    // Simulates the message that the worker sends to every page (sw/push.ts).
    await page.evaluate(() => {
      const data = { type: 'pushed', kind: 'team-alert' }
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
    })
    await expect(today).toBeVisible()

    await readyForOffline(page)
    await page.waitForLoadState('networkidle')
    await portal.stop()
    await page.reload()
    await expect(square(page, /^Martín Olvera Torres, .*: 2 alertas/).first()).toBeVisible()
    await expect(
      page.getByText(/^Sin internet\. Ves datos del \d\d\/\d\d\/\d{4}, \d\d:\d\d\.$/),
    ).toBeVisible()
    await page.getByRole('searchbox').fill('olvera')
    await expect(people).toHaveCount(1)
    await page.getByRole('searchbox').fill('')
    await expect(people).toHaveCount(12)

    await page.getByText('90 días').click()
    await expect(grid(page)).toHaveAttribute('aria-colcount', '91')
    await expect(grid(page).getByRole('columnheader').last()).toBeInViewport()
    await people.first().getByRole('button').focus()
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

  test('TIME-01, TIME-07: opens the person’s own alerts from Inicio and marks them as seen; shows no team', async ({
    page,
    ownPortal: portal,
  }) => {
    await enterAt(page, portal.url, '100101')
    await expect(teamEntry(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Revisa 2 alertas de tiempo' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tus alertas de tiempo' })).toBeVisible()
    await expect(page.getByText('Nueva', { exact: true })).toHaveCount(2)
    await expect(page.getByText('22 min más de los 30 permitidos')).toBeVisible()
    await expect(page.getByText('Tu horario de comedor: 12:00 a 12:30')).toBeVisible()
    await expect(page.getByText(/^Viste las nuevas hoy/)).toBeVisible()
    await navigation.home(page, EXACT).click()
    await expect(page.getByRole('link', { name: 'Kardex' })).toBeVisible()
    await expect(page.getByRole('link', { name: /alertas? de tiempo/ })).toHaveCount(0)
    await goTo(page, 'Equipo')
    await expect(page).toHaveURL(/#\/Forbidden$/)
  })

  test('TIME-10: sees a warning when the canteen schedule is missing, on Inicio too', async ({
    page,
    portal,
  }) => {
    await enterAt(page, portal.url, '100103')
    // The dialog about missing documents covers the link, so only its target is checked.
    await expect(page.locator('a', { hasText: 'Pide tu horario de comedor' })).toHaveAttribute(
      'href',
      '#/Alertas',
    )
    await goTo(page, 'Alertas')
    await expect(page.getByText('No tienes horario de comedor')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No tienes alertas de tiempo' })).toBeVisible()
  })
})

test.describe('at a desk, on a tablet and on a phone', () => {
  test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })

  test('the team, a person, the table and the leader’s own alerts are accessible, light and dark, in English and with large text', async ({
    page,
    ownPortal: portal,
  }) => {
    await enterAt(page, portal.url, '100201')
    const person = page.getByRole('button', { name: /^(RD)?Raúl Domínguez/ }).first()
    for (const { viewport, colorScheme } of [
      { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
      { ...TABLET, colorScheme: 'dark' },
    ] as const) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      await goTo(page, 'Equipo')
      await expect(person).toBeVisible()
      await expectAccessible(page, `team, ${colorScheme}`)
      await person.click()
      await expect(page.getByText(/46 min/).first()).toBeVisible()
      await settled(page)
      await expectAccessible(page, `person, ${colorScheme}`)
      await goTo(page, 'Equipo')
      await page.getByRole('button', { name: 'Ver como tabla' }).click()
      await expectAccessible(page, `table, ${colorScheme}`)
      await goTo(page, 'Alertas')
      await expectAccessible(page, `own alerts, ${colorScheme}`)
    }

    await test.step('on a phone, dark, in English, with large text', async () => {
      await page.setViewportSize(PHONE.viewport)
      await page.evaluate(() => {
        localStorage.setItem('turno.locale', 'en')
        localStorage.setItem('turno.letra', '1.5')
      })
      await page.reload()
      await goTo(page, 'Equipo')
      await expect(person).toBeVisible()
      await expectAccessible(page, 'team')
      await person.click()
      await expect(page.getByText(/46 min/).first()).toBeVisible()
      await settled(page)
      await expectAccessible(page, 'person')
      await goTo(page, 'Alertas')
      await expectAccessible(page, 'own alerts')
    })
  })
})

test.describe('on a kiosk', () => {
  test.use(KIOSK)

  test('a leader opens the team from Más, and it meets the kiosk rules', async ({
    page,
    ownPortal: portal,
  }) => {
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

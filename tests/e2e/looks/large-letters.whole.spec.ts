import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { enlarge } from '#tests/support/browser/letters.ts'
import { layoutFaults } from '#tests/support/browser/out-of-place.ts'
import { splitWords } from '#tests/support/browser/parted-words.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import { enterKiosk, KIOSK, kioskPage, openKiosk } from '#tests/support/pages/kiosk.ts'
import { enterAt, signInPage } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { changeRoute, goTo } from '#tests/support/pages/routes.ts'

test('keeps words inside the tiles of Inicio; aligns the − and + buttons, and each switch with its state', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await enterAt(page, '/', '100101')
  for (const locale of ['es', 'en']) {
    await page.evaluate((wanted) => localStorage.setItem('turno.locale', wanted), locale)
    await page.reload()
    const tiles = page.getByRole('main').locator('nav li > a')
    await expect(tiles).not.toHaveCount(0)
    for (const letter of ['1', '1.25', '1.5']) {
      await enlarge(page, letter)
      for (const width of [320, 360, 390, 412, 480]) {
        await page.setViewportSize({ width, height: 640 })
        await settled(page)
        const spilled = await tiles.evaluateAll((all) =>
          all.filter((tile) => tile.scrollWidth > tile.clientWidth).map(({ textContent }) => textContent),
        )
        expect(spilled, `${locale}, letters ${letter} at ${width}`).toEqual([])
      }
    }
  }

  await page.setViewportSize({ width: 360, height: 740 })
  const middles = (all: Locator) =>
    all.evaluateAll((some) =>
      some.map((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return (top + bottom) / 2
      }),
    )
  await enlarge(page, '1.5')
  await goTo(page, 'CajaAhorro/simulador')
  const keys = page.getByRole('button').filter({ hasText: /^[−+]\d+$/ })
  await expect(keys).toHaveCount(2)
  await settled(page)
  const [less = 0, more = 1] = await middles(keys)
  expect(Math.abs(less - more)).toBeLessThan(2)
  await goTo(page, 'Notificaciones/ajustes')
  const switches = page.getByRole('switch')
  await expect(switches).not.toHaveCount(0)
  await settled(page)
  const states = await middles(switches)
  const said = await middles(page.locator('label:has([role="switch"]) [aria-hidden="true"]'))
  expect(said).toHaveLength(states.length)
  for (const [index, state] of states.entries()) expect(Math.abs(state - (said[index] ?? 0))).toBeLessThan(4)
})

test('splits no word on the screens of a leader; keeps the bell at the edge, and shows the team count entirely', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enterAt(page, '/', '100201')
  await enlarge(page, '1.5')
  await goTo(page, 'MiEmpresa/SGI/AdmMejora')
  const ideas = page.getByRole('main').getByRole('listitem').getByRole('button')
  await expect(ideas).not.toHaveCount(0)
  for (const idea of await ideas.all()) {
    await idea.click()
    await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible()
    await settled(page)
    expect(await splitWords(page.getByRole('dialog'))).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await changeRoute(page, 'VerPuestoLider')
  await expect(page.getByText('24 meses').first()).toBeVisible()
  expect(await splitWords(page.getByRole('main'))).toEqual([])

  await page.setViewportSize({ width: 360, height: 740 })
  for (const route of ['Recibos', 'Kardex', 'Solicitudes']) {
    await changeRoute(page, route)
    await settled(page)
    const bell = await page
      .locator('header')
      .getByRole('link', { name: /^Notificaciones/ })
      .first()
      .boundingBox()
    expect((bell?.x ?? 0) + (bell?.width ?? 0), route).toBeGreaterThan(340)
  }
  const team = page.getByRole('navigation').locator('a[href="#/Equipo"]')
  for (const said of ['5', '12', '99+']) {
    const { count, icon, tab, isSeen } = await team.evaluate((entry, text) => {
      const mark = entry.querySelector('[data-corner]')
      if (mark?.firstChild) mark.firstChild.textContent = text
      const box = (element: Element | null | undefined) =>
        element?.getBoundingClientRect().toJSON() as Record<'left' | 'right' | 'top' | 'bottom', number>
      const { left, right, top } = box(mark)
      return {
        count: box(mark),
        icon: box(entry.querySelector('svg')),
        tab: box(mark?.parentElement),
        isSeen: mark?.contains(document.elementFromPoint((left + right) / 2, top + 2)),
      }
    }, said)
    expect(isSeen, said).toBe(true)
    expect(count.left, said).toBeGreaterThanOrEqual(tab.left)
    expect(count.right, said).toBeLessThanOrEqual(tab.right)
    // At least two thirds of the icon stay visible.
    expect(count.bottom, said).toBeLessThanOrEqual(icon.top + (icon.bottom - icon.top) / 3)
  }
})

test('splits no word on the data import screen; shows the amount of a savings request on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enterAt(page, '/', '100301')
  await enlarge(page, '1.5')
  await goTo(page, 'ImportarDatos')
  await expect(page.getByText('Movimientos').first()).toBeVisible()
  expect(await splitWords(page.getByRole('main'))).toEqual([])

  await page.setViewportSize({ width: 820, height: 1180 })
  await changeRoute(page, 'AdmCajaAhorro/PorDecidir')
  await page.locator('main a[href*="PorDecidir/"]').first().click()
  const keys = page.getByRole('group').filter({ has: page.locator('output') })
  for (const width of [820, 320]) {
    await page.setViewportSize({ width, height: 1180 })
    await expect(keys).toBeVisible()
    await settled(page)
    const { sum, spilled } = await keys.evaluate((group) => {
      const all = [...group.children]
      return {
        sum: group.querySelector('output')?.textContent,
        spilled: all
          .filter((child) => child.scrollWidth > child.clientWidth + 1)
          .map((child) => child.textContent),
      }
    })
    expect(spilled, `at ${width}`).toEqual([])
    const asked = page.getByText(`${sum}.00`, { exact: true }).first()
    const lines = await asked.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines, `sum at ${width}`).toBe(1)
  }
})

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 320, height: 640 } })

  test('before the photo of an INE, splits no word and keeps the file button beside the shutter', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('turno.locale', 'en'))
    await page.goto('/')
    await signInPage.userInEnglish(page).fill('candidato')
    await signInPage.passwordInEnglish(page).fill(PASSWORD)
    await signInPage.enterInEnglish(page).click()
    await expect(page).toHaveURL(/#\/Inicio/)
    await enlarge(page, '1.5')
    await changeRoute(page, 'Documentos/4')
    const file = page.getByText('Choose a file', { exact: true })
    await expect(file).toBeVisible()
    await settled(page)
    expect(await splitWords(page.getByRole('dialog').last())).toEqual([])
    const { left, right } = await file.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().toJSON()
    })
    expect(left).toBeGreaterThanOrEqual(8)
    const shutter = await page.getByText('Take photo', { exact: true }).boundingBox()
    expect(right).toBeLessThan(shutter?.x ?? 0)
  })
})

test.describe('on a kiosk', () => {
  test.use(KIOSK)

  test('splits no word on the tiles, wraps the table of payslips, and keeps Terminar at the edge', async ({
    page,
    portal,
  }) => {
    await openKiosk(page, portal.url)
    await enterKiosk(page)
    const doors = page.getByRole('main')
    await expect(doors.getByText('Aclaraciones', { exact: true })).toBeVisible()
    for (const letter of ['1.25', '1.5']) {
      await enlarge(page, letter)
      await settled(page)
      expect(await splitWords(doors), letter).toEqual([])
    }

    // Large letters replace the table by a list.
    await enlarge(page, '1')
    // Presses a key, because an idle person is signed out.
    await page.keyboard.press('Shift')
    await changeRoute(page, 'Recibos')
    const table = page.getByRole('main').getByRole('table')
    await expect(table).toBeVisible()
    await settled(page)
    const { width, room } = await table.evaluate((element) => ({
      width: element.scrollWidth,
      room: element.parentElement?.clientWidth ?? 0,
    }))
    expect(width).toBeLessThanOrEqual(room)

    await page.keyboard.press('Shift')
    await page.setViewportSize({ width: 800, height: 1280 })
    await changeRoute(page, 'Recibos/ultimo')
    for (const letter of ['1', '1.5']) {
      await enlarge(page, letter)
      const close = dialogs.close(page.getByRole('dialog'))
      await expect(close).toBeVisible()
      await settled(page)
      const ways = [close, kioskPage.finish(page.getByRole('dialog'))]
      const [left, right] = await Promise.all(ways.map((way) => way.boundingBox()))
      expect((right?.x ?? 0) + (right?.width ?? 0), letter).toBeGreaterThan(760)
      expect(Math.abs((left?.y ?? 0) - (right?.y ?? 0)), letter).toBeLessThan(24)
    }
  })
})

/** Sets the browser's own text size to 200 %, and signs in. */
async function enterEnlarged(page: Page, user: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
  await enterAt(page, '/', user)
}

async function expectFit(page: Page, routes: readonly string[], sign: string): Promise<void> {
  for (const route of routes) {
    await changeRoute(page, route)
    await settled(page)
    expect(await layoutFaults(page), route).toEqual([])
  }
  // Proves that the last screen was open.
  await expect(page.locator(sign).first()).toBeVisible()
}

test('fits the data form with the browser’s text at 200 %', async ({ page }) => {
  await enterEnlarged(page, 'candidato')
  await expectFit(
    page,
    ['ActualizacionDatos', 'ActualizacionDatos/1?volver=datos', 'ActualizacionDatos/4?volver=datos'],
    'main input',
  )
})

test('fits two desks with the browser’s text at 200 %', async ({ page }) => {
  await enterEnlarged(page, '100301')
  await expectFit(page, ['RevisionDocumentos', 'AtencionNomina'], 'main li:visible')
})

test('fits the calendar of Pedir, splits no word and shows no overflow with the browser’s text at 200 %', async ({
  page,
}) => {
  await enterEnlarged(page, '100101')
  await expectFit(page, ['Solicitudes/nueva', 'Incidencias/nueva'], '[data-day]')
  for (const route of [
    'Mas',
    'Recibos',
    'Kardex',
    'Documentos',
    'CajaAhorro',
    'Notificaciones',
    'Reconocer/muro',
  ]) {
    await changeRoute(page, route)
    await settled(page)
    expect(await splitWords(page), route).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), route).toBe(0)
  }
  const icon = await page
    .getByRole('link', { name: /^Notificaciones/ })
    .first()
    .locator('svg')
    .boundingBox()
  expect(icon?.width ?? 0).toBeGreaterThan(30)
})

import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { layoutFaults } from '#tests/support/browser/out-of-place.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { capturePage } from '#tests/support/pages/capture.ts'
import { signIn, signInPage } from '#tests/support/pages/sign-in.ts'
import { changeRoute } from '#tests/support/pages/routes.ts'

test.use({
  viewport: { width: 640, height: 360 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
})

const screens: readonly (readonly [user: string, routes: readonly string[]])[] = [
  [
    '100101',
    [
      'Inicio',
      'Recibos',
      'Kardex',
      'Documentos',
      'CajaAhorro',
      'Mas',
      'Solicitudes/nueva',
      'Incidencias/nueva',
      'Aclaraciones/nueva',
    ],
  ],
  ['candidato', ['ActualizacionDatos', 'ActualizacionDatos/1', 'ActualizacionDatos/3']],
  ['100201', ['Autorizaciones', 'Equipo']],
]

for (const [user, routes] of screens)
  test(`${user} signs in and reaches everything on a phone held sideways`, async ({ page }) => {
    await page.goto('/')
    await expect(signInPage.enter(page)).toBeVisible()
    await expectReachable(page, 'the sign-in')
    await signIn(page, user)
    for (const route of routes) {
      await changeRoute(page, route)
      await settled(page)
      await expectReachable(page, route)
    }
    if (user === 'candidato') await expectWholeCamera(page)
  })

async function expectReachable(page: Page, what: string): Promise<void> {
  expect(await layoutFaults(page), what).toEqual([])
  expect(await unreachable(page), what).toEqual([])
}

/** Asserts that the camera's buttons are entirely in the window. */
async function expectWholeCamera(page: Page): Promise<void> {
  await changeRoute(page, 'Documentos/4')
  const dialog = page.getByRole('dialog').last()
  await expect(capturePage.chooseFile(dialog)).toBeAttached()
  await settled(page)
  const cut = await dialog.locator('label, button').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect()
        return top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1
      })
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
}

/**
 * Returns the controls of the topmost dialog, or of the page, that stay covered or out of view after
 * scrolling to them.
 */
function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body
    const found: string[] = []
    for (const one of root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')) {
      // The target of a radio button or a file field is its label.
      const target = one.closest('label') ?? one
      if (!target.checkVisibility({ visibilityProperty: true })) continue
      const { width, height } = target.getBoundingClientRect()
      if (width <= 1 || height <= 1) continue
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = target.getBoundingClientRect()
      const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1)
      const there = document.elementFromPoint(x, box.top + box.height / 2)
      if (there && (target.contains(there) || there.contains(target))) continue
      found.push(
        (target.getAttribute('aria-label') ?? target.textContent ?? target.localName).trim().slice(0, 40),
      )
    }
    return found
  })
}

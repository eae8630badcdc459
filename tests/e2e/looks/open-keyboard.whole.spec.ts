import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'
import { changeRoute } from '#tests/support/pages/routes.ts'

/** A phone whose keyboard shrinks the window, as in Firefox and in web views. */

const OPEN = { width: 360, height: 320 }
const CLOSED = { width: 360, height: 640 }

test.use({ viewport: CLOSED, isMobile: true, hasTouch: true, serviceWorkers: 'block' })

for (const [user, ...routes] of [
  ['candidato', 'ActualizacionDatos/1'],
  ['100101', 'Aclaraciones/nueva', 'Solicitudes/nueva/carta'],
] as const)
  test(`shows each field of ${routes.join(' and ')} with its label above the open keyboard`, async ({
    page,
  }) => {
    await enterAt(page, '/', user)
    for (const route of routes) {
      await page.setViewportSize(CLOSED)
      await changeRoute(page, route)
      await settled(page)
      const fields = page.locator(
        '#root :is(textarea, input:not([type]), input[type="text"]), [role="dialog"] textarea',
      )
      await expect(fields.first()).toBeAttached()
      for (const field of await fields.all()) {
        if (!(await field.isVisible())) continue
        await page.setViewportSize(CLOSED)
        await field.tap()
        await page.setViewportSize(OPEN)
        await settled(page)
        const name = `${route}, ${await field.getAttribute('id')}`
        expect(await coverOf(field), name).toEqual([])
        await page.keyboard.press('a')
        expect(await coverOf(field), `${name}, after a letter`).toEqual([])
        await page.keyboard.press('Backspace')
      }
    }
  })

function coverOf(field: Locator): Promise<string[]> {
  return field.evaluate((input: HTMLInputElement | HTMLTextAreaElement) => {
    const parts: [string, Element][] = [['field', input]]
    const label = input.labels?.[0]
    if (label) parts.push(['label', label])
    return parts.flatMap(([name, part]) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const faults = [top + 2, bottom - 2].filter((y) => {
        const there = document.elementFromPoint((left + right) / 2, y)
        return !(there && (part.contains(there) || there.contains(part)))
      })
      return faults.map((y) => `${name} at ${Math.round(y)}`)
    })
  })
}

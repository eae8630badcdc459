import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { readyForOffline, settled } from '#tests/support/browser/settled.ts'
import { enterAt, signInAt } from '#tests/support/pages/sign-in.ts'
import { dataFormPage } from '#tests/support/pages/data-form-steps.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { snackBars } from '#tests/support/pages/snack-bars.ts'
import { requestsPage } from '#tests/support/pages/requests.ts'
import { changeRoute } from '#tests/support/pages/routes.ts'

interface Watched {
  texts: string[]
  most: number
  covered: string[]
}

async function watchSnacks(page: Page): Promise<() => Promise<Watched>> {
  await page.evaluate(() => {
    const watched: Watched = { texts: [], most: 0, covered: [] }
    Object.assign(window, { __snacks: watched })
    const look = () => {
      const bars = [
        ...document.querySelectorAll('output > span[data-tone], [role="alert"] > span[data-tone]'),
      ]
      watched.most = Math.max(watched.most, bars.length)
      for (const bar of bars) {
        const text = bar.textContent ?? ''
        if (watched.texts.at(-1) !== text) watched.texts.push(text)
        const box = bar.getBoundingClientRect()
        for (const fixed of document.elementsFromPoint(innerWidth / 2, innerHeight - 2)) {
          const { top, height } = fixed.getBoundingClientRect()
          const isBar = /sticky|fixed/.test(getComputedStyle(fixed).position) && height < innerHeight / 2
          if (isBar && !fixed.contains(bar) && !bar.contains(fixed) && box.bottom > top + 1)
            watched.covered.push(`${text}: ${box.bottom} > ${top}`)
        }
      }
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => (window as unknown as { __snacks: Watched }).__snacks)
}

test('shows no snack bar over the error of the focused field', async ({ page, portal }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await signInAt(page, portal.url, 'ActualizacionDatos/1', 'candidato')
  await dataFormPage.postCode(page).waitFor()
  await settled(page)
  const next = forms.next(page)
  await next.click()
  const fields = await page.locator('input[aria-invalid="true"], select[aria-invalid="true"]').all()
  expect(fields.length).toBeGreaterThan(0)
  for (const field of fields) {
    // A bar soon disappears, so each attempt shows a new bar.
    await expect(async () => {
      await next.click()
      await page.locator(BARS).waitFor({ timeout: 2000 })
      await field.evaluate((element) => {
        let scroller = element.parentElement
        while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
          scroller = scroller.parentElement
        ;(scroller ?? document.scrollingElement)?.scrollBy(0, element.getBoundingClientRect().bottom - 430)
        ;(element as HTMLElement).focus({ preventScroll: true })
      })
      // Real time: the bar moves away shortly after scrolling stops.
      await page.waitForTimeout(300)
      expect(await coveredFault(field)).toBe('')
    }).toPass()
  }
})

test('shows one snack bar at a time, which covers no bar at the bottom', async ({
  page,
  context,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await enterAt(page, portal.url, '100101')
  await changeRoute(page, 'Aclaraciones/nueva')
  const form = requestsPage.newClarification(page)
  await requestsPage.sundayBonus(form).waitFor()
  await readyForOffline(page)
  await requestsPage.period(form).selectOption({ index: 3 })
  await requestsPage.sundayBonus(form).check()
  await forms.comment(form).fill('Falta la prima del domingo')
  await settled(page)
  await expect(page.locator(BARS)).toHaveCount(0)
  const seen = await watchSnacks(page)
  await context.setOffline(true)
  await forms.send(form).click()
  await expect.poll(async () => (await seen()).texts.length).toBe(1)
  await context.setOffline(false)
  await expect.poll(async () => (await seen()).texts.length).toBe(2)
  const { texts, most, covered } = await seen()
  expect(texts.at(-1)).toContain(snackBars.requested.label)
  expect(most).toBe(1)
  expect(covered).toEqual([])
})

const BARS = 'output > span[data-tone], [role="alert"] > span[data-tone]'

/**
 * Returns the text of the field's error if a snack bar covers it, '' if it is uncovered, or why the check is
 * impossible.
 */
function coveredFault(field: Locator): Promise<string> {
  return field.evaluate((element, bars) => {
    const over = document.querySelector(bars)?.getBoundingClientRect()
    if (!over) return 'no snack bar'
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
    const fault = ids.map((id) => document.getElementById(id)).find((said) => said?.id.endsWith('-error'))
    if (!fault) return 'the field has no error text'
    const { top, bottom } = fault.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) return 'the error text is outside the window'
    return bottom > over.top && top < over.bottom ? (fault.textContent ?? '') : ''
  }, BARS)
}

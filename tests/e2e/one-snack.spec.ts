import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/e2e.ts'
import { readyForOffline, signIn } from '../support/browser/person.ts'
import { settled } from '../support/browser/settled.ts'

/** One snack bar at a time, the newer wins, above what lies at the lower edge of the smallest phone. */

interface Watched {
  texts: string[]
  most: number
  covered: string[]
}

/** Writes down every snack bar that comes, how many there are at once, and what one lies over. */
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

test('what is queued and sent in one breath never says two things at once', async ({
  page,
  context,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(portal.url)
  await signIn(page, '100101')
  await readyForOffline(page)
  await page.evaluate(() => {
    location.hash = '#/Aclaraciones/nueva'
  })
  const form = page.getByRole('dialog', { name: 'Solicitar aclaración' })
  await form.getByLabel('Periodo').selectOption({ index: 3 })
  await form.getByLabel('Prima dominical').check()
  await form.getByLabel('Comentario').fill('Falta la prima del domingo')
  await settled(page)
  const seen = await watchSnacks(page)
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(async () => (await seen()).texts.length).toBe(1)
  await context.setOffline(false)
  await expect.poll(async () => (await seen()).texts.length).toBe(2)
  const { texts, most, covered } = await seen()
  expect(texts.at(-1)).toContain('Solicitud registrada correctamente.')
  expect(most).toBe(1)
  expect(covered).toEqual([])
})

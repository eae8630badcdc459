import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Limits the results to violations: building the lists of passed checks would take most of the time. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/**
 * Asserts that axe finds no violation (WCAG 2.2 AA, best practice), that small targets are at least 8 px apart,
 * and that nothing scrolls sideways.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source)
  const { violations } = await page.evaluate(
    (asked) => (window as unknown as { axe: { run(asked: RunOptions): Promise<AxeResults> } }).axe.run(asked),
    options,
  )
  const told: string[] = []
  for (const { id, nodes } of violations)
    for (const node of nodes) {
      const target = node.target.join(' ')
      if (id !== 'target-size' || (await isSmallInView(page, target))) told.push(`${id}: ${target}`)
    }
  expect(told, what).toEqual([])
  expect(await touchingTargets(page), `${what}: gaps under ${LEAST_GAP} px`).toEqual([])
  // A screen that still draws may be wider for a moment.
  const width = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(width, { message: `${what}: sideways scroll` }).toBeLessThanOrEqual(0)
}

const LEAST_GAP = 8
/** Width in px; wider targets are rows of a list, which may touch. */
const SMALL = 200

export function touchingTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, small]) => {
      const name = (element: Element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
      const layerOf = (element: Element): Element | null => {
        const isLayer = element.role === 'dialog' || /sticky|fixed/.test(getComputedStyle(element).position)
        return isLayer || !element.parentElement ? element : layerOf(element.parentElement)
      }
      const all = [...document.querySelectorAll('button, a[href]')].flatMap((element) => {
        // Skips navigation bars and calendars, whose entries adjoin by design, and covered elements.
        if (element.closest('nav, [role="grid"], [inert], [aria-hidden="true"], .t-hidden')) return []
        if (!element.checkVisibility({ visibilityProperty: true })) return []
        const box = element.getBoundingClientRect()
        if (box.width <= 1 || box.width > small || box.height <= 1) return []
        return [{ element, box, layer: layerOf(element) }]
      })
      const told: string[] = []
      for (const [at, { element, box, layer }] of all.entries())
        for (const { element: other, box: its, layer: itsLayer } of all.slice(at + 1)) {
          if (layer !== itsLayer || element.contains(other) || other.contains(element)) continue
          const across = Math.max(box.left, its.left) - Math.min(box.right, its.right)
          const down = Math.max(box.top, its.top) - Math.min(box.bottom, its.bottom)
          const gap = Math.max(across, down)
          if (gap > -1 && gap < least - 0.5)
            told.push(`${name(element)} | ${name(other)}: ${Math.round(gap)}`)
        }
      return told
    },
    [LEAST_GAP, SMALL] as const,
  )
}

/** Minimum width and height of a target in px (WCAG 2.5.8). */
const LEAST_TARGET = 24

/**
 * Repeats the size check in mid-screen: axe counts only the part that a sticky bar leaves uncovered. Asks axe
 * only about targets that are small or covered there, too, because axe reads the whole page each time.
 */
async function isSmallInView(page: Page, target: string): Promise<boolean> {
  const isLarge = await page.locator(target).evaluate((element, least) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    if (width < least || height < least) return false
    const places = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
      [top + 1, (top + bottom) / 2, bottom - 1].map((y) => document.elementFromPoint(x, y)),
    )
    return places.every((there) => there !== null && (element.contains(there) || there.contains(element)))
  }, LEAST_TARGET)
  if (isLarge) return false
  const { violations } = await page.evaluate(
    ([include, asked]) =>
      (
        window as unknown as { axe: { run(include: string, asked: RunOptions): Promise<AxeResults> } }
      ).axe.run(include, asked),
    [target, { ...options, runOnly: ['target-size'] }] as [string, RunOptions],
  )
  return violations.length > 0
}

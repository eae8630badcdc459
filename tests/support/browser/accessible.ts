import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Only what is wrong is worked out: most of the time would go into lists of what is right. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** axe (WCAG 2.2 AA and best practice) finds nothing, and nothing has to be scrolled sideways. */
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
  const width = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(width, `${what}: sideways scroll`).toBeLessThanOrEqual(0)
}

/** axe measures what a bar leaves free: a target that is only scrolled half under one is asked about in mid-screen. */
async function isSmallInView(page: Page, target: string): Promise<boolean> {
  await page
    .locator(target)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { violations } = await page.evaluate(
    ([include, asked]) =>
      (
        window as unknown as { axe: { run(include: string, asked: RunOptions): Promise<AxeResults> } }
      ).axe.run(include, asked),
    [target, { ...options, runOnly: ['target-size'] }] as [string, RunOptions],
  )
  return violations.length > 0
}

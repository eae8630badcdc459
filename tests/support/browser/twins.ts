import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

export interface Twins {
  before: Page
  after: Page
}

/** Maximum difference of a channel (0 to 255) between two renderings of the same edge. */
const SAME_HUE = 48

/** Acts on both pages at the same time, so that their clocks agree. */
export async function inBoth(twins: Twins, act: (page: Page) => Promise<unknown>): Promise<void> {
  await Promise.all([act(twins.before), act(twins.after)])
}

/** @returns up to ten differences; empty when the screens match. Differing pictures are saved in `folder`. */
export async function differences(twins: Twins, name: string, folder: string): Promise<string[]> {
  let found: string[] = []
  // Compares up to three times: a moving or unfinished screen matches later, a real difference stays.
  for (let look = 0; look < 3; look++) {
    // Real time: a picture that stays different has no event to wait for.
    if (look > 0) await twins.after.waitForTimeout(500)
    const [one, other] = await Promise.all([picture(twins.before), picture(twins.after)])
    found = await comparePictures(one.png, other.png)
    if (one.sums.join() !== other.sums.join()) {
      const [styles, others] = await Promise.all(
        [twins.before, twins.after].map((page) => page.evaluate(readStyles)),
      )
      found.unshift(...compareStyles(styles ?? [], others ?? []))
    }
    if (found.length === 0) return []
    await mkdir(folder, { recursive: true })
    const file = `${folder}/${name.replace(/[^\w-]+/g, '_')}`
    await Promise.all([writeFile(`${file}-before.png`, one.png), writeFile(`${file}-after.png`, other.png)])
  }
  return found.slice(0, 10).map((line) => `${name}: ${line}`)
}

interface Look {
  png: Buffer
  sums: number[]
}

async function picture(page: Page): Promise<Look> {
  await page.mouse.move(0, 0)
  await page.evaluate(stillTimes)
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  return { png, sums: await page.evaluate(sumStyles) }
}

/** Hides clock times and the focus ring, which differ between two pictures by chance. */
function stillTimes(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const still = node.nodeValue
      ?.replace(/\d{1,2}:\d{2}(:\d{2})?/g, '00:00')
      .replace(/\d+ (s|min)\b/g, '0 $1')
    if (still !== undefined && still !== node.nodeValue) node.nodeValue = still
  }
}

/**
 * Returns checksums of the properties that readStyles() returns, because a page has about 400 elements with
 * about 400 properties each.
 */
function sumStyles(): number[] {
  const sums: number[] = []
  for (const element of document.body.querySelectorAll('*')) {
    for (const part of ['', '::before', '::after']) {
      const style = getComputedStyle(element, part || null)
      if (part && (style.content === 'none' || style.content === 'normal')) continue
      let sum = 0
      for (const property of style) {
        if (/^--|^(animation|transition)/.test(property)) continue
        const value = style.getPropertyValue(property)
        for (let at = 0; at < value.length; at++) sum = (sum * 31 + value.charCodeAt(at)) | 0
      }
      sums.push(sum)
    }
  }
  return sums
}

function readStyles(): string[][] {
  const all: string[][] = []
  for (const element of document.body.querySelectorAll('*')) {
    for (const part of ['', '::before', '::after']) {
      const style = getComputedStyle(element, part || null)
      if (part && (style.content === 'none' || style.content === 'normal')) continue
      const text = (element.textContent ?? '').trim().slice(0, 24)
      const row = [`${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${part} "${text}"`]
      for (const property of style) {
        if (/^--|^(animation|transition)/.test(property)) continue
        row.push(`${property}: ${style.getPropertyValue(property)}`)
      }
      all.push(row)
    }
  }
  return all
}

function compareStyles(before: string[][], after: string[][]): string[] {
  if (before.length !== after.length) return [`${before.length} elements, then ${after.length}`]
  const found: string[] = []
  for (const [index, row] of before.entries()) {
    const other = after[index] ?? []
    const changed = row.flatMap((value, at) =>
      at > 0 && value !== other[at] ? [`${value} → ${other[at]}`] : [],
    )
    if (changed.length > 0) found.push(`${other[0]} ${changed.slice(0, 4).join('; ')}`)
  }
  return found
}

async function comparePictures(before: Buffer, after: Buffer): Promise<string[]> {
  const [one, other] = await Promise.all(
    [before, after].map((png) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!one || !other) return []
  if (one.info.width !== other.info.width || one.info.height !== other.info.height)
    return [`${one.info.width}×${one.info.height}, then ${other.info.width}×${other.info.height}`]
  let points = 0
  for (let at = 0; at < one.data.length; at += 4)
    if ([0, 1, 2].some((hue) => Math.abs((one.data[at + hue] ?? 0) - (other.data[at + hue] ?? 0)) > SAME_HUE))
      points++
  return points > 0 ? [`${points} points differ`] : []
}

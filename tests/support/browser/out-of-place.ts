import type { Page } from '@playwright/test'
import { splitWords } from './parted-words.ts'

export async function layoutFaults(page: Page): Promise<string[]> {
  const parted = [...new Set(await splitWords(page))]
  return [...parted, ...(await page.evaluate(sideways)), ...(await page.evaluate(wordsOverWords))]
}

function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px to the side`] : []
}

function wordsOverWords(): string[] {
  const lines: {
    element: Element
    text: string
    left: number
    top: number
    right: number
    bottom: number
  }[] = []
  const layer = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')].at(-1)
  const walker = document.createTreeWalker(layer ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim().slice(0, 30) ?? ''
    if (!element || text === '' || element.closest('svg, select, script, style, .textLayer')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const box = element.getBoundingClientRect()
    // Text for screen readers only is one pixel large.
    if (box.width <= 1 || box.height <= 1) continue
    const seen = { left: 0, top: -Infinity, right: innerWidth, bottom: Infinity }
    let isAbove = false
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer)
      // Content that scrolls under a fixed or sticky bar does not count as an overlap.
      isAbove ||=
        (style.position === 'fixed' || style.position === 'sticky') && !outer.contains(layer ?? null)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const edge = outer.getBoundingClientRect()
      seen.left = Math.max(seen.left, edge.left)
      seen.top = Math.max(seen.top, edge.top)
      seen.right = Math.min(seen.right, edge.right)
      seen.bottom = Math.min(seen.bottom, edge.bottom)
    }
    if (isAbove) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      const left = Math.max(line.left, seen.left)
      const top = Math.max(line.top, seen.top)
      const right = Math.min(line.right, seen.right)
      const bottom = Math.min(line.bottom, seen.bottom)
      if (right - left > 2 && bottom - top > 2) lines.push({ element, text, left, top, right, bottom })
    }
  }
  return lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => {
      if (one.element.contains(other.element) || other.element.contains(one.element)) return []
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return width > 3 && height > 6 ? [`"${one.text}" over "${other.text}"`] : []
    }),
  )
}

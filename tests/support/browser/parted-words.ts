import type { Locator, Page } from '@playwright/test'

export function splitWords(place: Locator | Page): Promise<string[]> {
  return ('goto' in place ? place.locator('body') : place).evaluate((root) => {
    const parted: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const box = parent?.getBoundingClientRect()
      // Text for screen readers only is one pixel large.
      if (!parent || !box || box.width <= 1 || box.height <= 1) continue
      // The hidden rest of a clamped text is not checked.
      if (getComputedStyle(parent).webkitLineClamp !== 'none' && parent.scrollHeight > parent.clientHeight)
        continue
      // Skips text on a single line, which cannot contain a split word.
      const whole = document.createRange()
      whole.selectNodeContents(node)
      if (new Set([...whole.getClientRects()].map(({ top }) => Math.round(top))).size < 2) continue
      for (const token of (node.textContent ?? '').matchAll(/\S+/g)) {
        if (/[@/\p{N}]/u.test(token[0])) continue
        for (const word of token[0].matchAll(/\p{L}{2,}/gu)) {
          const range = document.createRange()
          range.setStart(node, token.index + word.index)
          range.setEnd(node, token.index + word.index + word[0].length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) parted.push(`${word[0]} (${parent.localName}.${parent.className})`)
        }
      }
    }
    return parted
  })
}

/** Widths in px at which a screen of the whole run must split no word. */
export const WIDTHS: readonly number[] = [320, 360, 600, 834, 1366]

/** Returns the words that the page splits at each width, with the place and the width. */
export async function splitAt(
  page: Page,
  where: string,
  widths: readonly number[] = WIDTHS,
): Promise<string[]> {
  const told: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const parted = await splitWords(page)
    if (parted.length > 0) told.push(`${where} at ${width}: ${[...new Set(parted)].join(', ')}`)
  }
  return told
}

import type { Locator, Page } from '@playwright/test'

/** Words (letters alone) of which a part stands on another line, where a person can see them. */
export function partedWords(place: Locator | Page): Promise<string[]> {
  return ('goto' in place ? place.locator('body') : place).evaluate((root) => {
    const parted: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const box = parent?.getBoundingClientRect()
      // What only a screen reader reads lies in a box of one pixel.
      if (!parent || !box || box.width <= 1 || box.height <= 1) continue
      // The last line that is seen of a clamped text ends in dots; the rest of it is not seen.
      if (getComputedStyle(parent).webkitLineClamp !== 'none' && parent.scrollHeight > parent.clientHeight)
        continue
      // On one line nothing is parted: most texts need no look at each word.
      const whole = document.createRange()
      whole.selectNodeContents(node)
      if (new Set([...whole.getClientRects()].map(({ top }) => Math.round(top))).size < 2) continue
      for (const token of (node.textContent ?? '').matchAll(/\S+/g)) {
        // Addresses, codes and mail are no words.
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

import type { Page } from '@playwright/test'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

const PICTURES: readonly number[] = [
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]

/**
 * Returns the orientation of each sheet that the page prints with the app's own page sizes, or 'blank'.
 * @param word sheets that contain this word are marked
 */
export async function sheetsOf(page: Page, word?: string): Promise<string[]> {
  const file = await page.pdf({ preferCSSPageSize: true })
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const sheets: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number)
    const { width, height } = sheet.getViewport({ scale: 1 })
    const { items } = await sheet.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join('')
    const { fnArray } = await sheet.getOperatorList()
    // A sheet with only the rest of an overflowing picture is not blank.
    const isBlank = text.trim() === '' && !fnArray.some((name) => PICTURES.includes(name))
    const place = width > height ? 'landscape' : 'portrait'
    sheets.push(isBlank ? 'blank' : word && text.includes(word) ? `${place} with ${word}` : place)
  }
  await pdf.destroy()
  return sheets
}

export async function cutSheets(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const cut = await page.locator('body > div:not(#root) > canvas').evaluateAll((sheets) =>
    (sheets as HTMLCanvasElement[]).flatMap((sheet, index) => {
      let { left, top, right, bottom } = sheet.getBoundingClientRect()
      for (let outer = sheet.parentElement; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowY === 'visible') continue
        const edge = outer.getBoundingClientRect()
        left = Math.max(left, edge.left)
        top = Math.max(top, edge.top)
        right = Math.min(right, edge.right)
        bottom = Math.min(bottom, edge.bottom)
      }
      const seen = (right - left) / (bottom - top)
      const own = sheet.width / sheet.height
      return Math.abs(seen / own - 1) > 0.02
        ? [`page ${index + 1}: ${seen.toFixed(2)}, not ${own.toFixed(2)}`]
        : []
    }),
  )
  await page.emulateMedia({ media: null })
  return cut
}

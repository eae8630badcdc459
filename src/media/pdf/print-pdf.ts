import type { PdfDocument, PdfPage } from './pdf-document.ts'
import { clearCanvases } from './clear-canvases.ts'
import { printSheets, sheetClass } from './print-sheets.ts'

/** Dots per inch. The small digits of a payslip stay sharp, and a page takes 4 million pixels. */
const DPI = 200
const POINTS_PER_INCH = 72

/**
 * Prints pictures of the pages. Resolves when the system has them, or when `isWanted` returns false.
 * @throws when a page cannot be drawn
 */
export async function printPdf(pdf: PdfDocument, isWanted = () => true): Promise<void> {
  const pages: HTMLCanvasElement[] = []
  for (const page of pdf.pages) {
    if (isWanted()) pages.push(await drawSheet(page))
  }
  if (!isWanted()) return
  printSheets(pages, clearCanvases)
}

async function drawSheet(page: PdfPage): Promise<HTMLCanvasElement> {
  const viewport = page.getViewport({ scale: DPI / POINTS_PER_INCH })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  canvas.className = sheetClass(viewport.width, viewport.height)
  await page.render({ canvas, viewport, intent: 'print' }).promise
  return canvas
}

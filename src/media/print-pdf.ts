import type { PdfDocument, PdfPage } from './pdf-document.ts'
import { clearCanvases } from './draw-page.ts'
import classes from './print-pdf.module.css'

/** Dots per inch of what is printed: small figures of a payslip stay sharp, a page takes 4 million pixels. */
const DPI = 200
const POINTS_PER_INCH = 72

/**
 * Prints the document as pictures of its pages, which are on the page while the system prints and no longer.
 * Resolves when the system has them. @throws when a page can't be drawn
 */
export async function printPdf(pdf: PdfDocument): Promise<void> {
  const sheets = document.createElement('div')
  sheets.className = classes.sheets ?? ''
  for (const page of pdf.pages) sheets.append(await drawSheet(page))
  document.body.append(sheets)
  const clear = () => {
    clearCanvases(sheets)
    sheets.remove()
  }
  window.addEventListener('afterprint', clear, { once: true })
  try {
    window.print()
  } catch (error) {
    clear()
    throw error
  }
}

async function drawSheet(page: PdfPage): Promise<HTMLCanvasElement> {
  const viewport = page.getViewport({ scale: DPI / POINTS_PER_INCH })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  canvas.className = (viewport.width > viewport.height ? classes.landscape : classes.portrait) ?? ''
  await page.render({ canvas, viewport, intent: 'print' }).promise
  return canvas
}

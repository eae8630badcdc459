import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfPage } from './pdf-document.ts'
import { clearCanvases } from './clear-canvases.ts'
import { pixelRatio } from './pdf-zoom.ts'

/**
 * Draws the page and puts the complete canvas in `box`.
 * @param scale CSS pixels per point
 * @returns a function that stops the drawing without a callback
 */
export function drawPage(
  page: PdfPage,
  scale: number,
  box: HTMLElement,
  on: { drawn: () => void; failed: () => void },
): () => void {
  const viewport = page.getViewport({ scale })
  const ratio = pixelRatio(viewport.width, viewport.height, window.devicePixelRatio || 1)
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width * ratio)
  canvas.height = Math.floor(viewport.height * ratio)
  const task = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] })
  let isStopped = false
  task.promise.then(
    () => {
      if (isStopped) return
      clearCanvases(box)
      box.append(canvas)
      on.drawn()
    },
    () => {
      // The viewer shows the error.
      if (!isStopped) on.failed()
    },
  )
  return () => {
    isStopped = true
    task.cancel()
  }
}

export function layText(page: PdfPage, box: HTMLElement): () => void {
  box.replaceChildren()
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: box,
    viewport: page.getViewport({ scale: 1 }),
  })
  // The picture of the page does not need the text layer.
  layer.render().catch(() => undefined)
  return () => layer.cancel()
}

import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfPage } from './pdf-document.ts'
import { clearCanvases } from './clear-canvases.ts'
import { pixelRatio } from './pdf-zoom.ts'

/**
 * Draws a page on a new canvas and puts it in `box` once it is complete, so that the old picture stays until then.
 * `scale` is CSS pixels per point. @returns how to stop; drawing that was stopped calls nothing.
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
      // The page says it in its place.
      if (!isStopped) on.failed()
    },
  )
  return () => {
    isStopped = true
    task.cancel()
  }
}

/** Lays the page's text, invisible, over its picture: to be selected, searched and read aloud. */
export function layText(page: PdfPage, box: HTMLElement): () => void {
  box.replaceChildren()
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: box,
    viewport: page.getViewport({ scale: 1 }),
  })
  // Text to select and search; the picture of the page stands without it.
  layer.render().catch(() => undefined)
  return () => layer.cancel()
}

import { lazyPart, loadOrReload, preloadPart } from '#parts/lazy-part.ts'
import { warmViewer } from '#media/pdf/pdf-viewer-lazy.ts'
import type { PaperOrder } from './draw-paper.ts'

const loadDrawing = lazyPart(() => import('./draw-paper.ts'))

/** @throws when the paper cannot be drawn */
export async function makePaperFile(order: PaperOrder): Promise<ArrayBuffer> {
  return (await loadOrReload(loadDrawing)).drawPaper(order)
}

/** Makes the service worker cache everything that the papers need offline. Never throws. */
export async function warmPapers(): Promise<void> {
  await Promise.all([preloadPart(loadDrawing), warmViewer()])
}

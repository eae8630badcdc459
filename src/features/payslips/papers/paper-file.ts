import { makeInWorker, warmWorker } from '#parts/in-worker.ts'
import { lazyPart, loadOrReload, preloadPart } from '#parts/lazy-part.ts'
import { warmViewer } from '#media/pdf/pdf-viewer-lazy.ts'
import type { PaperOrder } from './draw-paper.ts'
// oxlint-disable-next-line import/default -- Vite answers `?worker&url` with the address
import workerUrl from './papers-worker.ts?worker&url'

const loadDrawing = lazyPart(() => import('./draw-paper.ts'))

/** Draws in the worker, and on the page where none starts. @throws when it can't be drawn */
export function makePaperFile(order: PaperOrder): Promise<ArrayBuffer> {
  return makeInWorker(workerUrl, order, async () => (await loadOrReload(loadDrawing)).drawPaper(order))
}

/** Lets the service worker cache everything that the papers need offline. Never throws. */
export async function warmPapers(): Promise<void> {
  await Promise.all([warmWorker(workerUrl), preloadPart(loadDrawing), warmViewer()])
}

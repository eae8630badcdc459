import { makeInWorker } from '#parts/in-worker.ts'
import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'
import type { CutOrder } from './cut-sheet.ts'
// oxlint-disable-next-line import/default -- Vite answers `?worker&url` with the address
import workerUrl from './cut-worker.ts?worker&url'

const loadSheet = lazyPart(() => import('./cut-sheet.ts'))

export function makeCutFile(order: CutOrder): Promise<ArrayBuffer> {
  return makeInWorker(workerUrl, order, async () => (await loadOrReload(loadSheet)).writeCut(order))
}

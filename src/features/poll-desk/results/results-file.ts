import { makeInWorker } from '#parts/in-worker.ts'
import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'
import type { ResultsOrder } from './results-sheet.ts'
// oxlint-disable-next-line import/default -- Vite answers `?worker&url` with the address
import workerUrl from './results-worker.ts?worker&url'

const loadSheet = lazyPart(() => import('./results-sheet.ts'))

export function makeResultsFile(order: ResultsOrder): Promise<ArrayBuffer> {
  return makeInWorker(workerUrl, order, async () => (await loadOrReload(loadSheet)).writeResults(order))
}

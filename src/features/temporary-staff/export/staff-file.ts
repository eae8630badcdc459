import { makeInWorker } from '#parts/in-worker.ts'
import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'
import type { SheetOrder } from './staff-sheet.ts'
// oxlint-disable-next-line import/default -- Vite answers `?worker&url` with the address
import workerUrl from './staff-worker.ts?worker&url'

const loadSheet = lazyPart(() => import('./staff-sheet.ts'))

/** Creates the spreadsheet. @throws when the browser cannot create the file */
export function makeStaffFile(order: SheetOrder): Promise<ArrayBuffer> {
  return makeInWorker(workerUrl, order, async () => (await loadOrReload(loadSheet)).writeStaff(order))
}

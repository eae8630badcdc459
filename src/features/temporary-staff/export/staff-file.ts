import { lazyPart, loadAsked } from '#parts/lazy-part.ts'
import type { SheetOrder } from './staff-sheet.ts'
// oxlint-disable-next-line import/default -- Vite answers `?worker&url` with the address
import workerUrl from './staff-worker.ts?worker&url'

const loadSheet = lazyPart(() => import('./staff-sheet.ts'))

/** The spreadsheet, made in a worker, and here where there is none or its file can't be had. @throws when it can't be made */
export async function makeStaffFile(order: SheetOrder): Promise<ArrayBuffer> {
  const file = await inWorker(order)
  if (file !== null) return file
  const { writeStaff } = await loadAsked(loadSheet)
  return writeStaff(order)
}

function inWorker(order: SheetOrder): Promise<ArrayBuffer | null> {
  return new Promise((done) => {
    const worker = startWorker()
    if (worker === null) return done(null)
    const end = (file: ArrayBuffer | null) => {
      worker.terminate()
      done(file)
    }
    worker.addEventListener('message', (event: MessageEvent<ArrayBuffer | null>) => end(event.data))
    worker.addEventListener('error', () => end(null))
    worker.postMessage(order)
  })
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null
  try {
    return new Worker(workerUrl, { type: 'module' })
  } catch {
    // Workers are forbidden here: the page does it by itself.
    return null
  }
}

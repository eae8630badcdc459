import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// The worker is an asset of the app: the CSP allows no other origin, and the service worker can cache it.
// oxlint-disable-next-line import/default -- Vite answers `?url` with the address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

export type PdfPage = PDFPageProxy

export interface PdfDocument {
  pages: readonly PdfPage[]
  close(): void
}

/**
 * 'damaged': not a readable PDF. 'unavailable': the reader could not start (offline and not cached).
 * 'failed': too little memory, or an unknown reason; a retry may succeed.
 */
export type PdfProblem = 'damaged' | 'unavailable' | 'failed'

export class PdfError extends Error {
  override readonly name = 'PdfError'
  readonly problem: PdfProblem

  constructor(problem: PdfProblem, cause: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

/**
 * Starts a worker for one document. Ending the worker frees its memory, and a failed start can be retried.
 */
function startWorker(): { port: Worker; broken: Promise<never> } {
  const port = new Worker(workerUrl, { type: 'module' })
  const broken = new Promise<never>((_, reject) => {
    port.addEventListener('error', (event) => reject(new PdfError('unavailable', event.message)))
  })
  return { port, broken }
}

/**
 * Opens a PDF. Gives pdf.js a copy, because pdf.js would detach `bytes`. Disables eval and wasm (CSP) and
 * fetch (offline). System fonts replace the base-14 fonts.
 * @throws PdfError
 */
export async function openPdf(bytes: ArrayBuffer): Promise<PdfDocument> {
  const { port, broken } = startWorker()
  const worker = PDFWorker.create({ port, verbosity: 0 })
  const task = getDocument({
    data: new Uint8Array(bytes.slice(0)),
    worker,
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: true,
    enableXfa: false,
    verbosity: 0,
  })
  const close = () => {
    // The worker may have ended already.
    void task.destroy().catch(() => undefined)
    worker.destroy()
    port.terminate()
    TextLayer.cleanup()
  }
  try {
    const pdf = await Promise.race([task.promise, broken])
    return { pages: await Promise.race([allPages(pdf), broken]), close }
  } catch (error) {
    close()
    throw error instanceof PdfError ? error : new PdfError(isShortage(error) ? 'failed' : 'damaged', error)
  }
}

function isShortage(error: unknown): boolean {
  const { name, message, details } = error as { name?: string; message?: string; details?: string }
  return /RangeError|memory|allocat/i.test(`${name} ${message} ${details}`)
}

function allPages(pdf: PDFDocumentProxy): Promise<PdfPage[]> {
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
}

/** Stores the worker in the service worker's run-time cache. The reader then starts without a network. */
export async function fetchWorker(): Promise<void> {
  await (await fetch(workerUrl)).arrayBuffer()
}

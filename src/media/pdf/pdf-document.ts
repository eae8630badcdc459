import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// The worker is an asset of ours: the CSP allows no other origin, and the service worker can keep it.
// oxlint-disable-next-line import/default -- Vite answers `?url` with the address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

export type PdfPage = PDFPageProxy

export interface PdfDocument {
  pages: readonly PdfPage[]
  /** Ends the worker and frees what it held. */
  close(): void
}

/**
 * damaged: these bytes are no readable PDF. unavailable: the reader itself could not start (never loaded, offline).
 * failed: there was no memory for it, or nobody knows why: another time it may open.
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

/** A worker of its own for each document: ending it gives its memory back, and a failed start can be tried again. */
function startWorker(): { port: Worker; broken: Promise<never> } {
  const port = new Worker(workerUrl, { type: 'module' })
  const broken = new Promise<never>((_, reject) => {
    port.addEventListener('error', (event) => reject(new PdfError('unavailable', event.message)))
  })
  return { port, broken }
}

/**
 * Opens a PDF from memory; `bytes` stay the caller's (pdf.js would take them away, so it gets a copy).
 * No eval, no wasm and no fetch: the CSP forbids the first two and the network may be gone. Base-14 fonts are drawn
 * with the system's own.
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
    // Its worker may have ended already, which is what is wanted.
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

/** What pdf.js passes on from its worker when the device gave it no memory. */
function isShortage(error: unknown): boolean {
  const { name, message, details } = error as { name?: string; message?: string; details?: string }
  return /RangeError|memory|allocat/i.test(`${name} ${message} ${details}`)
}

function allPages(pdf: PDFDocumentProxy): Promise<PdfPage[]> {
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
}

/** Puts the worker into the service worker's run-time cache, so that the reader starts without a network. */
export async function fetchWorker(): Promise<void> {
  await (await fetch(workerUrl)).arrayBuffer()
}

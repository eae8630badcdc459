import { lazyPart, loadAsked } from '#parts/lazy-part.ts'

const loadViewer = lazyPart(() => import('./pdf-viewer.tsx'))
const loadPdf = lazyPart(() => import('./pdf-document.ts'))

/** The viewer with pdf.js, some 150 KB: a chunk of its own, fetched when the first document is opened. */
export async function loadPdfViewer() {
  const { PdfViewer } = await loadAsked(loadViewer)
  return { PdfViewer }
}

/** Prints a PDF that is not open, unless `isWanted` says otherwise by then. @throws when it can't be read or drawn */
export async function printFile(bytes: ArrayBuffer, isWanted: () => boolean): Promise<void> {
  const viewer = await loadAsked(loadViewer)
  await viewer.printFile(bytes, isWanted)
}

let warmed: Promise<void> | null = null

/**
 * Fetches everything that reading a PDF needs, so that the service worker holds it when the network is gone.
 * Never throws: whoever saves a file for later has saved it all the same; the next call tries again.
 */
export function warmViewer(): Promise<void> {
  warmed ??= warm().catch(() => {
    // Not fetched: the next call tries again.
    warmed = null
  })
  return warmed
}

async function warm(): Promise<void> {
  const [{ fetchWorker }] = await Promise.all([loadPdf(), loadViewer()])
  await fetchWorker()
}

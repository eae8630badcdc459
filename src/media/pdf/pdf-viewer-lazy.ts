import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'

const loadViewer = lazyPart(() => import('./pdf-viewer.tsx'))
const loadPdf = lazyPart(() => import('./pdf-document.ts'))

/** @throws when the viewer cannot be loaded */
export async function loadPdfViewer() {
  const { PdfViewer } = await loadOrReload(loadViewer)
  return { PdfViewer }
}

/**
 * Prints a PDF. Prints nothing when `isWanted` returns false.
 * @throws when the PDF cannot be loaded or drawn
 */
export async function printFile(bytes: ArrayBuffer, isWanted: () => boolean): Promise<void> {
  const viewer = await loadOrReload(loadViewer)
  await viewer.printFile(bytes, isWanted)
}

let warmed: Promise<void> | null = null

/**
 * Lets the service worker cache the code for offline use. Never throws, because a file is saved even without
 * the viewer.
 */
export function warmViewer(): Promise<void> {
  warmed ??= warm().catch(() => {
    // After a failed fetch, the next call retries.
    warmed = null
  })
  return warmed
}

async function warm(): Promise<void> {
  const [{ fetchWorker }] = await Promise.all([loadPdf(), loadViewer()])
  await fetchWorker()
}

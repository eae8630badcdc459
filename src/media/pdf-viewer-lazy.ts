import { currentLocale } from '#i18n/locale.ts'
import { texts } from './texts.ts'

/** The viewer with pdf.js, some 150 KB: a chunk of its own, fetched when the first document is opened. */
export async function loadPdfViewer() {
  const words = loadWords()
  const { PdfViewer } = await import('./pdf-viewer.tsx')
  await words
  return { PdfViewer }
}

/** In English the words come along, so that the viewer never appears in two languages. */
async function loadWords(): Promise<void> {
  if (currentLocale() === 'en') await texts.loadEnglish().catch(() => undefined)
}

let warmed: Promise<void> | null = null

/**
 * Fetches everything that reading a PDF needs, so that the service worker holds it when the network is gone.
 * Never throws: whoever saves a file for later has saved it all the same; the next call tries again.
 */
export function warmViewer(): Promise<void> {
  warmed ??= warm().catch(() => {
    warmed = null
  })
  return warmed
}

async function warm(): Promise<void> {
  const [{ fetchWorker }] = await Promise.all([import('./pdf-document.ts'), loadPdfViewer()])
  await fetchWorker()
}

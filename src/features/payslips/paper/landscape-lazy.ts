import { lazyPart, loadAhead, loadAsked } from '#parts/lazy-part.ts'

const loadDrawing = lazyPart(() => import('./legacy-payslip-pdf.ts'))

/** The landscape payslip with jsPDF, some 110 KB: a chunk of its own, fetched when the first one is drawn. */
export async function loadLandscape() {
  const { drawLegacyPayslip } = await loadAsked(loadDrawing)
  return { drawLegacyPayslip }
}

/** Fetches it ahead, so that the service worker holds it when the network is gone. Never throws. */
export async function warmLandscape(): Promise<void> {
  await loadAhead(loadDrawing)
}

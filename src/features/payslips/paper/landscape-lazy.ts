import { lazyPart, preloadPart, loadOrReload } from '#parts/lazy-part.ts'

const loadDrawing = lazyPart(() => import('./legacy-payslip-pdf.ts'))

/** jsPDF (about 110 KB with gzip) is in a chunk of its own. */
export async function loadLandscape() {
  const { drawLegacyPayslip } = await loadOrReload(loadDrawing)
  return { drawLegacyPayslip }
}

/** Lets the service worker store the chunk for offline use. Never throws. */
export async function warmLandscape(): Promise<void> {
  await preloadPart(loadDrawing)
}

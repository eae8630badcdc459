import { lazyPart, preloadPart, loadOrReload } from '#parts/lazy-part.ts'

const loadDrawing = lazyPart(() => import('./legacy-payslip-pdf.ts'))

/** Landscape payslip with jsPDF (about 110 KB) in a chunk of its own, fetched for the first drawing. */
export async function loadLandscape() {
  const { drawLegacyPayslip } = await loadOrReload(loadDrawing)
  return { drawLegacyPayslip }
}

/** Prefetches the chunk so that the service worker has it offline. Never throws. */
export async function warmLandscape(): Promise<void> {
  await preloadPart(loadDrawing)
}

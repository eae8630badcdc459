import { lazyPart, preloadPart, loadOrReload } from '#parts/lazy-part.ts'

const loadDrawing = lazyPart(() => import('./legacy-payslip-pdf.ts'))

/** Loads the drawing code, whose jsPDF (about 110 KB with gzip) is a separate chunk. */
export async function loadLandscape() {
  const { drawLegacyPayslip } = await loadOrReload(loadDrawing)
  return { drawLegacyPayslip }
}

/** Makes the service worker store the chunk for offline use. Never throws. */
export async function warmLandscape(): Promise<void> {
  await preloadPart(loadDrawing)
}

import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'

const loadChunk = lazyPart(() => import('./capture-chunk.ts'))

/**
 * Loads the camera when the first document is taken. The chunk contains the texts, because a screen must not
 * mix languages.
 * @throws when the chunk cannot be loaded
 */
export async function loadCapture() {
  const { captureChunk } = await loadOrReload(loadChunk)
  return { Capture: captureChunk.Capture }
}

let warmed: Promise<void> | null = null

/** Lets the service worker cache the code for offline use, including the photo worker. Never throws. */
export function warmCapture(): Promise<void> {
  warmed ??= warm().catch(() => {
    // After a failed fetch, the next call retries.
    warmed = null
  })
  return warmed
}

async function warm(): Promise<void> {
  const { captureChunk } = await loadChunk()
  await captureChunk.fetchPhotoWorker()
}

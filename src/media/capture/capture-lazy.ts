import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'

const loadChunk = lazyPart(() => import('./capture-chunk.ts'))

/**
 * Loads the camera screen and its picture code, a separate chunk, when the first document is taken. The chunk
 * waits for its translated texts, so that the screen never mixes languages.
 * @throws when the chunk cannot be loaded
 */
export async function loadCapture() {
  const { captureChunk } = await loadOrReload(loadChunk)
  return { Capture: captureChunk.Capture }
}

let warmed: Promise<void> | null = null

/**
 * Fetches all code for taking a photo, including the photo worker, so that the service worker caches it for
 * offline use. Never throws.
 */
export function warmCapture(): Promise<void> {
  warmed ??= warm().catch(() => {
    // After a failed fetch the next call tries again.
    warmed = null
  })
  return warmed
}

async function warm(): Promise<void> {
  const { captureChunk } = await loadChunk()
  await captureChunk.fetchPhotoWorker()
}

import { lazyPart, loadAsked } from '#parts/lazy-part.ts'

const loadDoor = lazyPart(() => import('./capture-door.ts'))

/**
 * Loads the camera screen and its picture code, a separate chunk, when the first document is taken. The chunk
 * waits for its translated texts, so that the screen never mixes languages.
 * @throws when the chunk cannot be loaded
 */
export async function loadCapture() {
  const { door } = await loadAsked(loadDoor)
  return { Capture: door.Capture }
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
  const { door } = await loadDoor()
  await door.fetchPhotoWorker()
}

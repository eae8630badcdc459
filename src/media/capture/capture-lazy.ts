import { lazyPart, loadAsked } from '#parts/lazy-part.ts'

const loadDoor = lazyPart(() => import('./capture-door.ts'))

/**
 * Camera, pictures and their preparing: a chunk of its own, fetched when the first document is to be taken. In English
 * the words come along, so that the screen never appears in two languages.
 */
export async function loadCapture() {
  const { door } = await loadAsked(loadDoor)
  return { Capture: door.Capture }
}

let warmed: Promise<void> | null = null

/**
 * Fetches everything that taking a photo needs, its worker too, so that the service worker holds it when the network is
 * gone. Never throws; the next call tries again.
 */
export function warmCapture(): Promise<void> {
  warmed ??= warm().catch(() => {
    // Not fetched: the next call tries again.
    warmed = null
  })
  return warmed
}

async function warm(): Promise<void> {
  const { door } = await loadDoor()
  await door.fetchPhotoWorker()
}

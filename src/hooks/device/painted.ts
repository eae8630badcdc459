/** At most so long, in ms: where a page is out of sight, nothing is painted. */
const PATIENCE_MS = 100

/**
 * Once the browser has painted what was changed just now. What a tap sets going waits for it, so that the tap is
 * answered in the next picture and not after its work (web.dev/inp).
 */
export function painted(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PATIENCE_MS)
  })
}

/** A page that nobody sees is not painted. */
const UNSEEN_MS = 100

/**
 * Settles once the browser has painted what is drawn by now. A tap is answered by what its own handler draws: what may
 * come a picture later waits here, so that a slow phone shows at once that it was tapped.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, UNSEEN_MS)
  })
}

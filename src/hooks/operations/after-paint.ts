/** Maximum wait, ms: browsers do not paint a hidden page. */
const HIDDEN_PAGE_MS = 100

/**
 * Resolves when the browser has painted the current changes. Work that can wait for the next frame awaits this,
 * so that a slow phone shows the reaction to a tap at once.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, HIDDEN_PAGE_MS)
  })
}

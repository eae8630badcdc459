/** Maximum wait in ms, because browsers do not paint a hidden page. */
const HIDDEN_PAGE_MS = 100

/** Resolves when the browser has painted the current changes. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, HIDDEN_PAGE_MS)
  })
}

import { showScreenAlert } from './alert.ts'

/** By then the dialog under the alert has taken the focus, which returns to it when the alert closes. */
const AFTER_MS = 60

/**
 * Shows the alert, unless its cause is gone by then; calls `onShown` when it is on screen. @returns the
 * effect's clean-up
 */
export function alertSoon(text: string, onShown?: () => void): () => void {
  const timer = setTimeout(() => {
    onShown?.()
    void showScreenAlert(text)
  }, AFTER_MS)
  return () => clearTimeout(timer)
}

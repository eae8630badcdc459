import { showScreenAlert } from './alert.ts'

/**
 * Delay, ms: first the dialog below the alert takes the focus, so that the focus returns to that dialog
 * afterwards.
 */
const DELAY_MS = 60

/**
 * Shows an alert after a short delay, unless the effect is cleaned up before. Calls `onShown` when the alert
 * is shown.
 * @returns the effect's clean-up
 */
export function alertSoon(text: string, onShown?: () => void): () => void {
  const timer = setTimeout(() => {
    onShown?.()
    void showScreenAlert(text)
  }, DELAY_MS)
  return () => clearTimeout(timer)
}

import { showScreenAlert } from './alert.ts'

/**
 * Delay in ms. A dialog below the alert must take the focus first; closing the alert then returns the focus
 * to that dialog.
 */
const DELAY_MS = 60

/**
 * Shows an alert after a short delay, unless the effect is cleaned up earlier. Calls `onShown` when the alert
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

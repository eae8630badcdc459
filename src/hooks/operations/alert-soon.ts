import { showAlert } from './alert.ts'

/** By then the dialog under the alert has taken the focus, and gets it back when the alert is closed. */
const AFTER_MS = 60

/** Shows the alert unless what it says is over by then; `onShown` is told. @returns the effect's clean-up */
export function alertSoon(text: string, onShown?: () => void): () => void {
  const timer = setTimeout(() => {
    onShown?.()
    void showAlert({ text })
  }, AFTER_MS)
  return () => clearTimeout(timer)
}

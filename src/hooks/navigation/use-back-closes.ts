import { useEffect, useRef } from 'react'
import { guardBack } from './back-guard.ts'

/**
 * CloseWatcher API, which TypeScript's DOM types do not declare. On Android, Back fires `close` on the newest
 * watcher.
 */
export interface CloseWatcher extends EventTarget {
  destroy(): void
}

/**
 * Closes a dialog without a route on Back and on a change of route. Browsers without CloseWatcher need an
 * additional history entry (back-guard.ts).
 * @param closesWith returns whether the current change of route closes the dialog; default: every change
 * @param opensItself true for a dialog that nobody opened. It has the history entry in every browser, because
 * CloseWatcher does not catch the Back button of a computer.
 */
export function useCloseOnBack(
  onClose: () => void,
  {
    closesWith = () => true,
    opensItself = false,
  }: { closesWith?: () => boolean; opensItself?: boolean } = {},
): void {
  const now = useRef({ onClose, closesWith })
  useEffect(() => {
    now.current = { onClose, closesWith }
  })
  useEffect(() => {
    const leave = () => now.current.onClose()
    const turn = () => {
      if (now.current.closesWith()) leave()
    }
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher }
    const watcher = CloseWatcher ? new CloseWatcher() : null
    watcher?.addEventListener('close', leave)
    const removeGuard = watcher && !opensItself ? null : guardBack(leave)
    window.addEventListener('hashchange', turn)
    return () => {
      window.removeEventListener('hashchange', turn)
      watcher?.destroy()
      removeGuard?.()
    }
  }, [opensItself])
}

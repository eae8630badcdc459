import { useEffect, useRef } from 'react'

/** CloseWatcher: Android's Back fires `close` on the newest watcher. Not in the DOM's own types yet. */
interface CloseWatcher extends EventTarget {
  destroy(): void
}

/**
 * Closes a dialog that has no route of its own. With CloseWatcher, Android's Back closes it without an
 * artificial history entry. In every browser a change of route closes it.
 * @param closesWith returns whether the current change of route closes the dialog; default: every change
 */
export function useBackCloses(onClose: () => void, closesWith: () => boolean = () => true): void {
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
    window.addEventListener('hashchange', turn)
    return () => {
      window.removeEventListener('hashchange', turn)
      watcher?.destroy()
    }
  }, [])
}

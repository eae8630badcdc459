import { useEffect, useRef } from 'react'

/** Android's Back as the platform hands it to what lies on top; not in the DOM's own types yet. */
interface CloseWatcher extends EventTarget {
  destroy(): void
}

/**
 * For a dialog without a route of its own: Android's Back is its close icon where the browser can tell (no history
 * entry is made up for it), and any change of page closes it everywhere.
 */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const leave = () => close.current()
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher }
    const watcher = CloseWatcher ? new CloseWatcher() : null
    watcher?.addEventListener('close', leave)
    window.addEventListener('hashchange', leave)
    return () => {
      window.removeEventListener('hashchange', leave)
      watcher?.destroy()
    }
  }, [])
}

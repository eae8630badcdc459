import { useEffect, useRef } from 'react'

/**
 * Android's Back, as the platform hands it to the topmost layer (CloseWatcher); not in the DOM's own types yet.
 */
interface CloseWatcher extends EventTarget {
  destroy(): void
}

/**
 * For a dialog without a route of its own. Where the browser has CloseWatcher, Android's Back closes the dialog
 * without a made-up history entry; in every browser a change of route closes it.
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

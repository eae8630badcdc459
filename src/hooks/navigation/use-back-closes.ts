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
 * @param closesWith which change of route; default: any
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

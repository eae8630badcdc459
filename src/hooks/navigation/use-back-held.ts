import { useEffect } from 'react'

/** See use-back-closes.ts. */
interface CloseWatcher extends EventTarget {
  destroy(): void
}

/** For what is shown once: Android's Back leaves the screen with it no more than a touch beside it does. */
export function useBackHeld(): void {
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher }
    if (!CloseWatcher) return
    let watcher: CloseWatcher
    const arm = () => {
      // A watcher serves one Back.
      watcher = new CloseWatcher()
      watcher.addEventListener('close', arm)
    }
    arm()
    return () => {
      watcher.removeEventListener('close', arm)
      watcher.destroy()
    }
  }, [])
}

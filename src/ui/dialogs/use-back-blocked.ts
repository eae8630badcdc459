import { useEffect } from 'react'

/** TypeScript's DOM types do not declare the CloseWatcher API. */
type CloseWatcher = EventTarget & { destroy(): void }

/** Blocks Android's Back while mounted. For content that is shown only once, such as a new key. */
export function useBackBlocked(): void {
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher }
    if (!CloseWatcher) return
    let watcher: CloseWatcher
    const arm = () => {
      // A watcher catches one Back only, so each Back creates the next watcher.
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

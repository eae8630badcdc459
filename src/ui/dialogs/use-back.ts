import { useEffect, useRef } from 'react'

/** CloseWatcher: Android's Back fires `close` on the newest watcher. Not in the DOM's own types yet. */
interface CloseWatcher extends EventTarget {
  destroy(): void
}

/**
 * Lets Android's Back close a dialog without an address. Back would otherwise leave the screen and lose everything
 * typed on it. Browsers without CloseWatcher keep their Back: an extra history entry for each question would
 * confuse it.
 * @param close null while Back must not close it
 */
export function useBack(close: (() => void) | null): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  const isOn = close !== null
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher }
    if (!isOn || !CloseWatcher) return
    let watcher: CloseWatcher
    const arm = () => {
      watcher = new CloseWatcher()
      watcher.addEventListener('close', back)
    }
    const back = () => {
      // A watcher catches only one Back, and the dialog may stay open.
      arm()
      latest.current?.()
    }
    arm()
    return () => watcher.destroy()
  }, [isOn])
}

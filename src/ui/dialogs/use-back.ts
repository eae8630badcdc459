import { useEffect, useRef } from 'react'

/**
 * CloseWatcher API, which TypeScript's DOM types do not declare. On Android, Back fires `close` on the newest
 * watcher.
 */
interface CloseWatcher extends EventTarget {
  destroy(): void
}

/**
 * Lets Android's Back close a dialog without an address. Otherwise Back would leave the screen and lose the
 * typed text. Browsers without CloseWatcher keep their Back, because extra history entries would confuse it.
 * @param close null while Back must not close the dialog
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
      // A watcher catches one Back only, and the dialog may stay open.
      arm()
      latest.current?.()
    }
    arm()
    return () => watcher.destroy()
  }, [isOn])
}

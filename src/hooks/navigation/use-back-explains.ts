import { useCallback, useEffect, useRef, useState } from 'react'

/** See use-back-closes.ts. */
interface CloseWatcher extends EventTarget {
  destroy(): void
}

/**
 * For a persistent dialog without a route of its own: the first Back or Esc only says why the dialog can't be
 * closed, the second one leaves (product.md, information architecture). Not every phone has Back, so a button
 * asks the same way.
 */
export function useBackExplains(onLeave: () => void): { isAsked: boolean; ask: () => void } {
  const [isAsked, setAsked] = useState(false)
  const asked = useRef(false)
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  const ask = useCallback(() => {
    if (asked.current) return leave.current()
    asked.current = true
    setAsked(true)
  }, [])
  useEffect(() => watchBack(ask), [ask])
  return { isAsked, ask }
}

/** With CloseWatcher, Esc arrives as Back; without it, only Esc can be caught. */
function watchBack(onBack: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher }
  if (!CloseWatcher) {
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && onBack()
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }
  let watcher: CloseWatcher
  const arm = () => {
    // A watcher serves one Back.
    watcher = new CloseWatcher()
    watcher.addEventListener('close', () => {
      arm()
      onBack()
    })
  }
  arm()
  return () => watcher.destroy()
}

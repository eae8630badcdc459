import { useCallback, useEffect, useRef, useState } from 'react'
import { guardBack } from './back-guard.ts'
import type { CloseWatcher } from './use-back-closes.ts'

/**
 * Handles Back and Esc in a persistent dialog without a route. The first Back or Esc sets `isAsked`, which
 * lets the dialog explain why the person should stay. The second calls `onLeave`. A button can call `ask`
 * too, because not every phone has Back. On a computer, a history entry catches the first Back of the
 * browser; the second Back leaves the page without `onLeave`.
 */
export function useBackExplains(onLeave: () => void): { isAsked: boolean; ask: () => void } {
  const [isAsked, setAsked] = useState(false)
  const wasAsked = useRef(false)
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  const ask = useCallback(() => {
    if (wasAsked.current) return leave.current()
    wasAsked.current = true
    setAsked(true)
  }, [])
  useEffect(() => watchBack(ask), [ask])
  useEffect(() => (isAsked ? undefined : guardBack(ask)), [isAsked, ask])
  return { isAsked, ask }
}

function watchBack(onBack: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher }
  if (!CloseWatcher) {
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && onBack()
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }
  let watcher: CloseWatcher
  const arm = () => {
    // A watcher catches one Back only, so each Back creates the next watcher.
    watcher = new CloseWatcher()
    watcher.addEventListener('close', () => {
      arm()
      onBack()
    })
  }
  arm()
  return () => watcher.destroy()
}

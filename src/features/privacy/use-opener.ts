import { useCallback, useRef } from 'react'

/** A button in whose place a form stands: once the form has gone, the focus is on it again and not lost. */
export function useOpener() {
  const opener = useRef<HTMLDivElement>(null)
  const focusOpener = useCallback(() => {
    // It is drawn anew first.
    setTimeout(() => opener.current?.querySelector('button')?.focus())
  }, [])
  return { opener, focusOpener }
}

import { useCallback, useEffect, useRef } from 'react'
import { navigate } from './navigation.ts'

/**
 * Returns the function that closes an item opened over a list. Goes back in the history to the list.
 * Navigates to the list instead when the list is not the previous entry, for example after an external link.
 * `onClosed` runs after every way of closing, and moves the focus to the item's row.
 */
export function useCloseItem(
  /** Key of the item in the address; null when only the list is open. */
  key: string | null,
  listPath: string,
  onClosed: (key: string) => void,
): () => void {
  const opened = useRef(0)
  const before = useRef<string | null | undefined>(undefined)
  const closed = useRef(onClosed)
  useEffect(() => {
    closed.current = onClosed
  })
  useEffect(() => {
    const last = before.current
    before.current = key
    opened.current = key === null || last === undefined ? 0 : opened.current + 1
    if (key === null && last) closed.current(last)
  }, [key])
  return useCallback(() => {
    if (opened.current === 1) window.history.back()
    else navigate(listPath, { replace: true })
  }, [listPath])
}

import { useCallback, useEffect, useRef } from 'react'
import { navigate } from './navigation.ts'

/**
 * For an item that is open over its list by its address. Closing goes back to where the list was; from a link into
 * the app it leads to the list, never out (product.md). `onClosed` puts the focus on the item's place in the list,
 * whichever way the item was closed.
 */
export function useCloseItem(
  /** What the address names; null when only the list is open. */
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

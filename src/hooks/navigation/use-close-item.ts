import { useCallback, useEffect, useRef } from 'react'
import { navigate } from './navigation.ts'

/**
 * For an item that its address opens over a list. Closing goes back to the list's place; when a link from
 * outside opened the item, closing leads to the list, never out of the app (product.md). `onClosed` moves the
 * focus to the item's row, however the item was closed.
 */
export function useCloseItem(
  /** The item that the address names; null when only the list is open. */
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

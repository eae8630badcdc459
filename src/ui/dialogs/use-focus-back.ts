import { useEffect, useRef, useState } from 'react'

/**
 * For a dialog that is there only while it is open: when it goes, the focus returns to where it was, or to the
 * page's heading when that is gone. (Mantine gives it back only to dialogs that stay and are closed.)
 * @param isOpen false where it may go without having been open: then the focus stays where it is
 */
export function useFocusBack(isOpen = true): void {
  const [before] = useState(() => document.activeElement)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    wasOpen.current = isOpen
  }, [isOpen])
  useEffect(() => {
    return () => {
      if (!wasOpen.current) return
      setTimeout(() => {
        // A dialog that came in its place, or the screen itself, has it already.
        if (document.activeElement !== document.body) return
        const place =
          before?.isConnected && before !== document.body ? before : document.querySelector('main h1')
        if (place instanceof HTMLElement) place.focus({ preventScroll: true })
      })
    }
  }, [before])
}

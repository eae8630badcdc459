import { useEffect, useState } from 'react'

/**
 * For a dialog that is there only while it is open: when it goes, the focus returns to where it was, or to the
 * page's heading when that is gone. (Mantine gives it back only to dialogs that stay and are closed.)
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    return () => {
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

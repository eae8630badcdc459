import { useEffect, useRef, useState } from 'react'
import { focusOnMount } from '../actions/focus.ts'

/**
 * When an open dialog unmounts, returns the focus to the previous element, or else to the page's heading.
 * Mantine does so only for dialogs that stay mounted when they close.
 * @param isOpen false while the dialog is not open; unmounting then leaves the focus unchanged
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
        if (document.activeElement !== document.body) return
        const place =
          before?.isConnected && before !== document.body ? before : document.querySelector('main h1')
        if (place instanceof HTMLElement) focusOnMount(place, { preventScroll: true })
      })
    }
  }, [before])
}

import { useEffect, useRef, useState } from 'react'
import { focusOnMount } from '../actions/focus.ts'

/**
 * When an open dialog unmounts, returns the focus to the element that had it before, or to the page's heading if that
 * element is gone. Mantine does this only for dialogs that stay mounted when they close.
 * @param isOpen false while the dialog may unmount without having been open: the focus then stays
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

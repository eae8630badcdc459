import { useEffect, useRef } from 'react'

/** For a dialog without a route of its own: Android's Back is its close icon, and so is any change of page. */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    window.history.pushState({ ...window.history.state, dialog: true }, '')
    const onPop = () => close.current()
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      // Closed in another way: the entry that Back would have used goes too.
      if ((window.history.state as { dialog?: boolean } | null)?.dialog) window.history.back()
    }
  }, [])
}

import { useEffect } from 'react'

const EVERY_MS = 2000

/** Asks again every two seconds while something goes on, and the page is looked at. */
export function useLooking(isGoing: boolean, refresh: () => Promise<void>): void {
  useEffect(() => {
    if (!isGoing) return
    let isAsking = false
    const timer = setInterval(() => {
      if (isAsking || document.hidden || !navigator.onLine) return
      isAsking = true
      void refresh().finally(() => (isAsking = false))
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isGoing, refresh])
}

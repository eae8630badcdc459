import { useEffect, useEffectEvent } from 'react'

const EVERY_MS = 2000

/** Asks again every two seconds while something goes on, and the page is looked at. */
export function useLooking(isGoing: boolean, refresh: () => Promise<void>): void {
  const ask = useEffectEvent(refresh)
  useEffect(() => {
    if (!isGoing) return
    let isAsking = false
    const timer = setInterval(() => {
      if (isAsking || document.hidden || !navigator.onLine) return
      isAsking = true
      void ask().finally(() => (isAsking = false))
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isGoing])
}

/**
 * Once more as the screen is opened, and when something has ended: others send files, and receipts are placed by
 * themselves.
 */
export function useFresh(refresh: () => Promise<void>, since: unknown = null): void {
  const ask = useEffectEvent(refresh)
  useEffect(() => void ask(), [since])
}

import { useEffect, useEffectEvent } from 'react'

/** Milliseconds in which the chosen medal stays visible. Another tap in this time changes the choice. */
const SEEN_MS = 300

/**
 * Calls `next` shortly after the latest tap.
 * @param taps taps on this question; 0 cancels
 */
export function useAdvance(taps: number, next: () => void): void {
  const advance = useEffectEvent(next)
  useEffect(() => {
    if (taps === 0) return
    const timer = setTimeout(() => advance(), SEEN_MS)
    return () => clearTimeout(timer)
  }, [taps])
}

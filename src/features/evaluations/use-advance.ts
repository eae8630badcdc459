import { useEffect, useEffectEvent } from 'react'

/** Shows the chosen medal this long. Another tap in this time changes the choice. */
const SEEN_MS = 300

/**
 * Moves on by itself a moment after the latest tap.
 * @param taps number of taps on this question; 0 cancels
 */
export function useAdvance(taps: number, next: () => void): void {
  const advance = useEffectEvent(next)
  useEffect(() => {
    if (taps === 0) return
    const timer = setTimeout(() => advance(), SEEN_MS)
    return () => clearTimeout(timer)
  }, [taps])
}

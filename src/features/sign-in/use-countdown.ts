import { useEffect, useState } from 'react'

/**
 * Whole seconds left until `end` (ms, this device's clock); 0 when it is over or `end` is null. One end for each
 * component: give it a `key` when the end changes.
 */
export function useCountdown(end: number | null): number {
  const [now, setNow] = useState(Date.now)
  const left = end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isRunning])
  return left
}

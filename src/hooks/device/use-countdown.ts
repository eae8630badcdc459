import { useEffect, useState } from 'react'

/** Whole seconds left until `end` (ms, this device's clock); 0 when `end` has passed or is null. */
export function useCountdown(end: number | null): number {
  const [now, setNow] = useState(Date.now)
  const left = end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const look = () => setNow(Date.now())
    // The state is as old as the component, or as the last `end`.
    look()
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [isRunning, end])
  return left
}

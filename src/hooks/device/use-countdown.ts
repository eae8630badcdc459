import { useEffect, useState } from 'react'

/** Returns the whole seconds left until `end` (ms, device clock); 0 when `end` has passed or is null. */
export function useCountdown(end: number | null): number {
  const [now, setNow] = useState(Date.now)
  const left = end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const update = () => setNow(Date.now())
    // `now` dates from the mount or from the previous `end`, so it may be stale.
    update()
    const timer = setInterval(update, 500)
    return () => clearInterval(timer)
  }, [isRunning, end])
  return left
}

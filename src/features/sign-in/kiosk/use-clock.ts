import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Returns the device time in ms, updated every minute. */
export function useClock(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE_MS - (now % MINUTE_MS))
    return () => clearTimeout(timer)
  }, [now])
  return now
}

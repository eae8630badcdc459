import { useEffect, useState } from 'react'

/** Time in ms after which a wait for the server is slow. */
const SLOW_MS = 8000

/** Returns true after `ms` of activity. */
export function useSlow(isBusy: boolean, ms = SLOW_MS): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setSlow(true), ms)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy, ms])
  return isSlow
}

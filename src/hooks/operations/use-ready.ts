import { useCallback, useEffect, useState } from 'react'

/** A part comes at once, when all of it is known, so that nothing moves under a finger. */
export function useReady(): { isReady: boolean; ready: () => void } {
  const [isReady, setReady] = useState(false)
  const ready = useCallback(() => setReady(true), [])
  return { isReady, ready }
}

/** Nothing that is here waits longer for what is not: a service that is busy answers whenever it can. */
const LATE_MS = 5000

export function useLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}

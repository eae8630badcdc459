import { useCallback, useEffect, useState } from 'react'

/** State of a part that appears only when all its data are known, because nothing may move under a finger. */
export function useReady(): { isReady: boolean; ready: () => void } {
  const [isReady, setReady] = useState(false)
  const ready = useCallback(() => setReady(true), [])
  return { isReady, ready }
}

/** Maximum time in ms that loaded content waits for missing content. */
const LATE_MS = 5000

export function useLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}

import { useEffect, useState } from 'react'
import { loadSession } from '#hooks/session/load-session.ts'

/** Whether something is kept on this device for anybody; null: not looked up yet. */
export function useKnowsAnybody(): boolean | null {
  const [knows, setKnows] = useState<boolean | null>(null)
  useEffect(() => {
    let isCurrent = true
    void loadSession()
      .then((session) => session.knowsAnybody())
      // A browser that keeps nothing.
      .catch(() => false)
      .then((found) => isCurrent && setKnows(found))
    return () => {
      isCurrent = false
    }
  }, [])
  return knows
}

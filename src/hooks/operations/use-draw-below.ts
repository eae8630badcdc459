import { useState } from 'react'
import { useLate } from './use-ready.ts'

/**
 * Returns whether to draw the content below a part that is still loading. Drawn earlier, it would move under
 * the person's finger when the part appears. True once the part has data or an error, or is late; then it stays
 * true, also during a refetch.
 */
export function useDrawBelow(isReady: boolean): boolean {
  const isLate = useLate()
  const [wasReady, setWasReady] = useState(isReady)
  if (isReady && !wasReady) setWasReady(true)
  return wasReady || isReady || isLate
}

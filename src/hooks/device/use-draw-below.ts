import { useState } from 'react'
import { useLate } from '../operations/use-ready.ts'

/**
 * Returns whether to draw the content below a part that may still be loading. Content drawn too early would
 * move under the person's finger. Stays true from the first data, error or timeout on.
 */
export function useDrawBelow(isReady: boolean): boolean {
  const isLate = useLate()
  const [wasReady, setWasReady] = useState(isReady)
  if (isReady && !wasReady) setWasReady(true)
  return wasReady || isReady || isLate
}

import { useState } from 'react'
import { useLate } from './use-ready.ts'

/**
 * Whether what stands below something that is on its way may be drawn, so that nothing is pushed away under a finger: as
 * soon as that is here, or says why it is not, or is late. From then on it stays, also while it is asked for anew.
 */
export function useCame(isHere: boolean): boolean {
  const isLate = useLate()
  const [came, setCame] = useState(isHere)
  if (isHere && !came) setCame(true)
  return came || isHere || isLate
}

import { useEffect, useState } from 'react'

/** Maximum wait for the entries of the bar, in ms. Without the bar a person can reach no other screen. */
const LONGEST_WAIT_MS = 3000

/**
 * Returns the state of the bar, whose entries must not move under a finger. On a first visit to a device,
 * only the server knows whether the person leads a team, which adds an entry.
 * - 'waiting': nothing is drawn yet
 * - 'held': the wait was too long; the entries of everybody are drawn until the next screen
 * - 'known': all entries are drawn
 * @param isPending true while it is unknown what the person may open
 * @param screen name of the open screen
 */
export function useBarWait(isPending: boolean, screen: string): 'waiting' | 'held' | 'known' {
  const [heldOn, setHeldOn] = useState<string | null>(null)
  if (isPending && heldOn !== null && heldOn !== screen) setHeldOn(screen)
  const isWaiting = isPending && heldOn === null
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setHeldOn(screen), LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, screen])
  if (isWaiting) return 'waiting'
  return isPending || heldOn === screen ? 'held' : 'known'
}

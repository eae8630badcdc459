import { useEffect, useState } from 'react'

/** Longest wait for the entries of the bar, ms. Without them a person can reach no other screen. */
const LONGEST_WAIT_MS = 3000

/**
 * Returns how the bar is drawn, so that its entries never move under a finger. On a person's first visit to a device,
 * only the server knows whether they lead a team, which adds an entry.
 * - 'waiting': nothing is drawn yet
 * - 'held': the wait was too long. The entries that everybody has are drawn, and stay until the next screen
 * - 'known': all entries are drawn
 * @param isPending whether it is unknown what the person may open
 * @param screen names the screen that is open
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

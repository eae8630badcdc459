import { useSyncExternalStore } from 'react'

/** Device time in ms, at most 90 s old. Precise enough for greetings and days, not for deadlines. */
let now = Date.now()
const TICK_MS = 60_000

function subscribe(listener: () => void): () => void {
  const tick = () => {
    // The difference is absolute, because the person may set the clock back.
    if (Math.abs(Date.now() - now) < TICK_MS / 2) return
    now = Date.now()
    listener()
  }
  tick()
  const timer = setInterval(tick, TICK_MS)
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  )
}

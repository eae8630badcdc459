import { useSyncExternalStore } from 'react'
import { deviceMode } from '#core/store/device-mode.ts'
import { isProtected, protect } from '#core/store/protection.ts'

/**
 * Whether the browser has promised to keep this site's data; null until known, and in browsers that don't tell.
 */
let answer: boolean | null = null
let isAsked = false
const listeners = new Set<() => void>()

/**
 * Asks the browser once a visit for that promise, with the first draft: the first thing whose loss would hurt
 * (offline.md, "Storage"). Never on a kiosk, which keeps nothing for long.
 */
export async function askForProtection(): Promise<void> {
  if (isAsked || deviceMode() === 'kiosk') return
  isAsked = true
  tell((await isProtected()) || (await protect()))
}

function tell(next: boolean | null): void {
  answer = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Later visits show the present state without asking again.
  if (answer === null && !isAsked && deviceMode() !== 'kiosk') {
    void isProtected().then((found) => answer === null && tell(found))
  }
  return () => listeners.delete(listener)
}

export function useProtection(): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => answer,
    () => null,
  )
}

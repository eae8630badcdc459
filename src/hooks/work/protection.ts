import { useSyncExternalStore } from 'react'
import { deviceMode } from '#core/store/device-mode.ts'
import { isProtected, protect } from '#core/store/protection.ts'

/**
 * True when the browser grants persistent storage to this site; null while unknown and in browsers that do
 * not report it.
 */
let answer: boolean | null = null
let isAsked = false
const listeners = new Set<() => void>()

/**
 * Asks the browser for persistent storage, once per page load, when the first draft is written (offline.md,
 * "Storage"). Skipped on a kiosk, which stores data only for a short time.
 */
export async function askForProtection(): Promise<void> {
  if (isAsked || deviceMode() === 'kiosk') return
  isAsked = true
  publish((await isProtected()) || (await protect()))
}

function publish(next: boolean | null): void {
  answer = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Reads the current state without asking the browser for persistent storage.
  if (answer === null && !isAsked && deviceMode() !== 'kiosk') {
    void isProtected().then((found) => answer === null && publish(found))
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

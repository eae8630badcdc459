import { useSyncExternalStore } from 'react'

/** "Ayudar a mejorar el portal" is a setting of the device and names nobody, so localStorage may keep it. */
const KEY = 'turno.sinMejora'
const listeners = new Set<() => void>()
let current: boolean | null = null

/** Whether this device tells how the portal is doing (EXT-07); asked before anything is measured or sent. */
export function sharesHealth(): boolean {
  current ??= stored()
  return current
}

function stored(): boolean {
  try {
    return window.localStorage.getItem(KEY) === null
  } catch {
    // Nothing can be kept here, a no neither: nothing is told.
    return false
  }
}

export function setSharesHealth(isOn: boolean): void {
  current = isOn
  try {
    if (isOn) window.localStorage.removeItem(KEY)
    else window.localStorage.setItem(KEY, '1')
  } catch {
    // The choice lasts as long as the page, and the next one tells nothing.
  }
  for (const listener of listeners) listener()
}

export function onSharesHealth(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSharesHealth(): boolean {
  return useSyncExternalStore(onSharesHealth, sharesHealth, () => true)
}

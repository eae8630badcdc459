/** True while data of an earlier person could not be deleted from this kiosk. kiosk-keys.ts retries. */
let isLeft = false
const listeners = new Set<() => void>()

export function hasLeftovers(): boolean {
  return isLeft
}

export function onLeftovers(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function noteLeftovers(next: boolean): void {
  if (next === isLeft) return
  isLeft = next
  for (const listener of listeners) listener()
}

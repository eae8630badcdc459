import type { KeyHolder, KioskKey } from '#core/keys/kiosk-keys.ts'

/** Simulates the worker's memory, which survives a reload of the tab, but not the end of the browser. */
export function createWorkerRam(): KeyHolder & { isEmpty(): boolean } {
  let held: KioskKey | null = null
  return {
    put: async (next) => void (held = next),
    take: async () => held,
    drop: async () => void (held = null),
    isEmpty: () => held === null,
  }
}

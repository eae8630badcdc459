import { readSetting, writeSetting } from '../store/device-store.ts'

/**
 * Server time minus device time, in ms. Deadlines use server time, because the device's clock may be wrong by
 * hours or years (offline.md, "Session authority").
 */
let offset = 0

export async function loadClock(): Promise<void> {
  offset = (await readSetting<number>('clock-offset')) ?? 0
}

/** Sets the difference in ms that the head start has already read (head-start.ts). */
export function noteClock(known: number): void {
  offset = known
}

/**
 * Updates the difference from a response's Date header. Ignores changes under 2 s, because the header only
 * has whole seconds.
 */
export function noteServerDate(header: string | null): void {
  const server = header ? Date.parse(header) : Number.NaN
  if (Number.isNaN(server)) return
  const difference = server - Date.now()
  if (Math.abs(difference - offset) < 2000) return
  offset = difference
  // If the difference cannot be stored, the next start computes it from its first response.
  void writeSetting('clock-offset', offset).catch(() => undefined)
}

/** Returns the server's time in ms, as far as the device knows it. */
export function serverNow(): number {
  return Date.now() + offset
}

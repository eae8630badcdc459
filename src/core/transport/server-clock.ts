import { readSetting, writeSetting } from '../store/device-store.ts'

/**
 * Difference to the server's clock, in ms. Deadlines are the server's, because the device's clock may be wrong
 * by hours or years (offline.md, fault 15).
 */
let offset = 0

export async function loadClock(): Promise<void> {
  offset = (await readSetting<number>('clock-offset')) ?? 0
}

/** Sets what the page has read of the device already (head-start.ts). */
export function noteClock(known: number): void {
  offset = known
}

/**
 * Called with the Date header of every answer; a difference under two seconds comes from the header's own
 * coarseness.
 */
export function noteServerDate(header: string | null): void {
  const server = header ? Date.parse(header) : Number.NaN
  if (Number.isNaN(server)) return
  const difference = server - Date.now()
  if (Math.abs(difference - offset) < 2000) return
  offset = difference
  // If it can't be kept, the next start learns it from its first answer.
  void writeSetting('clock-offset', offset).catch(() => undefined)
}

/** The server's time in ms, as well as the device knows it. */
export function serverNow(): number {
  return Date.now() + offset
}

import { readSetting } from '#core/store/device-store.ts'
import { sweepOldWork } from '#core/keys/kiosk-keys.ts'
import { loadClock } from '#core/transport/server-clock.ts'

const AGAIN_MS = 10 * 60_000
let sweptAt = Number.NEGATIVE_INFINITY

/**
 * Deletes unfinished work older than a day (offline.md, "Keys") when a kiosk's worker wakes, with or without
 * a page. Runs at most every 10 minutes. Never throws.
 */
export async function sweepKiosk(now: number): Promise<void> {
  if (Math.abs(now - sweptAt) < AGAIN_MS) return
  sweptAt = now
  // Deletes nothing if the store is unreadable.
  const mode = await readSetting<string>('mode').catch(() => undefined)
  if (mode !== 'kiosk') return
  // Uses the device's own clock if the server's time is not stored.
  await loadClock().catch(() => undefined)
  await sweepOldWork()
}

import { readSetting } from '#core/store/device-store.ts'
import { sweepOldWork } from '#core/keys/kiosk-keys.ts'
import { loadClock } from '#core/transport/server-clock.ts'

const AGAIN_MS = 10 * 60_000
let sweptAt = Number.NEGATIVE_INFINITY

/**
 * Whenever the worker of a kiosk wakes, with a page or without: what somebody has left unfinished for more than a day
 * goes (offline.md, "Keys"). Once in a while is enough. Never throws.
 */
export async function sweepKiosk(now: number): Promise<void> {
  if (Math.abs(now - sweptAt) < AGAIN_MS) return
  sweptAt = now
  // A store that can't be read has nothing that could be erased.
  const mode = await readSetting<string>('mode').catch(() => undefined)
  if (mode !== 'kiosk') return
  // By the device's own clock, then.
  await loadClock().catch(() => undefined)
  await sweepOldWork()
}

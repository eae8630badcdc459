import { settleOwn, sync } from '#core/sync.ts'
import { onSessionChange } from '#core/session-state.ts'
import { onWorkChange } from '#core/work-changes.ts'

const EACH_MS = 60_000

/**
 * Delivers what waits on this device, whoever is here: what somebody left on a kiosk goes out from the next person's
 * sign-in screen as well. Called once, after the first picture.
 */
export function startDelivery(): void {
  const visible = () => document.visibilityState === 'visible' && void sync()
  window.addEventListener('online', () => void sync())
  document.addEventListener('visibilitychange', visible)
  setInterval(visible, EACH_MS)
  onSessionChange((state) => state.phase === 'open' && void sync())
  // Another tab or the worker delivered: this person's own records follow.
  onWorkChange((isElsewhere) => isElsewhere && void settleOwn().catch(() => undefined))
  void sync()
}

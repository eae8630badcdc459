import { currentSession, onSessionChange } from '#core/session/session-state.ts'
import { deviceMode } from '#core/store/device-mode.ts'
import { isConnectionCostly } from '#core/transport/connection.ts'
import { currentPath } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'

/**
 * Returns whether prefetches must wait for sign-in: no service worker is active, and data are limited or the
 * device is a kiosk.
 */
export function mustWaitForSignIn(): boolean {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  return (isConnectionCostly() || deviceMode() === 'kiosk') && (worker?.controller ?? null) === null
}

/**
 * Calls `callback` once, when prefetches are allowed: at sign-in on a kiosk or where `mustWaitForSignIn` is
 * true, otherwise at once.
 * @returns cancels the call
 */
export function runWhenAllowed(callback: () => void): () => void {
  const mustWait = deviceMode() === 'kiosk' || mustWaitForSignIn()
  if (!mustWait || currentSession().phase === 'open') {
    callback()
    return () => undefined
  }
  const cancel = () => {
    stopWatching()
    document.removeEventListener('submit', submitted, true)
  }
  const run = () => {
    cancel()
    callback()
  }
  const submitted = () => currentPath() === paths.login && run()
  const stopWatching = onSessionChange(({ phase }) => phase === 'open' && run())
  document.addEventListener('submit', submitted, true)
  return cancel
}

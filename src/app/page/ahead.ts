import { currentSession, onSessionChange } from '#core/session/session-state.ts'
import { deviceMode } from '#core/store/device-mode.ts'
import { sparesData } from '#core/transport/connection.ts'
import { currentPath } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'

/** Whether this page fetches files over a network on which each of them costs its person money or minutes. */
export function isDear(): boolean {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  return sparesData() && (worker?.controller ?? null) === null
}

/**
 * Calls `bring` once, when files that nobody has asked for may be fetched: at once, or, at a kiosk and where data is
 * dear, when somebody signs in. @returns the function that calls it off
 */
export function whenWelcome(bring: () => void): () => void {
  const isEarly = deviceMode() === 'kiosk' || isDear()
  if (!isEarly || currentSession().phase === 'open') {
    bring()
    return () => undefined
  }
  const end = () => {
    stopWatching()
    document.removeEventListener('submit', submitted, true)
  }
  const come = () => {
    end()
    bring()
  }
  const submitted = () => currentPath() === paths.login && come()
  const stopWatching = onSessionChange(({ phase }) => phase === 'open' && come())
  // "Entrar": its answer and these files are waited for together.
  document.addEventListener('submit', submitted, true)
  return end
}

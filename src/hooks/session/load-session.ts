import { deviceMode } from '#core/store/device-mode.ts'
import { loadKioskKeys } from '#core/keys/load-kiosk-keys.ts'
import { kioskPart, lazyPart, preloadPart, loadOrReload } from '#parts/lazy-part.ts'

export type SessionModule = typeof import('#core/session/session.ts')

const loadCode = lazyPart(() => import('#core/session/session.ts'))
const loadKeyHolder = kioskPart(() => import('./kiosk-key-holder.ts'))
let loading: Promise<SessionModule> | null = null
const waiting = new Set<(session: SessionModule) => void>()

/**
 * Loads and starts the session code, once per page load. Code that may run before sign-in must load the
 * session with this function: the session code exceeds the size budget of the sign-in screen (quality.md).
 * @param isAsked true when a person waits. A missing chunk may then reload the page.
 * @throws when the chunk cannot be fetched; the next call retries
 */
export function loadSession(isAsked = false): Promise<SessionModule> {
  loading ??= (isAsked ? loadOrReload(loadCode) : loadCode())
    .then(async (session) => {
      for (const listener of waiting) listener(session)
      if (deviceMode() === 'kiosk') await holdKioskKey()
      await session.startSession()
      return session
    })
    .catch((error: unknown) => {
      loading = null
      throw error
    })
  return loading
}

export function preloadSession(): void {
  void preloadPart(loadCode)
}

export function onSessionLoaded(listener: (session: SessionModule) => void): void {
  waiting.add(listener)
}

/**
 * Sets the kiosk key holder before the session starts and looks for the key. On a kiosk, the worker's memory
 * keeps the key during a reload.
 */
async function holdKioskKey(): Promise<void> {
  const [{ setKeyHolder }, { kioskKeyHolder, watchKioskKey }] = await Promise.all([
    loadKioskKeys(),
    loadKeyHolder(),
  ])
  setKeyHolder(kioskKeyHolder)
  watchKioskKey()
}

import { deviceMode } from '#core/store/device-mode.ts'
import { loadKioskKeys } from '#core/keys/load-kiosk-keys.ts'
import { lazyPart, loadAhead, loadAsked } from '#parts/lazy-part.ts'

export type SessionModule = typeof import('#core/session/session.ts')

const loadCode = lazyPart(() => import('#core/session/session.ts'))
const loadKeyHolder = lazyPart(() => import('./kiosk-key-holder.ts'))
let loading: Promise<SessionModule> | null = null
const waiting = new Set<(session: SessionModule) => void>()

/**
 * Loads and starts the session's code, once for each page. The code brings the store along, for which the
 * sign-in screen's budget has no room (quality.md); whatever may run before sign-in loads it through here.
 * @param isAsked true when a person waits: a missing chunk may then reload the page. A load ahead of need must
 * never reload.
 * @throws when the chunk can't be fetched; the next call tries again.
 */
export function loadSession(isAsked = false): Promise<SessionModule> {
  loading ??= (isAsked ? loadAsked(loadCode) : loadCode())
    .then(async (session) => {
      for (const listener of waiting) listener(session)
      if (deviceMode() === 'kiosk') await holdKioskKey()
      await session.startSession()
      return session
    })
    .catch((error: unknown) => {
      // The next call fetches it again.
      loading = null
      throw error
    })
  return loading
}

/**
 * Fetches and evaluates the code without starting it: whether somebody is signed in is still being looked up.
 */
export function loadSessionAhead(): void {
  void loadAhead(loadCode)
}

/** Called when the code is here, just before it starts, whoever loaded it. */
export function onSessionLoaded(listener: (session: SessionModule) => void): void {
  waiting.add(listener)
}

/**
 * On a kiosk the key survives a reload in the worker's memory; it is fetched before the session looks for it.
 */
async function holdKioskKey(): Promise<void> {
  const [{ setKeyHolder }, { kioskKeyHolder, watchKioskKey }] = await Promise.all([
    loadKioskKeys(),
    loadKeyHolder(),
  ])
  setKeyHolder(kioskKeyHolder)
  watchKioskKey()
}

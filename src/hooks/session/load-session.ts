import { deviceMode } from '#core/store/device-mode.ts'
import { loadKioskKeys } from '#core/keys/load-kiosk-keys.ts'
import { lazyPart, loadAhead, loadAsked } from '#parts/lazy-part.ts'

export type SessionModule = typeof import('#core/session/session.ts')

const loadCode = lazyPart(() => import('#core/session/session.ts'))
const loadKeyHolder = lazyPart(() => import('./kiosk-key-holder.ts'))
let loading: Promise<SessionModule> | null = null
const waiting = new Set<(session: SessionModule) => void>()

/**
 * The session code, loaded and started once a page. It brings the store along, which the sign-in screen's budget has
 * no room for (quality.md), so whoever may run before sign-in comes through here.
 * @param isAsked a person waits for it: the page may begin anew for it. What only fetches it ahead must never do that.
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

/** Fetches and evaluates the code, and starts nothing: whoever was here is still looked for. */
export function loadSessionAhead(): void {
  void loadAhead(loadCode)
}

/** Called once the code is here, just before it starts, whoever asked for it. */
export function onSessionLoaded(listener: (session: SessionModule) => void): void {
  waiting.add(listener)
}

/** On a kiosk the key outlives a reload in the worker's RAM; asked for before the session looks for it. */
async function holdKioskKey(): Promise<void> {
  const [{ setKeyHolder }, { kioskKeyHolder, watchKioskKey }] = await Promise.all([
    loadKioskKeys(),
    loadKeyHolder(),
  ])
  setKeyHolder(kioskKeyHolder)
  watchKioskKey()
}

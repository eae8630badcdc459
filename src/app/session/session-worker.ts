import { serverNow } from '#core/transport/server-clock.ts'
import { SESSION_RECHECK, type SessionMessage } from '#core/session/session-messages.ts'
import { currentSession, onSessionChange } from '#core/session/session-state.ts'
import { countUnsent } from '#core/outbox/unsent.ts'
import { SESSION_WARNING_MS } from '#domain/session-time.ts'
import { loadSession } from '#hooks/session/load-session.ts'

/**
 * The page's side of what the worker does for a session: closes what stands on the lock screen when it ends, says that
 * it is about to close while nobody sees the page, and wakes pages that slept over the end (offline.md, "Session
 * authority").
 */
let timer: ReturnType<typeof setTimeout> | undefined
let isAnnounced = false

/** Called once, in a page whose worker may come later. */
export function watchSessionWorker(): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!container) return
  container.addEventListener('message', (event: MessageEvent<{ type?: unknown } | null>) => {
    if (event.data?.type !== SESSION_RECHECK) return
    void loadSession()
      .then((session) => session.recheckSession())
      // A page that can't fetch it has shown nobody.
      .catch(() => undefined)
  })
  let wasOpen = false
  const follow = () => {
    const state = currentSession()
    const isOpen = state.phase === 'open'
    if (wasOpen && !isOpen) tell({ type: 'SESSION_ENDED' })
    wasOpen = isOpen
    clearTimeout(timer)
    if (state.phase !== 'open' || state.expiresAt === null) return
    const untilWarning = state.expiresAt - serverNow() - SESSION_WARNING_MS
    if (untilWarning > 0) {
      if (isAnnounced) tell({ type: 'SESSION_RENEWED' })
      isAnnounced = false
      timer = setTimeout(() => void announce(), untilWarning)
    } else void announce()
  }
  onSessionChange(follow)
  document.addEventListener('visibilitychange', follow)
  follow()
}

/** Once, and only when there is something to lose and nobody is looking. */
async function announce(): Promise<void> {
  if (isAnnounced || document.visibilityState === 'visible') return
  // A store that does not answer can't tell; a notification for nothing is worse than none.
  const unsent = await countUnsent().catch(() => null)
  if (!unsent || unsent.theirs === 0) return
  isAnnounced = true
  tell({ type: 'SESSION_CLOSING' })
}

/** The worker in charge, or the one that is there when none is in charge of this page. */
function tell(message: SessionMessage): void {
  void navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.active?.postMessage(message))
    // A failure is harmless: notifications on the lock screen name nobody.
    .catch(() => undefined)
}

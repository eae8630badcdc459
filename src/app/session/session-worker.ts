import { serverNow } from '#core/transport/server-clock.ts'
import { SESSION_RECHECK, type SessionMessage } from '#core/session/session-messages.ts'
import { currentSession, onSessionChange } from '#core/session/session-state.ts'
import { countUnsent } from '#core/outbox/unsent.ts'
import { SESSION_WARNING_MS } from '#domain/identity/session-time.ts'
import { loadSession } from '#hooks/session/load-session.ts'

/**
 * Connects the page to the service worker's session tasks (offline.md, "Session authority"). Closes
 * notifications when the session ends, announces the end while the page is hidden, and rechecks the session
 * after sleep.
 */

let timer: ReturnType<typeof setTimeout> | undefined
let isAnnounced = false

export function watchSessionWorker(): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!container) return
  container.addEventListener('message', (event: MessageEvent<{ type?: unknown } | null>) => {
    if (event.data?.type !== SESSION_RECHECK) return
    void loadSession()
      .then((session) => session.recheckSession())
      // If the session code cannot load, the page has shown no personal data, so the check may fail.
      .catch(() => undefined)
  })
  let wasOpen = false
  const follow = () => {
    const state = currentSession()
    const isOpen = state.phase === 'open'
    if (wasOpen && !isOpen) postToWorker({ type: 'SESSION_ENDED' })
    wasOpen = isOpen
    clearTimeout(timer)
    if (state.phase !== 'open' || state.expiresAt === null) return
    const untilWarning = state.expiresAt - serverNow() - SESSION_WARNING_MS
    if (untilWarning > 0) {
      if (isAnnounced) postToWorker({ type: 'SESSION_RENEWED' })
      isAnnounced = false
      timer = setTimeout(() => void announce(), untilWarning)
    } else void announce()
  }
  onSessionChange(follow)
  document.addEventListener('visibilitychange', follow)
  follow()
}

async function announce(): Promise<void> {
  if (isAnnounced || document.visibilityState === 'visible') return
  // If the store fails, nothing is announced: a needless notification is worse than none.
  const unsent = await countUnsent().catch(() => null)
  if (!unsent || unsent.needsAuthor === 0) return
  isAnnounced = true
  postToWorker({ type: 'SESSION_CLOSING' })
}

/**
 * Sends a message to the active service worker, also when it does not control this page. SESSION_CLOSING
 * waits for a worker that is still installing. Other messages concern shown notifications, and an installing
 * worker has shown none.
 */
function postToWorker(message: SessionMessage): void {
  const { serviceWorker } = navigator
  const found = message.type === 'SESSION_CLOSING' ? serviceWorker.ready : serviceWorker.getRegistration()
  void found
    .then((registration) => registration?.active?.postMessage(message))
    // A failure is harmless, because notifications contain no personal data.
    .catch(() => undefined)
}

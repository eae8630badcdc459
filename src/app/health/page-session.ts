import { currentSession, onSessionChange } from '#core/session/session-state.ts'

const TRAIL_SHARE = 0.2

export interface PageSession {
  id: string
  hasTrail: boolean
  /**
   * True when the server rejects reports, because it does not support reports or because a limit is reached.
   */
  isRefused?: boolean
}

/** Anonymous session with a random id. Kept only in memory: a kiosk must not store any of its data. */
let current: PageSession | null = null

export function pageSession(): PageSession {
  current ??= createSession()
  return current
}

export function markRefused(): void {
  current = { ...pageSession(), isRefused: true }
}

/**
 * Starts a new session after each sign-out, because the next person at a kiosk uses the same tab.
 * @param before called before the new session starts
 */
export function onNextSession(before: () => void): void {
  // This code usually loads after sign-in, so the initial phase may already be open.
  let wasOpen = ['open', 'locked'].includes(currentSession().phase)
  onSessionChange(({ phase }) => {
    if (wasOpen && phase === 'signed-out') {
      before()
      current = createSession()
    }
    wasOpen = phase === 'open' || (wasOpen && phase === 'locked')
  })
}

function createSession(): PageSession {
  return { id: randomId(), hasTrail: Math.random() < TRAIL_SHARE }
}

function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => (byte % 36).toString(36)).join('')
}

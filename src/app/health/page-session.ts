import { currentSession, onSessionChange } from '#core/session/session-state.ts'

/** Share of sessions that record a trail (GRAL-38). */
const TRAIL_SHARE = 0.2

export interface PageSession {
  id: string
  hasTrail: boolean
  /**
   * True when the server rejects the reports: it does not support reports yet, or this device or its network
   * has reached a limit.
   */
  isRefused?: boolean
}

/**
 * Anonymous session: a random id, and whether a trail is recorded. It is kept only in memory, so that a kiosk
 * stores nothing.
 */
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
 * @param before sends the data of the former session
 */
export function onNextSession(before: () => void): void {
  // The person has usually signed in before this code is loaded.
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

import { currentSession, onSessionChange } from '#core/session/session-state.ts'

/** GRAL-38: of a fifth of all sessions. */
const TRAIL_SHARE = 0.2

export interface PageSession {
  id: string
  hasTrail: boolean
  /** The host takes none of this session: it is an older one, or has had enough of this device or its network. */
  isRefused?: boolean
}

/** Names nobody: letters by chance, and whether a trail is kept. In memory alone, so that a kiosk keeps nothing of it. */
let current: PageSession | null = null

export function pageSession(): PageSession {
  current ??= draw()
  return current
}

export function noteRefused(): void {
  current = { ...pageSession(), isRefused: true }
}

/** The next person's session is another one; at a kiosk the tab is the same. @param before what still goes out under the old one */
export function onNextSession(before: () => void): void {
  // Usually the person signed in before this code was loaded.
  let wasOpen = ['open', 'locked'].includes(currentSession().phase)
  onSessionChange(({ phase }) => {
    if (wasOpen && phase === 'signed-out') {
      before()
      current = draw()
    }
    wasOpen = phase === 'open' || (wasOpen && phase === 'locked')
  })
}

function draw(): PageSession {
  return { id: chanceId(), hasTrail: Math.random() < TRAIL_SHARE }
}

function chanceId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => (byte % 36).toString(36)).join('')
}

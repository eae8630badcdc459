import { onSessionChange } from '#core/session/session-state.ts'

/** Names nobody: letters by chance, and whether a trail is kept; gone with the tab, and with whoever signs out. */
const PLACE = 'turno.marcha'
/** GRAL-38: of a fifth of all sessions. */
const TRAIL_SHARE = 0.2

export interface PageSession {
  id: string
  hasTrail: boolean
  /** This host takes no reports: an older one. */
  isRefused?: boolean
}

let current: PageSession | null = null

export function pageSession(): PageSession {
  current ??= stored() ?? note({ id: chanceId(), hasTrail: Math.random() < TRAIL_SHARE })
  return current
}

export function noteRefused(): void {
  note({ ...pageSession(), isRefused: true })
}

/** The next person's session is another one; at a kiosk the tab is the same. @param before what still goes out under the old one */
export function onNextSession(before: () => void): void {
  let wasOpen = false
  onSessionChange(({ phase }) => {
    if (wasOpen && phase === 'signed-out') {
      before()
      const { isRefused = false } = pageSession()
      note({ id: chanceId(), hasTrail: Math.random() < TRAIL_SHARE, isRefused })
    }
    wasOpen = phase === 'open' || (wasOpen && phase === 'locked')
  })
}

function chanceId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => (byte % 36).toString(36)).join('')
}

function note(session: PageSession): PageSession {
  current = session
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(session))
  } catch {
    // It lasts as long as the page.
  }
  return session
}

function stored(): PageSession | null {
  try {
    const known = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as PageSession | null
    return known !== null && /^[a-z0-9]{16}$/.test(known.id) ? known : null
  } catch {
    // Nothing kept, or nothing of ours: a new one.
    return null
  }
}

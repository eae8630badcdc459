import { useSyncExternalStore } from 'react'
import { onSessionChange, type SessionState } from '#core/session/session-state.ts'
import { showAlert } from '#hooks/operations/alert.ts'
import { loadSession, onSessionLoaded, type SessionModule } from '#hooks/session/load-session.ts'
import { reloadPage } from './reload-page.ts'

export type OpenSession = Extract<SessionState, { phase: 'open' | 'locked' }>

/** Session state known to the page, before and after the session code is loaded. */
export type Gate =
  /** The quick check found no session; the session code is not needed yet. */
  | { kind: 'nobody' }
  | { kind: 'session'; state: Exclude<SessionState, { phase: 'starting' }> }
  /** The session code could not be fetched. */
  | { kind: 'failed' }

let gate: Gate = { kind: 'nobody' }
const listeners = new Set<() => void>()

function setGate(next: Gate): void {
  gate = next
  for (const listener of listeners) listener()
}

/** Decides what is shown first: the sign-in screen when nobody was here, else what the session code says. */
export async function openGate(isSomebodyHere: boolean): Promise<void> {
  onSessionLoaded(follow)
  if (isSomebodyHere) await enterGate()
}

/** Loads and starts the session code; after a failure, again. Never throws. */
export async function enterGate(isAsked = false): Promise<void> {
  // The screen says it, with the way to try again.
  await loadSession(isAsked).catch(() => setGate({ kind: 'failed' }))
}

/** Fetches the session code behind the sign-in screen, so that "Entrar" finds it here. */
export function warmUp(): void {
  // "Entrar" tries again, and says so.
  void loadSession().catch(() => undefined)
}

function follow(session: SessionModule): void {
  onSessionChange((state) => {
    // While it starts, what is on screen stays: somebody may be typing there.
    if (state.phase !== 'starting') setGate({ kind: 'session', state })
  })
  session.onExpiredText((text) => void showAlert({ text }))
  session.onReloadWanted(() => void reloadPage())
  // A timer that slept is late (spec 001 §4, returning to the tab).
  window.addEventListener('pageshow', () => void session.recheckSession())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void session.recheckSession()
  })
}

export function useGate(): Gate {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => gate,
    () => gate,
  )
}

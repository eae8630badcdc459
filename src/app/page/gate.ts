import { useSyncExternalStore } from 'react'
import { onSessionChange, type SessionState } from '#core/session/session-state.ts'
import { showAlert } from '#hooks/operations/alert.ts'
import { loadSession, onSessionLoaded, type SessionModule } from '#hooks/session/load-session.ts'
import { reloadPage } from './reload-page.ts'

export type OpenSession = Extract<SessionState, { phase: 'open' | 'locked' }>

export type Gate =
  /** The quick check found no session. The session code is not needed yet. */
  | { kind: 'nobody' }
  | { kind: 'session'; state: Exclude<SessionState, { phase: 'starting' }> }
  | { kind: 'failed' }

let gate: Gate = { kind: 'nobody' }
const listeners = new Set<() => void>()

function setGate(next: Gate): void {
  gate = next
  for (const listener of listeners) listener()
}

export async function openGate(isSignedIn: boolean): Promise<void> {
  onSessionLoaded(follow)
  if (isSignedIn) await enterGate()
}

/** Loads and starts the session code. Also retries after a failure. Never throws. */
export async function enterGate(isRequested = false): Promise<void> {
  // The screen shows the failure with a retry.
  await loadSession(isRequested).catch(() => setGate({ kind: 'failed' }))
}

export function warmUp(): void {
  // "Entrar" loads the code again and shows a failure.
  void loadSession().catch(() => undefined)
}

function follow(session: SessionModule): void {
  onSessionChange((state) => {
    // Keeps the current screen while the session starts, because the person may be typing.
    if (state.phase !== 'starting') setGate({ kind: 'session', state })
  })
  session.onExpiredText((text) => void showAlert({ text }))
  session.onReloadWanted(() => void reloadPage())
  // Rechecks the session at each return to the tab (spec 001 §4), because timers stop while the page sleeps.
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

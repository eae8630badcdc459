import * as general from '#contract/general.ts'
import { writeSetting } from '../store/device-store.ts'
import { openStore } from '../store/open-store.ts'
import { call } from '../transport/rpc.ts'
import { serverNow } from '../transport/server-clock.ts'
import { here } from './session-here.ts'
import { findSessionNote, keepSessionNote, type SessionNote } from '../keys/session-note.ts'
import {
  currentGrant,
  currentToken,
  sessionEra,
  setCurrentGrant,
  setCurrentToken,
} from '../transport/session-signals.ts'
import { currentSession, setSession } from './session-state.ts'

/** The session's token: opened with, shared with the other tabs, asked for its life (spec 001 §4). */

/** Nobody's screen stays open for long because the network is slow. */
const ASK_MS = 3000

/** Opens the session of what is kept; the other parts of the app hear of it through session-state. */
export function openWith(note: SessionNote): void {
  const { profile, expiresAt, mustChangePassword, mustSetSecondStep } = note
  setCurrentGrant(note.grant)
  // For the worker, which has no page to ask. Nothing personal. Without it the page's own timer ends the session.
  void writeSetting('session-ends', note.token === null ? null : expiresAt).catch(() => undefined)
  const hasToken = note.token !== null
  setSession({ phase: 'open', profile, hasToken, expiresAt, mustChangePassword, mustSetSecondStep })
}

/** What the server says of a session whose time is up by this device's clock. */
type Asked =
  /** Server time, ms: it goes on until then. */
  | { kind: 'alive'; expiresAt: number }
  /** In the service's own words. */
  | { kind: 'over' }
  /** Nobody of the service has answered: no network, or one that answers in its place. */
  | { kind: 'unheard' }
  /** The answer itself has led to an end or a reload. */
  | { kind: 'told' }

/** A device's clock may have jumped, so at zero by it the server is asked once: it may count otherwise. */
export async function askWhetherAlive(): Promise<Asked> {
  if (currentToken() === null || globalThis.navigator?.onLine === false) return { kind: 'unheard' }
  const answer = await call(general.readTokenLife, {}, { signal: AbortSignal.timeout(ASK_MS) })
  if (answer.ok) {
    const { tokenLife } = answer.value
    return tokenLife > 0 ? { kind: 'alive', expiresAt: serverNow() + tokenLife * 1000 } : { kind: 'over' }
  }
  switch (answer.failure.kind) {
    case 'expired':
      return { kind: 'told' }
    case 'rejected':
      return { kind: 'over' }
    case 'offline':
    case 'unavailable':
    case 'malformed':
      return { kind: 'unheard' }
  }
}

/** The session that is open here goes on until then, in this page and after its next start. */
export async function prolong(expiresAt: number): Promise<void> {
  const era = sessionEra()
  const token = currentToken()
  const store = openStore()
  const note = await findSessionNote(store)
  if (note?.token === token) await keepSessionNote(store, { ...note, expiresAt })
  const state = currentSession()
  // Ended, or renewed, while it was written down.
  if (state.phase !== 'open' || era !== sessionEra() || token !== currentToken()) return
  const { profile, mustChangePassword, mustSetSecondStep } = state
  const grant = note?.grant ?? currentGrant()
  openWith({ token, expiresAt, profile, mustChangePassword, mustSetSecondStep, grant })
}

/** Takes over the token that another tab has renewed, from the store that both have open. @returns whether there was one */
export async function adoptRenewed(): Promise<boolean> {
  const state = currentSession()
  const isEnding =
    here.leaving !== null || (state.phase === 'open' && state.hasToken && currentToken() === null)
  if (state.phase !== 'open' || isEnding) return false
  const note = await findSessionNote(openStore())
  // By the server's times alone, where there are two: this device's clock may have jumped.
  const since = state.hasToken ? (state.expiresAt ?? 0) : serverNow()
  const isNewer = note?.token != null && note.token !== currentToken() && (note.expiresAt ?? 0) >= since
  if (!isNewer || currentSession() !== state) return false
  setCurrentToken(note.token)
  openWith(note)
  return true
}

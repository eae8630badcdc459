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

/** Longest wait of an open screen for a slow network, when the token's life is asked for (spec 001 §4). */
const ASK_MS = 3000

/** Opens the session of a note; other parts of the app hear of it through session-state. */
export function openWith(note: SessionNote): void {
  const { profile, expiresAt, mustChangePassword, mustSetSecondStep } = note
  // Token and state are a pair: while somebody signs in again, a look at the store may have brought their former token.
  if (note.token !== currentToken()) setCurrentToken(note.token)
  setCurrentGrant(note.grant)
  // For the worker, which has no page to ask; nothing personal. If it can't be written, the page's own timer
  // ends the session.
  void writeSetting('session-ends', note.token === null ? null : expiresAt).catch(() => undefined)
  const hasToken = note.token !== null
  setSession({ phase: 'open', profile, hasToken, expiresAt, mustChangePassword, mustSetSecondStep })
}

/** The server's answer about a session that this device's clock takes for expired. */
type Asked =
  /** Session that continues until this server time in ms. */
  | { kind: 'alive'; expiresAt: number }
  /** In the service's own words. */
  | { kind: 'over' }
  /** The service has not answered: no network, or another page in its place. */
  | { kind: 'unheard' }
  /** The answer itself has led to an end or a reload. */
  | { kind: 'told' }

/**
 * Asks the server once when this device's clock says that the time is up, because the clock may have jumped.
 */
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

/** Prolongs the open session until then, in this page and for its next start. */
export async function prolong(expiresAt: number): Promise<void> {
  const era = sessionEra()
  const token = currentToken()
  const store = openStore()
  const note = await findSessionNote(store)
  if (note?.token === token) await keepSessionNote(store, { ...note, expiresAt })
  const state = currentSession()
  // The session ended or was renewed while the note was written.
  if (state.phase !== 'open' || era !== sessionEra() || token !== currentToken()) return
  const { profile, mustChangePassword, mustSetSecondStep } = state
  const grant = note?.grant ?? currentGrant()
  openWith({ token, expiresAt, profile, mustChangePassword, mustSetSecondStep, grant })
}

/**
 * Takes over a token that another tab has renewed, from the store that both have open. @returns whether there
 * was one
 */
export async function adoptRenewed(): Promise<boolean> {
  const state = currentSession()
  const isEnding =
    here.leaving !== null || (state.phase === 'open' && state.hasToken && currentToken() === null)
  if (state.phase !== 'open' || isEnding) return false
  const note = await findSessionNote(openStore())
  // Compared by server times only, where both are known, because this device's clock may have jumped.
  const since = state.hasToken ? (state.expiresAt ?? 0) : serverNow()
  const isNewer = note?.token != null && note.token !== currentToken() && (note.expiresAt ?? 0) >= since
  if (!isNewer || currentSession() !== state) return false
  openWith(note)
  return true
}

import * as general from '#contract/protocol/general.ts'
import { writeSetting } from '../store/device-store.ts'
import { openStore } from '../store/open-store.ts'
import { call } from '../transport/rpc.ts'
import { serverNow } from '../transport/server-clock.ts'
import { tabSession } from './tab-session.ts'
import { findSessionNote, keepSessionNote, type SessionNote } from '../keys/session-note.ts'
import {
  currentGrant,
  currentToken,
  sessionNumber,
  setCurrentGrant,
  setCurrentToken,
} from '../transport/session-signals.ts'
import { currentSession, setSession } from './session-state.ts'

/** Maximum wait in ms for the token's remaining life (spec 001 §4). */
const LIFE_REQUEST_MS = 3000

export function openWith(note: SessionNote): void {
  const { profile, expiresAt, mustChangePassword, mustSetSecondStep } = note
  // Token and state must match, because `adoptRenewed` may have set the person's former token during a new
  // sign-in.
  if (note.token !== currentToken()) setCurrentToken(note.token)
  setCurrentGrant(note.grant)
  // Deadline for the worker, no personal data. If it cannot be written, the page's own timer ends the
  // session.
  void writeSetting('session-ends', note.token === null ? null : expiresAt).catch(() => undefined)
  const hasToken = note.token !== null
  setSession({ phase: 'open', profile, hasToken, expiresAt, mustChangePassword, mustSetSecondStep })
}

type LifeAnswer =
  /** The session continues until `expiresAt` (server time in ms). */
  | { kind: 'alive'; expiresAt: number }
  | { kind: 'ended' }
  /** The service has not answered: there is no network, or another server's page answered. */
  | { kind: 'unanswered' }
  | { kind: 'handled' }

/**
 * Asks the server once whether a session that is expired by the device's clock is still valid, because the
 * clock may have jumped.
 */
export async function askWhetherAlive(): Promise<LifeAnswer> {
  if (currentToken() === null || globalThis.navigator?.onLine === false) return { kind: 'unanswered' }
  const answer = await call(general.readTokenLife, {}, { signal: AbortSignal.timeout(LIFE_REQUEST_MS) })
  if (answer.ok) {
    const { tokenLife } = answer.value
    return tokenLife > 0 ? { kind: 'alive', expiresAt: serverNow() + tokenLife * 1000 } : { kind: 'ended' }
  }
  switch (answer.failure.kind) {
    case 'expired':
      return { kind: 'handled' }
    case 'rejected':
      return { kind: 'ended' }
    case 'offline':
    case 'unavailable':
    case 'malformed':
      return { kind: 'unanswered' }
  }
}

/** Extends the open session to `expiresAt` (server time in ms), in this page and in the session note. */
export async function prolong(expiresAt: number): Promise<void> {
  const era = sessionNumber()
  const token = currentToken()
  const store = openStore()
  const note = await findSessionNote(store)
  if (note?.token === token) await keepSessionNote(store, { ...note, expiresAt })
  const state = currentSession()
  // The session ended or was renewed while the note was being written.
  if (state.phase !== 'open' || era !== sessionNumber() || token !== currentToken()) return
  const { profile, mustChangePassword, mustSetSecondStep } = state
  const grant = note?.grant ?? currentGrant()
  openWith({ token, expiresAt, profile, mustChangePassword, mustSetSecondStep, grant })
}

/**
 * Adopts a token that another tab has renewed, from the shared store.
 * @returns whether there was a newer token
 */
export async function adoptRenewed(): Promise<boolean> {
  const state = currentSession()
  const isEnding =
    tabSession.leaving !== null || (state.phase === 'open' && state.hasToken && currentToken() === null)
  if (state.phase !== 'open' || isEnding) return false
  const note = await findSessionNote(openStore())
  // Compares server times where possible, because this device's clock may have jumped.
  const since = state.hasToken ? (state.expiresAt ?? 0) : serverNow()
  const isNewer = note?.token != null && note.token !== currentToken() && (note.expiresAt ?? 0) >= since
  if (!isNewer || currentSession() !== state) return false
  openWith(note)
  return true
}

import * as general from '#contract/general.ts'
import { writeSetting } from './device-store.ts'
import { call } from './rpc.ts'
import { serverNow } from './server-clock.ts'
import { here } from './session-here.ts'
import { readSessionNote, type SessionNote, writeSessionNote } from './session-note.ts'
import { currentGrant, currentToken, setCurrentGrant, setCurrentToken } from './session-signals.ts'
import { currentSession, setSession } from './session-state.ts'

/** The session's token: opened with, shared with the other tabs, asked for its life (spec 001 §4). */

/** Nobody's screen stays open for long because the network is slow. */
const ASK_MS = 3000

/** Opens the session of what is kept; the other parts of the app hear of it through session-state. */
export function openWith(note: SessionNote): void {
  const { profile, expiresAt, mustChangePassword, mustSetSecondStep } = note
  setCurrentGrant(note.grant)
  // For the worker, which has no page to ask. Nothing personal.
  void writeSetting('session-ends', note.token === null ? null : expiresAt).catch(() => undefined)
  const hasToken = note.token !== null
  setSession({ phase: 'open', profile, hasToken, expiresAt, mustChangePassword, mustSetSecondStep })
}

/**
 * At zero by this device's clock, the server is asked once: it may count otherwise. Without a network nobody is asked.
 * @returns whether the session goes on, or has been ended by the answer already
 */
export async function isStillAlive(): Promise<boolean> {
  const state = currentSession()
  const token = currentToken()
  if (state.phase !== 'open' || token === null || globalThis.navigator?.onLine === false) return false
  const answer = await call(general.readTokenLife, {}, { signal: AbortSignal.timeout(ASK_MS) })
  if (currentSession() !== state) return true
  if (!answer.ok || answer.value.tokenLife <= 0) return false
  const expiresAt = serverNow() + answer.value.tokenLife * 1000
  const note = await readSessionNote().catch(() => undefined)
  if (note?.token === token) await writeSessionNote({ ...note, expiresAt }).catch(() => undefined)
  const { profile, mustChangePassword, mustSetSecondStep } = state
  const grant = note?.grant ?? currentGrant()
  openWith({ token, expiresAt, profile, mustChangePassword, mustSetSecondStep, grant })
  return true
}

/** Takes over the token that another tab has renewed, from the store that both have open. @returns whether there was one */
export async function adoptRenewed(): Promise<boolean> {
  const state = currentSession()
  const isEnding = here.isLeaving || (state.phase === 'open' && state.hasToken && currentToken() === null)
  if (state.phase !== 'open' || isEnding) return false
  const note = await readSessionNote().catch(() => undefined)
  const isNewer = note?.token != null && note.token !== currentToken() && (note.expiresAt ?? 0) > serverNow()
  if (!isNewer || currentSession() !== state) return false
  setCurrentToken(note.token)
  openWith(note)
  return true
}

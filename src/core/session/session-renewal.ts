import * as general from '#contract/general.ts'
import type { Failure } from '../transport/failure.ts'
import { openStore } from '../store/open-store.ts'
import { call } from '../transport/rpc.ts'
import { serverNow } from '../transport/server-clock.ts'
import { expire } from './session-ending.ts'
import { tellTabs } from './session-here.ts'
import { findSessionNote, keepSessionNote } from '../keys/session-note.ts'
import { currentGrant, currentToken, sessionEra, setCurrentToken } from '../transport/session-signals.ts'
import { currentSession } from './session-state.ts'
import { adoptRenewed, openWith } from './session-token.ts'

/**
 * What the server's answer to a renewal ("No cerrar sesión", spec 001 §4; decision 10) means for the session.
 */
export type Renewal =
  | 'renewed'
  /** No answer: the renewal has not failed, and the old token stays valid (offline.md, "Session authority"). */
  | 'no-answer'
  /** Refused: the session is over (SESS-08). */
  | 'refused'

const LOCK = 'turno.renewal'
/**
 * A tab that froze during its renewal does not keep the others waiting: the server gives all of them the same
 * answer.
 */
const LOCK_PATIENCE_MS = 5000

/** A refusal ends the session (SESS-08); a renewal without an answer ends nothing. */
export async function renewSession(): Promise<Renewal> {
  const era = sessionEra()
  const outcome = await renew()
  // The answer itself may have ended the session, and somebody else may be signed in by now.
  if (outcome === 'refused' && era === sessionEra()) await expire('told')
  return outcome
}

/** Rotates the token once for all tabs; later tabs reuse the token of the first. */
async function renew(): Promise<Renewal> {
  const former = currentToken()
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (!locks) return renewNow(former)
  try {
    const signal = AbortSignal.timeout(LOCK_PATIENCE_MS)
    return await locks.request(LOCK, { signal }, () => renewNow(former))
  } catch {
    // The tab that holds the lock sleeps: the server gives all tabs the same answer.
    return renewNow(former)
  }
}

/** @param former the token that was to be renewed; another tab may have done so meanwhile */
async function renewNow(former: string | null): Promise<Renewal> {
  // The token tells whether one was found.
  await adoptRenewed()
  if (currentToken() !== former) return currentToken() === null ? 'refused' : 'renewed'
  const era = sessionEra()
  const store = openStore()
  const answer = await call(general.renewToken, {})
  if (!answer.ok) return meaningOf(answer.failure)
  const token = answer.value.token ?? currentToken()
  const life = answer.value.tokenLife ?? (await askLife(token))
  const kept = await findSessionNote(store)
  const state = currentSession()
  const isOver = era !== sessionEra() || state.phase !== 'open'
  if (token === null || life === null || isOver) return 'no-answer'
  const { profile, mustChangePassword, mustSetSecondStep } = state
  const expiresAt = serverNow() + life * 1000
  const grant = kept?.grant ?? currentGrant()
  const note = { token, expiresAt, profile, mustChangePassword, mustSetSecondStep, grant }
  setCurrentToken(token)
  await keepSessionNote(store, note)
  if (era !== sessionEra()) return 'no-answer'
  openWith(note)
  tellTabs('renewed')
  return 'renewed'
}

/**
 * Only the service's own word ends a session. A first 401 without it reloads the page (K-11), and another page
 * in the service's place says nothing.
 */
function meaningOf(failure: Failure): Renewal {
  switch (failure.kind) {
    case 'rejected':
      return 'refused'
    case 'expired':
      return failure.isBare ? 'no-answer' : 'refused'
    case 'offline':
    case 'unavailable':
    case 'malformed':
      return 'no-answer'
  }
}

/** A legacy host may lengthen the old token and not say so. Seconds. */
async function askLife(token: string | null): Promise<number | null> {
  const answer = await call(general.readTokenLife, {}, token === null ? {} : { token })
  return answer.ok ? answer.value.tokenLife : null
}

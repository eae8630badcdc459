import * as general from '#contract/protocol/general.ts'
import type { Failure } from '../transport/failure.ts'
import { openStore } from '../store/open-store.ts'
import { call } from '../transport/rpc.ts'
import { serverNow } from '../transport/server-clock.ts'
import { expire } from './session-ending.ts'
import { postToTabs } from './tab-session.ts'
import { findSessionNote, keepSessionNote } from '../keys/session-note.ts'
import { currentGrant, currentToken, sessionNumber, setCurrentToken } from '../transport/session-signals.ts'
import { currentSession } from './session-state.ts'
import { adoptRenewed, openWith } from './session-token.ts'

/** Result of a renewal ("No cerrar sesión", spec 001 §4). */
export type Renewal =
  | 'renewed'
  /** There was no response. The old token stays valid (offline.md, "Session authority"). */
  | 'no-answer'
  /** The server refused the renewal; the session has ended (SESS-08). */
  | 'refused'

const LOCK = 'turno.renewal'
/**
 * Maximum wait in ms for the lock of a tab that may be frozen. A second renewal is harmless, because the
 * server gives all tabs the same response.
 */
const LOCK_PATIENCE_MS = 5000

/** Renews the session. A refusal ends the session (SESS-08), a missing response does not. */
export async function renewSession(): Promise<Renewal> {
  const era = sessionNumber()
  const outcome = await renew()
  // Skips a session that the response has already ended, because another person may be signed in.
  if (outcome === 'refused' && era === sessionNumber()) await expire('reported')
  return outcome
}

async function renew(): Promise<Renewal> {
  const former = currentToken()
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (!locks) return renewNow(former)
  try {
    const signal = AbortSignal.timeout(LOCK_PATIENCE_MS)
    return await locks.request(LOCK, { signal }, () => renewNow(former))
  } catch {
    // The tab with the lock sleeps, so this tab renews without the lock.
    return renewNow(former)
  }
}

/** @param former token to renew; another tab may have renewed it already */
async function renewNow(former: string | null): Promise<Renewal> {
  // The result is not needed, because a changed token shows that another tab has renewed it.
  await adoptRenewed()
  if (currentToken() !== former) return currentToken() === null ? 'refused' : 'renewed'
  const era = sessionNumber()
  const store = openStore()
  const answer = await call(general.renewToken, {})
  if (!answer.ok) return meaningOf(answer.failure)
  const token = answer.value.token ?? currentToken()
  const life = answer.value.tokenLife ?? (await askLife(token))
  const kept = await findSessionNote(store)
  const state = currentSession()
  const hasChanged = era !== sessionNumber() || state.phase !== 'open'
  if (token === null || life === null || hasChanged) return 'no-answer'
  const { profile, mustChangePassword, mustSetSecondStep } = state
  const expiresAt = serverNow() + life * 1000
  const grant = kept?.grant ?? currentGrant()
  const note = { token, expiresAt, profile, mustChangePassword, mustSetSecondStep, grant }
  setCurrentToken(token)
  await keepSessionNote(store, note)
  if (era !== sessionNumber()) return 'no-answer'
  openWith(note)
  postToTabs('renewed')
  return 'renewed'
}

/**
 * Converts a failure into the result. Only the service's own response ends a session. The first bare 401
 * counts as no answer, because it only reloads the page (K-11). Another server's page, such as a Wi-Fi login
 * page, also counts as no answer.
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

/**
 * Asks for the token's remaining seconds, because a legacy host may extend the old token without returning
 * them.
 */
async function askLife(token: string | null): Promise<number | null> {
  const answer = await call(general.readTokenLife, {}, token === null ? {} : { token })
  return answer.ok ? answer.value.tokenLife : null
}

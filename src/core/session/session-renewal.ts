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

/** "No cerrar sesión" (spec 001 §4; decision 10). */

/** What the server's answer to a renewal means for the session. */
export type Renewal =
  | 'renewed'
  /** Nobody heard the server: no failed renewal, the old token lives on (offline.md, "Session authority"). */
  | 'no-answer'
  /** Refused: the session is over (SESS-08). */
  | 'refused'

const LOCK = 'turno.renewal'
/** A tab that froze over its renewal does not keep the others from theirs: the server answers all of them the same. */
const LOCK_PATIENCE_MS = 5000

/** A refused renewal ends the session (SESS-08); one that nobody heard ends nothing. */
export async function renewSession(): Promise<Renewal> {
  const era = sessionEra()
  const outcome = await renew()
  // The answer itself may have ended it, and somebody else be here by now.
  if (outcome === 'refused' && era === sessionEra()) await expire('told')
  return outcome
}

/** One rotation however many tabs ask; those that come later take the token that the first one got. */
async function renew(): Promise<Renewal> {
  const former = currentToken()
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (!locks) return renewNow(former)
  try {
    const signal = AbortSignal.timeout(LOCK_PATIENCE_MS)
    return await locks.request(LOCK, { signal }, () => renewNow(former))
  } catch {
    // The tab that has the lock sleeps over it: the server answers all tabs the same.
    return renewNow(former)
  }
}

/** `former`: the token that was to be renewed; another tab may have done so in the meantime. */
async function renewNow(former: string | null): Promise<Renewal> {
  // The token tells.
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
 * Only the service's own word ends a session: a first 401 without one reloads the page (K-11), and a page that somebody
 * puts in the service's place says nothing.
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

/** A legacy host may lengthen the old token and say nothing of it. Seconds. */
async function askLife(token: string | null): Promise<number | null> {
  const answer = await call(general.readTokenLife, {}, token === null ? {} : { token })
  return answer.ok ? answer.value.tokenLife : null
}

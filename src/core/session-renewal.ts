import * as general from '#contract/general.ts'
import { writeSetting } from './device-store.ts'
import { call } from './rpc.ts'
import { serverNow } from './server-clock.ts'
import { here, tellTabs } from './session-here.ts'
import { readSessionNote, type SessionNote, writeSessionNote } from './session-note.ts'
import { currentGrant, currentToken, setCurrentGrant, setCurrentToken } from './session-signals.ts'
import { currentSession, setSession } from './session-state.ts'

/** A token's life, its renewal, and how the other tabs come by the new one (spec 001 §4; decision 10). */

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
/** Nobody's screen stays open for long because the network is slow. */
const ASK_MS = 3000

/** Opens the session of what is kept; the other parts of the app hear of it through session-state. */
export function openWith(note: SessionNote): void {
  const { profile, expiresAt, mustChangePassword } = note
  setCurrentGrant(note.grant)
  // For the worker, which has no page to ask. Nothing personal.
  void writeSetting('session-ends', note.token === null ? null : expiresAt).catch(() => undefined)
  setSession({ phase: 'open', profile, hasToken: note.token !== null, expiresAt, mustChangePassword })
}

/** One rotation however many tabs ask; those that come later take the token that the first one got. */
export async function renew(): Promise<Renewal> {
  const former = currentToken()
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (!locks) return renewNow(former)
  try {
    const signal = AbortSignal.timeout(LOCK_PATIENCE_MS)
    return await locks.request(LOCK, { signal }, () => renewNow(former))
  } catch {
    return renewNow(former)
  }
}

/** `former`: the token that was to be renewed; another tab may have done so in the meantime. */
async function renewNow(former: string | null): Promise<Renewal> {
  await adoptRenewed()
  if (currentToken() !== former) return currentToken() === null ? 'refused' : 'renewed'
  const answer = await call(general.renewToken, {})
  if (!answer.ok) {
    const { kind } = answer.failure
    return kind === 'offline' || kind === 'unavailable' ? 'no-answer' : 'refused'
  }
  const token = answer.value.token ?? currentToken()
  const life = answer.value.tokenLife ?? (await askLife(token))
  const state = currentSession()
  if (token === null || life === null || state.phase !== 'open') return 'no-answer'
  const kept = await readSessionNote().catch(() => undefined)
  const { profile, mustChangePassword } = state
  const expiresAt = serverNow() + life * 1000
  const note = { token, expiresAt, profile, mustChangePassword, grant: kept?.grant ?? currentGrant() }
  setCurrentToken(token)
  await writeSessionNote(note).catch(() => undefined)
  openWith(note)
  tellTabs('renewed')
  return 'renewed'
}

/** A legacy host may lengthen the old token and say nothing of it. Seconds. */
async function askLife(token: string | null): Promise<number | null> {
  const answer = await call(general.readTokenLife, {}, token === null ? {} : { token })
  return answer.ok ? answer.value.tokenLife : null
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
  const { profile, mustChangePassword } = state
  openWith({ token, expiresAt, profile, mustChangePassword, grant: note?.grant ?? currentGrant() })
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

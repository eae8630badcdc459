import { deviceMode } from '../store/device-mode.ts'
import { raiseEpoch, readEpoch, readSetting, writeSetting } from '../store/device-store.ts'
import { logOutExpired } from './expired-logout.ts'
import { loadKioskKeys } from '../keys/load-kiosk-keys.ts'
import { openStore, setOpenStore } from '../store/open-store.ts'
import { leavePersonal, lockPersonal } from '../keys/personal-keys.ts'
import { serverNow } from '../transport/server-clock.ts'
import { tabSession, postToTabs } from './tab-session.ts'
import { adoptRenewed, askWhetherAlive, prolong } from './session-token.ts'
import { currentToken, setCurrentGrant, setCurrentToken } from '../transport/session-signals.ts'
import { currentSession, type SessionState, setSession } from './session-state.ts'
import { prepareUpdate } from '../store/update-readiness.ts'

/**
 * Ends a session for every cause: the server, the deadline, other tabs and the worker (spec 001 §4;
 * offline.md, "Session authority"). Stores typed values before it locks anything.
 */

/** Maximum delay of a timer in ms. Browsers fire timers with longer delays at once. */
const MAX_TIMER_MS = 2_000_000_000
let expiryTimer: ReturnType<typeof setTimeout> | undefined

export async function expireUnlessRenewed(): Promise<void> {
  if (tabSession.leaving !== null || (await adoptRenewed())) return
  await expire('reported')
}

/**
 * Cause of an end. 'reported': the service reported the end, or answered 401 twice. 'unanswered': the
 * deadline passed and the service did not answer, for example on a network without internet.
 */
type Ended = 'reported' | 'unanswered'

/**
 * Ends the session. On a phone the data stay: 'reported' signs out, 'unanswered' locks the screen. A kiosk
 * deletes the data.
 */
export async function expire(cause: Ended): Promise<void> {
  const { phase } = currentSession()
  if (tabSession.leaving !== null || (phase !== 'open' && phase !== 'starting')) return
  // If another tab has signed in, its session continues. Without IndexedDB there is only one tab and one
  // session.
  const epoch = await readEpoch().catch(() => tabSession.epoch)
  if (phase === 'open' && epoch !== tabSession.epoch) {
    if (!(await followPerson(epoch))) await endPageSession('expired', cause)
    return
  }
  postToTabs(cause === 'reported' ? 'expired' : 'locked')
  await close('expired', cause)
}

/**
 * Asks the server whether the open session is still valid, and ends it when it is not.
 * @returns whether the session goes on; also true without an answer
 */
export async function confirmSession(): Promise<boolean> {
  const state = currentSession()
  const life = await askWhetherAlive()
  if (currentSession() !== state) return false
  if (life.kind === 'ended') await expire('reported')
  return life.kind === 'alive' || life.kind === 'unanswered'
}

/**
 * Ends the session of this page.
 * @param reason 'none' when the stored session was not valid any more
 */
export async function close(reason: 'none' | 'expired', cause: Ended = 'reported'): Promise<void> {
  const next = afterwards(reason, cause)
  const token = reason === 'expired' ? currentToken() : null
  setCurrentToken(null)
  await prepareUpdate()
  if (deviceMode() === 'kiosk') await forget()
  else {
    await endOnDevice()
    if (tabSession.hash) await lockPersonal(tabSession.hash)
    else setOpenStore(null)
  }
  setSession(next)
  if (token !== null) void logOutExpired(token)
}

/**
 * Raises the epoch, then deletes the key and the data. In this order, a crash in between leaves nothing
 * readable.
 */
export async function forget(): Promise<void> {
  setCurrentToken(null)
  setCurrentGrant(null)
  await endOnDevice()
  const { hash } = tabSession
  tabSession.hash = null
  // If this page could not load the kiosk's keys, no person has signed in on it.
  const keys = deviceMode() === 'kiosk' ? await loadKioskKeys().catch(() => null) : null
  if (keys) await keys.leaveKiosk()
  else if (hash && deviceMode() === 'personal') await leavePersonal(hash)
  else setOpenStore(null)
}

async function endOnDevice(): Promise<void> {
  // A failure is harmless. Without IndexedDB there are no other tabs, and the worker has nothing to end. On a
  // full device the tabs get the message, and the worker ends the session at its deadline.
  tabSession.epoch = await raiseEpoch(true).catch(() => tabSession.epoch)
}

/** Returns the state after an end: locked on a phone when only the deadline passed, otherwise signed out. */
function afterwards(reason: 'none' | 'left' | 'expired', cause: Ended): SessionState {
  const isLocking =
    reason === 'expired' &&
    cause === 'unanswered' &&
    deviceMode() === 'personal' &&
    currentSession().phase === 'open' &&
    openStore() !== null
  return isLocking ? { phase: 'locked', reason: 'expired' } : { phase: 'signed-out', reason }
}

/**
 * Ends this page's session after another tab ended or replaced it. Deletes nothing, because the other tab
 * locks or deletes the data.
 */
export async function endPageSession(reason: 'left' | 'expired', cause: Ended = 'reported'): Promise<void> {
  const next = afterwards(reason, cause)
  setCurrentToken(null)
  setCurrentGrant(null)
  // Stores unsaved input, except on a kiosk, where the next person may already be signed in.
  if (reason === 'expired' && deviceMode() === 'personal') await prepareUpdate()
  setOpenStore(null)
  if (reason === 'left') tabSession.hash = null
  const { phase } = currentSession()
  if (phase === 'open' || (reason === 'left' && phase === 'locked')) setSession(next)
}

/**
 * Announces a sign-in to the other tabs, which ends another person's session there. If the new session cannot
 * be stored, a reload must not open the former person's store either.
 */
export async function announceSignIn(isKept: boolean): Promise<void> {
  // The tabs get the message even when this write fails.
  if (!isKept) await writeSetting('active', null).catch(() => undefined)
  // On a full device the tabs still get the message.
  tabSession.epoch = await raiseEpoch().catch(() => tabSession.epoch)
  postToTabs(isKept ? 'entered' : 'left')
}

/** Follows a sign-in in another tab. This tab shares the session of the same person, or else signs out. */
export async function followSignIn(): Promise<void> {
  // Without IndexedDB the other session cannot be read, so this tab signs out.
  if (!(await followPerson(await readEpoch().catch(() => tabSession.epoch)))) await endPageSession('left')
}

async function followPerson(epoch: number): Promise<boolean> {
  if (deviceMode() === 'kiosk' || tabSession.hash === null) return false
  if (!(await isActiveHere()) || !(await adoptRenewed())) return false
  tabSession.epoch = epoch
  return true
}

async function isActiveHere(): Promise<boolean> {
  // An unreadable setting counts as no person.
  return (await readSetting<string | null>('active').catch(() => null)) === tabSession.hash
}

/**
 * Returns whether the worker, and no person, raised the epoch. The worker raises it after the deadline, by a
 * clock that no server has confirmed. Only a page can lock the key or delete a bucket.
 */
async function isEndedByWorker(): Promise<boolean> {
  if (tabSession.hash === null || (deviceMode() === 'personal' && !(await isActiveHere()))) return false
  // A sign-in sets a new deadline, so null means that the worker ended the session. An unreadable setting may
  // contain a deadline.
  return (await readSetting<number | null>('session-ends').catch(() => undefined)) === null
}

/**
 * Sets the timer for the deadline. Timers stop while a tab sleeps, so the page also calls `recheckSession` on
 * return.
 */
export function scheduleExpiry(state: SessionState): void {
  clearTimeout(expiryTimer)
  if (state.phase !== 'open' || state.expiresAt === null) return
  const wait = Math.min(Math.max(0, state.expiresAt - serverNow()), MAX_TIMER_MS)
  expiryTimer = setTimeout(() => void recheckSession(), wait)
}

/**
 * Checks whether this is still the device's session and still valid. Runs on return to the tab, at the
 * deadline, and when the worker asks for it (spec 001 §4). A kiosk covers its screen until the check ends.
 */
export async function recheckSession(): Promise<void> {
  const state = currentSession()
  if (state.phase !== 'open' || tabSession.leaving !== null) return
  const hasExpired = state.expiresAt !== null && state.expiresAt <= serverNow()
  // An unreadable epoch counts as unchanged. The token is still checked.
  const current = await readEpoch().catch(() => tabSession.epoch)
  if (current !== tabSession.epoch) {
    if (await followPerson(current)) return
    if (!hasExpired || !(await isEndedByWorker())) return endPageSession(hasExpired ? 'expired' : 'left')
    tabSession.epoch = current
    if (deviceMode() === 'kiosk') return expire('unanswered')
  }
  if (await adoptRenewed()) return
  if (currentSession() !== state) return
  if (!hasExpired) return scheduleExpiry(state)
  // Asks the server, because the device's clock may have jumped.
  const life = await askWhetherAlive()
  if (currentSession() !== state || life.kind === 'handled') return
  if (life.kind === 'alive') await prolong(life.expiresAt)
  else await expire(life.kind === 'ended' ? 'reported' : 'unanswered')
}

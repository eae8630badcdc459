import { deviceMode } from '../store/device-mode.ts'
import { raiseEpoch, readEpoch, readSetting, writeSetting } from '../store/device-store.ts'
import { logOutExpired } from './expired-logout.ts'
import { loadKioskKeys } from '../keys/load-kiosk-keys.ts'
import { openStore, setOpenStore } from '../store/open-store.ts'
import { leavePersonal, lockPersonal } from '../keys/personal-keys.ts'
import { serverNow } from '../transport/server-clock.ts'
import { here, tellTabs } from './session-here.ts'
import { adoptRenewed, askWhetherAlive, prolong } from './session-token.ts'
import { currentToken, setCurrentGrant, setCurrentToken } from '../transport/session-signals.ts'
import { currentSession, type SessionState, setSession } from './session-state.ts'
import { prepareUpdate } from '../store/update-readiness.ts'

/**
 * Ends a session, in one place for the server's word, the deadline, other tabs and the worker (spec 001 §4;
 * offline.md, "Session authority"). What is typed is written down before anything is locked.
 */

/** A browser's timer fires at once when it is set for longer than this. */
const LONGEST_WAIT_MS = 2_000_000_000
let expiryTimer: ReturnType<typeof setTimeout> | undefined

/** The server says that the session is over, unless another tab has renewed it while this one slept. */
export async function expireUnlessRenewed(): Promise<void> {
  if (here.leaving !== null || (await adoptRenewed())) return
  await expire('told')
}

/**
 * How a session ended: 'told' by the service's word (or two 401s); 'unheard' by its time, when the service
 * could not be asked. A network without internet counts as none, whatever the browser says.
 */
type Ended = 'told' | 'unheard'

/**
 * Ends the session. 'told': signed out, the data stay locked. 'unheard': a phone's screen locks where it is.
 */
export async function expire(how: Ended): Promise<void> {
  const { phase } = currentSession()
  if (here.leaving !== null || (phase !== 'open' && phase !== 'starting')) return
  // If somebody has signed in since in another tab, their session goes on. Without IndexedDB there is one tab
  // and one session.
  const epoch = await readEpoch().catch(() => here.epoch)
  if (phase === 'open' && epoch !== here.epoch) {
    if (!(await followPerson(epoch))) await leaveHere('expired', how)
    return
  }
  tellTabs(how === 'told' ? 'expired' : 'locked')
  await close('expired', how)
}

/** @param reason 'none': what was kept is no session any more */
export async function close(reason: 'none' | 'expired', how: Ended = 'told'): Promise<void> {
  const next = afterwards(reason, how)
  const token = reason === 'expired' ? currentToken() : null
  setCurrentToken(null)
  await prepareUpdate()
  if (deviceMode() === 'kiosk') await forget()
  else {
    await endOnDevice()
    if (here.hash) await lockPersonal(here.hash)
    else setOpenStore(null)
  }
  setSession(next)
  if (token !== null) void logOutExpired(token)
}

/** Epoch, key, data, in this order, so that a kill in between leaves nothing readable. */
export async function forget(): Promise<void> {
  setCurrentToken(null)
  setCurrentGrant(null)
  await endOnDevice()
  const { hash } = here
  here.hash = null
  // If this page could not load the kiosk's keys, nobody has signed in here.
  const keys = deviceMode() === 'kiosk' ? await loadKioskKeys().catch(() => null) : null
  if (keys) await keys.leaveKiosk()
  else if (hash && deviceMode() === 'personal') await leavePersonal(hash)
  else setOpenStore(null)
}

async function endOnDevice(): Promise<void> {
  // Without IndexedDB there are no other tabs to tell and nothing for the worker to end. Without room, the tabs
  // have been told, and the worker ends the session at its time.
  here.epoch = await raiseEpoch(true).catch(() => here.epoch)
}

/** Expiry by time alone locks a personal phone where it is; every other end leads to the sign-in screen. */
function afterwards(reason: 'none' | 'left' | 'expired', how: Ended): SessionState {
  const isLocking =
    reason === 'expired' &&
    how === 'unheard' &&
    deviceMode() === 'personal' &&
    currentSession().phase === 'open' &&
    openStore() !== null
  return isLocking ? { phase: 'locked', reason: 'expired' } : { phase: 'signed-out', reason }
}

/**
 * Follows an end that another tab or the worker has brought about, and that has deleted what there was to
 * delete.
 */
export async function leaveHere(reason: 'left' | 'expired', how: Ended = 'told'): Promise<void> {
  const next = afterwards(reason, how)
  setCurrentToken(null)
  setCurrentGrant(null)
  // On a kiosk the next person is there already.
  if (reason === 'expired' && deviceMode() === 'personal') await prepareUpdate()
  setOpenStore(null)
  if (reason === 'left') here.hash = null
  const { phase } = currentSession()
  if (phase === 'open' || (reason === 'left' && phase === 'locked')) setSession(next)
}

/**
 * Somebody has signed in here: another tab may still show somebody else, whose session ends. If nothing of the
 * new session can be kept, the former person's store must not open at a reload either.
 */
export async function noteEntry(isKept: boolean): Promise<void> {
  // If this can't be written, the tabs are told all the same.
  if (!isKept) await writeSetting('active', null).catch(() => undefined)
  // A device without room: the tabs are told all the same.
  here.epoch = await raiseEpoch().catch(() => here.epoch)
  tellTabs(isKept ? 'entered' : 'left')
}

/**
 * Somebody has signed in in another tab: either the same person, whose session this tab shares from now on, or
 * another.
 */
export async function followEntry(): Promise<void> {
  // Without IndexedDB no other session can be read, so whoever is here is signed out.
  if (!(await followPerson(await readEpoch().catch(() => here.epoch)))) await leaveHere('left')
}

async function followPerson(epoch: number): Promise<boolean> {
  if (deviceMode() === 'kiosk' || here.hash === null) return false
  if (!(await isActiveHere()) || !(await adoptRenewed())) return false
  here.epoch = epoch
  return true
}

/** On a phone: whether the person of this page is the one whose session the device has, or had last. */
async function isActiveHere(): Promise<boolean> {
  // An unreadable setting counts as no person.
  return (await readSetting<string | null>('active').catch(() => null)) === here.hash
}

/**
 * Whether the worker raised the epoch, and no person did: it woke after the deadline, by a clock that no server
 * has confirmed. It has no key to lock and no bucket to delete.
 */
async function isEndedByWorker(): Promise<boolean> {
  if (here.hash === null || (deviceMode() === 'personal' && !(await isActiveHere()))) return false
  // A sign-in sets its own deadline. An unreadable setting may hold such a deadline.
  return (await readSetting<number | null>('session-ends').catch(() => undefined)) === null
}

/**
 * Sets the timer for the deadline. A sleeping timer is late, so the page also asks on return
 * (`recheckSession`).
 */
export function scheduleExpiry(state: SessionState): void {
  clearTimeout(expiryTimer)
  if (state.phase !== 'open' || state.expiresAt === null) return
  const wait = Math.min(Math.max(0, state.expiresAt - serverNow()), LONGEST_WAIT_MS)
  expiryTimer = setTimeout(() => void recheckSession(), wait)
}

/**
 * Asks whether this is still the device's session, and alive: on return to the tab, at the deadline, and when
 * the worker says so (spec 001 §4). A kiosk keeps its curtain down until it is answered.
 */
export async function recheckSession(): Promise<void> {
  const state = currentSession()
  if (state.phase !== 'open' || here.leaving !== null) return
  const isOver = state.expiresAt !== null && state.expiresAt <= serverNow()
  // An epoch that can't be read counts as unchanged; the token is checked all the same.
  const current = await readEpoch().catch(() => here.epoch)
  if (current !== here.epoch) {
    if (await followPerson(current)) return
    if (!isOver || !(await isEndedByWorker())) return leaveHere(isOver ? 'expired' : 'left')
    here.epoch = current
    // On a kiosk somebody else may have come and gone: what has ended there stays ended, and is deleted.
    if (deviceMode() === 'kiosk') return expire('unheard')
  }
  if (await adoptRenewed()) return
  if (currentSession() !== state) return
  if (!isOver) return scheduleExpiry(state)
  // The answer sets the time for a device whose clock has jumped.
  const asked = await askWhetherAlive()
  if (currentSession() !== state || asked.kind === 'told') return
  if (asked.kind === 'alive') await prolong(asked.expiresAt)
  else await expire(asked.kind === 'over' ? 'told' : 'unheard')
}

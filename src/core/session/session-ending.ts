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
 * How a session ends, in one place for the server's word, the deadline, other tabs and the worker (spec 001 §4;
 * offline.md, "Session authority"). What is typed is written down before anything is locked.
 */

/** Longer than this a timer of a browser can't wait: it fires at once. */
const LONGEST_WAIT_MS = 2_000_000_000
let expiryTimer: ReturnType<typeof setTimeout> | undefined

/** The server says that the session is over. Another tab may have renewed it while this one slept. */
export async function expireUnlessRenewed(): Promise<void> {
  if (here.leaving !== null || (await adoptRenewed())) return
  await expire('told')
}

/**
 * How a session is over: by the service's word (or two 401s), or by its time alone, when nobody of the service could be
 * asked. A network without internet is no network, whatever the browser says of it.
 */
type Ended = 'told' | 'unheard'

/** The session is over. Told: signed out, data kept locked. Unheard: a phone's screen locks where it is. */
export async function expire(how: Ended): Promise<void> {
  const { phase } = currentSession()
  if (here.leaving !== null || (phase !== 'open' && phase !== 'starting')) return
  // Somebody has signed in since in another tab: theirs goes on. Without IndexedDB there is one tab and one session.
  const epoch = await readEpoch().catch(() => here.epoch)
  if (phase === 'open' && epoch !== here.epoch) {
    if (!(await followPerson(epoch))) await leaveHere('expired', how)
    return
  }
  tellTabs(how === 'told' ? 'expired' : 'locked')
  await close('expired', how)
}

/** `none`: what was kept is no session any more. */
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

/** Epoch, key, data: in this order, so that a death in between leaves nothing that could be read. */
export async function forget(): Promise<void> {
  setCurrentToken(null)
  setCurrentGrant(null)
  await endOnDevice()
  const { hash } = here
  here.hash = null
  // A kiosk's keys that this page could not fetch have let nobody in here.
  const keys = deviceMode() === 'kiosk' ? await loadKioskKeys().catch(() => null) : null
  if (keys) await keys.leaveKiosk()
  else if (hash && deviceMode() === 'personal') await leavePersonal(hash)
  else setOpenStore(null)
}

async function endOnDevice(): Promise<void> {
  // Without IndexedDB there is no other tab to know it by, and nothing for the worker to end; without room in it the
  // tabs have been told, and the worker ends it at its time.
  here.epoch = await raiseEpoch(true).catch(() => here.epoch)
}

/** Expiry that nobody has said locks a personal phone where it is; anything else leads to the sign-in screen. */
function afterwards(reason: 'none' | 'left' | 'expired', how: Ended): SessionState {
  const isLocking =
    reason === 'expired' &&
    how === 'unheard' &&
    deviceMode() === 'personal' &&
    currentSession().phase === 'open' &&
    openStore() !== null
  return isLocking ? { phase: 'locked', reason: 'expired' } : { phase: 'signed-out', reason }
}

/** Another tab or the worker has ended it, and has erased what there was to erase. */
export async function leaveHere(reason: 'left' | 'expired', how: Ended = 'told'): Promise<void> {
  const next = afterwards(reason, how)
  setCurrentToken(null)
  setCurrentGrant(null)
  // A kiosk has the next person already.
  if (reason === 'expired' && deviceMode() === 'personal') await prepareUpdate()
  setOpenStore(null)
  if (reason === 'left') here.hash = null
  const { phase } = currentSession()
  if (phase === 'open' || (reason === 'left' && phase === 'locked')) setSession(next)
}

/**
 * Somebody has signed in here: whoever else this device still shows, in another tab, is not the person who is here now,
 * and where nothing of this one's can be kept, what the other keeps opens at no reload.
 */
export async function noteEntry(isKept: boolean): Promise<void> {
  // Where neither can be written down the tabs are told all the same.
  if (!isKept) await writeSetting('active', null).catch(() => undefined)
  // A device without room: the tabs are told all the same.
  here.epoch = await raiseEpoch().catch(() => here.epoch)
  tellTabs(isKept ? 'entered' : 'left')
}

/** Somebody has signed in in another tab: the same person, whose session this one shares from now on, or the next. */
export async function followEntry(): Promise<void> {
  // Without IndexedDB nobody else's session can be read, and whoever is here leaves.
  if (!(await followPerson(await readEpoch().catch(() => here.epoch)))) await leaveHere('left')
}

async function followPerson(epoch: number): Promise<boolean> {
  if (deviceMode() === 'kiosk' || here.hash === null) return false
  if (!(await isActiveHere()) || !(await adoptRenewed())) return false
  here.epoch = epoch
  return true
}

/** On a phone: the person of this page is the one whose session the device has, or had last. */
async function isActiveHere(): Promise<boolean> {
  // What can't be read is nobody's.
  return (await readSetting<string | null>('active').catch(() => null)) === here.hash
}

/**
 * The epoch was raised when nobody else came and nobody left: the worker has woken after the deadline, by a clock that
 * nobody has asked the server about. It has no key to lock, and no bucket to erase.
 */
async function isEndedByWorker(): Promise<boolean> {
  if (here.hash === null || (deviceMode() === 'personal' && !(await isActiveHere()))) return false
  // Whoever comes in has a deadline of their own. What can't be read may be theirs.
  return (await readSetting<number | null>('session-ends').catch(() => undefined)) === null
}

/** A timer that sleeps is late, so the page also asks on return (`recheckSession`). */
export function scheduleExpiry(state: SessionState): void {
  clearTimeout(expiryTimer)
  if (state.phase !== 'open' || state.expiresAt === null) return
  const wait = Math.min(Math.max(0, state.expiresAt - serverNow()), LONGEST_WAIT_MS)
  expiryTimer = setTimeout(() => void recheckSession(), wait)
}

/**
 * On return to the tab, when the deadline has come and when the worker says so: is this still the device's session,
 * and alive? (spec 001 §4) Until this has answered, a kiosk keeps its curtain down.
 */
export async function recheckSession(): Promise<void> {
  const state = currentSession()
  if (state.phase !== 'open' || here.leaving !== null) return
  const isOver = state.expiresAt !== null && state.expiresAt <= serverNow()
  // What can't be read has not changed; the token is asked for all the same.
  const current = await readEpoch().catch(() => here.epoch)
  if (current !== here.epoch) {
    if (await followPerson(current)) return
    if (!isOver || !(await isEndedByWorker())) return leaveHere(isOver ? 'expired' : 'left')
    here.epoch = current
    // On a kiosk somebody else may have come and gone: what has ended there stays so, and is erased.
    if (deviceMode() === 'kiosk') return expire('unheard')
  }
  if (await adoptRenewed()) return
  if (currentSession() !== state) return
  if (!isOver) return scheduleExpiry(state)
  // A device whose clock has jumped is told the time by the answer.
  const asked = await askWhetherAlive()
  if (currentSession() !== state || asked.kind === 'told') return
  if (asked.kind === 'alive') await prolong(asked.expiresAt)
  else await expire(asked.kind === 'over' ? 'told' : 'unheard')
}

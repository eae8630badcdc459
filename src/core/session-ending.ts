import { deviceMode } from './device-mode.ts'
import { raiseEpoch, readEpoch, readSetting, writeSetting } from './device-store.ts'
import { logOutExpired } from './expired-logout.ts'
import { loadKioskKeys } from './load-kiosk-keys.ts'
import { openStore, setOpenStore } from './open-store.ts'
import { leavePersonal, lockPersonal } from './personal-keys.ts'
import { serverNow } from './server-clock.ts'
import { here, tellTabs } from './session-here.ts'
import { adoptRenewed, isStillAlive } from './session-token.ts'
import { currentToken, setCurrentGrant, setCurrentToken } from './session-signals.ts'
import { currentSession, type SessionState, setSession } from './session-state.ts'
import { prepareUpdate } from './update-readiness.ts'

/**
 * How a session ends, in one place for the server's word, the deadline, other tabs and the worker (spec 001 §4;
 * offline.md, "Session authority"). What is typed is written down before anything is locked.
 */

/** Longer than this a timer of a browser can't wait: it fires at once. */
const LONGEST_WAIT_MS = 2_000_000_000
let expiryTimer: ReturnType<typeof setTimeout> | undefined

/** The server says that the session is over. Another tab may have renewed it while this one slept. */
export async function expireUnlessRenewed(): Promise<void> {
  if (here.isLeaving || (await adoptRenewed())) return
  await expire()
}

/** The session is over. With a network: signed out, data kept locked. Without: the screen locks where it is. */
export async function expire(): Promise<void> {
  const { phase } = currentSession()
  if (here.isLeaving || (phase !== 'open' && phase !== 'starting')) return
  // Somebody has signed in since in another tab: theirs goes on.
  const epoch = await readEpoch().catch(() => here.epoch)
  if (phase === 'open' && epoch !== here.epoch) {
    if (!(await followPerson(epoch))) await leaveHere('expired')
    return
  }
  tellTabs('expired')
  await close('expired')
}

/** `none`: what was kept is no session any more. */
export async function close(reason: 'none' | 'expired'): Promise<void> {
  const next = afterwards(reason)
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
  if (deviceMode() === 'kiosk') await (await loadKioskKeys()).leaveKiosk()
  else if (hash) await leavePersonal(hash)
  else setOpenStore(null)
}

async function endOnDevice(): Promise<void> {
  here.epoch = await raiseEpoch().catch(() => here.epoch)
  await writeSetting('session-ends', null).catch(() => undefined)
}

/** Expiry without a network locks a personal phone where it is; anything else leads to the sign-in screen. */
function afterwards(reason: 'none' | 'left' | 'expired'): SessionState {
  const isLocking =
    reason === 'expired' &&
    deviceMode() === 'personal' &&
    currentSession().phase === 'open' &&
    globalThis.navigator?.onLine === false &&
    openStore() !== null
  return isLocking ? { phase: 'locked', reason: 'expired' } : { phase: 'signed-out', reason }
}

/** Another tab or the worker has ended it, and has erased what there was to erase. */
export async function leaveHere(reason: 'left' | 'expired'): Promise<void> {
  const next = afterwards(reason)
  setCurrentToken(null)
  setCurrentGrant(null)
  // A kiosk has the next person already.
  if (reason === 'expired' && deviceMode() === 'personal') await prepareUpdate()
  setOpenStore(null)
  if (reason === 'left') here.hash = null
  const { phase } = currentSession()
  if (phase === 'open' || (reason === 'left' && phase === 'locked')) setSession(next)
}

/** Somebody has signed in in another tab: the same person, whose session this one shares from now on, or the next. */
export async function followEntry(): Promise<void> {
  if (!(await followPerson(await readEpoch().catch(() => here.epoch)))) await leaveHere('left')
}

async function followPerson(epoch: number): Promise<boolean> {
  if (deviceMode() === 'kiosk' || here.hash === null) return false
  const isSame = (await readSetting<string | null>('active').catch(() => null)) === here.hash
  if (!isSame || !(await adoptRenewed())) return false
  here.epoch = epoch
  return true
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
  if (state.phase !== 'open' || here.isLeaving) return
  const isOver = state.expiresAt !== null && state.expiresAt <= serverNow()
  const current = await readEpoch().catch(() => here.epoch)
  if (current !== here.epoch) {
    if (await followPerson(current)) return
    // The worker ends a session that no page has ended, and has no key to lock.
    if (isOver && here.hash && deviceMode() === 'personal') await lockPersonal(here.hash)
    return leaveHere(isOver ? 'expired' : 'left')
  }
  if (await adoptRenewed()) return
  if (currentSession() !== state) return
  if (!isOver) return scheduleExpiry(state)
  // A device whose clock has jumped is told the time by the answer.
  if (!(await isStillAlive())) await expire()
}

import { liveQuery } from 'dexie'
import * as login from '#contract/identity/login.ts'
import { deviceMode } from '../store/device-mode.ts'
import { deviceDatabase, readSetting } from '../store/device-store.ts'
import { onLogoutText } from './expired-logout.ts'
import { fail, isBusy, isUnanswered, type Result, succeed } from '../transport/failure.ts'
import { deviceFields, keepKnownDevice, knownDevices } from '../store/known-device.ts'
import { loadKioskKeys } from '../keys/load-kiosk-keys.ts'
import { openStore } from '../store/open-store.ts'
import { ownPasskeyIds, passkeyIdsHere } from '../store/passkey-wraps.ts'
import { keepOneTimePassword } from './one-time-password.ts'
import { enterPersonal, type FormerPassword, nameOfLocked, rewrapPersonal } from '../keys/personal-keys.ts'
import { keepOpened, takeOpened } from './opened-sign-in.ts'
import { fetchProfile } from '../keys/profile.ts'
import { callWithRetries } from '../transport/call-with-retries.ts'
import { call } from '../transport/rpc.ts'
import { serverNow } from '../transport/server-clock.ts'
import {
  expireUnlessRenewed,
  followSignIn,
  forget,
  endPageSession,
  scheduleExpiry,
} from './session-ending.ts'
import { noteOf, openEntry, type SignedIn } from './session-entry.ts'
import { resumeSession } from './session-resume.ts'
import { tabSession, listenToTabs, type SessionNews, postToTabs } from './tab-session.ts'
import { findSessionNote, keepSessionNote, type SessionNote } from '../keys/session-note.ts'
import { hasSignInExpired, openOffline, withoutNetwork } from './session-offline.ts'
import { adoptRenewed, openWith } from './session-token.ts'
import {
  currentToken,
  listenToTransport,
  sessionNumber,
  setCurrentToken,
} from '../transport/session-signals.ts'
import { currentSession, onSessionChange, setSession, type SignInResult } from './session-state.ts'
import { keptPart, lazyPart } from '#parts/lazy-part.ts'

/** Re-exported, because the page loads the session code only through this module. */
export { recheckSession } from './session-ending.ts'

export const onExpiredText = onLogoutText

export const loadRecovery = lazyPart(() => import('./recovery.ts'))

const reloadListeners = new Set<() => void>()

/** Maximum wait in ms for the response to the logout. Short on a kiosk, where the next person waits. */
const LOGOUT_MS = { kiosk: 400, personal: 3000 } as const
const SIGNED_OUT = { phase: 'signed-out', reason: 'left' } as const

/** Calls `listener` at the first bare 401, which must reload the page once (K-11). */
export function onReloadWanted(listener: () => void): () => void {
  reloadListeners.add(listener)
  return () => reloadListeners.delete(listener)
}

export async function startSession(): Promise<void> {
  listenToTransport({
    expired: expireUnlessRenewed,
    reload: () => reloadListeners.forEach((listener) => listener()),
  })
  listenToTabs((news) => void follow(news))
  onSessionChange(scheduleExpiry)
  await resumeSession()
  // A failure is harmless: the server refuses a revoked passkey, and the next start repeats this.
  void forgetRevokedPasskeys().catch(() => undefined)
}

/** Maximum waits in ms for a busy server: until a phone opens its stored data, and without stored data. */
const BUSY_WAIT_MS = 8_000
const MAX_BUSY_WAIT_MS = 3 * 60_000

/**
 * Signs in online. If the service does not answer, a personal phone opens its stored data (offline.md,
 * "Keys").
 * @param name employee number, nickname or mail
 * @param onBusy called when the retries at a busy server begin and end
 */
export async function signIn(
  name: string,
  password: string,
  onBusy?: (isWaiting: boolean) => void,
): Promise<SignInResult> {
  const opened = takeOpened(name, password)
  const resumed = opened && (await enterWith(opened, name, password))
  if (resumed && !hasSignInExpired(resumed)) return withoutNetwork(resumed, name, password)
  const credentials = { correo: name.trim(), password, ...(await deviceFields()) }
  let answer = await callWithRetries(login.signIn, credentials, { maxRetryMs: BUSY_WAIT_MS, onBusy })
  if (!answer.ok && isBusy(answer.failure)) {
    // A person known on this phone sees the stored data instead of waiting longer.
    const offline = await openOffline(name, password, answer.failure)
    if (offline.ok) return offline
    answer = await callWithRetries(login.signIn, credentials, { maxRetryMs: MAX_BUSY_WAIT_MS, onBusy })
    if (!answer.ok && isBusy(answer.failure)) return { ok: false, reason: 'failed', failure: answer.failure }
  }
  if (!answer.ok) {
    const { failure } = answer
    if (isUnanswered(failure)) return openOffline(name, password, failure)
    if (failure.kind !== 'rejected') return { ok: false, reason: 'failed', failure }
    if (!failure.paso) return { ok: false, reason: 'wrong', message: failure.message }
    pendingSecondStep = { paso: failure.paso, name, password }
    return { ok: false, reason: 'second-step' }
  }
  return enterWith(answer.value, name, password)
}

let pendingSecondStep: { paso: string; name: string; password: string } | null = null

/**
 * Completes a sign-in that returned 'second-step'. Works only online; the offline sign-in needs no code.
 * @param code six digits or a recovery code; null when the person goes back
 */
export async function answerSecondStep(code: string | null): Promise<SignInResult> {
  if (code === null) pendingSecondStep = null
  if (code === null || !pendingSecondStep) return { ok: false, reason: 'second-expired', message: '' }
  const { paso, name, password } = pendingSecondStep
  const answer = await callWithRetries(
    login.redeemSecondStep,
    { paso, codigo: code, ...(await deviceFields()) },
    { maxRetryMs: BUSY_WAIT_MS },
  )
  if (!answer.ok) {
    const { failure } = answer
    if (failure.kind !== 'rejected') return { ok: false, reason: 'failed', failure }
    const { message } = failure
    if (failure.code !== 'VENCIDO') return { ok: false, reason: 'second-wrong', message }
    pendingSecondStep = null
    return { ok: false, reason: 'second-expired', message }
  }
  const result = await enterWith(answer.value, name, password)
  if (result.ok || result.reason !== 'failed') pendingSecondStep = null
  return result
}

async function enterWith(answer: SignedIn, name: string, password: string): Promise<SignInResult> {
  const { token, boletos = [], dispositivo } = answer
  if (dispositivo !== undefined) await keepKnownDevice(dispositivo)
  const profile = await fetchProfile(token)
  if (!profile.ok) {
    // Keeps the opened session for the next attempt, because a one-time password cannot be used twice.
    if (profile.failure.kind !== 'expired') keepOpened(name, password, answer)
    return { ok: false, reason: 'failed', failure: profile.failure }
  }
  const note = noteOf(answer, profile.value)
  return enter({ note, mark: answer.marca ?? null, name, password, boletos }, undefined)
}

export async function noteSecondStepSet(): Promise<void> {
  const state = currentSession()
  if (state.phase !== 'open' || state.mustSetSecondStep !== true) return
  await changeNote({ mustSetSecondStep: false })
}

async function changeNote(change: Pick<SessionNote, 'mustSetSecondStep'> | Pick<SessionNote, 'profile'>) {
  const era = sessionNumber()
  const state = currentSession()
  if (state.phase === 'open') setSession({ ...state, ...change })
  const store = openStore()
  const note = await findSessionNote(store)
  if (note && era === sessionNumber()) await keepSessionNote(store, { ...note, ...change })
}

interface Entry {
  note: SessionNote
  /** Mark by which a kiosk recognises the person; null on a phone, and on a host without marks. */
  mark: string | null
  name: string
  password: string
  /** First tickets for sealed delivery; empty on a legacy host. */
  boletos: readonly string[]
}

let pendingEntry: Entry | null = null

/**
 * Completes a sign-in that returned 'former-needed'. The app asks for the former password before it discards
 * unfinished work (offline.md, "Keys").
 * @param former password that protects unfinished work on this device. null when it is forgotten, which
 * discards the work; undefined when the person goes back.
 */
export async function answerFormer(former: FormerPassword): Promise<SignInResult> {
  const entry = pendingEntry
  pendingEntry = null
  if (!entry || former === undefined) return { ok: false, reason: 'failed', failure: { kind: 'expired' } }
  return enter(entry, former)
}

async function enter(entry: Entry, former: FormerPassword): Promise<SignInResult> {
  const { note, name, password, boletos } = entry
  pendingEntry = null
  const reason = await openEntry<'former-needed' | 'former-wrong'>(note, boletos, async () =>
    deviceMode() === 'kiosk'
      ? (await loadKioskKeys()).enterKiosk(entry.mark, password, former)
      : enterPersonal(note.profile.user, name, password, former),
  )
  if (reason !== null) {
    pendingEntry = entry
    return { ok: false, reason }
  }
  if (note.mustChangePassword) keepOneTimePassword(password)
  openWith(note)
  return { ok: true, offline: false, mustChangePassword: note.mustChangePassword }
}

export const loadPasskeys = keptPart(() => import('./passkeys.ts'))

/** Signs in with a passkey, or unlocks an expired screen for the person who was signed in. */
export async function signInByPasskey(): Promise<SignInResult> {
  const { signInWithPasskey } = await loadPasskeys()
  return signInWithPasskey(ownerOfScreen())
}

/** Returns the person to whom the screen belongs; null for the sign-in screen. */
function ownerOfScreen(): string | null {
  return currentSession().phase === 'signed-out' ? null : tabSession.hash
}

/** Returns whether a passkey opens this screen. A kiosk has none. */
export async function hasPasskeyHere(): Promise<boolean> {
  if (deviceMode() === 'kiosk' || !('PublicKeyCredential' in globalThis)) return false
  return (await passkeyIdsHere(ownerOfScreen())).length > 0
}

/**
 * Reports whether a passkey opens this screen, now and after each change.
 * @returns ends the reports
 */
export function watchPasskeys(report: (isHere: boolean) => void): () => void {
  // Without IndexedDB the device has no passkeys.
  const watching = liveQuery(hasPasskeyHere).subscribe({ next: report, error: () => report(false) })
  return () => watching.unsubscribe()
}

/** Deletes the keys of revoked passkeys at a start. Without a network the next start does. */
async function forgetRevokedPasskeys(): Promise<void> {
  if (globalThis.navigator?.onLine === false || deviceMode() === 'kiosk') return
  if ((await passkeyIdsHere(null)).length === 0) return
  const { forgetRevoked } = await loadPasskeys()
  await forgetRevoked()
}

/**
 * Unlocks an expired screen for the person who was signed in. Online this is a new sign-in; offline the
 * device opens its stored data.
 * @param shown sign-in name on the screen, used when the device itself cannot check the password
 */
export async function unlock(password: string, shown: string): Promise<SignInResult> {
  const owner = await nameOfLocked(tabSession.hash, password)
  // The server counts attempts itself, so the app may ask it when the device cannot count.
  if (owner.kind === 'untried') return signIn(shown, password)
  if (owner.kind === 'unknown') return { ok: false, reason: 'unknown-offline' }
  if (owner.kind === 'wrong') return { ok: false, reason: 'wrong', message: '' }
  return signIn(owner.name, password)
}

/** Fetches the menu into the session when the sign-in could not fetch it (spec 001 §2). */
export async function ensureMenu(): Promise<Result<null>> {
  const state = currentSession()
  if (state.phase !== 'open') return fail({ kind: 'expired' })
  if (state.profile.menu) return succeed(null)
  const era = sessionNumber()
  const answer = await call(login.readMenu, { correo: state.profile.user.Correo })
  if (!answer.ok) return answer
  const now = currentSession()
  if (now.phase !== 'open' || era !== sessionNumber()) return fail({ kind: 'expired' })
  await changeNote({ profile: { ...now.profile, menu: answer.value.msj } })
  return succeed(null)
}

/**
 * Signs out. Always deletes this person's data from the device, except unsent work, and informs the server if
 * it can be reached.
 * @returns the server's text when it rejected the logout in time (spec 000 §8, logout); otherwise null
 */
export async function signOut(): Promise<{ message: string | null }> {
  const token = currentToken()
  const isKiosk = deviceMode() === 'kiosk'
  const leaving = {}
  tabSession.leaving = leaving
  try {
    const unsubscribed = isKiosk ? null : endPush()
    await forget()
    postToTabs('left')
    // Closes the screen without waiting for the server. On a kiosk SIGNED_OUT reloads the page, so it comes
    // last.
    if (!isKiosk) setSession(SIGNED_OUT)
    const answer = token === null ? null : await endAtServer(token)
    await unsubscribed
    if (isKiosk) setSession(SIGNED_OUT)
    return {
      message: answer && !answer.ok && answer.failure.kind === 'rejected' ? answer.failure.message : null,
    }
  } finally {
    if (tabSession.leaving === leaving) tabSession.leaving = null
  }
}

const loadPush = keptPart(() => import('../push/push.ts'))

async function endPush(): Promise<void> {
  // If the chunk cannot be fetched, the server ends push with the session.
  const push = await loadPush().catch(() => null)
  await push?.dropPush()
}

async function endAtServer(token: string): Promise<Result<string> | null> {
  const answer = call(login.signOut, {}, { token, keepalive: true })
  const patience = LOGOUT_MS[deviceMode()]
  return Promise.race([answer, new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))])
}

export async function changePassword(current: string, next: string): Promise<Result<null>> {
  const era = sessionNumber()
  const answer = await call(login.changePassword, {
    password: current,
    nuevo: next,
    dispositivos: await knownDevices(),
    huellas: await ownPasskeyIds(),
  })
  if (!answer.ok) return fail(answer.failure)
  const state = currentSession()
  if (era !== sessionNumber() || state.phase !== 'open') return succeed(null)
  const { tokenLife, entrega } = answer.value
  const token = answer.value.token ?? currentToken()
  if (token === null) return succeed(null)
  setCurrentToken(token)
  const store = openStore()
  const expiresAt = tokenLife === undefined ? state.expiresAt : serverNow() + tokenLife * 1000
  const grant = entrega ?? null
  const rewrapped =
    deviceMode() === 'personal'
      ? rewrapPersonal(tabSession.hash, current, next)
      : loadKioskKeys().then((keys) => keys.rewrapKiosk(current, next))
  // If the key stays wrapped by the former password, the next sign-in asks for that password
  // ('former-needed').
  await rewrapped.catch(() => undefined)
  // Read after the slow key derivation, because the menu may have arrived during it.
  const open = currentSession()
  const { profile, mustSetSecondStep } = open.phase === 'open' ? open : state
  const note = { token, expiresAt, profile, mustChangePassword: false, mustSetSecondStep, grant }
  await keepSessionNote(store, note)
  if (era !== sessionNumber()) return succeed(null)
  openWith(note)
  // The other tabs' token ended with the old password.
  postToTabs('renewed')
  return succeed(null)
}

async function follow(news: SessionNews): Promise<void> {
  const { phase } = currentSession()
  switch (news) {
    case 'entered':
      if (phase === 'open') await followSignIn()
      else if (deviceMode() === 'personal') {
        // An unreadable setting counts as no person.
        const active = await readSetting<string | null>('active').catch(() => null)
        // Another person has signed in, so the former person's screens must be unmounted.
        if (phase === 'locked' && active !== tabSession.hash) await endPageSession('left')
        await resumeSession()
      }
      return
    case 'renewed':
      // If the new token cannot be read now, the refusal of the former token triggers another attempt.
      return void (await adoptRenewed())
    case 'left':
      if (phase === 'open' || phase === 'locked') await endPageSession('left')
      return
    case 'expired':
      if (phase === 'open') await endPageSession('expired')
      return
    case 'locked':
      if (phase === 'open') await endPageSession('expired', 'unanswered')
      return
    default:
      news satisfies never
  }
}

export async function canAnybodySignInOffline(): Promise<boolean> {
  return (await deviceDatabase.people.count()) > 0
}

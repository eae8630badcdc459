import * as login from '#contract/login.ts'
import type { ResponseOf } from '#contract/operation.ts'
import { deviceMode } from '../store/device-mode.ts'
import { deviceDatabase, readSetting } from '../store/device-store.ts'
import { onLogoutText } from './expired-logout.ts'
import { fail, isBusy, isUnheard, type Result, succeed } from '../transport/failure.ts'
import { deviceFields, keepKnownDevice, knownDevices } from '../store/known-device.ts'
import { loadKioskKeys } from '../keys/load-kiosk-keys.ts'
import { openStore, setOpenStore } from '../store/open-store.ts'
import { keepOneTimePassword } from './one-time-password.ts'
import { enterPersonal, type Former, nameOfLocked, rewrapPersonal } from '../keys/personal-keys.ts'
import { keepOpened, takeOpened } from './opened-sign-in.ts'
import { fetchProfile } from '../keys/profile.ts'
import { callPatiently } from '../transport/patient-call.ts'
import { call } from '../transport/rpc.ts'
import { serverNow } from '../transport/server-clock.ts'
import {
  expireUnlessRenewed,
  followEntry,
  forget,
  leaveHere,
  noteEntry,
  scheduleExpiry,
} from './session-ending.ts'
import { resumeSession } from './session-resume.ts'
import { here, listenToTabs, type SessionNews, tellTabs } from './session-here.ts'
import { findSessionNote, keepSessionNote, type SessionNote, writeSessionNote } from '../keys/session-note.ts'
import { isOver, openOffline, withoutNetwork } from './session-offline.ts'
import { adoptRenewed, openWith } from './session-token.ts'
import { currentToken, listenToTransport, sessionEra, setCurrentToken } from '../transport/session-signals.ts'
import { keepTickets } from '../transport/ticket-stock.ts'
import { currentSession, onSessionChange, setSession, type SignInResult } from './session-state.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** The page loads the session's code through this module alone. */
export { recheckSession } from './session-ending.ts'

/** The service's text for the logout of an expired session, when it is not OK. */
export const onExpiredText = onLogoutText

/** For a forgotten password. Nobody is signed in then, so it is loaded apart from what Inicio needs. */
export const loadRecovery = lazyPart(() => import('./recovery.ts'))

const reloadListeners = new Set<() => void>()

/** Longest wait for the server's answer to the logout; at a kiosk the next person is already there. */
const LOGOUT_MS = { kiosk: 400, personal: 3000 } as const
const LEFT = { phase: 'signed-out', reason: 'left' } as const

/**
 * Calls `listener` at the first bare 401, for one reload of the page (K-11). The page listens, because a worker
 * can't reload.
 */
export function onReloadWanted(listener: () => void): () => void {
  reloadListeners.add(listener)
  return () => reloadListeners.delete(listener)
}

/** Resumes the session, or says that nobody is signed in. Called once a page. */
export async function startSession(): Promise<void> {
  listenToTransport({
    expired: expireUnlessRenewed,
    reload: () => reloadListeners.forEach((listener) => listener()),
  })
  listenToTabs((news) => void follow(news))
  onSessionChange(scheduleExpiry)
  await resumeSession()
}

/**
 * While the server is crowded: the wait before a phone opens what it has kept, and the wait if it has kept
 * nothing.
 */
const CROWDED_MS = 8_000
const CROWDED_LONGER_MS = 3 * 60_000

/**
 * Signs in with the server; without a network a personal phone opens what it has kept (offline.md, "Keys").
 * @param name employee number, nickname or mail
 * @param onBusy told while a crowded server is asked again and again
 */
export async function signIn(
  name: string,
  password: string,
  onBusy?: (isWaiting: boolean) => void,
): Promise<SignInResult> {
  const opened = takeOpened(name, password)
  const again = opened && (await enterWith(opened, name, password))
  if (again && !isOver(again)) return withoutNetwork(again, name, password)
  const credentials = { correo: name.trim(), password, ...(await deviceFields()) }
  let answer = await callPatiently(login.signIn, credentials, { longestMs: CROWDED_MS, onBusy })
  if (!answer.ok && isBusy(answer.failure)) {
    // A person known here sees meanwhile what the phone has kept.
    const offline = await openOffline(name, password, answer.failure)
    if (offline.ok) return offline
    answer = await callPatiently(login.signIn, credentials, { longestMs: CROWDED_LONGER_MS, onBusy })
    if (!answer.ok && isBusy(answer.failure)) return { ok: false, reason: 'failed', failure: answer.failure }
  }
  if (!answer.ok) {
    const { failure } = answer
    if (isUnheard(failure)) return openOffline(name, password, failure)
    if (failure.kind !== 'rejected') return { ok: false, reason: 'failed', failure }
    if (!failure.paso) return { ok: false, reason: 'wrong', message: failure.message }
    asked = { paso: failure.paso, name, password }
    return { ok: false, reason: 'second-step' }
  }
  return enterWith(answer.value, name, password)
}

/** Set while the server waits for the code, the password being right. */
let asked: { paso: string; name: string; password: string } | null = null

/**
 * Answers 'second-step' with six digits or a recovery code; null when the person goes back. It needs a network:
 * what a device opens by itself, the password alone opens.
 */
export async function answerSecondStep(code: string | null): Promise<SignInResult> {
  if (code === null) asked = null
  if (code === null || !asked) return { ok: false, reason: 'second-over', message: '' }
  const { paso, name, password } = asked
  const answer = await callPatiently(
    login.redeemSecondStep,
    { paso, codigo: code, ...(await deviceFields()) },
    { longestMs: CROWDED_MS },
  )
  if (!answer.ok) {
    const { failure } = answer
    if (failure.kind !== 'rejected') return { ok: false, reason: 'failed', failure }
    const { message } = failure
    if (failure.code !== 'VENCIDO') return { ok: false, reason: 'second-wrong', message }
    asked = null
    return { ok: false, reason: 'second-over', message }
  }
  const result = await enterWith(answer.value, name, password)
  if (result.ok || result.reason !== 'failed') asked = null
  return result
}

async function enterWith(
  answer: ResponseOf<typeof login.redeemSecondStep>,
  name: string,
  password: string,
): Promise<SignInResult> {
  const { token, tokenLife, EstatusPass, SegundoPaso, entrega, boletos = [], dispositivo } = answer
  if (dispositivo !== undefined) await keepKnownDevice(dispositivo)
  const profile = await fetchProfile(token)
  if (!profile.ok) {
    // A one-time password can't be used again, so the next attempt goes on with the session that this one has
    // opened.
    if (profile.failure.kind !== 'expired') keepOpened(name, password, answer)
    return { ok: false, reason: 'failed', failure: profile.failure }
  }
  const duties = { mustChangePassword: EstatusPass === 0, mustSetSecondStep: SegundoPaso === 0 }
  const expiresAt = serverNow() + tokenLife * 1000
  const note = { token, expiresAt, profile: profile.value, ...duties, grant: entrega ?? null }
  return enter({ note, mark: answer.marca ?? null, name, password, boletos }, undefined)
}

/** The second step that the role demanded is set: everything else works from now on. */
export async function noteSecondStepSet(): Promise<void> {
  const state = currentSession()
  if (state.phase !== 'open' || state.mustSetSecondStep !== true) return
  await changeNote({ mustSetSecondStep: false })
}

/** Changes the open session, in the page and in the note. */
async function changeNote(change: Pick<SessionNote, 'mustSetSecondStep'> | Pick<SessionNote, 'profile'>) {
  const era = sessionEra()
  const state = currentSession()
  if (state.phase === 'open') setSession({ ...state, ...change })
  const store = openStore()
  const note = await findSessionNote(store)
  // Not for a session that has ended meanwhile.
  if (note && era === sessionEra()) await keepSessionNote(store, { ...note, ...change })
}

interface Entry {
  note: SessionNote
  /** Mark by which a kiosk recognises the person; null elsewhere, and on a host without marks. */
  mark: string | null
  name: string
  password: string
  /** First tickets for sealed delivery; none from a legacy host. */
  boletos: readonly string[]
}

/** A sign-in that the server has accepted, while the person is asked for the former password. */
let waiting: Entry | null = null

/**
 * Answers 'former-needed' with the password under which unfinished work lies here; null when it is forgotten,
 * which gives that work up; undefined when the person goes back. It is asked for once, and nothing is given up
 * in silence (offline.md, "Keys").
 */
export async function answerFormer(former: Former): Promise<SignInResult> {
  const entry = waiting
  waiting = null
  if (!entry || former === undefined) return { ok: false, reason: 'failed', failure: { kind: 'expired' } }
  return enter(entry, former)
}

async function enter(entry: Entry, former: Former): Promise<SignInResult> {
  const { note, name, password, boletos } = entry
  setCurrentToken(note.token)
  here.leaving = null
  waiting = null
  let isKept = true
  let hash: string | null = null
  try {
    const { user } = note.profile
    const entered =
      deviceMode() === 'kiosk'
        ? await (await loadKioskKeys()).enterKiosk(entry.mark, password, former)
        : await enterPersonal(user, name, password, former)
    if (typeof entered === 'string') {
      waiting = entry
      setCurrentToken(null)
      return { ok: false, reason: entered }
    }
    hash = here.hash = entered.hash
    const store = openStore()
    await writeSessionNote(store, note)
    await keepTickets(store, boletos)
  } catch {
    // Without IndexedDB or room the person works online. Nothing is kept, and another person's store does not
    // become theirs. Whatever of theirs is here is deleted when they sign out.
    here.hash = hash
    setOpenStore(null)
    isKept = false
  }
  await noteEntry(isKept)
  if (note.mustChangePassword) keepOneTimePassword(password)
  openWith(note)
  return { ok: true, offline: false, mustChangePassword: note.mustChangePassword }
}

/**
 * Unlocks the screen that expiry locked, for the person who was signed in. With the network back it is a
 * sign-in, so that the session goes on; without it the device opens what it keeps.
 * @param shown their name on the screen, used while the device itself can't try a password
 */
export async function unlock(password: string, shown: string): Promise<SignInResult> {
  const owner = await nameOfLocked(here.hash, password)
  // The server counts attempts by itself, so it may be asked although the device can't count.
  if (owner.kind === 'untried') return signIn(shown, password)
  if (owner.kind === 'unknown') return { ok: false, reason: 'unknown-offline' }
  if (owner.kind === 'wrong') return { ok: false, reason: 'wrong', message: '' }
  return signIn(owner.name, password)
}

/**
 * Fetches the menu if sign-in could not (spec 001 §2); every screen reads it from the session from now on.
 * @returns the failure, if any
 */
export async function ensureMenu(): Promise<Result<null>> {
  const state = currentSession()
  if (state.phase !== 'open') return fail({ kind: 'expired' })
  if (state.profile.menu) return succeed(null)
  const era = sessionEra()
  const answer = await call(login.readMenu, { correo: state.profile.user.Correo })
  if (!answer.ok) return answer
  const now = currentSession()
  if (now.phase !== 'open' || era !== sessionEra()) return fail({ kind: 'expired' })
  await changeNote({ profile: { ...now.profile, menu: answer.value.msj } })
  return succeed(null)
}

/**
 * Signs out: deletes this person's data from the device in any case, and tells the server if it can be reached.
 * @returns the server's text when it was not OK (spec 000 §8, logout); null also when it has not answered in
 * time
 */
export async function signOut(): Promise<{ message: string | null }> {
  const token = currentToken()
  const isKiosk = deviceMode() === 'kiosk'
  const leaving = {}
  here.leaving = leaving
  try {
    // A kiosk gets no pushes.
    const unsubscribed = isKiosk ? null : endPush()
    await forget()
    tellTabs('left')
    // A silent network does not keep the screen open. On a kiosk the page itself goes.
    if (!isKiosk) setSession(LEFT)
    const told = token === null ? null : await tellServer(token)
    await unsubscribed
    if (isKiosk) setSession(LEFT)
    return { message: told && !told.ok && told.failure.kind === 'rejected' ? told.failure.message : null }
  } finally {
    if (here.leaving === leaving) here.leaving = null
  }
}

const loadPush = lazyPart(() => import('../push/push.ts'))

/**
 * This code comes with the parts behind the bell; if they were not loaded, nothing was turned on in this page.
 */
async function endPush(): Promise<void> {
  // The part can't be fetched now: the server ends the pushes with the session.
  const push = await loadPush().catch(() => null)
  await push?.dropPush()
}

/** A slow network is not waited for long; the request goes on by itself. */
async function tellServer(token: string): Promise<Result<string> | null> {
  const told = call(login.signOut, {}, { token, keepalive: true })
  const patience = LOGOUT_MS[deviceMode()]
  return Promise.race([told, new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))])
}

/** Changes the password with the server, then wraps the data key anew. */
export async function changePassword(current: string, next: string): Promise<Result<null>> {
  const era = sessionEra()
  const answer = await call(login.changePassword, {
    password: current,
    nuevo: next,
    dispositivos: await knownDevices(),
  })
  if (!answer.ok) return fail(answer.failure)
  // The person may have signed out in the meantime.
  const state = currentSession()
  if (era !== sessionEra() || state.phase !== 'open') return succeed(null)
  const { tokenLife, entrega } = answer.value
  const token = answer.value.token ?? currentToken()
  if (token === null) return succeed(null)
  setCurrentToken(token)
  const store = openStore()
  const expiresAt = tokenLife === undefined ? state.expiresAt : serverNow() + tokenLife * 1000
  const { profile, mustSetSecondStep } = state
  const grant = entrega ?? null
  const note = { token, expiresAt, profile, mustChangePassword: false, mustSetSecondStep, grant }
  const rewrapped =
    deviceMode() === 'personal'
      ? rewrapPersonal(here.hash, current, next)
      : loadKioskKeys().then((keys) => keys.rewrapKiosk(current, next))
  // If the key stays wrapped by the former password, that is asked for at the next sign-in ('former-needed').
  await rewrapped.catch(() => undefined)
  await keepSessionNote(store, note)
  if (era !== sessionEra()) return succeed(null)
  openWith(note)
  // The other tabs' token ended with the old password.
  tellTabs('renewed')
  return succeed(null)
}

/** Follows what another tab did. */
async function follow(news: SessionNews): Promise<void> {
  const { phase } = currentSession()
  switch (news) {
    case 'entered':
      if (phase === 'open') await followEntry()
      else if (deviceMode() === 'personal') {
        // An unreadable setting counts as no person, so the page starts over.
        const active = await readSetting<string | null>('active').catch(() => null)
        // Another person has signed in, so nothing of the former person stays mounted.
        if (phase === 'locked' && active !== here.hash) await leaveHere('left')
        await resumeSession()
      }
      return
    case 'renewed':
      // If it can't be read here, the former token is refused, and the new one is looked for once more.
      return void (await adoptRenewed())
    case 'left':
      if (phase === 'open' || phase === 'locked') await leaveHere('left')
      return
    case 'expired':
      if (phase === 'open') await leaveHere('expired')
      return
    case 'locked':
      if (phase === 'open') await leaveHere('expired', 'unheard')
      return
    default:
      news satisfies never
  }
}

/** Whether anybody can sign in here without a network. */
export async function knowsAnybody(): Promise<boolean> {
  return (await deviceDatabase.people.count()) > 0
}

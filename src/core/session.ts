import type { Menu } from '#contract/login.ts'
import * as login from '#contract/login.ts'
import { OFFLINE_UNLOCK_MS } from '#domain/session-time.ts'
import {
  findPerson,
  findPersonByLogin,
  loginName,
  readSetting,
  savePerson,
  writeSetting,
} from './device-store.ts'
import { type Failure, fail, type Result, succeed } from './failure.ts'
import { dropKey, findKey, keepKey } from './key-keeper.ts'
import { noteName, readNote, writeNote } from './kept.ts'
import { openStore, setOpenStore } from './open-store.ts'
import { erasePersonStore, openPersonStore } from './person-store.ts'
import { fetchProfile, type Profile, personName } from './profile.ts'
import { call } from './rpc.ts'
import { loadClock, serverNow } from './server-clock.ts'
import { listenToTransport, setCurrentToken } from './session-signals.ts'
import { leaveDevice } from './sign-out.ts'
import { createDataKey, openDataKey, rewrapDataKey } from './vault.ts'

export type SessionState =
  | { phase: 'starting' }
  | { phase: 'signed-out'; reason: 'none' | 'left' | 'expired' }
  | {
      phase: 'open'
      profile: Profile
      /** false: opened with the password alone, without a network; what is shown comes from the device. */
      hasToken: boolean
      /** Server time (ms); null without a token. */
      expiresAt: number | null
      mustChangePassword: boolean
    }
  | { phase: 'locked'; reason: 'expired' }

export type SignInResult =
  | { ok: true; offline: boolean; mustChangePassword: boolean }
  /** `message`: the server's words; '' when the device itself refused the password. */
  | { ok: false; reason: 'wrong'; message: string }
  | { ok: false; reason: 'unknown-offline' }
  | { ok: false; reason: 'too-long-offline' }
  | { ok: false; reason: 'failed'; failure: Failure }

/** What is kept, encrypted, so that reopening the app goes on where it was. */
interface SessionNote {
  token: string | null
  expiresAt: number | null
  profile: Profile
  mustChangePassword: boolean
  /** Delivery grant for sealed requests (offline.md); null on a legacy host. */
  grant: string | null
}
const NOTE = 'session'
const NOTE_ROW = noteName(NOTE)

let state: SessionState = { phase: 'starting' }
let activeHash: string | null = null
let expiryTimer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<(state: SessionState) => void>()
const reloadListeners = new Set<() => void>()
/** Tells the other tabs what happened here. */
const channel = new BroadcastChannel('turno.session')

function setState(next: SessionState): void {
  state = next
  scheduleExpiry()
  for (const listener of listeners) listener(state)
}

export function currentSession(): SessionState {
  return state
}

export function onSessionChange(listener: (state: SessionState) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Transport saw its first bare 401: the page reloads once (K-11). The page listens, because a worker can't reload. */
export function onReloadWanted(listener: () => void): () => void {
  reloadListeners.add(listener)
  return () => reloadListeners.delete(listener)
}

/** Finds out who was here: resumes the session, or says that nobody is signed in. Called once a page. */
export async function startSession(): Promise<void> {
  listenToTransport({
    expired: () => void expire(),
    reload: () => reloadListeners.forEach((listener) => listener()),
  })
  channel.onmessage = (event: MessageEvent<'left' | 'expired' | 'entered'>) => void follow(event.data)
  await resume()
}

async function resume(): Promise<void> {
  try {
    await loadClock()
    const hash = (await readSetting<string | null>('active')) ?? null
    const key = hash && (await findKey(hash))
    if (!hash || !key) return setState({ phase: 'signed-out', reason: 'none' })
    activeHash = hash
    setOpenStore(await openPersonStore(hash, key))
    const note = (await readNote(NOTE)) as SessionNote | undefined
    if (!note?.token || !note.expiresAt) return await close('none')
    if (note.expiresAt <= serverNow()) return await expire()
    setCurrentToken(note.token)
    openWith(note)
  } catch {
    // No IndexedDB (private mode): nothing to resume, and signing in still works.
    setState({ phase: 'signed-out', reason: 'none' })
  }
}

function openWith(note: SessionNote): void {
  const { profile, expiresAt, mustChangePassword } = note
  setState({ phase: 'open', profile, hasToken: note.token !== null, expiresAt, mustChangePassword })
}

/**
 * Signs in with the server; without a network, opens what this device has kept for the person (offline.md, "Keys").
 * `name` is an employee number, nickname or mail.
 */
export async function signIn(name: string, password: string): Promise<SignInResult> {
  const answer = await call(login.signIn, { correo: name.trim(), password })
  if (!answer.ok) {
    const { failure } = answer
    if (failure.kind === 'offline' || failure.kind === 'unavailable')
      return openOffline(name, password, failure)
    if (failure.kind === 'rejected') return { ok: false, reason: 'wrong', message: failure.message }
    return { ok: false, reason: 'failed', failure }
  }
  const { token, tokenLife, EstatusPass, entrega } = answer.value
  const profile = await fetchProfile(token)
  if (!profile.ok) return { ok: false, reason: 'failed', failure: profile.failure }
  const mustChangePassword = EstatusPass === 0
  const expiresAt = serverNow() + tokenLife * 1000
  await enter(
    { token, expiresAt, profile: profile.value, mustChangePassword, grant: entrega ?? null },
    name,
    password,
  )
  return { ok: true, offline: false, mustChangePassword }
}

async function enter(note: SessionNote, name: string, password: string): Promise<void> {
  setCurrentToken(note.token)
  try {
    await openDeviceFor(await personName(note.profile.user), name, password)
    await writeNote(NOTE, note)
    channel.postMessage('entered')
  } catch {
    // Without IndexedDB the person works online; nothing is kept.
    setOpenStore(null)
  }
  openWith(note)
}

/** Opens the person's store with the key of their password, making both on the first visit. */
async function openDeviceFor(hash: string, name: string, password: string): Promise<void> {
  const known = await findPerson(hash)
  const opened = known && (await openDataKey(known.wrappedKey, password))
  // Another password wrapped the old key: what it locked can't be read any more and is fetched again.
  if (known && !opened) await erasePersonStore(hash)
  const fresh = opened ? null : await createDataKey(password)
  const key = opened ?? fresh?.key
  const wrappedKey = fresh?.wrapped ?? known?.wrappedKey
  if (!key || !wrappedKey) throw new Error('no data key')
  const logins = [...new Set([...(known?.logins ?? []), await loginName(name)])]
  await savePerson({ hash, logins, wrappedKey, lastSignIn: serverNow() })
  setOpenStore(await openPersonStore(hash, key))
  await keepKey(hash, key)
  await writeSetting('active', hash)
  activeHash = hash
}

async function openOffline(name: string, password: string, failure: Failure): Promise<SignInResult> {
  const known = await findPersonByLogin(name).catch(() => undefined)
  if (!known)
    return failure.kind === 'offline'
      ? { ok: false, reason: 'unknown-offline' }
      : { ok: false, reason: 'failed', failure }
  const age = serverNow() - known.lastSignIn
  if (age > OFFLINE_UNLOCK_MS) return { ok: false, reason: 'too-long-offline' }
  const key = await openDataKey(known.wrappedKey, password)
  if (!key) return { ok: false, reason: 'wrong', message: '' }
  setOpenStore(await openPersonStore(known.hash, key))
  const note = (await readNote(NOTE)) as SessionNote | undefined
  if (!note) {
    setOpenStore(null)
    return { ok: false, reason: 'unknown-offline' }
  }
  activeHash = known.hash
  const alive = note.token !== null && (note.expiresAt ?? 0) > serverNow()
  setCurrentToken(alive ? note.token : null)
  openWith(alive ? note : { ...note, token: null, expiresAt: null })
  return { ok: true, offline: true, mustChangePassword: note.mustChangePassword }
}

/**
 * Unlocks the screen that expiry locked, for the person who was here. With the network back it is a sign-in, so that
 * the session goes on; without, the device opens what it keeps.
 */
export async function unlock(password: string): Promise<SignInResult> {
  const known = activeHash ? await findPerson(activeHash) : undefined
  const key = known && (await openDataKey(known.wrappedKey, password))
  if (!known) return { ok: false, reason: 'unknown-offline' }
  if (!key) return { ok: false, reason: 'wrong', message: '' }
  const store = await openPersonStore(known.hash, key)
  const note = (await store.readValue(NOTE_ROW)) as SessionNote | undefined
  store.close()
  const name = note?.profile.user.Folio || note?.profile.user.Nickname
  return name ? signIn(name, password) : { ok: false, reason: 'unknown-offline' }
}

/** The menu, fetched once when sign-in could not get it (spec 001 §2). */
export async function ensureMenu(): Promise<Result<Menu>> {
  if (state.phase !== 'open') return fail({ kind: 'expired' })
  const { profile } = state
  if (profile.menu) return succeed(profile.menu)
  const answer = await call(login.readMenu, { correo: profile.user.Correo })
  if (!answer.ok) return fail(answer.failure)
  const menu = answer.value.msj
  if (state.phase === 'open') {
    const note = (await readNote(NOTE)) as SessionNote | undefined
    if (note) await writeNote(NOTE, { ...note, profile: { ...profile, menu } })
    setState({ ...state, profile: { ...profile, menu } })
  }
  return succeed(menu)
}

/**
 * Leaves: tells the server when it can be reached, and erases this person's data from the device in any case.
 * @returns the server's text when it was not OK (spec 000 §8, logout).
 */
export async function signOut(): Promise<{ message: string | null }> {
  const hash = activeHash
  const told = state.phase === 'open' && state.hasToken ? await call(login.signOut, {}) : null
  setCurrentToken(null)
  setOpenStore(null)
  activeHash = null
  if (hash) await leaveDevice(hash)
  channel.postMessage('left')
  setState({ phase: 'signed-out', reason: 'left' })
  const refused = told && !told.ok && told.failure.kind === 'rejected'
  return { message: refused && told.failure.kind === 'rejected' ? told.failure.message : null }
}

/** Changes the password with the server and wraps the data key again in the same flow. */
export async function changePassword(current: string, next: string): Promise<Result<null>> {
  const answer = await call(login.changePassword, { password: current, nuevo: next })
  if (!answer.ok) return fail(answer.failure)
  const { token, tokenLife, entrega } = answer.value
  setCurrentToken(token)
  if (state.phase !== 'open') return succeed(null)
  const { profile } = state
  const expiresAt = serverNow() + tokenLife * 1000
  const note: SessionNote = { token, expiresAt, profile, mustChangePassword: false, grant: entrega ?? null }
  await rewrap(current, next, note).catch(() => undefined)
  openWith(note)
  return succeed(null)
}

async function rewrap(current: string, next: string, note: SessionNote): Promise<void> {
  const known = activeHash ? await findPerson(activeHash) : undefined
  if (!known) return
  const wrappedKey = await rewrapDataKey(known.wrappedKey, current, next)
  if (wrappedKey) await savePerson({ ...known, wrappedKey })
  await writeNote(NOTE, note)
}

/** The session is over. With a network: signed out, data kept locked. Without: the screen locks where it is. */
async function expire(): Promise<void> {
  if (state.phase !== 'open' && state.phase !== 'starting') return
  channel.postMessage('expired')
  await close('expired')
}

async function close(reason: 'none' | 'expired'): Promise<void> {
  const next = afterwards(reason)
  setCurrentToken(null)
  setOpenStore(null)
  if (activeHash) await dropKey(activeHash)
  setState(next)
}

/** Expiry without a network locks the screen where it is; anything else leads to the sign-in screen. */
function afterwards(reason: 'none' | 'left' | 'expired'): SessionState {
  const stays =
    reason === 'expired' &&
    state.phase === 'open' &&
    globalThis.navigator?.onLine === false &&
    openStore() !== null
  return stays ? { phase: 'locked', reason: 'expired' } : { phase: 'signed-out', reason }
}

/** What another tab did holds here too. */
async function follow(event: 'left' | 'expired' | 'entered'): Promise<void> {
  if (event === 'entered') {
    if (state.phase === 'signed-out' || state.phase === 'locked') await resume()
    return
  }
  if (state.phase !== 'open') return
  const next = afterwards(event)
  setCurrentToken(null)
  setOpenStore(null)
  if (event === 'left') activeHash = null
  setState(next)
}

/** A timer that sleeps is late, so the page also asks on return (`recheckSession`). */
function scheduleExpiry(): void {
  clearTimeout(expiryTimer)
  if (state.phase !== 'open' || state.expiresAt === null) return
  const wait = Math.min(Math.max(0, state.expiresAt - serverNow()), 2_000_000_000)
  expiryTimer = setTimeout(recheckSession, wait)
}

/** On return to the tab: is the session still alive? (spec 001 §4) */
export function recheckSession(): void {
  if (state.phase !== 'open' || state.expiresAt === null) return
  if (state.expiresAt <= serverNow()) void expire()
  else scheduleExpiry()
}

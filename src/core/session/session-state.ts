import type { Failure } from '../transport/failure.ts'
import type { Profile } from '../keys/profile.ts'

export type SessionState =
  | { phase: 'starting' }
  | { phase: 'signed-out'; reason: 'none' | 'left' | 'expired' }
  | {
      phase: 'open'
      profile: Profile
      /** False when the session was opened offline with only the password. Screens then show stored data. */
      hasToken: boolean
      /** Server time in ms; null without a token. */
      expiresAt: number | null
      mustChangePassword: boolean
      /**
       * True when the person's role requires a second step that is not set up yet. Nothing else works before
       * that.
       */
      mustSetSecondStep?: boolean | undefined
    }
  | { phase: 'locked'; reason: 'expired' }

export type SignInResult =
  | { ok: true; offline: boolean; mustChangePassword: boolean }
  /** `message` is the server's text; '' when the device itself rejected the password. */
  | { ok: false; reason: 'wrong'; message: string }
  /** The password was correct. The person must enter a code (`answerSecondStep`). */
  | { ok: false; reason: 'second-step' }
  | { ok: false; reason: 'second-wrong'; message: string }
  | { ok: false; reason: 'second-expired'; message: string }
  /**
   * The password was changed on another device. The former password protects unfinished work on this device
   * (`answerFormer`).
   */
  | { ok: false; reason: 'former-needed' }
  | { ok: false; reason: 'former-wrong' }
  /** The person closed the phone's own question for the fingerprint or face. */
  | { ok: false; reason: 'passkey-cancelled' }
  /** `message` is the server's text; '' when the passkey opens nothing on this device. */
  | { ok: false; reason: 'passkey-refused'; message: string }
  /** Without a network this authenticator opens nothing, but the password does. */
  | { ok: false; reason: 'passkey-offline' }
  | { ok: false; reason: 'unknown-offline' }
  | { ok: false; reason: 'too-long-offline' }
  /** Too many wrong passwords came before on this device, and the server cannot be reached. */
  | { ok: false; reason: 'wait-offline'; waitMs: number }
  | { ok: false; reason: 'failed'; failure: Failure }

let state: SessionState = { phase: 'starting' }
const listeners = new Set<(state: SessionState) => void>()

let lastUserId: number | null = null

/** Returns the user id of the last open session of this page; null before the first one. */
export function lastUser(): number | null {
  return lastUserId
}

export function currentSession(): SessionState {
  return state
}

export function setSession(next: SessionState): void {
  if (state.phase === 'open') lastUserId = state.profile.user.Id_Usuario
  state = next
  for (const listener of listeners) listener(state)
}

export function onSessionChange(listener: (state: SessionState) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

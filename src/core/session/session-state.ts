import type { Failure } from '../transport/failure.ts'
import type { Profile } from '../keys/profile.ts'

export type SessionState =
  | { phase: 'starting' }
  | { phase: 'signed-out'; reason: 'none' | 'left' | 'expired' }
  | {
      phase: 'open'
      profile: Profile
      /** false: opened with the password alone, without a network; screens show what the device has. */
      hasToken: boolean
      /** Server time in ms; null without a token. */
      expiresAt: number | null
      mustChangePassword: boolean
      /**
       * The person's role demands a second step, and there is none yet: nothing else works before it is set.
       */
      mustSetSecondStep?: boolean | undefined
    }
  | { phase: 'locked'; reason: 'expired' }

export type SignInResult =
  | { ok: true; offline: boolean; mustChangePassword: boolean }
  /** `message` holds the server's words; '' when the device itself refused the password. */
  | { ok: false; reason: 'wrong'; message: string }
  /** The password was right; a code is asked for (`answerSecondStep`). */
  | { ok: false; reason: 'second-step' }
  | { ok: false; reason: 'second-wrong'; message: string }
  /** The code came too late, or the password has changed since: sign-in starts over. */
  | { ok: false; reason: 'second-over'; message: string }
  /**
   * The password was changed elsewhere, and unfinished work lies here under the former one (`answerFormer`).
   */
  | { ok: false; reason: 'former-needed' }
  | { ok: false; reason: 'former-wrong' }
  | { ok: false; reason: 'unknown-offline' }
  | { ok: false; reason: 'too-long-offline' }
  /** Too many wrong passwords on this device, and no server to ask. */
  | { ok: false; reason: 'wait-offline'; waitMs: number }
  | { ok: false; reason: 'failed'; failure: Failure }

let state: SessionState = { phase: 'starting' }
const listeners = new Set<(state: SessionState) => void>()

export function currentSession(): SessionState {
  return state
}

export function setSession(next: SessionState): void {
  state = next
  for (const listener of listeners) listener(state)
}

export function onSessionChange(listener: (state: SessionState) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

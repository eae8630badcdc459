import { deviceMode } from '../store/device-mode.ts'
import { sessionEra } from '../transport/session-signals.ts'
import { currentSession, onSessionChange } from './session-state.ts'

/**
 * The one-time password that somebody has just signed in with, in RAM, so that they need not type it again as their
 * "actual" one. It is gone once they have a password of their own, with the session, with the page, and after a while:
 * whoever finds the screen open must not be able to choose one.
 */
const KEPT_MS = 10 * 60 * 1000
/** The next person stands in the queue. */
const KEPT_AT_KIOSK_MS = 60 * 1000

let kept: { password: string; era: number; since: number; ms: number } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Before the session opens. */
export function keepOneTimePassword(password: string): void {
  const ms = deviceMode() === 'kiosk' ? KEPT_AT_KIOSK_MS : KEPT_MS
  kept = { password, era: sessionEra(), since: Date.now(), ms }
  clearTimeout(timer)
  timer = setTimeout(forgetOneTimePassword, ms)
}

/** null: it must be typed. */
export function oneTimePassword(): string | null {
  const state = currentSession()
  if (state.phase !== 'open' || !state.mustChangePassword || kept?.era !== sessionEra()) return null
  // A timer stands still while a phone sleeps, and a clock may be set back.
  const age = Date.now() - kept.since
  return age >= 0 && age < kept.ms ? kept.password : null
}

export function forgetOneTimePassword(): void {
  clearTimeout(timer)
  kept = null
}

onSessionChange((state) => {
  if (state.phase !== 'open' || !state.mustChangePassword) forgetOneTimePassword()
})

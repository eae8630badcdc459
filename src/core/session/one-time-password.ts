import { deviceMode } from '../store/device-mode.ts'
import { sessionNumber } from '../transport/session-signals.ts'
import { currentSession, onSessionChange } from './session-state.ts'

/**
 * Time in ms for which the one-time password of the sign-in stays in memory. The person then need not type it
 * again as the current password. A new password, the end of the session, and closing the page also drop it.
 * The limit prevents a stranger at the open screen from choosing a password.
 */
const MAX_AGE_MS = 10 * 60 * 1000
/** Shorter on a kiosk, where the next person waits. */
const MAX_AGE_AT_KIOSK_MS = 60 * 1000

let storedPassword: { password: string; era: number; since: number; ms: number } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Stores the password. Must be called before the session opens, because the password form reads it when it
 * appears.
 */
export function keepOneTimePassword(password: string): void {
  const ms = deviceMode() === 'kiosk' ? MAX_AGE_AT_KIOSK_MS : MAX_AGE_MS
  storedPassword = { password, era: sessionNumber(), since: Date.now(), ms }
  clearTimeout(timer)
  timer = setTimeout(forgetOneTimePassword, ms)
}

/** Returns the password; null when the person must type it. */
export function oneTimePassword(): string | null {
  const state = currentSession()
  if (state.phase !== 'open' || !state.mustChangePassword || storedPassword?.era !== sessionNumber())
    return null
  // Timers stop while a phone sleeps, so the age is checked too. A negative age means that the clock was set
  // back.
  const age = Date.now() - storedPassword.since
  return age >= 0 && age < storedPassword.ms ? storedPassword.password : null
}

export function forgetOneTimePassword(): void {
  clearTimeout(timer)
  storedPassword = null
}

onSessionChange((state) => {
  if (state.phase !== 'open' || !state.mustChangePassword) forgetOneTimePassword()
})

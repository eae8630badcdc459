import { deviceMode } from '../store/device-mode.ts'
import { sessionEra } from '../transport/session-signals.ts'
import { currentSession, onSessionChange } from './session-state.ts'

/**
 * Time for which the one-time password of the sign-in stays in RAM, ms. The person need not type it again as
 * the current password. It is dropped after the person has chosen a password, with the session and with the
 * page. The limit prevents a stranger at the open screen from choosing one.
 */
const KEPT_MS = 10 * 60 * 1000
/** Shorter on a kiosk, where the next person is waiting. */
const KEPT_AT_KIOSK_MS = 60 * 1000

let kept: { password: string; era: number; since: number; ms: number } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps the password. Call it before the session opens. */
export function keepOneTimePassword(password: string): void {
  const ms = deviceMode() === 'kiosk' ? KEPT_AT_KIOSK_MS : KEPT_MS
  kept = { password, era: sessionEra(), since: Date.now(), ms }
  clearTimeout(timer)
  timer = setTimeout(forgetOneTimePassword, ms)
}

/** Returns the password; null when the person must type it. */
export function oneTimePassword(): string | null {
  const state = currentSession()
  if (state.phase !== 'open' || !state.mustChangePassword || kept?.era !== sessionEra()) return null
  // Timers stop while a phone sleeps, so the age is checked, too. A negative age means that the clock was set
  // back.
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

import { sessionEra } from '../transport/session-signals.ts'
import { currentSession, onSessionChange } from './session-state.ts'

/**
 * The one-time password that somebody has just signed in with, in RAM, so that they need not type it again as their
 * "actual" one. It is gone once they have a password of their own, with the session, with the page, and after a while:
 * whoever finds the screen open must not be able to choose one.
 */
const KEPT_MS = 10 * 60 * 1000

let kept: { password: string; era: number } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Before the session opens. */
export function keepOneTimePassword(password: string): void {
  kept = { password, era: sessionEra() }
  clearTimeout(timer)
  timer = setTimeout(forgetOneTimePassword, KEPT_MS)
}

/** null: it must be typed. */
export function oneTimePassword(): string | null {
  const state = currentSession()
  const isOf = state.phase === 'open' && state.mustChangePassword && kept?.era === sessionEra()
  return isOf ? (kept?.password ?? null) : null
}

export function forgetOneTimePassword(): void {
  clearTimeout(timer)
  kept = null
}

onSessionChange((state) => {
  if (state.phase !== 'open' || !state.mustChangePassword) forgetOneTimePassword()
})

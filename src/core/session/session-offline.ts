import { deviceMode } from '../store/device-mode.ts'
import { readEpoch } from '../store/device-store.ts'
import { type Failure, isUnanswered } from '../transport/failure.ts'
import { enterOffline } from '../keys/personal-keys.ts'
import type { SessionNote } from '../keys/session-note.ts'
import { serverNow } from '../transport/server-clock.ts'
import { tabSession } from './tab-session.ts'
import { setCurrentToken } from '../transport/session-signals.ts'
import type { SignInResult } from './session-state.ts'
import { openWith } from './session-token.ts'

/**
 * Opens a personal phone's stored data with only the password (offline.md, "Keys"). A kiosk has no stored
 * data.
 * @param failure why the server could not be reached
 */
export async function openOffline(name: string, password: string, failure: Failure): Promise<SignInResult> {
  const isKiosk = deviceMode() === 'kiosk'
  const entry = isKiosk ? ({ kind: 'unknown' } as const) : await enterOffline(name, password)
  switch (entry.kind) {
    case 'unknown':
      return failure.kind === 'offline' && !isKiosk
        ? { ok: false, reason: 'unknown-offline' }
        : { ok: false, reason: 'failed', failure }
    case 'too-long':
      return { ok: false, reason: 'too-long-offline' }
    case 'wrong':
      return { ok: false, reason: 'wrong', message: '' }
    case 'wait':
      return { ok: false, reason: 'wait-offline', waitMs: entry.waitMs }
    case 'open':
      return openStored(entry)
    default:
      return entry satisfies never
  }
}

/** Opens the session of a note that was read without a network. */
export async function openStored({ hash, note }: { hash: string; note: SessionNote }): Promise<SignInResult> {
  tabSession.hash = hash
  tabSession.leaving = null
  // If the epoch cannot be read, the page keeps the last known epoch.
  tabSession.epoch = await readEpoch().catch(() => tabSession.epoch)
  const isAlive = note.token !== null && (note.expiresAt ?? 0) > serverNow()
  setCurrentToken(isAlive ? note.token : null)
  openWith(isAlive ? note : { ...note, token: null, expiresAt: null })
  return { ok: true, offline: true, mustChangePassword: note.mustChangePassword }
}

export function hasSignInExpired(result: SignInResult): boolean {
  return !result.ok && result.reason === 'failed' && result.failure.kind === 'expired'
}

export async function withoutNetwork(
  result: SignInResult,
  name: string,
  password: string,
): Promise<SignInResult> {
  const failure = !result.ok && result.reason === 'failed' ? result.failure : null
  return failure && isUnanswered(failure) ? openOffline(name, password, failure) : result
}

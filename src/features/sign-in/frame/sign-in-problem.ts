import type { Failure } from '#core/transport/failure.ts'
import type { SignInResult } from '#core/session/session-state.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from '../texts.es.ts'

type Words = Translation<typeof es>['problems']

export interface Problem {
  title: string
  user?: string
  password?: string
  /** Suggests another try or a new password. Null for empty fields and rejected codes. */
  way: 'retry' | 'recovery' | null
  /** Device time in ms until which attempts are blocked. */
  waitEnd?: number
}

/** Returns the problem of missing fields, or null. */
export function missingField(user: string, password: string, words: Words, title: string): Problem | null {
  const noUser = user.trim() === ''
  const noPassword = password === ''
  if (!noUser && !noPassword) return null
  return {
    title,
    way: null,
    ...(noUser ? { user: words.noUser } : {}),
    ...(noPassword ? { password: words.noPassword } : {}),
  }
}

/** Returns one sentence and at most one action. A wrong password shows the server's text, if there is one. */
export function problemOf(result: Extract<SignInResult, { ok: false }>, words: Words): Problem {
  switch (result.reason) {
    case 'wrong':
      return { title: result.message || words.wrong, password: words.wrongHint, way: 'recovery' }
    case 'former-needed':
    case 'former-wrong':
      return { title: words.notLoaded, way: 'retry' }
    case 'second-step':
      return { title: words.notLoaded, way: 'retry' }
    case 'second-wrong':
    case 'second-expired':
      return { title: result.message || words.rejected, way: null }
    case 'passkey-cancelled':
      return { title: words.passkeyCancelled, way: null }
    case 'passkey-refused':
      return { title: result.message || words.passkeyRefused, way: null }
    case 'passkey-offline':
      return { title: words.passkeyOffline, way: null }
    case 'unknown-offline':
      return { title: words.unknownOffline, way: 'retry' }
    case 'too-long-offline':
      return { title: words.tooLongOffline, way: 'retry' }
    case 'wait-offline': {
      const title = words.waitOffline(Math.ceil(result.waitMs / 1000))
      return { title, way: 'retry', waitEnd: Date.now() + result.waitMs }
    }
    case 'failed':
      return { title: failureSentence(result.failure, words), way: 'retry' }
    default:
      return result satisfies never
  }
}

/** Returns the sentence for a failure, with the waiting time after too many attempts. */
export function failureSentence(
  failure: Failure,
  words: Words,
  own: { offline?: string; rejected?: string } = {},
): string {
  switch (failure.kind) {
    case 'rejected':
      return failure.message || own.rejected || words.rejected
    case 'offline':
      return own.offline ?? words.offline
    case 'expired':
      return words.expired
    case 'unavailable':
      if (failure.isBusy) return words.crowded
      return failure.retryAfterMs === null
        ? words.unavailable
        : words.tooMany(Math.max(1, Math.ceil(failure.retryAfterMs / 1000)))
    case 'malformed':
      return words.malformed
    default:
      return failure satisfies never
  }
}

import { and, isNull, lte, or, type SQL } from 'drizzle-orm'
import { users } from '../db/schema/people.ts'

/**
 * Time in ms after a change of an email address. Meanwhile the new address receives nothing that opens the
 * account or decides in the owner's name.
 */
const SETTLES_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Returns whether codes and links may be sent to the address. Requires that the address never changed, was
 * confirmed, or changed more than a week ago. In that week the owner could object. An owner with a one-time
 * password cannot object yet: the week then starts when the owner chooses a password (login/new-password.ts).
 */
export function isSettled({ mailChangedAt, oneTimeUntil }: MailState, now: Date): boolean {
  if (mailChangedAt === null) return true
  return oneTimeUntil === null && now.getTime() - mailChangedAt.getTime() >= SETTLES_MS
}

interface MailState {
  mailChangedAt: Date | null
  /** Expiry of a one-time password; null for the person's own password. */
  oneTimeUntil: Date | null
}

export function hasSettledMail(now: Date): SQL | undefined {
  const isOld = lte(users.mailChangedAt, new Date(now.getTime() - SETTLES_MS))
  return or(isNull(users.mailChangedAt), and(isNull(users.oneTimeUntil), isOld))
}

import { isNull, lte, or, type SQL } from 'drizzle-orm'
import { users } from '../db/schema/people.ts'

/** Time during which a changed mail address receives nothing that opens the account or decides in its name. */
const SETTLES_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Returns whether codes and links may be sent to the address: it never changed, was confirmed, or its owner had
 * a week to object.
 */
export function isSettled(mailChangedAt: Date | null, now: Date): boolean {
  return mailChangedAt === null || now.getTime() - mailChangedAt.getTime() >= SETTLES_MS
}

/** Returns the same condition for a query over users. */
export function hasSettledMail(now: Date): SQL | undefined {
  return or(isNull(users.mailChangedAt), lte(users.mailChangedAt, new Date(now.getTime() - SETTLES_MS)))
}

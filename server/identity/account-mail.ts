import { isNull, lte, or, type SQL } from 'drizzle-orm'
import { users } from '../db/schema/people.ts'

/** For so long a changed mail receives nothing that opens the account or decides in its name. */
const SETTLES_MS = 7 * 24 * 60 * 60 * 1000

/** Whether codes and links may go to the mail: it was never changed, was confirmed, or its owner had a week to object. */
export function isSettled(mailChangedAt: Date | null, now: Date): boolean {
  return mailChangedAt === null || now.getTime() - mailChangedAt.getTime() >= SETTLES_MS
}

/** The same inside a query over users. */
export function hasSettledMail(now: Date): SQL | undefined {
  return or(isNull(users.mailChangedAt), lte(users.mailChangedAt, new Date(now.getTime() - SETTLES_MS)))
}

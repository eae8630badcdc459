import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/connection.ts'
import { providerTokens } from '../db/schema/access.ts'
import { hashToken, newToken } from './token.ts'

const LIFE_MS = 5 * 60 * 1000

/**
 * Makes a provider token. It is deleted when the requesting session ends.
 * @param session token of the requesting session; '' for none
 */
export async function keepProviderToken(
  db: Database | Tx,
  userId: number,
  session: string,
  now: Date,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  const sessionId = sql<number>`(select id from sessions where token_hash = ${hashToken(session)})`
  await db.insert(providerTokens).values({ userId, sessionId, tokenHash: hashToken(token), expiresAt })
  return token
}

export async function dropProviderTokensOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(providerTokens).where(eq(providerTokens.userId, userId))
}

/** Deletes at sign-out the tokens that these sessions requested, and tokens without a known session. */
export async function dropProviderTokensOfSessions(
  tx: Tx,
  userId: number,
  sessionIds: number[],
): Promise<void> {
  const { sessionId } = providerTokens
  const isTheirs = or(isNull(sessionId), inArray(sessionId, sessionIds))
  await tx.delete(providerTokens).where(and(eq(providerTokens.userId, userId), isTheirs))
}

export async function moveProviderTokens(tx: Tx, from: number, to: number): Promise<void> {
  await tx.update(providerTokens).set({ sessionId: to }).where(eq(providerTokens.sessionId, from))
}

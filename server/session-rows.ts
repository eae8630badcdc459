import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { CANDIDATES } from '#domain/can.ts'
import { RENEWAL_OVERLAP_MS } from '#domain/session-time.ts'
import type { Database, Tx } from './db/connect.ts'
import { deliveryGrants, providerTokens, sessions } from './db/schema/access.ts'
import { employees, users } from './db/schema/people.ts'
import { hashToken } from './token.ts'
import type { User } from './user.ts'

const successors = alias(sessions, 'successors')

const callerColumns = {
  id: users.id,
  employeeId: users.employeeId,
  number: employees.number,
  company: users.companyCode,
  isLeader: sql<boolean>`exists (select 1 from ${employees} team where team.leader_id = ${users.employeeId})`,
  isApprover: users.isApprover,
  isHumanResources: users.isHumanResources,
  mustChangePassword: users.mustChangePassword,
}

type CallerRow = Omit<User, 'number' | 'isCandidate'> & { number: string | null }

function toUser(row: CallerRow): User {
  return { ...row, number: row.number ?? '', isCandidate: row.company === CANDIDATES }
}

export interface SessionRow {
  id: number
  /** Milliseconds since 1970; 0 when it has ended already. */
  endsAt: number
  isUsed: boolean
  /** Set once a renewal has made a successor. */
  successor: { id: number; expiresAt: Date; sealed: Uint8Array } | null
  user: User
}

/** The session of a token with its person, in one query: every call pays for it. */
export async function readSession(db: Database, token: string): Promise<SessionRow | null> {
  const rows = await db
    .select({
      session: sessions,
      successor: { id: successors.id, expiresAt: successors.expiresAt, firstUsedAt: successors.firstUsedAt },
      caller: callerColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .leftJoin(successors, eq(successors.id, sessions.successorId))
    .where(eq(sessions.tokenHash, hashToken(token)))
  const row = rows[0]
  if (row === undefined) return null
  const { session, successor, caller } = row
  const sealed = session.successorSealed
  return {
    id: session.id,
    endsAt: endOf(session, successor),
    isUsed: session.firstUsedAt !== null,
    successor: successor && sealed ? { id: successor.id, expiresAt: successor.expiresAt, sealed } : null,
    user: toUser(caller),
  }
}

/** Decision 10: a renewed token lives until its successor is first used, and 60 s at most. */
function endOf(
  session: Pick<typeof sessions.$inferSelect, 'expiresAt' | 'revokedAt' | 'replacedAt'>,
  successor: { firstUsedAt: Date | null } | null,
): number {
  if (session.revokedAt !== null) return 0
  if (session.replacedAt === null) return session.expiresAt.getTime()
  if (successor === null || successor.firstUsedAt !== null) return 0
  return Math.min(session.expiresAt.getTime(), session.replacedAt.getTime() + RENEWAL_OVERLAP_MS)
}

/** The person of a provider token that works at that time. */
export async function readProviderCaller(db: Database, token: string, now: Date): Promise<User | null> {
  const rows = await db
    .select({ expiresAt: providerTokens.expiresAt, caller: callerColumns })
    .from(providerTokens)
    .innerJoin(users, eq(users.id, providerTokens.userId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(eq(providerTokens.tokenHash, hashToken(token)))
  const row = rows[0]
  return row && row.expiresAt > now ? toUser(row.caller) : null
}

/** The person of a delivery grant that works at that time. Whoever must change the password seals again after that. */
export async function readGrantee(db: Database, grant: string, now: Date): Promise<User | null> {
  const rows = await db
    .select({
      expiresAt: deliveryGrants.expiresAt,
      revokedAt: deliveryGrants.revokedAt,
      caller: callerColumns,
    })
    .from(deliveryGrants)
    .innerJoin(users, eq(users.id, deliveryGrants.userId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(eq(deliveryGrants.grantHash, hashToken(grant)))
  const row = rows[0]
  const works = row && row.revokedAt === null && row.expiresAt > now && !row.caller.mustChangePassword
  return works ? toUser(row.caller) : null
}

/**
 * Holds the person's row until the transaction ends. Opening and renewing hold it together ('share'); ending all
 * sessions waits for them and keeps them out ('no key update'), so that none slips through.
 */
export async function holdPerson(tx: Tx, userId: number, strength: 'share' | 'no key update'): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for(strength)
}

import { and, eq, isNull, sql } from 'drizzle-orm'
import { CANDIDATES } from '#domain/identity/can.ts'
import { type DeviceKind, RENEWAL_OVERLAP_MS } from '#domain/identity/session-time.ts'
import type { Database, Tx } from '../db/connection.ts'
import { runStatement, type Statement } from '../db/raw-client.ts'
import { deliveryGrants, type sessions } from '../db/schema/access.ts'
import { employees, users } from '../db/schema/people.ts'
import { secondFactors } from '../db/schema/second-factors.ts'
import { type HeldRoles, heldRoles } from './roles.ts'
import { hashToken } from './token.ts'
import { rightsOf, type User } from './user.ts'

const callerColumns = {
  id: users.id,
  employeeId: users.employeeId,
  number: employees.number,
  company: users.companyCode,
  isLeader: sql<boolean>`exists (select 1 from ${employees} team where team.leader_id = ${users.employeeId})`,
  roles: sql<HeldRoles | null>`${sql.raw(heldRoles('"users"."id"'))}`,
  mustChangePassword: users.mustChangePassword,
  hasSecondStep: sql<boolean>`exists (select 1 from ${secondFactors} factor where factor.user_id = ${users.id} and factor.secret_sealed is not null)`,
}

interface CallerRow
  extends Pick<User, 'id' | 'employeeId' | 'company' | 'isLeader' | 'mustChangePassword' | 'hasSecondStep'> {
  number: string | null
  roles: HeldRoles | null
}

function toUser({ roles, ...row }: CallerRow): User {
  return {
    ...row,
    ...rightsOf(roles ?? {}),
    number: row.number ?? '',
    isCandidate: row.company === CANDIDATES,
  }
}

export interface SessionRow {
  id: number
  /** End of the session in ms since 1970; 0 when the session has ended. */
  endsAt: number
  isUsed: boolean
  beganAt: Date
  device: DeviceKind
  /** Passkey of the sign-in; null for a password. */
  passkeyId: number | null
  /** New session after a renewal; null before. */
  successor: { id: number; expiresAt: Date; sealed: Uint8Array } | null
  user: User
}

/** @param passkey expression for the passkey of the sign-in, which counts as the second step */
const caller = (
  passkey: string,
) => `u.id as "userId", u.employee_id as "employeeId", e.number, u.company_code as company,
    exists (select 1 from employees team where team.leader_id = u.employee_id) as "isLeader",
    ${heldRoles('u.id')} as roles,
    u.must_change_password as "mustChangePassword",
    (${passkey} is not null or exists
      (select 1 from second_factors f where f.user_id = u.id and f.secret_sealed is not null)) as "hasSecondStep"`

type CallerInRow = Omit<CallerRow, 'id'> & { userId: number }

function userIn(row: CallerInRow): User {
  const { userId: id, employeeId, number, company, isLeader, roles } = row
  const { mustChangePassword, hasSecondStep } = row
  return toUser({ id, employeeId, number, company, isLeader, roles, mustChangePassword, hasSecondStep })
}

const READ_SESSION: Statement = {
  name: 'read_session',
  text: `
  select s.id, coalesce(s.began_at, s.created_at) as "beganAt", coalesce(s.device, 'kiosk') as device,
    s.passkey_id as "passkeyId",
    s.expires_at as "expiresAt", s.replaced_at as "replacedAt", s.revoked_at as "revokedAt",
    s.first_used_at as "firstUsedAt", s.successor_sealed as "sealed",
    n.id as "successorId", n.expires_at as "successorExpiresAt", n.first_used_at as "successorUsedAt",
    ${caller('s.passkey_id')}
  from sessions s join users u on u.id = s.user_id
    left join employees e on e.id = u.employee_id
    left join sessions n on n.id = s.successor_id
  where s.token_hash = $1 and u.closed_at is null`,
}

interface ReadRow extends CallerInRow {
  id: number
  beganAt: Date
  device: DeviceKind
  passkeyId: number | null
  expiresAt: Date
  replacedAt: Date | null
  revokedAt: Date | null
  firstUsedAt: Date | null
  sealed: Uint8Array | null
  successorId: number | null
  successorExpiresAt: Date | null
  successorUsedAt: Date | null
}

export async function readSession(db: Database, token: string): Promise<SessionRow | null> {
  const rows = await runStatement(db, READ_SESSION, [hashToken(token)])
  const [row] = rows as ReadRow[]
  if (row === undefined) return null
  const { successorId, successorExpiresAt, sealed } = row
  const hasSuccessor = successorId !== null && successorExpiresAt !== null
  return {
    id: row.id,
    endsAt: endOf(row, hasSuccessor ? { firstUsedAt: row.successorUsedAt } : null),
    isUsed: row.firstUsedAt !== null,
    beganAt: row.beganAt,
    device: row.device,
    passkeyId: row.passkeyId,
    successor:
      hasSuccessor && sealed
        ? { id: successorId, expiresAt: successorExpiresAt, sealed: new Uint8Array(sealed) }
        : null,
    user: userIn(row),
  }
}

/**
 * Returns the end of a token in ms. A renewed token is valid until its successor is first used, at most 60 s.
 */
function endOf(
  session: Pick<typeof sessions.$inferSelect, 'expiresAt' | 'revokedAt' | 'replacedAt'>,
  successor: { firstUsedAt: Date | null } | null,
): number {
  if (session.revokedAt !== null) return 0
  if (session.replacedAt === null) return session.expiresAt.getTime()
  if (successor === null || successor.firstUsedAt !== null) return 0
  return Math.min(session.expiresAt.getTime(), session.replacedAt.getTime() + RENEWAL_OVERLAP_MS)
}

const signedIn = (name: string, person: string): Statement => ({
  name,
  text: `
  select ${caller('s.passkey_id')}
  from sessions s join users u on u.id = s.user_id left join employees e on e.id = u.employee_id
  where ${person} = $1 and u.closed_at is null and coalesce(s.began_at, s.created_at) = $2::timestamptz
    and s.revoked_at is null and s.replaced_at is null and s.expires_at > $3::timestamptz
  limit 1`,
})
const READ_SIGNED_IN = signedIn('read_signed_in', 'u.employee_id')
const READ_SIGNED_IN_USER = signedIn('read_signed_in_user', 'u.id')

type SignIn = ({ employeeId: number } | { userId: number }) & { beganAt: Date }

/**
 * Returns the person of a session whose password sign-in was at `beganAt`, also after renewals. Returns null
 * once the session has ended or expired.
 */
export async function readSignedIn(db: Database, signIn: SignIn, now: Date): Promise<User | null> {
  const [statement, id] =
    'userId' in signIn ? [READ_SIGNED_IN_USER, signIn.userId] : [READ_SIGNED_IN, signIn.employeeId]
  const values = [id, signIn.beganAt.toISOString(), now.toISOString()]
  const [row] = (await runStatement(db, statement, values)) as CallerInRow[]
  return row ? userIn(row) : null
}

export async function readPerson(db: Database, employeeId: number): Promise<User | null> {
  const [row] = await db
    .select(callerColumns)
    .from(users)
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(and(eq(users.employeeId, employeeId), isNull(users.closedAt)))
  return row ? toUser(row) : null
}

const READ_PROVIDER: Statement = {
  name: 'read_provider',
  text: `
  select t.expires_at as "expiresAt", ${caller('s.passkey_id')}
  from provider_tokens t join users u on u.id = t.user_id left join employees e on e.id = u.employee_id
    left join sessions s on s.id = t.session_id
  where t.token_hash = $1 and u.closed_at is null`,
}

export async function readProviderCaller(db: Database, token: string, now: Date): Promise<User | null> {
  const rows = await runStatement(db, READ_PROVIDER, [hashToken(token)])
  const [row] = rows as (CallerInRow & { expiresAt: Date })[]
  return row && row.expiresAt > now ? userIn(row) : null
}

/**
 * Returns the person of a valid delivery grant. Returns null while they must change the password; their app
 * seals again afterwards.
 */
export async function readGrantee(db: Database, grant: string, now: Date): Promise<User | null> {
  const rows = await db
    .select({
      expiresAt: deliveryGrants.expiresAt,
      revokedAt: deliveryGrants.revokedAt,
      passkeyId: deliveryGrants.passkeyId,
      caller: callerColumns,
    })
    .from(deliveryGrants)
    .innerJoin(users, eq(users.id, deliveryGrants.userId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(and(eq(deliveryGrants.grantHash, hashToken(grant)), isNull(users.closedAt)))
  const row = rows[0]
  const works = row && row.revokedAt === null && row.expiresAt > now && !row.caller.mustChangePassword
  if (!works) return null
  return toUser({ ...row.caller, hasSecondStep: row.caller.hasSecondStep || row.passkeyId !== null })
}

/**
 * Locks the person's row until the transaction ends. Opening and renewing sessions share the lock ('share').
 * Ending sessions is exclusive ('no key update') and thus finds every new session.
 */
export async function holdPerson(tx: Tx, userId: number, strength: 'share' | 'no key update'): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for(strength)
}

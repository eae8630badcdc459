import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { EVERYBODY, type Role, ROLES, type Scope } from '#domain/identity/roles.ts'
import type { Database, Tx } from '../db/connection.ts'
import { users } from '../db/schema/people.ts'
import { roleGrants } from '../db/schema/roles.ts'

export type HeldRoles = Partial<Record<Role, Scope>>

/** Returns SQL for a user's roles, which every request reads: one JSON object; null without roles. */
export function heldRoles(userId: string): string {
  return `(select jsonb_object_agg(g.role, jsonb_build_object('companies', g.companies, 'plants', g.plants))
    from role_grants g where g.user_id = ${userId} and g.ended_at is null)`
}

/**
 * Returns the SQL condition that the user's role covers everybody. A recipient of a notification about any
 * person needs such a role to open it.
 */
export function holdsWhole(userId: AnyPgColumn, role: Role): SQL<boolean> {
  return sql<boolean>`exists (select from ${roleGrants} held where held.user_id = ${userId} and held.role = ${role}
    and held.ended_at is null and held.companies is null and held.plants is null)`
}

export function holdsAny(userId: AnyPgColumn, roles: readonly Role[] = ROLES): SQL<boolean> {
  const listed = sql.join(
    roles.map((role) => sql`${role}`),
    sql`, `,
  )
  return sql<boolean>`exists (select from ${roleGrants} held where held.user_id = ${userId}
    and held.role in (${listed}) and held.ended_at is null)`
}

export async function rolesOf(db: Database | Tx, userId: number): Promise<Role[]> {
  return (await rolesOfEach(db, [userId])).get(userId) ?? []
}

export async function rolesOfEach(
  db: Database | Tx,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Role[]>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ userId: roleGrants.userId, role: roleGrants.role })
    .from(roleGrants)
    .where(and(inArray(roleGrants.userId, [...userIds]), isNull(roleGrants.endedAt)))
  return new Map(
    userIds.map((id) => {
      const held = new Set(rows.filter(({ userId }) => userId === id).map(({ role }) => role))
      return [id, ROLES.filter((role) => held.has(role))]
    }),
  )
}

export async function rolesOfAll(db: Database | Tx): Promise<ReadonlyMap<number, readonly Role[]>> {
  const rows = await db
    .select({ userId: roleGrants.userId, role: roleGrants.role })
    .from(roleGrants)
    .where(isNull(roleGrants.endedAt))
  const all = new Map<number, Role[]>()
  for (const { userId, role } of rows) all.set(userId, [...(all.get(userId) ?? []), role])
  return all
}

/** Returns the open accounts of administrators, ordered by id. */
export async function administratorIds(db: Database | Tx): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(holdsAny(users.id, ['administrador']), isNull(users.closedAt)))
    .orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}

/**
 * Locks the rows of all open administrators in a fixed order, which avoids deadlocks. Closing an account and
 * changing a role take this lock first.
 * @returns the administrators after locking, because a concurrent change may have removed a role
 */
export async function holdAdministrators(tx: Tx): Promise<number[]> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [0, ...(await administratorIds(tx))]))
    .orderBy(asc(users.id))
    .for('no key update')
  return administratorIds(tx)
}

interface RoleGrant {
  /** users.id of the author; null for the server's terminal. */
  by: number | null
  /** users.id of the second administrator; null when nobody else could confirm the change. */
  confirmedBy: number | null
  at: Date
}

/** Grants a role. First ends an existing grant of the same role, for example to change its scope. */
export async function grantRole(
  tx: Tx,
  userId: number,
  role: Role,
  given: RoleGrant,
  scope: Scope = EVERYBODY,
): Promise<void> {
  await endRole(tx, userId, role, given)
  await tx.insert(roleGrants).values({
    userId,
    role,
    companies: scope.companies && [...scope.companies],
    plants: scope.plants && [...scope.plants],
    since: given.at,
    givenBy: given.by,
    confirmedBy: given.confirmedBy,
  })
}

export async function endRole(
  tx: Tx,
  userId: number,
  role: Role,
  { by, at }: Pick<RoleGrant, 'by' | 'at'>,
): Promise<void> {
  await tx
    .update(roleGrants)
    .set({ endedAt: at, endedBy: by })
    .where(and(eq(roleGrants.userId, userId), eq(roleGrants.role, role), isNull(roleGrants.endedAt)))
}

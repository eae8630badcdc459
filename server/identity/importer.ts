import { and, eq, isNull, or } from 'drizzle-orm'
import { fundKinds } from '#domain/data-import/kinds.ts'
import type { Role } from '#domain/identity/roles.ts'
import type { DataKindName } from '#domain/import-file/import-kinds.ts'
import type { Tx } from '../db/connection.ts'
import { users } from '../db/schema/people.ts'
import { roleGrants } from '../db/schema/roles.ts'
import { holdsWhole } from './roles.ts'
import type { User } from './user.ts'

/**
 * Returns the roles that may import the kind. Callers require a role for everybody, because a file may
 * concern anybody.
 */
function rolesFor(kind: DataKindName): readonly Role[] {
  return fundKinds.includes(kind) ? ['caja', 'administrador'] : ['nomina']
}

export function isImporter({ isPayroll, isFund, isAdministrator }: User): boolean {
  return isPayroll || isFund || isAdministrator
}

export function mayImport(user: User, kind: DataKindName): boolean {
  const hasRole: Partial<Record<Role, boolean>> = {
    nomina: user.isPayroll,
    caja: user.isFund,
    administrador: user.isAdministrator,
  }
  return rolesFor(kind).some((role) => hasRole[role] === true)
}

/** Returns users.id of the open accounts that may import the kind. */
export async function importersOf(tx: Tx, kind: DataKindName): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(or(...rolesFor(kind).map((role) => holdsWhole(users.id, role))), isNull(users.closedAt)))
  return rows.map(({ id }) => id)
}

export async function mayStillImport(tx: Tx, userId: number, kind: DataKindName): Promise<boolean> {
  const rows = await tx
    .select({ role: roleGrants.role })
    .from(roleGrants)
    .innerJoin(users, eq(users.id, roleGrants.userId))
    .where(
      and(
        eq(roleGrants.userId, userId),
        isNull(users.closedAt),
        isNull(roleGrants.endedAt),
        isNull(roleGrants.companies),
        isNull(roleGrants.plants),
      ),
    )
  return rows.some(({ role }) => rolesFor(kind).includes(role))
}

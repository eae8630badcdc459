import type { Role } from '#domain/roles.ts'
import type { users } from '../db/schema/people.ts'

type RoleColumn = 'isHumanResources' | 'isApprover' | 'isAuditor' | 'isAdministrator' | 'isGate'

/** Where each role stands. */
export const roleColumns: Record<Role, RoleColumn> = {
  'recursos-humanos': 'isHumanResources',
  autorizador: 'isApprover',
  auditor: 'isAuditor',
  administrador: 'isAdministrator',
  vigilancia: 'isGate',
}

export function rolesOf(row: Pick<typeof users.$inferSelect, RoleColumn>): Role[] {
  const roles = Object.entries(roleColumns) as [Role, RoleColumn][]
  return roles.filter(([, column]) => row[column]).map(([role]) => role)
}

import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { EVERYBODY, isNarrow, type NarrowableRole, type Scope } from '#domain/identity/roles.ts'
import type { Tx } from '../db/connection.ts'
import { readRows } from '../db/read-rows.ts'
import { departments, employees } from '../db/schema/people.ts'
import type { User } from './user.ts'

/**
 * Scopes of roles. Operations that use this file declare `isScoped`. For all other operations, a role limited
 * to some people does not count (access.ts).
 */

const NOBODY: Scope = { companies: [], plants: [] }

const holdsForAll: Record<NarrowableRole, (user: User) => boolean> = {
  'recursos-humanos': (user) => user.isHumanResources,
  nomina: (user) => user.isPayroll,
  caja: (user) => user.isFund,
}

export function reachOf(user: User, role: NarrowableRole): Scope {
  return holdsForAll[role](user) ? EVERYBODY : (user.narrowed[role] ?? NOBODY)
}

/**
 * Returns whether the user works on payroll, even for some people only. Used by operations that people call
 * for themselves and payroll calls for other people.
 */
export function isOfPayroll(user: User): boolean {
  return user.isPayroll || 'nomina' in user.narrowed
}

export function isOfHumanResources(user: User): boolean {
  return user.isHumanResources || 'recursos-humanos' in user.narrowed
}

interface Place {
  company: SQLWrapper
  department: SQLWrapper
}

/** Columns of a query over `employees`. */
const plain: Place = { company: employees.companyCode, department: employees.departmentId }
/** Columns of a query with alias `e`. */
export const ofE: Place = { company: sql`e.company_code`, department: sql`e.department_id` }

/**
 * Returns the SQL condition that a person is in the scope. A scope of plants excludes people without a plant.
 */
export function within(scope: Scope, { company, department }: Place = plain): SQL {
  const { companies, plants } = scope
  const ofCompany = companies === null ? sql`true` : sql`${company} in (${listed(companies)})`
  const ofPlant =
    plants === null
      ? sql`true`
      : sql`${department} in (select place.id from ${departments} place where place.plant_id in (${listed(plants)}))`
  return sql`(${ofCompany} and ${ofPlant})`
}

/** Returns a list for SQL `in`. `in ()` is invalid, and no value is in `(null)`. */
function listed(values: readonly (string | number)[]): SQL {
  if (values.length === 0) return sql`null`
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
}

export async function reaches(
  tx: Tx,
  user: User,
  role: NarrowableRole,
  employeeId: number,
): Promise<boolean> {
  return includes(tx, reachOf(user, role), employeeId)
}

export async function includes(tx: Tx, scope: Scope, employeeId: number): Promise<boolean> {
  if (!isNarrow(scope)) return true
  const rows = await readRows(
    tx,
    sql`select 1 from ${employees} where ${employees.id} = ${employeeId} and ${within(scope)}`,
  )
  return rows.length > 0
}

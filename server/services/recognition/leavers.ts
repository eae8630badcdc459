import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { users } from '../../db/schema/people.ts'

/** People who never had an account count as employed. */
export function isLeaver(employeeId: AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${users} where ${users.employeeId} = ${employeeId} and ${users.closedAt} is not null)`
}

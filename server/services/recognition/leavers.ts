import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { users } from '../../db/schema/people.ts'

/** Whoever has an account and it is closed has left; whoever never had one works here all the same. */
export function isLeaver(employeeId: AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${users} where ${users.employeeId} = ${employeeId} and ${users.closedAt} is not null)`
}

import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../db/connection.ts'
import { employees, users } from '../../db/schema/people.ts'
import { reaches } from '../../identity/scope.ts'
import type { User } from '../../identity/user.ts'
import { loginTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'

/**
 * Returns whether the user may help this person with their account: an administrator may, and human resources
 * within its reach.
 */
export async function mayHelp(
  db: Database | Tx,
  user: User,
  { employeeId }: { employeeId: number | null },
): Promise<boolean> {
  if (user.isAdministrator || user.isHumanResources) return true
  return employeeId !== null && (await reaches(db as Tx, user, 'recursos-humanos', employeeId))
}

/**
 * Returns why findAccount found nothing. A caller who may not help the person gets the answer about an unknown
 * name.
 */
export async function accountFault(db: Database, login: string, user: User): Promise<WireFault> {
  const person = await findWithoutAccount(db, login.trim())
  if (person === null || !(await mayHelp(db, user, person)))
    return new WireFault('ERROR', texts.unknownPerson)
  return new WireFault('ERROR', person.isClosed ? texts.closedAccount : texts.withoutAccount)
}

interface WithoutAccount {
  employeeId: number | null
  /** False without an account. */
  isClosed: boolean
}

async function findWithoutAccount(db: Database, name: string): Promise<WithoutAccount | null> {
  const [employee] = await db
    .select({ employeeId: employees.id, userId: users.id })
    .from(employees)
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(eq(employees.number, name))
  if (employee) return { employeeId: employee.employeeId, isClosed: employee.userId !== null }
  const lower = sql`lower(${name})`
  const isNamed = or(
    sql`lower(${users.nickname}) = ${lower}`,
    sql`${users.mail} <> '' and lower(${users.mail}) = ${lower}`,
  )
  const [closed] = await db
    .select({ employeeId: users.employeeId })
    .from(users)
    .where(and(isNotNull(users.closedAt), isNamed))
  return closed ? { employeeId: closed.employeeId, isClosed: true } : null
}

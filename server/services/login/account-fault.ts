import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../db/connection.ts'
import { employees, users } from '../../db/schema/people.ts'
import { reaches } from '../../identity/scope.ts'
import type { User } from '../../identity/user.ts'
import { loginTexts as texts, ownDataTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { isErased } from '../privacy/erased-account.ts'

export async function mayHelp(
  db: Database | Tx,
  user: User,
  { employeeId }: { employeeId: number | null },
): Promise<boolean> {
  if (user.isAdministrator || user.isHumanResources) return true
  return employeeId !== null && (await reaches(db as Tx, user, 'recursos-humanos', employeeId))
}

/**
 * Returns why findAccount found nothing. A caller with a limited role gets the same answer for unknown names
 * and people outside the role's reach.
 */
export async function accountFault(db: Database, login: string, user: User): Promise<WireFault> {
  const person = await findWithoutAccount(db, login.trim())
  if (!(await mayHelp(db, user, person ?? { employeeId: null })))
    return new WireFault('ERROR', ownDataTexts.outOfReach)
  if (person === null) return new WireFault('ERROR', texts.unknownPerson)
  return person.account === null ? new WireFault('ERROR', texts.withoutAccount) : closedFault(person.account)
}

type ClosedAccount = Pick<typeof users.$inferSelect, 'id' | 'nickname'>

export function closedFault(account: ClosedAccount): WireFault {
  return new WireFault('ERROR', isErased(account) ? texts.unknownPerson : texts.closedAccount)
}

interface WithoutAccount {
  employeeId: number | null
  account: ClosedAccount | null
}

async function findWithoutAccount(db: Database, name: string): Promise<WithoutAccount | null> {
  const account = { id: users.id, nickname: users.nickname }
  const [employee] = await db
    .select({ employeeId: employees.id, account })
    .from(employees)
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(eq(employees.number, name))
  if (employee) return employee
  const lower = sql`lower(${name})`
  const isNamed = or(
    sql`lower(${users.nickname}) = ${lower}`,
    sql`${users.mail} <> '' and lower(${users.mail}) = ${lower}`,
  )
  const [closed] = await db
    .select({ employeeId: users.employeeId, account })
    .from(users)
    .where(and(isNotNull(users.closedAt), isNamed))
  return closed ?? null
}

import { eq } from 'drizzle-orm'
import { USUAL_STATUS, VIEW_ONLY_STATUS } from '#domain/documents/documents.ts'
import type { Tx } from '../../db/connection.ts'
import { employees, users } from '../../db/schema/people.ts'
import { documentTexts, fileTexts, ownDataTexts } from '../../texts.ts'
import { isOfHumanResources, reaches } from '../../identity/scope.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'

/**
 * Returns the account's employee id.
 * @throws WireFault for accounts without an employee record
 */
export function recordOf(user: User): number {
  if (user.employeeId === null) throw new WireFault('ERROR', documentTexts.noRecord)
  return user.employeeId
}

/**
 * Returns the person whose documents are requested: the caller, or a person within human resources' scope.
 * @throws WireFault; outside the scope the error does not reveal whether the person exists
 */
export async function subjectOf(tx: Tx, user: User, number: string): Promise<number> {
  const trimmed = number.trim()
  if (user.employeeId !== null && trimmed === user.number) return user.employeeId
  if (!isOfHumanResources(user)) throw new WireFault('ERROR', ownDataTexts.notYours)
  const [row] = await tx.select({ id: employees.id }).from(employees).where(eq(employees.number, trimmed))
  if (!user.isHumanResources && !(row && (await reaches(tx, user, 'recursos-humanos', row.id))))
    throw new WireFault('ERROR', ownDataTexts.outOfReach)
  if (!row) throw new WireFault('ERROR', fileTexts.unknownPerson)
  return row.id
}

/**
 * Returns the status of DOCREQ-06: VIEW_ONLY_STATUS for a closed account. A person without an account has the
 * usual status.
 */
export async function collaboratorStatus(tx: Tx, employeeId: number): Promise<number> {
  const [account] = await tx
    .select({ closedAt: users.closedAt })
    .from(users)
    .where(eq(users.employeeId, employeeId))
  return account && account.closedAt !== null ? VIEW_ONLY_STATUS : USUAL_STATUS
}

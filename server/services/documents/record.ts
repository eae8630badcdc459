import { eq } from 'drizzle-orm'
import { USUAL_STATUS, VIEW_ONLY_STATUS } from '#domain/documents.ts'
import type { Tx } from '../../db/connect.ts'
import { employees, users } from '../../db/schema/people.ts'
import { documentTexts, fileTexts, ownDataTexts } from '../../texts.ts'
import { isOfHumanResources, reaches } from '../../identity/scope.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'

/**
 * Employees and candidates have a record; an account without one has no form and no papers. @throws WireFault
 */
export function recordOf(user: User): number {
  if (user.employeeId === null) throw new WireFault('ERROR', documentTexts.noRecord)
  return user.employeeId
}

/**
 * Whose papers are meant: the caller's own, and anybody's for human resources.
 * @throws WireFault before anything is read, so that nobody learns whether that person exists
 */
export async function subjectOf(tx: Tx, user: User, number: string): Promise<number> {
  const given = number.trim()
  if (user.employeeId !== null && given === user.number) return user.employeeId
  if (!isOfHumanResources(user)) throw new WireFault('ERROR', ownDataTexts.notYours)
  const [row] = await tx.select({ id: employees.id }).from(employees).where(eq(employees.number, given))
  // Of a narrowed role nobody learns either whether that person exists.
  if (!user.isHumanResources && !(row && (await reaches(tx, user, 'recursos-humanos', row.id))))
    throw new WireFault('ERROR', ownDataTexts.outOfReach)
  if (!row) throw new WireFault('ERROR', fileTexts.unknownPerson)
  return row.id
}

/**
 * DOCREQ-06. Status 3 is decided by the server alone, whatever a body says: a leaver, whose account is closed.
 * A person without an account has not left.
 */
export async function collaboratorStatus(tx: Tx, employeeId: number): Promise<number> {
  const [account] = await tx
    .select({ closedAt: users.closedAt })
    .from(users)
    .where(eq(users.employeeId, employeeId))
  return account && account.closedAt !== null ? VIEW_ONLY_STATUS : USUAL_STATUS
}

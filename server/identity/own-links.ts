import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../db/connection.ts'
import { approvalLinks } from '../db/schema/approvals.ts'
import { users } from '../db/schema/people.ts'

/**
 * Deletes the links to decide that the person made for another device of theirs (P-99), also those of the
 * session that stays: the other device may be lost. Emailed links stay.
 */
export async function dropOwnLinks(tx: Tx, userId: number): Promise<void> {
  const employee = tx.select({ id: users.employeeId }).from(users).where(eq(users.id, userId))
  const { addresseeId, madeIn } = approvalLinks
  await tx.delete(approvalLinks).where(and(isNotNull(madeIn), eq(addresseeId, employee)))
}

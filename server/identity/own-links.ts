import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../db/connection.ts'
import { approvalLinks } from '../db/schema/approvals.ts'
import { users } from '../db/schema/people.ts'

/**
 * Deletes the approval links that the person made for their other devices (P-99), because such a device may
 * be lost. Includes links of the current session. Emailed links stay.
 */
export async function dropOwnLinks(tx: Tx, userId: number): Promise<void> {
  const employee = tx.select({ id: users.employeeId }).from(users).where(eq(users.id, userId))
  const { addresseeId, madeIn } = approvalLinks
  await tx.delete(approvalLinks).where(and(isNotNull(madeIn), eq(addresseeId, employee)))
}

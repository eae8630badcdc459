import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../db/connection.ts'
import { approvalLinks } from '../db/schema/approvals.ts'
import { users } from '../db/schema/people.ts'

/**
 * Deletes the approval links that the person made for their other devices (P-99), because such a device may
 * be lost. Includes links of the current session. Emailed links stay.
 */
export async function dropOwnLinks(tx: Tx, userId: number): Promise<void> {
  const { addresseeId, madeIn } = approvalLinks
  await tx.delete(approvalLinks).where(and(isNotNull(madeIn), eq(addresseeId, employeeOf(tx, userId))))
}

/**
 * Deletes the approval links that were emailed to the person, because their email address has changed: a reader
 * of the former mailbox could decide. An email to the new address follows once it is settled (account-mail.ts).
 */
export async function dropEmailedLinks(tx: Tx, userId: number): Promise<void> {
  const { addresseeId, letterTries, usedAt } = approvalLinks
  const isEmailed = and(gt(letterTries, 0), isNull(usedAt))
  await tx.delete(approvalLinks).where(and(isEmailed, eq(addresseeId, employeeOf(tx, userId))))
}

function employeeOf(tx: Tx, userId: number) {
  return tx.select({ id: users.employeeId }).from(users).where(eq(users.id, userId))
}

import { eq } from 'drizzle-orm'
import { CANCELLED, LOAN_IS_APPROVED } from '#domain/savings-cancel.ts'
import { needsWord } from '#domain/savings-requests.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { fault, type OpenFund } from './open-fund.ts'
import type { Request } from './queries.ts'
import { savingsTexts as texts } from './texts.es.ts'

const { loans, savingsAccounts, savingsRequests } = tables

/**
 * A loan that was authorized stands, and says so (CHAT-22); money on its way out can be left where it is until its
 * prenómina closes, authorized or not.
 * @param movement an id, or a TIPO_MOVIMIENTO, of which one waits at a time (BR-09); ids begin at 1001
 */
export async function cancelPending(tx: Tx, fund: OpenFund, movement: number) {
  const found = fund.pending.find(({ id, movementType }) => id === movement || movementType === movement)
  // The same words for another person's, and for one that there is not.
  if (!found) throw fault(texts.noMovement)
  if (found.kind === 'loan' && fund.loan?.id === found.loanId) {
    return { status: 'OK', respuesta: LOAN_IS_APPROVED }
  }
  // What waits for the desk is in no payroll yet, whatever payday it was asked for with.
  const isUndecided = needsWord(found.kind) && found.status === 'pending'
  const isTooLate = !isUndecided && found.closesOn !== null && found.closesOn < fund.today
  if (isTooLate) throw fault(texts.tooLate)
  await undo(tx, found)
  await tx.update(savingsRequests).set({ status: 'cancelled' }).where(eq(savingsRequests.id, found.id))
  return { status: 'OK', respuesta: CANCELLED }
}

/** What a request has changed besides itself. */
export async function undo(tx: Tx, { kind, employeeId, loanId }: Request): Promise<void> {
  const own = eq(savingsAccounts.employeeId, employeeId)
  // Whoever has never been in is as one who has left: nothing is saved, and they can enrol again.
  if (kind === 'enrolment') {
    await tx.update(savingsAccounts).set({ isJoining: false, hasLeft: true }).where(own)
  }
  if (kind === 'leaving') await tx.update(savingsAccounts).set({ isLeaving: false }).where(own)
  if (kind === 'loan' && loanId !== null) {
    await tx.update(loans).set({ status: 'cancelled' }).where(eq(loans.id, loanId))
  }
}
